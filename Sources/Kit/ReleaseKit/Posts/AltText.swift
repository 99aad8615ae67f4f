import Social

/// A text of at most so many characters: whole sentences of it, else whole words and an ellipsis.
func shortened(_ text: String, to limit: Limit?) -> String {
    guard let most = limit?.count, text.count > most else { return text }
    let head = text.prefix(most)
    let ends = head.indices.filter { index in
        let after = text.index(after: index)
        return ".!?".contains(text[index]) && after < text.endIndex && text[after] == " "
    }
    if let end = ends.last { return String(text[...end]) }
    let cut = text.prefix(most - 1)
    let word = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return word + "…"
}
