import Letters

extension MarkdownWriter {
    /// A picture; of one that stands for a smile, the smile.
    func picture(_ element: HTMLElement, caption: String? = nil) -> String {
        let alt = (element["alt"] ?? "").onOneLine
        if element.classes.contains(where: { $0 == "wp-smiley" || $0 == "emoji" }) {
            return MarkdownEscapes.escaped(alt)
        }
        guard let source = [element["src"], element["data-src"]].compactMap(\.self).first(where: { !$0.isEmpty }) else {
            return ""
        }
        let words = alt.isEmpty ? (caption ?? "") : alt
        let title =
            caption.map {
                " \"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("&", with: "\\&"))\""
            } ?? ""
        return "![\(MarkdownEscapes.escaped(words))](\(MarkdownEscapes.target(address(source.trimmed)))\(title))"
    }

    /// A figure: a picture with its caption, or what else stands there with the caption below it.
    func figure(_ element: HTMLElement) -> [String] {
        let caption = element.elements.first { $0.name == "figcaption" }
        let rest = element.children.filter {
            if case .element(let child) = $0 { child.name != "figcaption" } else { true }
        }
        let words = caption.map { MarkdownWriter.inOneLine(line($0.children)) } ?? ""
        let below = words.isEmpty ? [] : [MarkdownEscapes.lineStart(words)]
        let pictures = MarkdownWriter.pictures(in: rest)
        let isPicture = pictures.count == 1 && rest.text.trimmed.isEmpty && MarkdownWriter.isPlain(rest)
        guard isPicture, let picture = pictures.first else { return blocks(rest) + below }
        // A link to the picture itself, perhaps to a larger version, leads nowhere else.
        if let link = MarkdownWriter.link(around: rest), !isSame(link, picture["src"] ?? "") {
            return ["[\(self.picture(picture))](\(MarkdownEscapes.target(address(link))))"] + below
        }
        guard let caption, !words.isEmpty else { return [self.picture(picture)] }
        if !caption.elements.isEmpty { return [self.picture(picture)] + below }
        let title = caption.text.onOneLine
        return [self.picture(picture, caption: title)]
    }

    /// Whether there is nothing but pictures, links and what is around them.
    private static func isPlain(_ nodes: [HTMLNode]) -> Bool {
        nodes.elements.allSatisfy {
            ["img", "a", "div", "span", "p", "picture", "source"].contains($0.name) && isPlain($0.children)
        }
    }

    private func isSame(_ link: String, _ picture: String) -> Bool {
        address(link).prefix { $0 != "?" } == address(picture).prefix { $0 != "?" }
    }

    private static func pictures(in nodes: [HTMLNode]) -> [HTMLElement] {
        nodes.elements.flatMap { $0.name == "img" ? [$0] : pictures(in: $0.children) }
    }

    /// Where the only link of some parts leads.
    private static func link(around nodes: [HTMLNode]) -> String? {
        for element in nodes.elements {
            if element.name == "a", let target = element["href"], !target.isEmpty { return target }
            if let inside = link(around: element.children) { return inside }
        }
        return nil
    }

    /// An address that is all of a paragraph: a film of YouTube's or Vimeo's is shown, another is a link.
    func embedded(_ paragraph: Substring) -> String? {
        let isLink = { (sign: Character) in sign == "<" || sign == ">" || sign == " " || sign == MarkdownMark.lineBreak
        }
        let text = paragraph.trimmed(isLink).replacing("\\", with: "")
        guard text.hasPrefix("https://") || text.hasPrefix("http://"), !text.contains(where: { $0.isWhitespace }),
            !text.contains(where: { "<>".contains($0) || MarkdownMark.all.contains($0) })
        else { return nil }
        return FilmAddress(text)?.piece.tag ?? "<\(address(text))>"
    }

    /// The film that a frame shows.
    func film(_ element: HTMLElement) -> String? {
        guard element.name == "iframe", let source = element["src"], let film = FilmAddress(source) else { return nil }
        return film.piece.tag
    }
}

/// A film that an address leads to.
struct FilmAddress {
    /// What shows it.
    let piece: Piece

    /// The film of `https://youtu.be/ID`, `https://www.youtube.com/watch?v=ID`, `https://player.vimeo.com/video/ID`.
    init?(_ address: String) {
        let whole = address.hasPrefix("//") ? "https:" + address : address
        guard let start = whole.firstRange(of: "://") else { return nil }
        let parts = whole[start.upperBound...].split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let host = parts.first else { return nil }
        let path = parts[1].prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        let query = parts[1].drop { $0 != "?" }.dropFirst().split { $0 == "&" || $0 == ";" || $0 == "#" }
        switch host.hasPrefix("www.") ? host.dropFirst(4) : host {
        case "youtu.be":
            guard let id = path.first, FilmAddress.isYouTube(id) else { return nil }
            piece = .youtube(String(id), title: nil)
        case "youtube.com", "m.youtube.com", "youtube-nocookie.com":
            let isPath = ["embed", "shorts", "v", "live"].contains(path.first)
            let said = isPath ? path.dropFirst().first : query.first { $0.hasPrefix("v=") }?.dropFirst(2)
            guard let id = said, FilmAddress.isYouTube(id) else { return nil }
            piece = .youtube(String(id), title: nil)
        case "vimeo.com", "player.vimeo.com":
            guard let id = path.last, id.allSatisfy(\.isNumber) else { return nil }
            piece = .vimeo(String(id), title: nil)
        default: return nil
        }
    }

    private static func isYouTube(_ id: Substring) -> Bool {
        id.count == 11 && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }
}
