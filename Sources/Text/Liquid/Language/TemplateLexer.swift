import Markup

/// A piece of a template: text, `{{ output }}` or `{% tag %}`.
struct TemplateToken {
    enum Kind {
        /// Text that is written as it stands; trimmed already.
        case text
        /// The markup between `{{` and `}}`.
        case output
        /// A tag; its markup stands behind the name.
        case tag(name: String)
        /// Something that begins like a tag or an output and is none.
        case malformed(String, remedy: String?)
    }

    var kind: Kind
    /// The text or the markup, as bytes of the source.
    var range: Range<Int>
    /// Where the piece begins, with its braces.
    var start: Int
}

/// Cuts a template into tokens, and trims the text beside `{%-`, `-%}`, `{{-` and `-}}`.
///
/// The bodies of `raw` and `doc` are one text token each: what stands in it is never looked at.
struct TemplateLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [TemplateToken] = []
    private var trimsNext = false
    /// The end of a tag that was looked for last, and from where: no byte is looked at once more for each tag.
    private var knownEnd: (from: Int, after: Int?)?
    private var hasUnclosedTag = false

    static func tokens(of bytes: [UInt8]) -> [TemplateToken] {
        var lexer = TemplateLexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        while index < bytes.count {
            if startsTag(at: index) {
                readTag()
            } else if startsOutput(at: index) {
                readOutput()
            } else {
                readText()
            }
        }
    }

    private func startsTag(at index: Int) -> Bool { pair(index, UInt8(ascii: "{"), UInt8(ascii: "%")) }
    private func startsOutput(at index: Int) -> Bool { pair(index, UInt8(ascii: "{"), UInt8(ascii: "{")) }

    private func pair(_ index: Int, _ first: UInt8, _ second: UInt8) -> Bool {
        index + 1 < bytes.count && bytes[index] == first && bytes[index + 1] == second
    }

    private func first(_ byte: UInt8, from start: Int, where isWanted: (Int) -> Bool) -> Int? {
        bytes.withUnsafeBufferPointer { $0.first(byte, from: start, where: isWanted) }
    }

    private mutating func readText() {
        let start = index
        index = first(UInt8(ascii: "{"), from: start) { startsTag(at: $0) || startsOutput(at: $0) } ?? bytes.count
        var range = start..<index
        if trimsNext { range = Blanks.trimmedStart(bytes, range) }
        trimsNext = false
        if !range.isEmpty { tokens.append(TemplateToken(kind: .text, range: range, start: range.lowerBound)) }
    }

    /// Cuts the blanks off the text just read.
    private mutating func trimPrevious() {
        guard case .text? = tokens.last?.kind, let range = tokens.last?.range, !isRawBody(range) else { return }
        let trimmed = Blanks.trimmedEnd(bytes, range)
        if trimmed.isEmpty { tokens.removeLast() } else { tokens[tokens.count - 1].range = trimmed }
    }

    private var rawBody: Range<Int>?
    private func isRawBody(_ range: Range<Int>) -> Bool { rawBody == range }

    // MARK: Outputs

    private mutating func readOutput() {
        let start = index
        var end = start + 2
        while end < bytes.count {
            if pair(end, UInt8(ascii: "}"), UInt8(ascii: "}")) { return finishOutput(start, end) }
            if startsTag(at: end) { break }
            end += 1
        }
        tokens.append(
            TemplateToken(
                kind: .malformed("`{{` is not closed", remedy: "an output ends with `}}`"), range: start..<start + 2,
                start: start))
        index = end < bytes.count ? (tagEnd(from: end) ?? bytes.count) : bytes.count
        trimsNext = false
    }

    private mutating func finishOutput(_ start: Int, _ end: Int) {
        index = end + 2
        let dash = UInt8(ascii: "-")
        if bytes[start + 2] == dash { trimPrevious() }
        trimsNext = bytes[end - 1] == dash
        var range = start + 2..<end
        if range.count > 0, bytes[range.lowerBound] == dash { range = range.lowerBound + 1..<range.upperBound }
        if range.count > 0, bytes[range.upperBound - 1] == dash { range = range.lowerBound..<range.upperBound - 1 }
        tokens.append(TemplateToken(kind: .output, range: range, start: start))
    }

    // MARK: Tags

    /// Where the tag that is open at `start` ends, behind its `%}`.
    private mutating func tagEnd(from start: Int) -> Int? {
        if let (from, after) = knownEnd, from <= start, after.map({ start <= $0 - 2 }) ?? true { return after }
        let end = first(UInt8(ascii: "%"), from: start) { pair($0, UInt8(ascii: "%"), UInt8(ascii: "}")) }
        let after = end.map { $0 + 2 }
        knownEnd = (start, after)
        return after
    }

    /// Of tags that nothing closes the first is told: the rest cannot be tags either.
    private mutating func readUnclosedTag() {
        let start = index
        index = start + 2
        trimsNext = false
        if hasUnclosedTag { return }
        hasUnclosedTag = true
        tokens.append(
            TemplateToken(
                kind: .malformed("`{%` is not closed", remedy: "a tag ends with `%}`"), range: start..<start + 2,
                start: start))
    }

    private mutating func readTag() {
        let start = index
        guard let after = tagEnd(from: start + 2) else { return readUnclosedTag() }
        index = after
        let dash = UInt8(ascii: "-")
        var range = start + 2..<after - 2
        if bytes[start + 2] == dash { trimPrevious() }
        trimsNext = bytes[after - 3] == dash
        if range.count > 0, bytes[range.lowerBound] == dash { range = range.lowerBound + 1..<range.upperBound }
        if range.count > 0, bytes[range.upperBound - 1] == dash { range = range.lowerBound..<range.upperBound - 1 }
        let nameStart = Blanks.trimmedStart(bytes, range).lowerBound
        let name = TemplateLexer.tagName(bytes, from: nameStart, to: range.upperBound)
        guard !name.isEmpty else {
            tokens.append(
                TemplateToken(
                    kind: .malformed("a tag begins with its name", remedy: nil), range: start..<after, start: start))
            return
        }
        let text = String(decoding: bytes[name], as: UTF8.self)
        let markup = name.upperBound..<range.upperBound
        tokens.append(TemplateToken(kind: .tag(name: text), range: markup, start: start))
        if text == "raw" || text == "doc" { readBody(endingWith: "end" + text) }
    }

    /// A word, or `#`.
    static func tagName(_ bytes: [UInt8], from start: Int, to limit: Int) -> Range<Int> {
        if start < limit, bytes[start] == UInt8(ascii: "#") { return start..<start + 1 }
        var end = start
        while end < limit, Blanks.isWord(bytes[end]) { end += 1 }
        return start..<end
    }

    /// All bytes up to the end tag; where there is none all bytes, and the parser will miss it.
    private mutating func readBody(endingWith wanted: String) {
        var from = index
        while let search = first(UInt8(ascii: "{"), from: from, where: startsTag) {
            from = search + 1
            guard let after = tagEnd(from: search + 2) else { continue }
            var inner = search + 2..<after - 2
            if inner.count > 0, bytes[inner.lowerBound] == UInt8(ascii: "-") {
                inner = inner.lowerBound + 1..<inner.upperBound
            }
            let nameStart = Blanks.trimmedStart(bytes, inner).lowerBound
            let name = TemplateLexer.tagName(bytes, from: nameStart, to: inner.upperBound)
            guard String(decoding: bytes[name], as: UTF8.self) == wanted else { continue }
            if index < search {
                rawBody = index..<search
                tokens.append(TemplateToken(kind: .text, range: index..<search, start: index))
            }
            tokens.append(
                TemplateToken(kind: .tag(name: wanted), range: name.upperBound..<name.upperBound, start: search))
            trimsNext = bytes[after - 3] == UInt8(ascii: "-")
            index = after
            return
        }
        index = bytes.count
    }
}

/// The blanks that trimming takes away, as Ruby's `strip` knows them.
enum Blanks {
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39)
    }

    static func trimmedStart(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, isBlank(bytes[start]) { start += 1 }
        return start..<range.upperBound
    }

    static func trimmedEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isBlank(bytes[end - 1]) || bytes[end - 1] == 0 { end -= 1 }
        return range.lowerBound..<end
    }
}
