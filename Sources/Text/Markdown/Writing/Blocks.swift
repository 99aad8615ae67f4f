import CMark
import Markup

extension HTMLWriter {
    mutating func openParagraph(_ node: Node) -> Bool {
        follow(node)
        count.wordEnds()
        if isTight(node) { return true }
        freshLine()
        if isSite, let image = onlyImage(of: node), !image.title.isEmpty {
            writeFigure(image, line: line(of: node))
            unfollow(node)
            return false
        }
        if !contentsMarks.isEmpty, contentsMarks.contains(node.pointer) {
            contentsPlaces.append(out.count)
            unfollow(node)
            return false
        }
        if origins?.holdsIncludes == true, writeTakenFile(node) {
            unfollow(node)
            return false
        }
        excerpt.open(at: out.count, isTop: node.parent?.kind == CMARK_NODE_DOCUMENT)
        out.write("<p>")
        if let isChecked = pendingBox {
            pendingBox = nil
            writeBox(isChecked: isChecked)
        }
        return true
    }

    mutating func closeParagraph(_ node: Node) {
        unfollow(node)
        if isTight(node) { return }
        out.write("</p>\n")
        if isSite, node.parent?.kind == CMARK_NODE_DOCUMENT, onlyImage(of: node) == nil {
            excerpt.close(at: out.count)
        }
    }

    /// Whether a paragraph stands in a tight list (§5.3).
    private func isTight(_ paragraph: Node) -> Bool {
        guard let item = paragraph.parent, item.kind == CMARK_NODE_ITEM, let list = item.parent else { return false }
        switch definitions.isEmpty ? nil : definitions[item.pointer] {
        case .term: return true
        case .definition(let isTight): return isTight
        default: break
        }
        return cmark_node_get_list_tight(list.pointer) != 0
    }

    private func onlyImage(of paragraph: Node) -> Node? {
        guard let child = paragraph.firstChild, child.kind == CMARK_NODE_IMAGE, child.next == nil else { return nil }
        return child
    }

    private mutating func writeFigure(_ image: Node, line: Int) {
        out.write("<figure>\n")
        let start = out.count
        writeImage(image, caption: true)
        if let given = attributes[image.pointer] { write(given, intoTagFrom: start, isInline: true) }
        out.write("\n<figcaption>")
        if options.extras.contains(.captions) {
            out.append(html(ofLine: shield.plain(image.title), onLine: line))
        } else {
            writeText(image.title)
        }
        out.write("</figcaption>\n</figure>\n")
    }

    mutating func openList(_ node: Node) {
        follow(node)
        freshLine()
        if definitions[node.pointer] != nil { return out.write("<dl>\n") }
        let isBullets = cmark_node_get_list_type(node.pointer) == CMARK_BULLET_LIST
        out.write(isBullets ? "<ul" : "<ol")
        let start = cmark_node_get_list_start(node.pointer)
        if !isBullets, start != 1 { out.append(" start=\"\(start)\"") }
        if mayHaveTasks, TaskList.hasTasks(node, in: lines) {
            out.write(" class=\"contains-task-list\"")
        }
        out.write(">\n")
    }

    mutating func openItem(_ node: Node) {
        freshLine()
        count.wordEnds()
        switch definitions.isEmpty ? nil : definitions[node.pointer] {
        case .term: return out.write("<dt>")
        case .definition: return out.write("<dd>")
        default: break
        }
        guard mayHaveTasks, let box = TaskList.takeBox(from: node, in: lines) else {
            out.write("<li>")
            return
        }
        out.write("<li class=\"task-list-item\">")
        if isSite, let paragraph = node.firstChild, !isTight(paragraph) {
            // GitHub's renderer writes the box before the paragraph, where it stands on a line of its own.
            pendingBox = box.isChecked
            return
        }
        writeBox(isChecked: box.isChecked)
    }

    mutating func closeItem(_ node: Node) {
        switch definitions.isEmpty ? nil : definitions[node.pointer] {
        case .term: out.write("</dt>\n")
        case .definition: out.write("</dd>\n")
        default: out.write("</li>\n")
        }
    }

    private mutating func writeBox(isChecked: Bool) {
        out.write("<input type=\"checkbox\" class=\"task-list-item-checkbox\"")
        if isChecked { out.write(" checked=\"\"") }
        out.write(" disabled=\"\"")
        if isSite {
            out.write(" aria-label=\"")
            out.append(options.accessibleWords.task, escaping: .html)
            out.write("\"")
        }
        out.write(" /> ")
    }

    mutating func openHeading(_ node: Node) {
        follow(node)
        freshLine()
        count.wordEnds()
        out.write("<h")
        out.append(UInt8(ascii: "0") + UInt8(clamping: cmark_node_get_heading_level(node.pointer)))
        if options.headingIDs {
            let id = givenID(of: node) ?? node.withWords(shield, html: false) { ids.make(for: $0) }
            let start = out.count
            out.write(options.safe ? " id=\"user-content-" : " id=\"")
            out.append(id)
            out.write("\"")
            excerpt.leaveOut(start..<out.count)
            out.write(">")
            writeSecondID(of: node, id)
            openHeading = (out.count, id)
        } else {
            out.write(">")
        }
    }

    /// The blank beside a tag at the end of a heading is a hyphen in its id on GitHub, and nothing elsewhere: links lead to it
    /// by both.
    private mutating func writeSecondID(of heading: Node, _ id: String) {
        guard isSite, !options.safe, id.utf8.last == Byte.hyphen || id.utf8.first == Byte.hyphen,
            heading.lastChild?.kind == CMARK_NODE_HTML_INLINE || heading.firstChild?.kind == CMARK_NODE_HTML_INLINE,
            let second = ids.take(trimmed: id)
        else { return }
        let start = out.count
        out.write("<span id=\"")
        out.append(second)
        out.write("\"></span>")
        excerpt.leaveOut(start..<out.count)
    }

    mutating func closeHeading(_ node: Node) {
        let level = cmark_node_get_heading_level(node.pointer)
        if let (start, id) = openHeading {
            let hasMarkup = out.suffix(from: start).contains { $0 == Byte.less || $0 == Byte.ampersand }
            let html = hasMarkup ? withoutLinks(out.suffix(from: start)) : []
            let text = String(decoding: hasMarkup ? html[...] : out.suffix(from: start), as: UTF8.self)
            let anchor = options.safe ? "user-content-" + id : id
            if headings.isEmpty { headings.reserveCapacity(8) }
            if isUnlisted(node) { unlistedHeadings.insert(anchor) }
            headings.append(
                Heading(
                    level: Int(level), id: anchor,
                    plain: hasMarkup ? String(decoding: words(in: html), as: UTF8.self) : text,
                    html: text, line: line(of: node) + places.linesAbove))
            if options.headingLinks { writeHeadingLink(to: anchor) }
            openHeading = nil
        }
        out.write("</h")
        out.append(UInt8(ascii: "0") + UInt8(clamping: level))
        out.write(">\n")
        unfollow(node)
    }

    private mutating func writeHeadingLink(to id: String) {
        let start = out.count
        out.write(" <a class=\"anchor\" href=\"#")
        out.append(id)
        out.write("\" aria-label=\"")
        out.append(options.accessibleWords.headingLink, escaping: .html)
        out.write("\">#</a>")
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
            writeTrusted(html, of: node)
            freshLine()
        } else if !html.begins(with: "<!--") {
            out.write("<p>")
            out.append(html.trimmed, escaping: .commonMark)
            out.write("</p>\n")
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
