/// Reads the tags of an HTML or XML text one after the other, with the place of each attribute's value.
///
/// Comments, declarations and the insides of `script`, `style`, `textarea` and `title` are passed over, as a browser's
/// tokenizer does (WHATWG HTML §13.2.5). No tree is built: link checking and rewriting need none.
public struct TagScanner {
    /// A tag, as ranges of the text.
    public struct Tag {
        /// The name.
        public var name: Range<Int>
        /// Whether it closes an element.
        public var isClosing: Bool
        /// The whole tag, brackets included.
        public var range: Range<Int>
    }

    /// An attribute, as ranges of the text.
    public struct Attribute {
        /// The name.
        public var name: Range<Int>
        /// The value without its quotes; nil where there is none.
        public var value: Range<Int>?
    }

    private let bytes: [UInt8]
    /// The attributes of the tag that was read last, in order.
    public private(set) var attributes: [Attribute] = []
    private var index = 0

    /// A scanner over a text.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether a range of the text is this ASCII word, in whatever case.
    public func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] | 0x20 != word.utf8Start[offset] | 0x20 {
            return false
        }
        return true
    }

    /// The next tag; nil at the end.
    public mutating func next() -> Tag? {
        // One by one: there are few, and to replace a part of a list by nothing takes longer.
        while attributes.popLast() != nil {}
        return bytes.withUnsafeBufferPointer { text in
            var cursor = TagCursor(text: text, index: index)
            defer { index = cursor.index }
            return cursor.next(&attributes)
        }
    }

    /// The next tag, but for most of those that say nothing but their class, or nothing at all; nil at the end.
    ///
    /// Elements whose insides are passed over are told in any case, and so are pictures, `img`. Nearly all tags of a page are
    /// such: those that close elements, and those around the words of coloured code.
    public mutating func nextTelling() -> Tag? {
        while attributes.popLast() != nil {}
        return bytes.withUnsafeBufferPointer { text in
            var cursor = TagCursor(text: text, index: index)
            defer { index = cursor.index }
            while let open = text.first(UInt8(ascii: "<"), from: cursor.index) {
                if cursor.passes(open) { continue }
                cursor.index = open
                return cursor.next(&attributes)
            }
            cursor.index = text.count
            return nil
        }
    }
}

/// A place in a text that goes on from tag to tag; it lives as long as somebody looks at the text's bytes.
private struct TagCursor {
    let text: UnsafeBufferPointer<UInt8>
    var index: Int

    mutating func next(_ attributes: inout [TagScanner.Attribute]) -> TagScanner.Tag? {
        while let open = text.first(UInt8(ascii: "<"), from: index) {
            index = open + 1
            guard index < text.count else { return nil }
            let isClosing = text[index] == UInt8(ascii: "/")
            let start = isClosing ? index + 1 : index
            if start < text.count, isLetter(text[start]) {
                index = start
                let tag = tag(from: open, isClosing: isClosing, &attributes)
                if !isClosing { skipRawText(of: tag) }
                return tag
            }
            if text[index...].starts(with: [0x21, 0x2D, 0x2D]) {
                index = end(of: [0x2D, 0x2D, 0x3E], from: index + 1)
            } else if text[index] == UInt8(ascii: "!") || text[index] == UInt8(ascii: "?") {
                index = end(of: [0x3E], from: index)
            }
        }
        index = text.count
        return nil
    }

    /// Passes over the tag that begins here, if it says nothing but its class.
    mutating func passes(_ open: Int) -> Bool {
        let isClosing = open + 1 < text.count && text[open + 1] == UInt8(ascii: "/")
        let start = isClosing ? open + 2 : open + 1
        var end = start
        while end < text.count, isLetter(text[end]) || text[end] &- 0x30 < 10 { end += 1 }
        guard end > start, end < text.count, isLetter(text[start]) else { return false }
        let name = start..<end
        if !isClosing, isRaw(name) || name.count == 3 && matches(name, "img") { return false }
        if text[end] != UInt8(ascii: ">"), !isClosing {
            guard let quote = TagCursor.endOfClass(text, from: end) else { return false }
            end = quote + 1
        }
        guard end < text.count, text[end] == UInt8(ascii: ">") else { return false }
        index = end + 1
        return true
    }

    /// Where the closing quote of ` class="…"` stands that begins here.
    private static func endOfClass(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let opening: StaticString = " class=\""
        let value = start + opening.utf8CodeUnitCount
        guard value < text.count else { return nil }
        for offset in 0..<opening.utf8CodeUnitCount where text[start + offset] != opening.utf8Start[offset] {
            return nil
        }
        return text.first(UInt8(ascii: "\""), from: value)
    }

    private mutating func tag(
        from open: Int, isClosing: Bool, _ attributes: inout [TagScanner.Attribute]
    ) -> TagScanner.Tag {
        let name = take { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        if index < text.count, text[index] == UInt8(ascii: ">") {
            index += 1
            return TagScanner.Tag(name: name, isClosing: isClosing, range: open..<index)
        }
        while true {
            _ = take { isBlank($0) || $0 == UInt8(ascii: "/") }
            guard index < text.count, text[index] != UInt8(ascii: ">") else { break }
            attributes.append(attribute())
        }
        index = min(index + 1, text.count)
        return TagScanner.Tag(name: name, isClosing: isClosing, range: open..<index)
    }

    private mutating func attribute() -> TagScanner.Attribute {
        let start = index
        index += 1
        _ = take { !isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        let name = start..<index
        let afterName = index
        _ = take(isBlank)
        guard index < text.count, text[index] == UInt8(ascii: "=") else {
            index = afterName
            return TagScanner.Attribute(name: name, value: nil)
        }
        index += 1
        _ = take(isBlank)
        guard index < text.count else { return TagScanner.Attribute(name: name, value: nil) }
        let quote = text[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return TagScanner.Attribute(name: name, value: take { !isBlank($0) && $0 != UInt8(ascii: ">") })
        }
        let value = index + 1..<(text.first(quote, from: index + 1) ?? text.count)
        index = min(value.upperBound + 1, text.count)
        return TagScanner.Attribute(name: name, value: value)
    }

    private mutating func skipRawText(of tag: TagScanner.Tag) {
        guard isRaw(tag.name), text[tag.range.upperBound - 2] != UInt8(ascii: "/") else { return }
        var at = index
        while let open = text.first(UInt8(ascii: "<"), from: at) {
            let name = open + 2..<open + 2 + tag.name.count
            if name.upperBound <= text.count, text[open + 1] == UInt8(ascii: "/"),
                zip(text[name], text[tag.name]).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
            {
                index = open
                return
            }
            at = open + 1
        }
        index = text.count
    }

    /// Whether what stands in an element of this name is no markup.
    private func isRaw(_ name: Range<Int>) -> Bool {
        switch name.count {
        case 5: matches(name, "style") || matches(name, "title")
        case 6: matches(name, "script")
        case 8: matches(name, "textarea")
        default: false
        }
    }

    private func matches(_ name: Range<Int>, _ word: StaticString) -> Bool {
        zip(name, 0..<word.utf8CodeUnitCount).allSatisfy { text[$0] | 0x20 == word.utf8Start[$1] }
    }

    @inline(__always)
    private mutating func take(_ isPart: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        // A variable of its own stays in a register.
        var end = start
        while end < text.count, isPart(text[end]) { end += 1 }
        index = end
        return start..<end
    }

    private func end(of sequence: [UInt8], from start: Int) -> Int {
        var at = start
        while let next = text.first(sequence[0], from: at) {
            if text[next...].starts(with: sequence) { return next + sequence.count }
            at = next + 1
        }
        return text.count
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
