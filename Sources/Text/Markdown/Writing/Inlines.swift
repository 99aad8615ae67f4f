import CMark
import Diagnostics
import Markup

extension HTMLWriter {
    /// Writes words, escaped.
    mutating func writeText(_ text: UnsafeBufferPointer<UInt8>) {
        if isSite { count.read(text) }
        if shield.isEmpty {
            appendEscaped(text, to: &out)
        } else {
            out.append(shield.plain(text)[...], escaping: .commonMark)
        }
    }

    mutating func writeCodeSpan(_ node: Node) {
        out.write("<code>")
        if isSite { count.read(node.literal) }
        writeCode(node.literal)
        out.write("</code>")
    }

    /// Writes code, escaped, with what shielded characters were in the source.
    mutating func writeCode(_ text: UnsafeBufferPointer<UInt8>) {
        if shield.isEmpty {
            appendEscaped(text, to: &out)
        } else {
            out.append(shield.source(text)[...], escaping: .commonMark)
        }
    }

    /// Raw HTML in a line: as it is, or escaped where the author is not trusted.
    mutating func writeRawHTML(_ node: Node) {
        if options.safe {
            if !isComment(node.literal) { writeCode(node.literal) }
        } else if shield.isEmpty && !isSite {
            out.append(node.literal)
        } else {
            writeTrusted(shield.source(node.literal), line: line(of: node))
        }
    }

    mutating func openLink(_ node: Node) -> Bool {
        out.write("<a href=\"")
        if isSite || options.safe || !shield.isEmpty {
            writeAddress(resolve(node, .link))
        } else {
            appendAddress(node.destination, to: &out)
        }
        writeTitle(node.title)
        out.write("\">")
        return true
    }

    mutating func writeImage(_ node: Node, caption: Bool = false) {
        let address = resolve(node, .image)
        out.write("<img src=\"")
        writeAddress(address)
        out.write("\" alt=\"")
        out.append(plainText(of: node)[...], escaping: .commonMark)
        if !caption { writeTitle(node.title) }
        out.write("\"")
        if isSite {
            if let size = hooks.imageSize(String(decoding: address, as: UTF8.self)) {
                out.append(" width=\"\(size.width)\" height=\"\(size.height)\"")
            }
            out.write(" loading=\"lazy\" decoding=\"async\"")
        }
        out.write(" />")
    }

    private mutating func writeTitle(_ title: UnsafeBufferPointer<UInt8>) {
        guard !title.isEmpty else { return }
        out.write("\" title=\"")
        out.append(shield.plain(title)[...], escaping: .commonMark)
    }

    /// The address as it is to be written, after the hook and the rules of safety.
    private mutating func resolve(_ node: Node, _ kind: Link.Kind) -> [UInt8] {
        let original = shield.plain(node.destination)
        let isAllowed = !options.safe || Address.isHarmless(original, isImage: kind == .image)
        guard options.flavour == .site else { return isAllowed ? original : [] }
        let destination = String(decoding: original, as: UTF8.self)
        let place = places.find(node.destination, from: line(of: node), behind: &lastAddress)
        let link = Link(destination: destination, kind: kind, place: place)
        let text = plainString(of: node)
        return resolve(link, text: text, isAllowed: isAllowed).map { Array($0.utf8) } ?? (isAllowed ? original : [])
    }

    /// Notes an address of the text and asks what becomes of it; nil where it is written as it stands.
    mutating func resolve(_ link: Link, text: String, isAllowed: Bool = true) -> String? {
        if links.isEmpty { links.reserveCapacity(8) }
        links.append(FoundLink(destination: link.destination, kind: link.kind, text: text, place: link.place))
        guard isAllowed else { return nil }
        switch hooks.link(link) {
        case .keep: return nil
        case .replace(let other): return other
        case .failed(let message, let remedy):
            diagnostics.append(
                Diagnostic(
                    .error, message, at: link.place, excerpt: places.excerpt(at: link.place),
                    length: link.destination.unicodeScalars.count, remedy: remedy))
            return nil
        }
    }

    private func plainString(of node: Node) -> String {
        if shield.isEmpty, let only = node.firstChild, only.kind == CMARK_NODE_TEXT, only.next == nil {
            return String(decoding: only.literal, as: UTF8.self)
        }
        return String(decoding: plainText(of: node), as: UTF8.self)
    }

    /// The words of a node and all below it, without markup: the alternative text of an image (§6.4).
    func plainText(of root: Node) -> [UInt8] {
        var text: [UInt8] = []
        var next = root.firstChild
        while let node = next {
            switch node.kind {
            case CMARK_NODE_TEXT where shield.isEmpty: text.append(contentsOf: node.literal)
            case CMARK_NODE_TEXT: text += shield.plain(node.literal)
            case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: text += shield.source(node.literal)
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text.append(Byte.space)
            default: break
            }
            next = node.successor(in: root)
        }
        return text
    }

    private func isComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool { html.begins(with: "<!--") }
}
