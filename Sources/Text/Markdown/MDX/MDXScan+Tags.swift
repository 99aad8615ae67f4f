/// What becomes of tags.
extension MDXScan {
    /// Reads a tag: takes it out, makes it one of HTML, or leaves it to what is read later.
    mutating func take(_ tag: ComponentTag) {
        let source = written.text
        let isAlone = LinePrefix.isAlone(source, tag.range)
        if isAlone { tags.append(tag) }
        let name = String(decoding: source[tag.name], as: UTF8.self)
        let isComponent = tag.isComponent(in: source)
        if isComponent, kept.contains(name) {
            if !TabTag.names.contains(name) { return widen(tag, isAlone) }
            takeExpressions(of: tag, tells: false)
            if name == "Tabs" { join(tag) }
            return
        }
        guard isComponent, isAlone else {
            takeExpressions(of: tag, tells: true)
            if isComponent { rename(tag, name) }
            return
        }
        if tag.shape != .closing { found.append((.element, tag.range.lowerBound, "`<\(name)>`")) }
        blank(tag.range)
    }

    /// Gives a component within a line a name that no element has: `<Title>` would be hidden, and `<Link>` end a paragraph.
    private mutating func rename(_ tag: ComponentTag, _ name: String) {
        if tag.shape != .closing { found.append((.element, tag.range.lowerBound, "`<\(name)>`")) }
        if tag.name.count > 1 { text[tag.name.lowerBound + 1] = Byte.hyphen }
    }

    /// A mark takes more room than a short tag has: at the end of its first line, and of its last.
    private mutating func widen(_ tag: ComponentTag, _ isAlone: Bool) {
        guard isAlone || tag.range.count < 12 else { return }
        let room = [UInt8](repeating: Byte.space, count: 8)
        if let end = tag.range.first(where: { isLineEnd(written.text[$0]) }) { insertions.append((end, room)) }
        insertions.append((tag.range.upperBound - (tag.shape == .whole ? 2 : 1), room))
    }

    /// Makes a tag one of HTML: without attributes in braces, and with the names that HTML has for them.
    private mutating func takeExpressions(of tag: ComponentTag, tells: Bool) {
        let source = written.text
        for attribute in tag.attributes {
            if let value = attribute.value, attribute.isExpression, !attribute.name.isEmpty,
                let string = Expression.string(source[value])
            {
                // `a={'b'}` is `a= 'b' `.
                (text[value.lowerBound - 1], text[value.upperBound]) = (Byte.space, Byte.space)
                for quote in [string.startIndex - 1, string.endIndex] where source[quote] == Byte.backtick {
                    text[quote] = UInt8(ascii: "\"")
                }
            } else if attribute.isExpression {
                if tells { found.append((.expression, attribute.range.lowerBound, nil)) }
                blank(attribute.range)
            } else if source[attribute.name].elementsEqual("className".utf8) {
                blank(attribute.name)
                text.replaceSubrange(attribute.name.prefix(5), with: Array("class".utf8))
            }
        }
        // `<Tabs.Item>` is no tag of Markdown; one with a hyphen is, and no browser shows it.
        for at in tag.name where source[at] == Byte.dot { text[at] = Byte.hyphen }
    }

    /// Sets the end of `<Tabs …>` that goes over several lines on its first one: a tag of tabs is one line.
    private mutating func join(_ tag: ComponentTag) {
        guard tag.range.contains(where: { isLineEnd(written.text[$0]) }) else { return }
        blank(tag.name.upperBound..<tag.range.upperBound)
        insertions.append((tag.name.upperBound, [Byte.greater]))
    }
}
