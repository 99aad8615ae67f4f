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
        while let open = bracket(from: index) {
            index = open + 1
            guard index < bytes.count else { return nil }
            let isClosing = bytes[index] == UInt8(ascii: "/")
            let start = isClosing ? index + 1 : index
            if start < bytes.count, isLetter(bytes[start]) {
                index = start
                let tag = tag(from: open, isClosing: isClosing)
                if !isClosing { skipRawText(of: tag) }
                return tag
            }
            if bytes[index...].starts(with: [0x21, 0x2D, 0x2D]) {
                index = end(of: [0x2D, 0x2D, 0x3E], from: index + 1)
            } else if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
                index = end(of: [0x3E], from: index)
            }
        }
        index = bytes.count
        return nil
    }

    private mutating func tag(from open: Int, isClosing: Bool) -> Tag {
        let name = take { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        attributes.removeAll(keepingCapacity: true)
        while true {
            _ = take { isBlank($0) || $0 == UInt8(ascii: "/") }
            guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
            attributes.append(attribute())
        }
        index = min(index + 1, bytes.count)
        return Tag(name: name, isClosing: isClosing, range: open..<index)
    }

    private mutating func attribute() -> Attribute {
        let start = index
        index += 1
        _ = take { !isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        let name = start..<index
        let afterName = index
        _ = take(isBlank)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            index = afterName
            return Attribute(name: name, value: nil)
        }
        index += 1
        _ = take(isBlank)
        guard index < bytes.count else { return Attribute(name: name, value: nil) }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return Attribute(name: name, value: take { !isBlank($0) && $0 != UInt8(ascii: ">") })
        }
        index += 1
        let value = take { $0 != quote }
        index = min(index + 1, bytes.count)
        return Attribute(name: name, value: value)
    }

    private mutating func skipRawText(of tag: Tag) {
        let isRaw =
            matches(tag.name, "script") || matches(tag.name, "style") || matches(tag.name, "textarea")
            || matches(tag.name, "title")
        guard isRaw, bytes[tag.range.upperBound - 2] != UInt8(ascii: "/") else { return }
        var at = index
        while let open = bracket(from: at) {
            let name = open + 2..<open + 2 + tag.name.count
            if name.upperBound <= bytes.count, bytes[open + 1] == UInt8(ascii: "/"),
                zip(bytes[name], bytes[tag.name]).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
            {
                index = open
                return
            }
            at = open + 1
        }
        index = bytes.count
    }

    /// Where the next `<` stands.
    private func bracket(from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { $0.first(UInt8(ascii: "<"), from: start) }
    }

    @inline(__always)
    private mutating func take(_ isPart: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        // Its own variables stay in registers, and the bytes are not looked up anew for each.
        index = bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index < bytes.count, isPart(bytes[index]) { index += 1 }
            return index
        }
        return start..<index
    }

    private func end(of sequence: [UInt8], from start: Int) -> Int {
        var at = start
        while at + sequence.count <= bytes.count {
            if bytes[at] == sequence[0], bytes[at...].starts(with: sequence) { return at + sequence.count }
            at += 1
        }
        return bytes.count
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
