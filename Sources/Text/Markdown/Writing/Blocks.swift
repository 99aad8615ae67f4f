import CMark
import Markup

extension HTMLWriter {
    mutating func openParagraph(_ node: Node) -> Bool {
        follow(node)
        count.wordEnds()
        if isTight(node) { return true }
        freshLine()
        if isSite, let image = onlyImage(of: node), !image.title.isEmpty {
            writeFigure(image)
            unfollow(node)
            return false
        }
        excerpt.open(at: out.count, isTop: node.parent?.kind == CMARK_NODE_DOCUMENT)
        out.append("<p>")
        return true
    }

    mutating func closeParagraph(_ node: Node) {
        unfollow(node)
        if isTight(node) { return }
        out.append("</p>\n")
        if isSite, node.parent?.kind == CMARK_NODE_DOCUMENT, onlyImage(of: node) == nil {
            excerpt.close(at: out.count)
        }
    }

    /// Whether a paragraph stands in a tight list (§5.3).
    private func isTight(_ paragraph: Node) -> Bool {
        guard let item = paragraph.parent, item.kind == CMARK_NODE_ITEM, let list = item.parent else { return false }
        return cmark_node_get_list_tight(list.pointer) != 0
    }

    private func onlyImage(of paragraph: Node) -> Node? {
        guard let child = paragraph.firstChild, child.kind == CMARK_NODE_IMAGE, child.next == nil else { return nil }
        return child
    }

    private mutating func writeFigure(_ image: Node) {
        out.append("<figure>\n")
        writeImage(image, caption: true)
        out.append("\n<figcaption>")
        writeText(image.title)
        out.append("</figcaption>\n</figure>\n")
    }

    mutating func openList(_ node: Node) {
        follow(node)
        freshLine()
        let isBullets = cmark_node_get_list_type(node.pointer) == CMARK_BULLET_LIST
        out.append(isBullets ? "<ul" : "<ol")
        let start = cmark_node_get_list_start(node.pointer)
        if !isBullets, start != 1 { out.append(" start=\"\(start)\"") }
        if options.flavour != .commonMark, TaskList.hasTasks(node, in: places.lines) { out.append(" class=\"contains-task-list\"") }
        out.append(">\n")
    }

    mutating func openItem(_ node: Node) {
        freshLine()
        count.wordEnds()
        guard options.flavour != .commonMark, let box = TaskList.takeBox(from: node, in: places.lines) else {
            out.append("<li>")
            return
        }
        out.append("<li class=\"task-list-item\">")
        out.append("<input type=\"checkbox\" class=\"task-list-item-checkbox\"")
        if box.isChecked { out.append(" checked=\"\"") }
        out.append(" disabled=\"\" /> ")
    }

    mutating func openHeading(_ node: Node) {
        follow(node)
        freshLine()
        count.wordEnds()
        out.append("<h")
        out.append(UInt8(ascii: "0") + UInt8(clamping: cmark_node_get_heading_level(node.pointer)))
        if options.flavour != .commonMark {
            let id = ids.make(for: plainText(of: node))
            let start = out.count
            out.append(options.safe ? " id=\"user-content-" : " id=\"")
            out.append(id)
            out.append("\"")
            excerpt.leaveOut(start..<out.count)
            out.append(">")
            openHeading = (out.count, id)
        } else {
            out.append(">")
        }
    }

    mutating func closeHeading(_ node: Node) {
        let level = cmark_node_get_heading_level(node.pointer)
        if let (start, id) = openHeading {
            let html = withoutLinks(out.bytes[start...])
            let anchor = options.safe ? "user-content-" + id : id
            headings.append(
                Heading(
                    level: Int(level), id: anchor, plain: String(decoding: words(in: html), as: UTF8.self),
                    html: String(decoding: html, as: UTF8.self), line: line(of: node) + places.source.linesAbove))
            if options.headingLinks { writeHeadingLink(to: anchor) }
            openHeading = nil
        }
        out.append("</h")
        out.append(UInt8(ascii: "0") + UInt8(clamping: level))
        out.append(">\n")
        unfollow(node)
    }

    private mutating func writeHeadingLink(to id: String) {
        let start = out.count
        out.append(" <a class=\"anchor\" href=\"#")
        out.append(id)
        out.append("\" aria-label=\"")
        out.append(options.headingLinkLabel, escaping: .html)
        out.append("\">#</a>")
        excerpt.leaveOut(start..<out.count)
    }

    mutating func writeHTMLBlock(_ node: Node) {
        freshLine()
        let html = shield.source(node.literal)
        if isSite, node.parent?.kind == CMARK_NODE_DOCUMENT, isMoreMark(html) {
            excerpt.sawMark(at: out.count)
            return
        }
        if !options.safe {
            out.append(html)
            freshLine()
        } else if !html.begins(with: "<!--") {
            out.append("<p>")
            out.append(html.trimmed, escaping: .commonMark)
            out.append("</p>\n")
        }
    }

    private func isMoreMark(_ html: [UInt8]) -> Bool {
        let mark = html.trimmed
        guard mark.begins(with: "<!--"), mark.count >= 7, mark.suffix(3).elementsEqual("-->".utf8) else { return false }
        return mark.dropFirst(4).dropLast(3).trimmed.elementsEqual("more".utf8)
    }
}

/// HTML of a heading without its links, footnote marks and images, for a table of contents that links itself.
func withoutLinks(_ html: ArraySlice<UInt8>) -> [UInt8] {
    guard html.contains(Byte.less) else { return Array(html) }
    var out: [UInt8] = []
    var rest = html
    while let start = rest.firstIndex(of: Byte.less) {
        out += rest[..<start]
        rest = rest[start...]
        guard let end = rest.firstIndex(of: Byte.greater) else { break }
        if rest.begins(with: "<sup class=\"footnote-ref\"") {
            rest = afterSuperscript(rest)
            continue
        }
        let isDropped = rest.begins(with: "<a ") || rest.begins(with: "</a>") || rest.begins(with: "<img ")
        if !isDropped { out += rest[...end] }
        rest = rest[(end + 1)...]
    }
    return out + rest
}

private func afterSuperscript(_ html: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = html
    while let start = rest.firstIndex(of: Byte.less) {
        rest = rest[start...]
        if rest.begins(with: "</sup>") { return rest.dropFirst(6) }
        rest = rest.dropFirst()
    }
    return rest
}
