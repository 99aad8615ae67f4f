/// Where what begins with `<` ends on its line: a tag, a comment, an address in angle brackets (§6.5, §6.6).
struct InlineTag {
    private let source: [UInt8]
    private let end: Int
    private var index: Int

    /// The byte behind the closing bracket; nil where nothing of the kind begins here.
    static func end(_ source: [UInt8], at start: Int, lineEnd: Int) -> Int? {
        guard start + 2 < lineEnd else { return nil }
        switch source[start + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            return source[start..<lineEnd].begins(with: "<!--")
                ? closing("-->", source, start + 4..<lineEnd) : closing(">", source, start + 2..<lineEnd)
        default:
            // An address first: `<https://a.b/>` begins as a tag of that name would.
            if let end = addressEnd(source, start + 1, lineEnd) { return end }
            var tag = InlineTag(source: source, end: lineEnd, index: start + 1)
            return tag.read() ? tag.index : nil
        }
    }

    private static func closing(_ mark: StaticString, _ source: [UInt8], _ range: Range<Int>) -> Int? {
        range.first { source[$0..<range.upperBound].begins(with: mark) }.map { $0 + mark.utf8CodeUnitCount }
    }

    private static func addressEnd(_ source: [UInt8], _ start: Int, _ lineEnd: Int) -> Int? {
        var index = start
        var isAddress = false
        while index < lineEnd, source[index] > Byte.space, source[index] != Byte.less {
            if source[index] == Byte.greater { return isAddress ? index + 1 : nil }
            if source[index] == Byte.at || (source[index] == Byte.colon && index > start + 1) { isAddress = true }
            if !isAddress, !Byte.isAlphanumeric(source[index]), !"+.-_*~".utf8.contains(source[index]) { return nil }
            index += 1
        }
        return nil
    }

    private var byte: UInt8 { index < end ? source[index] : 0 }

    private mutating func read() -> Bool {
        let isClosing = byte == Byte.slash
        if isClosing { index += 1 }
        guard Byte.isLetter(byte) else { return false }
        skip { Byte.isAlphanumeric($0) || $0 == Byte.hyphen }
        while !isClosing, Byte.isBlank(byte) {
            skip(Byte.isBlank)
            guard isNameStart(byte) else { break }
            guard readAttribute() else { return false }
        }
        skip(Byte.isBlank)
        if !isClosing, byte == Byte.slash { index += 1 }
        index += 1
        return index <= end && source[index - 1] == Byte.greater
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        Byte.isLetter(byte) || byte == Byte.underscore || byte == Byte.colon
    }

    private mutating func readAttribute() -> Bool {
        skip { Byte.isAlphanumeric($0) || "_.:-".utf8.contains($0) }
        let nameEnd = index
        skip(Byte.isBlank)
        guard byte == UInt8(ascii: "=") else {
            // A name alone; the blanks behind it are needed again, before the next one.
            index = nameEnd
            return true
        }
        index += 1
        skip(Byte.isBlank)
        let quote = byte
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            index += 1
            skip { $0 != quote }
            index += 1
            return index <= end
        }
        let start = index
        skip { $0 > Byte.space && !"\"'=<>`".utf8.contains($0) }
        return index > start
    }

    private mutating func skip(_ isWanted: (UInt8) -> Bool) {
        while index < end, isWanted(source[index]) { index += 1 }
    }
}
