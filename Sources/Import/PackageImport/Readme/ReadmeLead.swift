import Markdown

extension ReadmeLines {
    /// The first paragraph of words, as one line.
    var firstParagraph: String? {
        var index = 0
        while index < lines.count {
            // What stands below a heading is about a part of it.
            if heading(at: index) != nil { return nil }
            if let end = endOfMarkup(at: index) {
                index = end
                continue
            }
            let isWords = lines[index].first { !$0.isWhitespace }.map { $0.isLetter || "*_[`\"".contains($0) } ?? false
            guard isWords, !isCode[index], !lines[index].hasPrefix("* ") else {
                index += 1
                continue
            }
            let end = lines[index...].firstIndex { $0.allSatisfy(\.isWhitespace) } ?? lines.count
            let text = lines[index..<end].joined(separator: " ")
            let words = plainWords(text[...])
            if words.contains(" "), !isRowOfLinks(text) { return words }
            index = end
        }
        return nil
    }

    /// The line behind a tag or a comment that goes on over several lines, and behind tables and the like, which say nothing of
    /// the thing itself; nil where none begins.
    private func endOfMarkup(at index: Int) -> Int? {
        let start = lines[index].drop(while: \.isWhitespace)
        guard start.first == "<", !isCode[index] else { return nil }
        func end(_ mark: String) -> Int {
            lines[index...].firstIndex { $0.contains(mark) }.map { $0 + 1 } ?? index + 1
        }
        if start.hasPrefix("<!--") { return end("-->") }
        let name = start.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
        if ["table", "details", "picture", "sup", "sub", "ul"].contains(name) {
            return lines[index...].firstIndex { $0.allSatisfy(\.isWhitespace) } ?? lines.count
        }
        // Of `<img src="…"` the other attributes stand below.
        let isOpen = start.lastIndex(of: "<").map { !start[$0...].contains(">") } ?? false
        guard isOpen else { return nil }
        return lines[(index + 1)...].prefix(40).firstIndex { $0.contains(">") }.map { $0 + 1 }
    }

    /// Whether a paragraph has no words but those of links: `[Home](…) • [Install](…)`.
    private func isRowOfLinks(_ text: String) -> Bool {
        guard text.contains("[") else { return false }
        let words = withoutReferences(withoutLinks(withoutTags(text, contents: ["a"])[...]))
        return !words.contains { $0.isLetter || $0.isNumber }
    }

    /// Makes links to a heading that is gone their words: `[Features](#features)`.
    mutating func unlink(_ anchor: String) {
        let mark = "](#" + anchor + ")"
        let text = changingProse { line in
            var line = line
            while let end = line.firstRange(of: mark), let start = line[..<end.lowerBound].lastIndex(of: "[") {
                let words = line[line.index(after: start)..<end.lowerBound]
                line = String(line[..<start] + words + line[end.upperBound...])
            }
            return line
        }
        self = ReadmeLines(text)
    }
}

/// The anchor that GitHub gives a heading: small letters, blanks as dashes, no other signs.
func anchorOfHeading(_ words: String) -> String {
    words.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
}
