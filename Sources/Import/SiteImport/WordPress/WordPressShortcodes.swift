import Letters

/// The tags in square brackets that WordPress and its plugins put something in the place of.
struct WordPressShortcodes {
    private let item: WordPressItem
    private let addresses: WordPressAddresses
    /// What readers will miss, once for each name.
    private(set) var messages: [String] = []

    init(_ item: WordPressItem, _ addresses: WordPressAddresses) {
        (self.item, self.addresses) = (item, addresses)
    }

    /// The text with HTML in the place of those that are known; code stays as it is.
    mutating func replaced(_ html: String) -> String {
        var out = ""
        var rest = html[...]
        var markup = MarkupState()
        var ends = ShortTagEnds()
        func pass(_ part: Substring) {
            out += part
            markup.pass(part)
        }
        while let start = rest.firstIndex(of: "[") {
            pass(rest[..<start])
            rest = rest[start...]
            if !markup.isCode, rest.hasPrefix("[["), let tag = ShortTag(rest.dropFirst(), &ends),
                WordPressShortcodes.known.contains(tag.name), rest[tag.behindStart...].first == "]"
            {
                // So is a tag written that readers should see.
                pass(rest[..<tag.behindStart].dropFirst())
                rest = rest[tag.behindStart...].dropFirst()
            } else if !markup.isCode, let tag = ShortTag(rest, &ends), let made = self.html(of: tag) {
                out += made
                rest = rest[tag.end...]
            } else {
                pass(rest.prefix(1))
                rest = rest.dropFirst()
            }
        }
        return out + rest
    }

    /// Those that something stands for here.
    private static let known: Set<String> = [
        "caption", "wp_caption", "gallery", "embed", "audio", "video", "youtube", "vimeo", "code", "sourcecode",
        "crayon",
        "syntax", "highlight",
    ]

    private mutating func html(of tag: ShortTag) -> String? {
        switch tag.name {
        case "caption", "wp_caption": return figure(tag)
        case "gallery": return gallery(tag)
        case "embed": return "\n\n\(tag.body.trimmed)\n\n"
        case "audio", "video": return media(tag)
        case "youtube", "vimeo": return film(tag)
        case "code", "sourcecode", "crayon", "syntax", "highlight": return code(tag)
        default:
            // `[1]` and `[sic]` are words.
            if tag.hasEnd || !tag.named.isEmpty {
                let message = "`[\(tag.name)]` is shown as it stands"
                if !messages.contains(message) { messages.append(message) }
            }
            return nil
        }
    }

    private func figure(_ tag: ShortTag) -> String {
        let body = tag.body
        var end: String.Index?
        if let picture = body.firstRange(of: "<img"), let close = body[picture.upperBound...].firstIndex(of: ">") {
            // A link around the picture ends behind it; another one is of the caption.
            let link = body[..<picture.lowerBound].contains("<a") ? body[close...].firstRange(of: "</a>") : nil
            end = link?.upperBound ?? body.index(after: close)
        }
        let words = tag.named["caption"] ?? end.map { String(body[$0...]) } ?? ""
        return "\n\n<figure>\(body[..<(end ?? body.endIndex)])<figcaption>\(words.trimmed)</figcaption></figure>\n\n"
    }

    /// The pictures of a gallery: those named, or those below the text.
    private mutating func gallery(_ tag: ShortTag) -> String {
        let named = tag.named["ids"] ?? tag.named["include"]
        let ids = named?.split { !$0.isNumber }.compactMap { Int($0) } ?? addresses.attachments(of: item)
        let pictures = ids.compactMap { id in addresses.file(of: id).map { ($0, addresses.words(of: id)) } }
        if pictures.isEmpty { messages.append("a gallery has none of its pictures in the export") }
        return pictures.map { source, words in
            "\n\n<img src=\"\(HTMLText.attribute(source))\" alt=\"\(HTMLText.attribute(words))\">\n\n"
        }.joined()
    }

    private func media(_ tag: ShortTag) -> String? {
        let kinds = ["src", "mp3", "ogg", "m4a", "wav", "mp4", "webm", "m4v", "ogv"]
        let named = kinds.lazy.compactMap { tag.named[$0] }.first
        guard let source = named ?? tag.words.first(where: { $0.contains("/") }) else { return nil }
        return "\n\n<\(tag.name) controls src=\"\(HTMLText.attribute(source))\"></\(tag.name)>\n\n"
    }

    private func film(_ tag: ShortTag) -> String? {
        guard let said = tag.named["id"] ?? tag.named["url"] ?? tag.words.first ?? (tag.hasEnd ? tag.body : nil) else {
            return nil
        }
        let id = said.trimmed
        if id.contains("://") { return "\n\n\(id)\n\n" }
        return tag.name == "vimeo" ? "\n\nhttps://vimeo.com/\(id)\n\n" : "\n\nhttps://youtu.be/\(id)\n\n"
    }

    private func code(_ tag: ShortTag) -> String? {
        guard tag.hasEnd else { return nil }
        let language = tag.named["language"] ?? tag.named["lang"] ?? tag.words.first ?? ""
        let escaped = tag.body.contains("<") ? tag.body.replacing("<", with: "&lt;") : tag.body
        return "\n\n<pre lang=\"\(HTMLText.attribute(language))\">\(escaped)</pre>\n\n"
    }
}

/// Whether a text that is read from its beginning has come into code, or into a tag.
private struct MarkupState {
    private var isTag = false
    private var open: Set<String> = []

    var isCode: Bool { isTag || !open.isEmpty }

    /// Reads on.
    mutating func pass(_ text: Substring) {
        var rest = text
        while let at = rest.firstIndex(of: isTag ? ">" : "<") {
            rest = rest[rest.index(after: at)...]
            // `I <3 it` begins none.
            if !isTag, !(rest.first.map { $0.isLetter || "/!?".contains($0) } ?? false) { continue }
            isTag.toggle()
            guard isTag else { continue }
            let isEnd = rest.first == "/"
            let name = rest.dropFirst(isEnd ? 1 : 0).prefix(while: \.isLetter).lowercased()
            guard name == "pre" || name == "code" else { continue }
            if isEnd { open.remove(name) } else { open.insert(name) }
        }
    }
}
