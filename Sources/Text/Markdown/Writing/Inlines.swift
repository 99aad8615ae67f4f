import CMark
import Diagnostics
import Markup

extension HTMLWriter {
    /// Writes words, escaped.
    mutating func writeText(_ text: UnsafeBufferPointer<UInt8>) {
        if isSite { count.read(text) }
        if shield.isEmpty {
            out.append(text, escaping: .commonMark)
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
            out.append(text, escaping: .commonMark)
        } else {
            out.append(shield.source(text)[...], escaping: .commonMark)
        }
    }

    /// Raw HTML in a line: as it is, or escaped where the author is not trusted.
    mutating func writeRawHTML(_ node: Node) {
        // A component that no piece stands for; its tag would be an element that is never closed.
        if options.extras.contains(.mdx), isComponent(node.literal) { return }
        if options.safe {
            if !isComment(node.literal) { writeCode(node.literal) }
        } else if shield.isEmpty && !isSite {
            out.append(node.literal)
        } else {
            writeTrusted(shield.source(node.literal), of: node)
        }
    }

    /// Whether a tag is one of JSX's components, which begin with a capital.
    private func isComponent(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = tag.dropFirst(tag.count > 1 && tag[1] == Byte.slash ? 2 : 1)
        return name.first.map { (0x41...0x5A).contains($0) } ?? false
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
        let isFirst = isSite && isAboveTheFold
        hasImage = true
        // What its author gives it belongs to the picture itself, so that one is written as it stands.
        if isSite, attributes[node.pointer] == nil,
            let html = hooks.image(shown(node, at: address, caption: caption, isFirst: isFirst))
        {
            out.append(html)
            return
        }
        out.write("<img src=\"")
        writeAddress(address)
        out.write("\" alt=\"")
        node.withWords(shield) { out.append($0, escaping: .commonMark) }
        if !caption { writeTitle(node.title) }
        out.write("\"")
        if isSite {
            if let size = size(of: node, at: address) {
                out.append(" width=\"\(size.width)\" height=\"\(size.height)\"")
            }
            if hooks.isInk(address) { out.write(" data-ink") }
            if !isFirst { out.write(" loading=\"lazy\"") }
            out.write(" decoding=\"async\"")
        }
        out.write(" />")
    }

    /// Whether a picture that is written now is seen without scrolling: few screens show more words above it.
    private var isAboveTheFold: Bool { !hasImage && count.total < 150 }

    private func shown(_ node: Node, at address: String, caption: Bool, isFirst: Bool) -> ShownImage {
        let title = caption ? [] : Array(shield.isEmpty ? Array(node.title) : shield.plain(node.title))
        return ShownImage(
            address: address, alt: node.withWords(shield) { String(decoding: $0, as: UTF8.self) },
            title: title.isEmpty ? nil : String(decoding: title, as: UTF8.self), isFirst: isFirst)
    }

    /// The size of a picture, at the width that its author gives it.
    private func size(of image: Node, at address: String) -> (width: Int, height: Int)? {
        guard let size = hooks.imageSize(address) else { return nil }
        guard let given = attributes[image.pointer]?.others, !given.isEmpty else { return size }
        if given.contains(where: { $0.name.elementsEqual("height".utf8) }) { return nil }
        guard let width = given.first(where: { $0.name.elementsEqual("width".utf8) }) else { return size }
        guard let pixels = Int(String(decoding: width.value, as: UTF8.self)), pixels > 0, size.width > 0 else {
            return nil
        }
        return (pixels, (size.height * pixels + size.width / 2) / size.width)
    }

    private mutating func writeTitle(_ title: UnsafeBufferPointer<UInt8>) {
        guard !title.isEmpty else { return }
        out.write("\" title=\"")
        if shield.isEmpty {
            out.append(title, escaping: .commonMark)
        } else {
            out.append(shield.plain(title)[...], escaping: .commonMark)
        }
    }

    /// The address as it is to be written, after the hook and the rules of safety.
    private mutating func resolve(_ node: Node, _ kind: Link.Kind) -> String {
        if !named.isEmpty, let target = named[node.pointer] { return resolve(target, of: node, kind) }
        let destination =
            shield.isEmpty
            ? String(decoding: node.destination, as: UTF8.self)
            : String(decoding: shield.plain(node.destination), as: UTF8.self)
        let isAllowed = !options.safe || Address.isHarmless(Array(destination.utf8), isImage: kind == .image)
        guard isSite else { return isAllowed ? destination : "" }
        if let origins, origins.tracesLinks { notePlace(of: origins.offset(of: node), orLineOf: node) }
        let link = Link(destination: destination, kind: kind)
        let text = node.withWords(shield) { String(decoding: $0, as: UTF8.self) }
        return resolve(link, text: text, isAllowed: isAllowed) ?? (isAllowed ? destination : "")
    }

    /// The address of a page or a file that is named.
    private mutating func resolve(_ target: WikiLinkPass.Target, of node: Node, _ kind: Link.Kind) -> String {
        if let origins, origins.tracesLinks { notePlace(of: origins.offset(of: node), orLineOf: node) }
        let text = node.withWords(shield) { String(decoding: $0, as: UTF8.self) }
        var heading = target.heading ?? ""
        let fragment = heading.isEmpty ? "" : "#" + heading.withUTF8 { HeadingIDs.slug($0) }
        var destination = target.name + fragment
        if !target.name.isEmpty {
            switch hooks.named(target.name) {
            case .keep: break
            case .replace(let address): destination = address + fragment
            case .failed(let message, let remedy):
                // As a text that is not there, so that who looks at addresses later knows that it is told.
                destination = target.name + ".md" + fragment
                links.append(FoundLink(destination: destination, kind: kind, text: text))
                refuse(message, length: target.name.unicodeScalars.count, remedy: remedy)
                return destination
            }
        }
        let isAllowed = !options.safe || Address.isHarmless(Array(destination.utf8), isImage: kind == .image)
        let link = Link(destination: destination, kind: kind)
        let length = target.name.isEmpty ? nil : target.name.unicodeScalars.count
        return resolve(link, text: text, isAllowed: isAllowed, length: length) ?? (isAllowed ? destination : "")
    }

    /// Notes an address of the text and asks what becomes of it; nil where it is written as it stands.
    ///
    /// `length` is how many characters of the text name it; those of the address where that is not said.
    mutating func resolve(_ link: Link, text: String, isAllowed: Bool = true, length: Int? = nil) -> String? {
        if links.isEmpty { links.reserveCapacity(8) }
        links.append(FoundLink(destination: link.destination, kind: link.kind, text: text))
        guard isAllowed else { return nil }
        switch hooks.link(link) {
        case .keep: return nil
        case .replace(let other): return other
        case .failed(let message, let remedy):
            refuse(message, length: length ?? link.destination.unicodeScalars.count, remedy: remedy)
            return nil
        }
    }

    /// Tells that the last address leads nowhere.
    private mutating func refuse(_ message: String, length: Int, remedy: String?) {
        refused.append((diagnostics.count, links.count - 1))
        diagnostics.append(Diagnostic(.error, message, length: length, remedy: remedy))
    }

    /// Notes the place of a link by its byte; the beginning of the node's line where none is known.
    mutating func notePlace(of offset: Int?, orLineOf node: Node) {
        linkPlaces.append(offset.map { places.place(at: $0) } ?? places.start(of: line(of: node)))
    }

    private func isComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool { html.begins(with: "<!--") }
}
