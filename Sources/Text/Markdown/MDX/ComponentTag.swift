/// A tag of MDX, an element of HTML or a component: `<Card title="a" size={2} open>`, `</Card>`, `<Card />`.
struct ComponentTag {
    /// What it does.
    enum Shape: Sendable { case opening, closing, whole }

    /// An attribute, as ranges of the text.
    struct Attribute {
        /// All of it.
        var range: Range<Int>
        /// Its name; empty in `{...props}`.
        var name: Range<Int>
        /// What stands between its quotes or braces; nil where it has no value.
        var value: Range<Int>?
        /// Whether the value stands in braces.
        var isExpression = false
    }

    let shape: Shape
    /// All of it, brackets included.
    let range: Range<Int>
    let name: Range<Int>
    let attributes: [Attribute]

    /// Reads the tag that begins at a byte; nil where it is none.
    init?(_ text: [UInt8], at start: Int) {
        var misses = 0
        self.init(text, at: start, misses: &misses)
    }

    /// The same; `misses` grows where a quote or a brace in it is never closed, which takes long to see.
    init?(_ text: [UInt8], at start: Int, misses: inout Int) {
        var reader = Reader(text: text, index: start + 1)
        defer { misses += reader.misses }
        let isClosing = reader.take(Byte.slash)
        guard let first = reader.byte, Byte.isLetter(first) else { return nil }
        name = reader.word(and: ".-_:$")
        var attributes: [Attribute] = []
        while true {
            let isApart = reader.skipSpace()
            let isWhole = reader.take(Byte.slash)
            if isWhole { reader.skipSpace() }
            if reader.take(Byte.greater) {
                shape = isClosing ? .closing : isWhole ? .whole : .opening
                break
            }
            guard !isWhole, !isClosing, isApart, let attribute = reader.attribute() else { return nil }
            attributes.append(attribute)
        }
        range = start..<reader.index
        self.attributes = attributes
    }

    /// Whether it is a component's: one with a capital letter, or a member of something.
    func isComponent(in text: [UInt8]) -> Bool {
        text[name.lowerBound] & 0x20 == 0 || text[name].contains(Byte.dot)
    }
}

/// Reads the parts of a tag.
private struct Reader {
    let text: [UInt8]
    var index: Int
    /// Quotes and braces that nothing closes.
    var misses = 0

    var byte: UInt8? { index < text.count ? text[index] : nil }

    mutating func take(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        index += 1
        return true
    }

    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = index
        while let byte, Byte.isSpace(byte) {
            // A blank line ends a paragraph, and a tag that went on behind it would be none for libcmark.
            if byte == Byte.newline, Byte.isBlankLine(in: text, from: index + 1) { break }
            index += 1
        }
        return index > start
    }

    mutating func word(and others: String) -> Range<Int> {
        let start = index
        while let byte, Byte.isAlphanumeric(byte) || others.utf8.contains(byte) { index += 1 }
        return start..<index
    }

    private mutating func miss() -> ComponentTag.Attribute? {
        misses += 1
        return nil
    }

    mutating func attribute() -> ComponentTag.Attribute? {
        let start = index
        if byte == Byte.openBrace {
            guard let end = Expression.end(in: text, from: index) else { return miss() }
            index = end
            return ComponentTag.Attribute(
                range: start..<end, name: start..<start, value: (start + 1)..<(end - 1), isExpression: true)
        }
        let name = word(and: "-_:.$@")
        guard !name.isEmpty else { return nil }
        var attribute = ComponentTag.Attribute(range: name, name: name)
        let behindName = index
        skipSpace()
        guard take(Byte.equals) else {
            index = behindName
            return attribute
        }
        skipSpace()
        guard let open = byte else { return nil }
        if open == Byte.openBrace {
            guard let end = Expression.end(in: text, from: index) else { return miss() }
            (attribute.value, attribute.isExpression) = ((index + 1)..<(end - 1), true)
            index = end
        } else {
            guard open == UInt8(ascii: "\"") || open == UInt8(ascii: "'") else { return nil }
            guard let end = text[(index + 1)...].prefix(Expression.limit).firstIndex(of: open) else { return miss() }
            attribute.value = (index + 1)..<end
            index = end + 1
        }
        attribute.range = start..<index
        return attribute
    }
}
