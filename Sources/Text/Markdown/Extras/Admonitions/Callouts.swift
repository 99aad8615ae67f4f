import CMark
import Markup

/// Quotes that begin with `[!type]` and are none of GitHub's alerts: with another word, a title, a fold, or within others
/// (Obsidian).
enum Callouts {
    /// What stands at the beginning of a quote.
    struct Mark {
        /// The word, in small letters.
        var type: String
        /// Whether the box can be folded, and is not: `-` folds it, `+` does not.
        var isOpen: Bool?
        /// How many bytes the mark has, with the blanks behind it.
        var length: Int

        /// Reads words; nil where they begin with no mark.
        init?(_ words: UnsafeBufferPointer<UInt8>) {
            guard words.begins(with: "[!"), let close = words.firstIndex(of: Byte.closeBracket) else { return nil }
            // Behind a bar stands what themes make of it.
            let word = words[2..<close].prefix { $0 != Byte.pipe }
            guard let first = word.first, Byte.isLetter(first),
                word.allSatisfy({ Byte.isAlphanumeric($0) || $0 == Byte.hyphen || $0 == Byte.underscore })
            else { return nil }
            type = String(decoding: word, as: UTF8.self).lowercased()
            var end = close + 1
            if words.hasByte(Byte.hyphen, at: end) || words.hasByte(UInt8(ascii: "+"), at: end) {
                isOpen = words[end] != Byte.hyphen
                end += 1
            }
            guard end == words.count || Byte.isBlank(words[end]) else { return nil }
            length = end + words[end...].prefix(while: Byte.isBlank).count
        }

        /// The mark that a quote begins with; nil where it begins with none.
        init?(of quote: Node) {
            guard let paragraph = quote.firstChild, paragraph.kind == CMARK_NODE_PARAGRAPH,
                let words = paragraph.firstChild, words.kind == CMARK_NODE_TEXT
            else { return nil }
            self.init(words.literal)
        }
    }

    /// Makes boxes of a tree's quotes, what stands inside first.
    static func apply(
        to tree: Tree, titles: AlertTitles, _ attributes: inout [OpaquePointer: BlockAttributes]
    ) {
        var quotes: [(quote: Node, mark: Mark)] = []
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
            if node.kind == CMARK_NODE_BLOCK_QUOTE, let mark = Mark(of: node) { quotes.append((node, mark)) }
        }
        for (quote, mark) in quotes.reversed() { makeBox(of: quote, mark, titles, &attributes) }
    }

    private static func makeBox(
        of quote: Node, _ mark: Mark, _ titles: AlertTitles, _ attributes: inout [OpaquePointer: BlockAttributes]
    ) {
        guard let paragraph = quote.firstChild, let words = paragraph.firstChild,
            let box = Node(new: CMARK_NODE_CUSTOM_BLOCK), let title = Node(new: CMARK_NODE_CUSTOM_BLOCK)
        else { return }
        let element = AdmonitionElement(mark, titles)
        box.setMarkup(enter: element.opening.utf8, exit: element.closing.utf8)
        title.setMarkup(enter: "<\(element.titleTag)>".utf8, exit: "</\(element.titleName)>\n".utf8)
        title.mark = Markup.mark(cellOn: paragraph.startLine)
        words.setLiteral(Array(words.literal.dropFirst(mark.length)))
        Origins.move(words, by: mark.length)
        if words.literal.isEmpty { words.remove() }
        while let node = paragraph.firstChild, !isBreak(node) { title.append(node) }
        if title.firstChild == nil, let written = Node(words: Array(element.words.utf8)) { title.append(written) }
        paragraph.firstChild?.remove()
        if paragraph.firstChild == nil { paragraph.remove() }
        box.append(title)
        while let child = quote.firstChild { box.append(child) }
        quote.insertBefore(box)
        attributes[box.pointer] = attributes.removeValue(forKey: quote.pointer)
        quote.remove()
    }

    private static func isBreak(_ node: Node) -> Bool {
        node.kind == CMARK_NODE_SOFTBREAK || node.kind == CMARK_NODE_LINEBREAK
    }
}

extension HTMLWriter {
    /// Notes a quote that another program would show as a box.
    mutating func tellCallout(_ quote: Node) {
        guard let mark = Callouts.Mark(of: quote), let paragraph = quote.firstChild else { return }
        let place = places.place(of: Array("[!".utf8)[...], onLine: line(of: paragraph))
        foreign.append(ForeignMarkup(kind: .callout, place: place, word: "`[!\(mark.type)]`"))
    }
}
