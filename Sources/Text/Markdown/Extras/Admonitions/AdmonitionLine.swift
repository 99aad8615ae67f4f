/// A line that begins or ends a box of another program's Markdown.
struct AdmonitionLine {
    /// How the box is written.
    enum Shape: Equatable {
        /// `!!! note`: its text is indented (Python-Markdown).
        case indented
        /// `??? note`, or `???+ note`: the same, to be unfolded (PyMdown).
        case folded(isOpen: Bool)
        /// `=== "Name"`: one of several, indented (PyMdown).
        case tab
        /// `:::note`: up to a line of colons, as many or more (Docusaurus, VitePress).
        case fence(colons: Int)
        /// `:::` alone.
        case end(colons: Int)
        /// `<TabItem label="Name">`: one of several, up to its closing tag (Docusaurus, Starlight).
        case tag
        /// `</TabItem>`.
        case tagEnd
        /// `<Tabs>` or `</Tabs>`, around them, or the line that brings them into the text.
        case group
    }

    let shape: Shape
    /// Where the marks begin.
    let start: Int
    /// The word behind them, which says the kind; empty where there is none.
    private(set) var type = ""
    /// What is written as the title, as bytes of the text; nil where the type is to be the title.
    private(set) var title: Range<Int>?

    /// Reads a line, from behind the marks of quotes and items; nil where it is none.
    init?(_ text: [UInt8], _ line: Range<Int>) {
        start = line.lowerBound
        if let first = line.first, text[first] == Byte.less || text[first] == UInt8(ascii: "i") {
            guard let tag = TabTag(text, AdmonitionLine.trimmed(text, line)) else { return nil }
            shape = tag.shape
            title = tag.label.map { AdmonitionLine.trimmed(text, $0) }
            return
        }
        guard let first = line.first, line.count > 2, text[first + 1] == text[first], text[first + 2] == text[first]
        else {
            return nil
        }
        let run = line.prefix { text[$0] == text[first] }.count
        let rest = AdmonitionLine.trimmed(text, (first + run)..<line.upperBound)
        switch text[first] {
        case UInt8(ascii: "!") where run == 3 && line.count > 4:
            shape = .indented
            guard readType(text, rest), !type.isEmpty else { return nil }
        case UInt8(ascii: "?") where run == 3:
            let isOpen = rest.first.map { text[$0] == UInt8(ascii: "+") && $0 == first + 3 } ?? false
            shape = .folded(isOpen: isOpen)
            guard line.count > 4, readType(text, isOpen ? AdmonitionLine.trimmed(text, rest.dropFirst()) : rest) else {
                return nil
            }
        case Byte.equals where run == 3:
            shape = .tab
            title = AdmonitionLine.quoted(text, rest)
            if title?.isEmpty ?? true { return nil }
        case Byte.colon where rest.isEmpty: shape = .end(colons: run)
        case Byte.colon:
            shape = .fence(colons: run)
            readFence(text, rest)
        default: return nil
        }
    }

    /// Whether the box goes up to a line that ends it.
    var isFenced: Bool {
        if case .fence = shape { return true }
        return shape == .tag
    }

    /// Whether a line ends the box that begins on this one.
    func isEnded(by end: AdmonitionLine) -> Bool {
        switch (shape, end.shape) {
        case (.fence(let colons), .end(let count)): colons <= count
        case (.tag, .tagEnd): true
        default: false
        }
    }

    /// The type of a fence around blocks of code of which one is shown (VitePress).
    static let codeGroup = "code-group"

    /// What it is switched on by; nil where it is no box that is read here: other programs give fences other meanings as
    /// well.
    var extra: MarkdownExtras? {
        switch shape {
        case .tab, .tag, .group: return .tabs
        case .indented, .folded: return .admonitions
        case .fence where type == AdmonitionLine.codeGroup: return .tabs
        case .fence: return AdmonitionElement.isCalled(type) ? .admonitions : nil
        case .end, .tagEnd: return nil
        }
    }

