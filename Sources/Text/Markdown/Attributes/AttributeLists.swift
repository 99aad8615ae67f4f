import CMark

/// Reads the lists of attributes that belong to blocks, as kramdown does, and takes them out of the tree.
///
/// A list stands alone on the first or last line of a paragraph, on a line directly below or above another block, or at
/// the end of a heading. On a lazy line behind a list or a quote it belongs to that. Where attributes of parts of lines
/// are read as well, no list needs a colon, as in Python-Markdown.
struct AttributeLists {
    private let lines: Lines
    private let shield: Shield
    private let origins: Origins
    private let bare: Bool
    private var found: [OpaquePointer: BlockAttributes] = [:]
    private var ids: Set<[UInt8]> = []

    /// The attributes of blocks, by their nodes.
    static func take(
        from tree: Tree, lines: Lines, shield: Shield, origins: Origins, bare: Bool
    ) -> [OpaquePointer: BlockAttributes] {
        var lists = AttributeLists(lines: lines, shield: shield, origins: origins, bare: bare)
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
            if node.kind == CMARK_NODE_HEADING { lists.readHeading(node) }
            if node.kind == CMARK_NODE_PARAGRAPH {
                lists.readItem(node)
                lists.readParagraph(node)
            }
        }
        return lists.found
    }

    /// Adds the attributes of parts of lines; emphasis has to be in the tree.
    static func takeSpans(
        from tree: Tree, lines: Lines, shield: Shield, origins: Origins,
        into found: inout [OpaquePointer: BlockAttributes]
    ) {
        var lists = AttributeLists(lines: lines, shield: shield, origins: origins, bare: true)
        lists.found = found
        lists.ids = Set(found.values.compactMap(\.id))
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.isLeafBlock
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
            if isLeaf { lists.readSpans(below: node) }
        }
        found = lists.found
    }

    private init(lines: Lines, shield: Shield, origins: Origins, bare: Bool) {
        self.lines = lines
        self.shield = shield
        self.origins = origins
        self.bare = bare
    }

    /// Reads the lists that stand directly behind links, pictures, code and emphasis.
    private mutating func readSpans(below block: Node) {
        var next = block.firstChild
        while let node = next {
            next = node.successor(in: block)
            guard node.kind == CMARK_NODE_TEXT, node.literal.first == Byte.openBrace, let span = node.previous,
                span.isSpan, let close = node.literal.firstIndex(of: Byte.closeBrace),
                var reader = origins.reader(of: node), let offset = reader.offset(of: 0),
                let attributes = list(at: reader)
            else { continue }
            origins.understood(at: offset)
            give(attributes, to: span)
            let words = Array(node.literal[(close + 1)...])
            if words.isEmpty {
                next = node.following(in: block)
                node.remove()
            } else {
                reader.pass(byte: close + 1, to: node)
                node.setLiteral(words)
            }
        }
    }

    /// The list in the author's text that a reader has come to; in the words quotes are no longer what they were.
    private func list(at reader: WordPlaces) -> BlockAttributes? {
        let text = origins.lines(of: reader.part).text
        let rest = text[reader.cursor.index...].prefix(2000)
        guard let end = rest.firstIndex(of: Byte.closeBrace) else { return nil }
        return BlockAttributes(rest[...end].withUnsafeBufferPointer { shield.source($0) }[...], bare: bare)
    }

    private mutating func readHeading(_ heading: Node) {
        guard let text = heading.lastChild, text.kind == CMARK_NODE_TEXT,
            let open = text.literal.lastIndex(of: Byte.openBrace)
        else { return }
        let words = Array(text.literal)
        guard words.trimmed.last == Byte.closeBrace, var reader = origins.reader(of: text),
            let offset = reader.offset(of: open), let attributes = list(at: reader)
        else { return }
        origins.understood(at: offset)
        give(attributes, to: heading)
        var rest = words[..<open]
        while let last = rest.last, Byte.isBlank(last) { rest.removeLast() }
        if rest.isEmpty { text.remove() } else { text.setLiteral(rest) }
    }

    /// Reads the list that the text of an item begins with, `- {: .x} text`.
    private mutating func readItem(_ paragraph: Node) {
        guard let item = paragraph.parent, item.kind == CMARK_NODE_ITEM, paragraph.previous == nil,
            let text = paragraph.firstChild, text.kind == CMARK_NODE_TEXT, text.literal.begins(with: "{:"),
            let close = text.literal.firstIndex(of: Byte.closeBrace), close + 1 < text.literal.count,
            Byte.isBlank(text.literal[close + 1]), var reader = origins.reader(of: text)
        else { return }
        let words = Array(text.literal)
        let list = words[...close].withUnsafeBufferPointer { shield.source($0) }
        guard let attributes = BlockAttributes(list[...]), let offset = reader.offset(of: 0) else { return }
        origins.understood(at: offset)
        give(attributes, to: item)
        let rest = words[(close + 1)...].drop(while: Byte.isBlank)
        reader.pass(byte: rest.startIndex, to: text)
        text.setLiteral(rest)
    }

    private mutating func readParagraph(_ paragraph: Node) {
        while let text = paragraph.lastChild, let (attributes, offset) = list(in: text) {
            let target = text.previous == nil ? neighbour(of: paragraph) : owner(of: paragraph, text)
            guard let target else { break }
            origins.understood(at: offset)
            give(attributes, to: target)
            text.previous?.remove()
            text.remove()
            guard paragraph.firstChild != nil else { return paragraph.remove() }
        }
        if let text = paragraph.firstChild, text.next != nil, let (attributes, offset) = list(in: text) {
            origins.understood(at: offset)
            give(attributes, to: blockAbove(paragraph) ?? paragraph)
            text.next?.remove()
            text.remove()
        }
    }

    /// The list that a text node is, alone on its line.
    private func list(in text: Node) -> (BlockAttributes, Int)? {
        guard text.kind == CMARK_NODE_TEXT,
            text.literal.begins(with: "{:") || (bare && text.literal.first == Byte.openBrace),
            isBreak(text.previous), isBreak(text.next),
            var reader = origins.reader(of: text)
        else { return nil }
        let parsed = origins.lines(of: reader.part)
        let start = reader.cursor.index
        let line = parsed.text[start..<parsed.range(parsed.number(at: start)).upperBound]
        let list = line.withUnsafeBufferPointer { shield.source($0) }
        guard let attributes = BlockAttributes(list[...], bare: bare), let offset = reader.offset(of: 0) else {
            return nil
        }
        return (attributes, offset)
    }

    private func isBreak(_ node: Node?) -> Bool {
        guard let node else { return true }
        return node.kind == CMARK_NODE_SOFTBREAK || node.kind == CMARK_NODE_LINEBREAK
    }

    /// The block directly above a paragraph that is a list of attributes, or else the one directly below.
    private func neighbour(of paragraph: Node) -> Node? {
        if let above = blockAbove(paragraph) { return above }
        guard let below = paragraph.next, below.kind != CMARK_NODE_HTML_BLOCK,
            below.startLine == paragraph.endLine + 1
        else { return nil }
        return below
    }

    private func blockAbove(_ paragraph: Node) -> Node? {
        guard let above = paragraph.previous, above.kind != CMARK_NODE_HTML_BLOCK,
            above.kind == CMARK_NODE_CUSTOM_BLOCK
                || above.endLine >= paragraph.startLine - 1 && !isBlank(paragraph.startLine - 1)
        else { return nil }
        return above
    }

    /// Whether a line holds nothing but marks of quotes: a rule or a list ends in the tree behind the blank lines below it.
    private func isBlank(_ line: Int) -> Bool {
        lines[line].allSatisfy { Byte.isBlank($0) || $0 == UInt8(ascii: ">") }
    }

    /// The block that the last line of a paragraph speaks of.
    private func owner(of paragraph: Node, _ text: Node) -> Node {
        guard let reader = origins.reader(of: text), reader.part == .whole else { return paragraph }
        var prefix = ContainerPrefix(of: paragraph, lines: lines)
        let matched = prefix.read(lines.number(at: reader.cursor.index)).matched
        if matched < prefix.count {
            let container = prefix.container(matched)
            return container.kind == CMARK_NODE_ITEM ? container.parent ?? container : container
        }
        guard let item = paragraph.parent, item.kind == CMARK_NODE_ITEM, let list = item.parent,
            cmark_node_get_list_tight(list.pointer) != 0
        else { return paragraph }
        return item
    }

    private mutating func give(_ attributes: BlockAttributes, to block: Node) {
        // An id is given once.
        let isNew = attributes.id.map { ids.insert($0).inserted } ?? true
        let attributes = isNew ? attributes : attributes.withoutID
        found[block.pointer] = found[block.pointer]?.adding(attributes) ?? attributes
    }
}
