import CMark

/// Goes through the words of a tree and puts links and pictures where their names stand in double brackets.
struct WikiLinkPass {
    /// What a link or a picture names.
    struct Target {
        /// The page or the file; empty for the page itself.
        var name: String
        /// The words of a heading there; nil where the whole is meant.
        var heading: String?
    }

    private let shield: Shield
    private let origins: Origins?
    /// The author's text.
    private let source: [UInt8]
    /// Paragraphs that stay as they are.
    private let left: Set<OpaquePointer>
    /// What the links and pictures name, by their nodes.
    private(set) var targets: [OpaquePointer: Target] = [:]
    /// How wide pictures are to be shown, by their nodes.
    private(set) var widths: [OpaquePointer: BlockAttributes] = [:]

    init(_ shield: Shield, _ origins: Origins?, source: [UInt8], leaving left: Set<OpaquePointer>) {
        (self.shield, self.origins, self.source, self.left) = (shield, origins, source, left)
    }

    /// Changes a tree that nothing else has cut the words of.
    mutating func apply(to tree: Tree) {
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.isLeafBlock
            if isLeaf, !left.contains(node.pointer) { node.apart { rewrite(below: node) } }
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
    }

    private mutating func rewrite(below block: Node) {
        var next = block.firstChild
        while let node = next {
            // There are no links in links.
            let isLink = node.kind == CMARK_NODE_LINK || node.kind == CMARK_NODE_IMAGE
            next = isLink || node.kind == CMARK_NODE_TEXT ? node.following(in: block) : node.successor(in: block)
            if node.kind == CMARK_NODE_TEXT, node.literal.contains(Byte.openBracket) { rewrite(node) }
        }
    }

    private mutating func rewrite(_ node: Node) {
        let words = Words(node.literal, shield: shield)
        let text = words.text
        var places = origins.flatMap { $0.reader(of: node) }
        var rest = Rest(node, words, places)
        var index = 0
        while index + 1 < text.count {
            guard text[index] == Byte.openBracket, text[index + 1] == Byte.openBracket,
                let end = WikiLinkPass.end(of: text, from: index + 2)
            else {
                index += 1
                continue
            }
            let isEmbedded = index > rest.start && text[index - 1] == UInt8(ascii: "!")
            let offset = places?.offset(of: words.origin(of: index))
            if isLive(at: offset), let link = WikiLink(text[index + 2..<end], isEmbedded: isEmbedded) {
                rest.pass(upTo: isEmbedded ? index - 1 : index)
                put(link, before: node, at: offset)
                if let offset { note(link, isEmbedded, at: offset) }
                rest.start = end + 2
            }
            index = end + 2
        }
        guard rest.start > 0 else { return }
        rest.pass(upTo: text.count)
        node.remove()
    }

    /// Where the closing brackets begin that belong to opening ones; nil where there are none.
    private static func end(of text: [UInt8], from start: Int) -> Int? {
        let end = text[start...].firstIndex { $0 == Byte.openBracket || $0 == Byte.closeBracket || $0 == 0 }
        guard let end, end > start, text[end] == Byte.closeBracket, end + 1 < text.count,
            text[end + 1] == Byte.closeBracket
        else { return nil }
        return end
    }

    /// Whether brackets stand in the author's text as such, and not behind a backslash.
    private func isLive(at offset: Int?) -> Bool {
        guard let offset, offset + 1 < source.count else { return true }
        return source[offset] == Byte.openBracket && source[offset + 1] == Byte.openBracket
    }

    private func note(_ link: WikiLink, _ isEmbedded: Bool, at offset: Int) {
        origins?.understood(at: offset)
        if isEmbedded, !link.isPicture { origins?.note(.embedded, at: offset) }
    }

    private mutating func put(_ link: WikiLink, before node: Node, at offset: Int?) {
        guard let new = Node(new: link.isPicture ? CMARK_NODE_IMAGE : CMARK_NODE_LINK) else { return }
        // The name stands behind the brackets.
        new.mark = offset.map { $0 + 2 + 1 } ?? -1
        new.setDestination(link.name)
        if !link.words.isEmpty, let text = Node(new: CMARK_NODE_TEXT) {
            text.setLiteral(link.words)
            new.append(text)
        }
        targets[new.pointer] = Target(
            name: String(decoding: link.name, as: UTF8.self),
            heading: link.heading.map { String(decoding: $0, as: UTF8.self) })
        if let width = link.width { widths[new.pointer] = BlockAttributes(Array("{: width=\"\(width)\" }".utf8)[...]) }
        node.insertBefore(new)
    }
}

/// The words of a text node that stay words.
private struct Rest {
    private let node: Node
    private let words: Words
    private var places: WordPlaces?
    /// Where those begin that have not been put before the node.
    var start = 0

    init(_ node: Node, _ words: Words, _ places: WordPlaces?) {
        (self.node, self.words, self.places) = (node, words, places)
    }

    /// Puts words up to a byte before the node, with what is shielded in them.
    mutating func pass(upTo end: Int) {
        guard end > start, let text = Node(new: CMARK_NODE_TEXT) else { return }
        let literal = node.literal
        let first = words.origin(of: start)
        text.setLiteral(literal[first..<(end < words.text.count ? words.origin(of: end) : literal.count)])
        places?.pass(byte: first, to: text)
        node.insertBefore(text)
    }
}
