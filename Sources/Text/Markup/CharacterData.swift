extension ByteBuffer {
    /// Writes bytes as the text of an XML element that needs no references: a `CDATA` section (XML 1.0 §2.7).
    ///
    /// Where the text holds the end of such a section, it is divided between two of them. Control characters that XML
    /// forbids (§2.2) become U+FFFD.
    public mutating func append(characterData text: [UInt8]) {
        append("<![CDATA[")
        text.withUnsafeBufferPointer { text in
            var copied = 0
            var index = 0
            while let found = firstSuspect(text, from: index) {
                index = found + 1
                guard let instead = replacement(of: text, at: found) else { continue }
                append(UnsafeBufferPointer(rebasing: text[copied..<found]))
                append(instead)
                copied = index
            }
            append(UnsafeBufferPointer(rebasing: text[copied...]))
        }
        append("]]>")
    }
}

/// The next byte that may have to be replaced in a `CDATA` section: `]`, which may begin its end, or a control character.
private func firstSuspect(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    let source = UnsafeRawBufferPointer(text)
    while index + 8 <= text.count {
        let bytes = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // The high bit of each byte that is `]`, or below 32: what is borrowed reaches only bytes behind such a one.
        let brackets = bytes ^ 0x5D5D_5D5D_5D5D_5D5D
        let found =
            ((brackets &- 0x0101_0101_0101_0101) & ~brackets) | ((bytes &- 0x2020_2020_2020_2020) & ~bytes)
        let clean = (found & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
        index += clean
        if clean < 8 { return index }
    }
    while index < text.count {
        if text[index] < 0x20 || text[index] == UInt8(ascii: "]") { return index }
        index += 1
    }
    return nil
}

/// What is written in place of a byte; nil where it stays.
private func replacement(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> StaticString? {
    switch text[index] {
    case UInt8(ascii: "]"):
        // The section ends between the two brackets of its own end.
        let isEnd =
            index + 2 < text.count && text[index + 1] == UInt8(ascii: "]") && text[index + 2] == UInt8(ascii: ">")
        return isEnd ? "]]]><![CDATA[" : nil
    case 9, 10, 13: return nil
    default: return "\u{FFFD}"
    }
}
