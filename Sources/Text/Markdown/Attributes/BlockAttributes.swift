import Markup

/// What kramdown's `{: #id .class name="value"}`, the `{#id}` of headings and Python-Markdown's `{ .class }` say.
struct BlockAttributes {
    private(set) var id: [UInt8]?
    private(set) var classes: [[UInt8]] = []
    private(set) var others: [(name: [UInt8], value: [UInt8])] = []

    /// Reads a list in braces, the blanks around it included; nil where anything in it is something else.
    /// - Parameters:
    ///   - text: the list.
    ///   - bare: whether it needs no colon (Python-Markdown); an id tells a list from other words in braces without that.
    init?(_ text: ArraySlice<UInt8>, bare: Bool = false) {
        let list = text.trimmed
        guard list.first == Byte.openBrace, list.last == Byte.closeBrace, list.count > 2 else { return nil }
        var rest = list.dropFirst().dropLast()
        let isSpaced = rest.first.map(Byte.isBlank) ?? false
        let hasColon = rest.first == Byte.colon
        rest = rest.dropFirst(hasColon ? 1 : 0).drop(while: Byte.isSpace)
        let isList = hasColon || (bare ? rest.contains { "#.=".utf8.contains($0) } : rest.first == UInt8(ascii: "#"))
        guard isList else { return nil }
        while !rest.isEmpty {
            guard read(&rest, isSpaced: isSpaced, bare: bare) else { return nil }
            rest = rest.drop(while: Byte.isSpace)
        }
        if id == nil, classes.isEmpty, others.isEmpty { return nil }
    }

    private mutating func read(_ rest: inout ArraySlice<UInt8>, isSpaced: Bool, bare: Bool) -> Bool {
        let sign = rest.first
        if sign == Byte.dot || sign == UInt8(ascii: "#") { rest = rest.dropFirst() }
        // Python-Markdown's ids go on to the next blank.
        let isLong = isSpaced && sign == UInt8(ascii: "#")
        let name = rest.prefix { isLong ? !Byte.isSpace($0) : BlockAttributes.isNamePart($0) }
        rest = rest[name.endIndex...]
        guard !name.isEmpty else { return false }
        let ends = rest.first.map { Byte.isSpace($0) || $0 == Byte.dot || $0 == UInt8(ascii: "#") } ?? true
        if sign == Byte.dot || sign == UInt8(ascii: "#") {
            if sign == Byte.dot { classes.append(Array(name)) } else { id = Array(name) }
            return ends
        }
        guard Byte.isLetter(name[name.startIndex]) else { return false }
        if bare, rest.first.map(Byte.isSpace) ?? true {
            others.append((Array(name), []))
            return true
        }
        guard rest.first == UInt8(ascii: "=") else { return false }
        rest = rest.dropFirst()
        return readValue(of: Array(name), &rest)
    }

    private mutating func readValue(of name: [UInt8], _ rest: inout ArraySlice<UInt8>) -> Bool {
        var value = rest.prefix { !Byte.isSpace($0) }
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            value = rest.dropFirst().prefix { $0 != quote }
            guard value.endIndex < rest.endIndex else { return false }
            rest = rest[(value.endIndex + 1)...]
        } else {
            rest = rest[value.endIndex...]
        }
        switch String(decoding: name, as: UTF8.self) {
        case "id":
            guard !value.isEmpty, value.allSatisfy(BlockAttributes.isNamePart) else { return false }
            id = Array(value)
        case "class": classes += value.split(whereSeparator: Byte.isSpace).map(Array.init)
        default: others.append((name, Array(value)))
        }
        return true
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        Byte.isAlphanumeric(byte) || byte == Byte.hyphen || byte == Byte.underscore || byte == Byte.colon
            || byte >= 0x80
    }

    /// The same without its id.
    var withoutID: BlockAttributes {
        var other = self
        other.id = nil
        return other
    }

    /// The same with what another list says; the other's id counts.
    func adding(_ other: BlockAttributes) -> BlockAttributes {
        var both = self
        both.id = other.id ?? id
        both.classes += other.classes
        both.others += other.others
        return both
    }

    /// Writes them into a tag that has been written, without its closing bracket.
    ///
    /// What the tag says already stays; classes are added to its own.
    /// - Parameters:
    ///   - tag: the tag from `<` on.
    ///   - safe: whether ids and classes alone may stand there, ids with GitHub's prefix.
    /// - Returns: the tag, still without its closing bracket.
    func written(into tag: ArraySlice<UInt8>, safe: Bool) -> ByteBuffer {
        var out = ByteBuffer(capacity: tag.count + 64)
        let own = Array(" class=\"".utf8)
        let start = tag.indices.first { tag[$0...].starts(with: own) }
        if let start, !classes.isEmpty {
            let end = tag[(start + own.count)...].firstIndex(of: UInt8(ascii: "\"")) ?? tag.endIndex
            out.append(tag[..<end])
            for name in classes { append(" ", name, "", to: &out) }
            out.append(tag[end...])
        } else {
            out.append(tag)
            for (index, name) in classes.enumerated() { append(index == 0 ? " class=\"" : " ", name, "", to: &out) }
            if !classes.isEmpty { out.write("\"") }
        }
        if let id { append(safe ? " id=\"user-content-" : " id=\"", id, "\"", to: &out) }
        guard !safe else { return out }
        for (name, value) in others where !holds(tag, name) {
            append(" ", name, "=\"", to: &out)
            append("", value, "\"", to: &out)
        }
        return out
    }

    private func holds(_ tag: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
        let wanted = [Byte.space] + name + Array("=".utf8)
        return tag.indices.contains { tag[$0...].starts(with: wanted) }
    }

    private func append(_ before: StaticString, _ text: [UInt8], _ behind: StaticString, to out: inout ByteBuffer) {
        out.write(before)
        out.append(text[...], escaping: .html)
        out.write(behind)
    }
}
