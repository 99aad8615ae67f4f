/// The known word closest to a mistyped one, where one is close enough to be meant.
///
/// Distance is that of Damerau and Levenshtein in its optimal string alignment form: insertions, deletions,
/// substitutions and swaps of neighbours count one. A third of the word may be wrong, and at least one letter.
/// - Parameters:
///   - word: what was written.
///   - known: what could have been written; the first of equally close ones wins.
/// - Returns: the word as it is known; nil where nothing is close.
public func nearMiss(_ word: String, among known: some Sequence<String>) -> String? {
    guard let typed = TypedWord(word) else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
        let letters = FoldedLetters(candidate)
        let allowed = min(max(1, max(letters.count, typed.count) / 3), best.map { $0.distance - 1 } ?? .max)
        guard abs(letters.count - typed.count) <= allowed else { continue }
        let distance = typed.distance(to: letters)
        if distance <= allowed, distance < letters.count { best = (candidate, distance) }
        if distance == 0 { break }
    }
    return best?.word
}

/// "did you mean `tags`?" for a mistyped word, or nil where nothing is close.
public func didYouMean(_ word: String, among known: some Sequence<String>) -> String? {
    nearMiss(word, among: known).map { "did you mean `\($0)`?" }
}

/// "did you mean `mastodon`?" for a mistyped word of a list, or for the beginning of one of its words and of what is made of
/// that word, such as `mastodon-film`; nil where nothing is close.
public func didYouMean(_ word: String, completing known: some Sequence<String>) -> String? {
    if let near = didYouMean(word, among: known) { return near }
    guard word.count > 2 else { return nil }
    let longer = known.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    guard let whole = longer.min(by: { $0.count < $1.count }) else { return nil }
    return longer.allSatisfy { $0.hasPrefix(whole) } ? "did you mean `\(whole)`?" : nil
}