    /// Whether a text may have such a line: one that begins with three marks alike, or a tag.
    static func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        if TabTag.mayStand(in: text) { return true }
        return "!?=:".utf8.contains { mark in
            text.first(mark) { index in
                guard text.hasByte(mark, at: index + 1), text.hasByte(mark, at: index + 2) else { return false }
                // What underlines a heading is no tab.
                if mark == Byte.equals, !text.hasByte(Byte.space, at: index + 3),
                    !text.hasByte(UInt8(ascii: "\""), at: index + 3)
                {
                    return false
                }
                var start = index
                while start > 0, Byte.isBlank(text[start - 1]) { start -= 1 }
                return start == 0 || text[start - 1] <= Byte.carriageReturn || ">-+*.):".utf8.contains(text[start - 1])
            } != nil
        }
    }

    // MARK: Reading

    /// `type more "Title"`; false where something else stands there.
    private mutating func readType(_ text: [UInt8], _ rest: Range<Int>) -> Bool {
        let word = rest.prefix { AdmonitionLine.isWord(text[$0]) }
        type = String(decoding: text[word], as: UTF8.self).lowercased()
        let behind = rest.dropFirst(word.count).drop { AdmonitionLine.isWord(text[$0]) || text[$0] == Byte.space }
        if behind.isEmpty { return !word.isEmpty }
        title = AdmonitionLine.quoted(text, behind)
        return title != nil && (behind.lowerBound == rest.lowerBound || text[behind.lowerBound - 1] == Byte.space)
    }

    /// `type Title`, `type[Title]`.
    private mutating func readFence(_ text: [UInt8], _ rest: Range<Int>) {
        let word = rest.prefix { AdmonitionLine.isWord(text[$0]) }
        let behind = rest.dropFirst(word.count)
        guard let next = behind.first else {
            type = String(decoding: text[word], as: UTF8.self).lowercased()
            return
        }
        if Byte.isBlank(text[next]) {
            title = AdmonitionLine.trimmed(text, behind)
        } else if text[next] == Byte.openBracket, text[behind.upperBound - 1] == Byte.closeBracket {
            title = AdmonitionLine.trimmed(text, behind.dropFirst().dropLast())
        } else {
            return
        }
        type = String(decoding: text[word], as: UTF8.self).lowercased()
    }

    /// What stands between a pair of quotes that the bytes are.
    private static func quoted(_ text: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        guard range.count > 1, text[range.lowerBound] == quote, text[range.upperBound - 1] == quote else { return nil }
        return trimmed(text, range.dropFirst().dropLast())
    }

    private static func trimmed(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
        let slice = text[range].trimmed
        return slice.startIndex..<slice.endIndex
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        Byte.isAlphanumeric(byte) || byte == Byte.hyphen || byte == Byte.underscore
    }
}

extension AdmonitionLine {
    /// Writes what libcmark is to read in its place, of the same length: an item whose text stands as far in as this
    /// one's, with a heading that holds the title; a heading; or a break.
    func write(into text: inout [UInt8], upTo end: Int, itemMark: UInt8) {
        let words = title.map { Array(text[$0]) } ?? []
        var titleStart = title?.lowerBound ?? end
        for index in start..<end { text[index] = Byte.space }
        switch shape {
        case .end, .tagEnd: for index in start..<(start + 3) { text[index] = Byte.asterisk }
        case .fence, .tag: text[start] = UInt8(ascii: "#")
        case .group: break
        case .indented, .folded, .tab:
            text[start] = itemMark
            text[start + 4] = UInt8(ascii: "#")
            // A heading asks for a blank before its words; the quote behind them makes room.
            if titleStart == start + 5 { titleStart += 1 }
        }
        text.replaceSubrange(titleStart..<(titleStart + words.count), with: words)
    }
}
