import CMark

/// Definition lists, `: text` below a term (PHP Markdown Extra).
///
/// libcmark gets such a line as an item of a list: an item asks of its further lines what a definition asks.
struct DefinitionLists {
    /// What a node of a list is.
    enum Part {
        case list
        case term
        /// A definition, and whether its paragraphs are set as such.
        case definition(isTight: Bool)
    }

    /// The lines that begin a definition.
    private let lines: Set<Int>
    /// The lists, terms and definitions, by their nodes.
    private(set) var parts: [OpaquePointer: Part] = [:]

    /// Sets marks of items where definitions begin; nil where none do.
    init?(in text: inout [UInt8]) {
        let all = Lines(text)
        var dead = LiveText.deadBlocks(of: text)[...]
        var places: [(line: Int, index: Int)] = []
        for line in 1...all.count {
            let range = all.range(line)
            while let first = dead.first, first.upperBound <= range.lowerBound { dead = dead.dropFirst() }
            if let first = dead.first, first.lowerBound <= range.lowerBound { continue }
            let index = LinePrefix(text, range).end
            guard index + 2 < range.upperBound, text[index] == Byte.colon, Byte.isBlank(text[index + 1]),
                !text[(index + 1)..<range.upperBound].trimmed.isEmpty, DefinitionLists.follows(line, all)
            else { continue }
            places.append((line, index))
        }
        if places.isEmpty { return nil }
        let mark = all.unusedItemMark
        for place in places { text[place.index] = mark }
        lines = Set(places.map(\.line))
    }

    /// Whether a line stands below another one, with one blank line between at most.
    private static func follows(_ line: Int, _ lines: Lines) -> Bool {
        guard line > 1 else { return false }
        if !isBlank(lines[line - 1]) { return true }
        return line > 2 && !isBlank(lines[line - 2])
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { Byte.isBlank($0) || $0 == Byte.greater }
    }

    /// Makes definition lists of the lists that stand for them; what has no term above stays text.
    mutating func apply(to tree: Tree) {
        var next = tree.root.firstChild
        while let node = next {
            let isText = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            next = isText ? node.following(in: tree.root) : node.successor(in: tree.root)
            guard node.kind == CMARK_NODE_LIST, let item = node.firstChild, lines.contains(item.startLine) else {
                continue
            }
            if let first = node.firstChild?.firstChild { next = first }
            make(node, item)
        }
    }

    private mutating func make(_ list: Node, _ first: Node) {
        guard let above = list.previous else { return unmake(list) }
        let isTight = cmark_node_get_list_tight(list.pointer) != 0
        var next: Node? = first
        while let item = next {
            parts[item.pointer] = .definition(isTight: isTight)
            next = item.next
        }
        if above.kind == CMARK_NODE_LIST, parts[above.pointer] != nil { return join(list, to: above) }
        guard above.kind == CMARK_NODE_PARAGRAPH, above.endLine >= list.startLine - 2 else { return unmake(list) }
        parts[list.pointer] = .list
        let before = above.previous
        for term in terms(of: above) { first.insertBefore(term) }
        if let before, before.kind == CMARK_NODE_LIST, parts[before.pointer] != nil { join(list, to: before) }
    }

    private func join(_ list: Node, to other: Node) {
        while let item = list.firstChild { other.append(item) }
        list.remove()
    }

    /// The lines of a paragraph, each as a term.
    private mutating func terms(of paragraph: Node) -> [Node] {
        var terms: [Node] = []
        var line: Node?
        var next = paragraph.firstChild
        while let node = next {
            next = node.next
            if node.kind == CMARK_NODE_SOFTBREAK || node.kind == CMARK_NODE_LINEBREAK {
                line = nil
                continue
            }
            if line == nil, let item = Node(new: CMARK_NODE_ITEM), let words = Node(new: CMARK_NODE_PARAGRAPH) {
                item.append(words)
                terms.append(item)
                parts[item.pointer] = .term
                line = words
            }
            line?.append(node)
        }
        paragraph.remove()
        return terms
    }

    /// Writes the colon again, where no term stands above.
    private mutating func unmake(_ list: Node) {
        while let item = list.firstChild {
            parts[item.pointer] = nil
            if let words = item.firstChild, words.kind == CMARK_NODE_PARAGRAPH,
                let colon = Node(words: Array(": ".utf8))
            {
                if let text = words.firstChild { text.insertBefore(colon) } else { words.append(colon) }
            }
            while let block = item.firstChild { list.insertBefore(block) }
            item.remove()
        }
        list.remove()
    }
}
