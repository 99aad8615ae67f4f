import CMark
import Markup

/// Footnotes as cmark-gfm numbers and writes them: in the order of their first mention, at the end of the text, each
/// with a way back to every place that mentions it.
struct Footnotes {
    /// The mark of an inline node that refers to a footnote.
    static let referenceMark = 4

    private struct Note {
        let label: [UInt8]
        let item: Node
        var number = 0
        var references = 0
    }

    private var notes: [[UInt8]: Note] = [:]
    private var items: [Node] = []
    private var order: [[UInt8]] = []
    private let idPrefix: String
    /// What a way back is called; `#` stands for the number.
    private let backReference: String

    /// Finds the definitions of a tree; they stay where they are until ``move(to:)``.
    init(in tree: Tree, shield: Shield, options: MarkdownOptions) {
        idPrefix = options.safe ? "user-content-" : ""
        backReference = options.accessibleWords.backReference
        guard !shield.definitions.isEmpty else { return }
        var next = tree.root.firstChild
        while let node = next {
            next = node.successor(in: tree.root)
            guard node.kind == CMARK_NODE_ITEM, let definition = shield.definitions[node.startLine],
                cmark_node_get_start_column(node.pointer) == definition.column
            else { continue }
            take(node, label: definition.label)
        }
    }

    private mutating func take(_ item: Node, label: [UInt8]) {
        if let first = item.firstChild, first.kind == CMARK_NODE_HTML_BLOCK,
            first.literal.trimmed.elementsEqual(FootnoteLine.placeholder)
        {
            // The walk has its next node already only if that is not this one.
            first.setLiteral([])
        }
        items.append(item)
        let key = Footnotes.key(label)
        if notes[key] == nil { notes[key] = Note(label: label, item: item) }
    }

    /// A node that refers to a footnote; the words as they stand where nobody defines it.
    mutating func refer(to label: [UInt8]) -> Node? {
        let key = Footnotes.key(label)
        guard var note = notes[key] else {
            let text = Node(new: CMARK_NODE_TEXT)
            text?.setLiteral(Array("[^".utf8) + label + [Byte.closeBracket])
            return text
        }
        if note.references == 0 {
            order.append(key)
            note.number = order.count
        }
        note.references += 1
        notes[key] = note
        var html = ByteBuffer()
        html.write("<sup class=\"footnote-ref\"><a href=\"#")
        appendName("fn-", note.label, to: &html)
        html.write("\" id=\"")
        appendName("fnref-", note.label, to: &html)
        if note.references > 1 { html.append("-\(note.references)") }
        html.append("\" data-footnote-ref>\(note.number)</a></sup>")
        let node = Markup.inline(html.bytes)
        node?.mark = Footnotes.referenceMark
        return node
    }

    /// Takes the definitions out of the tree, and hangs those that are mentioned at its end.
    func move(to tree: Tree) {
        for item in items.reversed() {
            let list = item.parent
            tree.detach(item)
            if let list, list.kind == CMARK_NODE_LIST, list.firstChild == nil { list.remove() }
        }
        guard !order.isEmpty, let section = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { return }
        section.setMarkup(
            enter: "<section class=\"footnotes\" data-footnotes>\n<ol>\n".utf8, exit: "</ol>\n</section>\n".utf8)
        for key in order {
            if let note = notes[key], let node = block(for: note) { section.append(node) }
        }
        tree.root.append(section)
    }

    private func block(for note: Note) -> Node? {
        guard let block = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { return nil }
        var opening = ByteBuffer()
        opening.write("<li id=\"")
        appendName("fn-", note.label, to: &opening)
        opening.write("\">\n")
        while let child = note.item.firstChild { block.append(child) }
        let ways = waysBack(from: note)
        if let last = block.lastChild, last.kind == CMARK_NODE_PARAGRAPH, let back = Markup.inline(ways) {
            last.append(back)
            block.setMarkup(enter: opening.bytes, exit: "</li>\n".utf8)
        } else {
            block.setMarkup(enter: opening.bytes, exit: ways.dropFirst() + Array("\n</li>\n".utf8))
        }
        return block
    }

    private func waysBack(from note: Note) -> [UInt8] {
        var html = ByteBuffer()
        for reference in 1...max(1, note.references) {
            let index = reference == 1 ? "\(note.number)" : "\(note.number)-\(reference)"
            html.write(" <a href=\"#")
            appendName("fnref-", note.label, to: &html)
            if reference > 1 { html.append("-\(reference)") }
            html.append("\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\"\(index)\"")
            html.write(" aria-label=\"")
            html.append(
                backReference.split(separator: "#", omittingEmptySubsequences: false).joined(separator: index),
                escaping: .html)
            html.write("\">↩")
            if reference > 1 { html.append("<sup class=\"footnote-ref\">\(reference)</sup>") }
            html.write("</a>")
        }
        return html.bytes
    }

    private func appendName(_ kind: String, _ label: [UInt8], to html: inout ByteBuffer) {
        html.append(idPrefix)
        html.append(kind)
        label.withUnsafeBufferPointer { appendAddress($0, to: &html) }
    }

    /// Labels are the same when they differ in case only; in two Unicode forms they are two, as for libcmark.
    private static func key(_ label: [UInt8]) -> [UInt8] {
        Array(String(decoding: label, as: UTF8.self).lowercased().utf8)
    }
}
