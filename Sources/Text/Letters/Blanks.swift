extension String {
    /// The text without the white space at its ends.
    package var trimmed: String { String(self[...].trimmed) }
}

extension Substring {
    /// The text without the white space at its ends.
    package var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension StringProtocol {
    /// The text on one line: its words, with one blank between any two.
    package var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
