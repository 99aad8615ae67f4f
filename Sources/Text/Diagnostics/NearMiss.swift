/// The known word closest to a mistyped one, where one is close enough to be meant.
///
/// Distance is that of Damerau and Levenshtein in its optimal string alignment form: insertions, deletions,
/// substitutions and swaps of neighbours count one. A third of the word may be wrong, and at least one letter.
/// - Parameters:
///   - word: what was written.
///   - known: what could have been written; the first of equally close ones wins.
/// - Returns: the word as it is known; nil where nothing is close.
public func nearMiss(_ word: String, among known: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let allowed = max(1, max(letters.count, typed.count) / 3)
        guard abs(letters.count - typed.count) <= allowed else { continue }
        let distance = editDistance(typed, letters)
        if distance <= allowed, distance < best?.distance ?? .max, distance < letters.count {
            best = (candidate, distance)
        }
    }
    return best?.word
}

/// "did you mean `tags`?" for a mistyped word, or nil where nothing is close.
public func didYouMean(_ word: String, among known: some Sequence<String>) -> String? {
    nearMiss(word, among: known).map { "did you mean `\($0)`?" }
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 0..<left.count {
        current[0] = row + 1
        for column in 0..<right.count {
            let change = left[row] == right[column] ? 0 : 1
            var least = min(previous[column + 1] + 1, current[column] + 1, previous[column] + change)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                least = min(least, beforePrevious[column - 1] + 1)
            }
            current[column + 1] = least
        }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
}
