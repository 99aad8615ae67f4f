import CMark

/// Takes the names of blocks, `^some-name` as in Obsidian, out of a tree; `[[Note#^some-name]]` leads there.
///
/// A name ends a paragraph, an item or a heading, or stands alone on a line below what it names
/// (https://obsidian.md/help/links, "Link to a block in a note").
struct BlockNames {
    private let lines: Lines
    private var found: [OpaquePointer: BlockAttributes] = [:]
    private var ids: Set<String> = []

    /// The ids of blocks, by their nodes.
    static func take(from tree: Tree, lines: Lines) -> [OpaquePointer: BlockAttributes] {
        var names = BlockNames(lines: lines)
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
            if isLeaf { names.read(node) }
        }
        return names.found
    }

    private init(lines: Lines) { self.lines = lines }

    private mutating func read(_ block: Node) {
        guard let text = block.lastChild, text.kind == CMARK_NODE_TEXT,
            let start = BlockNames.start(in: text.literal),
            isWritten(text.literal[start...], behind: start == 0 ? text.previous : nil, atEndOf: block)
        else { return }
        let name = String(decoding: text.literal[(start + 1)...], as: UTF8.self)
        if start > 0 {
            give(name, to: BlockNames.isInTightItem(block) ? block.parent ?? block : block)
            var rest = Array(text.literal[..<start])
            while let last = rest.last, Byte.isBlank(last) { rest.removeLast() }
            return rest.isEmpty ? text.remove() : text.setLiteral(rest)
        }
        guard let gap = text.previous else {
            guard let above = block.previous, above.kind != CMARK_NODE_HTML_BLOCK else { return }
            give(name, to: above)
            return block.remove()
        }
        let isOnOwnLine = gap.kind == CMARK_NODE_SOFTBREAK || gap.kind == CMARK_NODE_LINEBREAK
        guard isOnOwnLine || gap.kind == CMARK_NODE_IMAGE else { return }
        give(name, to: owner(of: block))
        if isOnOwnLine { gap.remove() }
        text.remove()
    }

    /// Where the name at the end of some words begins; nil where there is none.
    private static func start(in words: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let start = words.lastIndex(of: Byte.caret), start + 1 < words.count,
            words[(start + 1)...].allSatisfy({ Byte.isAlphanumeric($0) || $0 == Byte.hyphen }),
            start == 0 || Byte.isBlank(words[start - 1])
        else { return nil }
        return start
    }

    /// Whether the last line of a block ends with a name as such: a backslash before it makes it words, and directly behind
    /// all but a picture it is a part of a word.
    private func isWritten(_ name: Slice<UnsafeBufferPointer<UInt8>>, behind gap: Node?, atEndOf block: Node) -> Bool {
        var line = lines[block.endLine]
        let isHeading = block.kind == CMARK_NODE_HEADING
        while let last = line.last, Byte.isSpace(last) || (isHeading && last == UInt8(ascii: "#")) { line.removeLast() }
        guard line.suffix(name.count).elementsEqual(name) else { return false }
        guard let before = line.dropLast(name.count).last else { return true }
        if gap?.kind == CMARK_NODE_IMAGE { return before == Byte.closeBracket || before == UInt8(ascii: ")") }
        return Byte.isBlank(before) || before == Byte.greater
    }

    /// What a name on a line of its own, the last of a paragraph, belongs to: on a lazy line to the list or quote above.
    private func owner(of paragraph: Node) -> Node {
        var prefix = ContainerPrefix(of: paragraph, lines: lines)
        let matched = prefix.read(paragraph.endLine).matched
        guard matched < prefix.count else {
            return BlockNames.isInTightItem(paragraph) ? paragraph.parent ?? paragraph : paragraph
        }
        let container = prefix.container(matched)
        return container.kind == CMARK_NODE_ITEM ? container.parent ?? container : container
    }

    /// Whether a paragraph is written without a tag of its own.
    private static func isInTightItem(_ paragraph: Node) -> Bool {
        guard let item = paragraph.parent, item.kind == CMARK_NODE_ITEM, let list = item.parent else { return false }
        return cmark_node_get_list_tight(list.pointer) != 0
    }

    private mutating func give(_ name: String, to block: Node) {
        let id = name.lowercased()
        guard ids.insert(id).inserted, found[block.pointer] == nil,
            let attributes = BlockAttributes(Array("{: #\(id)}".utf8)[...])
        else { return }
        found[block.pointer] = attributes
    }
}
