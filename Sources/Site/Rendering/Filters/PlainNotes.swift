/// A release's notes without their Markdown, for stores, which show plain text.
///
/// Headings become lines, list items begin with a bullet, lines of a paragraph are joined, and of a link its words stay.
package func plainNotes(_ markdown: String) -> String {
    var lines: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = line.trimmed
        if text.isEmpty {
            if lines.last?.isEmpty == false { lines.append("") }
        } else if isHeading(text) {
            lines.append(withoutMarks(text.drop { $0 == "#" }.trimmed))
        } else if text.hasPrefix("- ") || text.hasPrefix("* ") {
            if lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
            lines.append("• " + withoutMarks(text.dropFirst(2).trimmed))
        } else if let last = lines.last, !last.isEmpty {
            lines[lines.count - 1] = last + " " + withoutMarks(text)
        } else {
            lines.append(withoutMarks(text))
        }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
}

/// Whether marks of a heading stand in front; `#12` is a number.
private func isHeading(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == "#" }
    return rest.startIndex > text.startIndex && rest.first.map(\.isWhitespace) != false
}

/// A line without emphasis, code marks and the addresses of links.
private func withoutMarks(_ text: Substring) -> String {
    var out = ""
    var rest = text.filter { $0 != "*" && $0 != "`" }[...]
    while let open = rest.firstIndex(of: "[") {
        out += rest[..<open]
        let after = rest[rest.index(after: open)...]
        guard let close = closing(of: open, in: rest) else {
            out += rest[open...]
            return out
        }
        out += withoutMarks(after[..<close])
        rest = after[after.index(after: close)...]
        if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
    }
    return out + rest
}

/// The bracket that closes another one, those inside of it passed over.
private func closing(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
        if text[index] == "[" { depth += 1 }
        if text[index] == "]" { depth -= 1 }
        if depth == 0 { return index }
    }
    // One that is never closed holds the others.
    return text[text.index(after: open)...].firstIndex(of: "]")
}

extension Substring {
    /// The text without blanks at its ends.
    package var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
