import CMark
import Markup

/// Quotes at the top of a text that begin with `[!NOTE]` or one of its four siblings alone on a line.
enum Alerts {
    /// Makes alerts of a tree's quotes.
    static func apply(
        to tree: Tree, titles: AlertTitles, _ attributes: inout [OpaquePointer: BlockAttributes]
    ) {
        var next = tree.root.firstChild
        while let node = next {
            next = node.next
            if node.kind == CMARK_NODE_BLOCK_QUOTE { makeAlert(of: node, titles, &attributes) }
        }
    }

    private static func makeAlert(
        of quote: Node, _ titles: AlertTitles, _ attributes: inout [OpaquePointer: BlockAttributes]
    ) {
        guard let paragraph = quote.firstChild, paragraph.kind == CMARK_NODE_PARAGRAPH,
            let mark = paragraph.firstChild, mark.kind == CMARK_NODE_TEXT
        else { return }
        let words = String(decoding: mark.literal.trimmed.map(Byte.lowered), as: UTF8.self)
        guard let kind = AlertKind.allCases.first(where: { "[!\($0.rawValue)]" == words }) else { return }
        let lineEnd = mark.next
        if let lineEnd, lineEnd.kind != CMARK_NODE_SOFTBREAK, lineEnd.kind != CMARK_NODE_LINEBREAK { return }
        guard lineEnd != nil || paragraph.next != nil, let alert = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { return }
        mark.remove()
        lineEnd?.remove()
        if paragraph.firstChild == nil { paragraph.remove() }
        let opening = "<div class=\"markdown-alert markdown-alert-\(kind.rawValue)\">\n"
        let title = "<p class=\"markdown-alert-title\">\(escaped(titles[kind]))</p>\n"
        alert.setMarkup(enter: (opening + title).utf8, exit: "</div>\n".utf8)
        while let child = quote.firstChild { alert.append(child) }
        quote.insertBefore(alert)
        attributes[alert.pointer] = attributes.removeValue(forKey: quote.pointer)
        quote.remove()
    }
}
