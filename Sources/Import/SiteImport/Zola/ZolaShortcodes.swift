import Files
import Site
import Values

/// Zola's shortcodes: those whose templates or names say what they show become pieces; others, whose templates are Tera's with
/// more in them, comments.
struct ZolaShortcodes {
    /// The pieces that templates of the site become, by the names of the shortcodes.
    private let pieces: [String: ZolaPiece]

    init(_ reader: ZolaReader) {
        var pieces: [String: ZolaPiece] = [:]
        for path in reader.site.old.paths where path.hasSuffix(".html") {
            let isOwn = path.hasPrefix("templates/shortcodes/")
            guard isOwn || (path.hasPrefix("themes/") && path.contains("/templates/shortcodes/")),
                let bytes = reader.site.bytes(path)
            else { continue }
            let name = String(path.fileName.dropLast(".html".count))
            if isOwn || pieces[name] == nil { pieces[name] = ZolaPiece(bytes) }
        }
        self.pieces = pieces
    }

    /// The pieces that texts name, as files of the theme.
    func files(in texts: [String]) -> [(path: String, text: String)] {
        pieces.sorted { $0.key < $1.key }.compactMap { name, piece in
            let own = HugoShortcodes.pieceName(name)
            let tag = "\(Piece.mark){% include \(own) "
            guard texts.contains(where: { $0.contains(tag) }) else { return nil }
            return ("themes/marquee/partials/pieces/\(own).html", piece.file)
        }
    }

    /// The body of a document without shortcodes.
    func replaced(_ document: ZolaDocument, _ notes: inout [ImportNote]) -> String {
        let text = document.text.body
        var out: [UInt8] = []
        var index = 0
        while let tag = ZolaTag.next(in: text, from: index) {
            out += text[index..<tag.range.lowerBound]
            index = tag.range.upperBound
            var inner: Range<Int>?
            if tag.hasBody {
                guard let end = ZolaTag.end(in: text, from: index, isShown: tag.isShown) else {
                    out += text[tag.range]
                    continue
                }
                inner = index..<end.lowerBound
                index = end.upperBound
            }
            let whole = text.text(tag.range.lowerBound..<index)
            let isAlone = Shortcode.isAlone(tag.range.lowerBound..<index, in: text)
            if tag.isShown {
                out +=
                    whole.replacing("{{/*", with: "{{").replacing("*/}}", with: "}}")
                    .replacing("{%/*", with: "{%").replacing("*/%}", with: "%}").utf8
            } else if let made = shown(tag, inner.map { text[$0] }, isAlone) {
                out += (isAlone ? indented(made, behind: out) : made).utf8
            } else {
                notes.append(
                    ImportNote(
                        .tag, document.text.path, line: document.text.line(of: tag.range.lowerBound),
                        "the shortcode `\(tag.name)` is the site's own; it stands in a comment"))
                out += "<!-- \(text.text(tag.range).replacing("--", with: "- -")) -->".utf8
                if let inner { out += text[inner] }
                // What is said in it is not lost.
                if inner == nil, let said = tag["text"] { out += "\n\n\(said)\n\n".utf8 }
            }
        }
        return String(decoding: out + text[min(index, text.count)...], as: UTF8.self)
    }

    /// What a shortcode shows, by its name, or its template; nil where neither says it.
    private func shown(_ tag: ZolaTag, _ inner: ArraySlice<UInt8>?, _ isAlone: Bool) -> String? {
        let piece = pieces[tag.name]
        if let piece, isAlone || piece.isInline,
            let written = piece.tag(HugoShortcodes.pieceName(tag.name), tag, inner: inner)
        {
            return written
        }
        if let inner, let box = Piece.notice(tag.name, kind: tag["type"] ?? tag["kind"], title: tag["title"]) {
            return box.around(inner)
        }
        guard isAlone else { return inner == nil ? ZolaShortcodes.inline(tag) : nil }
        guard let text = tag["text"] else { return built(tag, inner) }
        return Piece.notice(tag.name, kind: tag["type"] ?? tag["kind"], title: tag["title"])?.around(text.utf8)
    }

    /// What a shortcode shows, by its name; nil where the name does not say.
    private func built(_ tag: ZolaTag, _ inner: ArraySlice<UInt8>?) -> String? {
        if let inner {
            guard ["details", "spoiler", "collapse"].contains(tag.name) else { return nil }
            return Piece("details").with("summary", tag["summary"] ?? tag["title"] ?? "Details").around(inner)
        }
        switch tag.name {
        case "youtube": return tag["id"].map { Piece.youtube($0, title: tag["title"]).tag }
        case "vimeo": return tag["id"].map { Piece.vimeo($0, title: tag["title"]).tag }
        case "gist": return tag["url"].map { "<\($0)>" }
        default: break
        }
        return ZolaShortcodes.picture(tag).map { source in
            Piece("figure").with("src", source).with("alt", tag["alt"] ?? tag["caption"] ?? "")
                .with("caption", tag["caption"]).tag
        }
    }

    /// Within a line, where no block may stand: a picture, or a link to a film.
    private static func inline(_ tag: ZolaTag) -> String? {
        switch tag.name {
        case "youtube": return tag["id"].map { "[YouTube](<https://www.youtube.com/watch?v=\($0)>)" }
        case "vimeo": return tag["id"].map { "[Vimeo](<https://vimeo.com/\($0)>)" }
        case "gist": return tag["url"].map { "<\($0)>" }
        default:
            let alt = (tag["alt"] ?? tag["caption"] ?? "").filter { !"[]\n".contains($0) }
            return picture(tag).map { "![\(alt)](<\($0)>)" }
        }
    }

    /// The picture that a shortcode is told of, by whatever name.
    private static func picture(_ tag: ZolaTag) -> String? {
        guard let source = tag["src"] ?? tag["path"] ?? tag["url"] else { return nil }
        let kind = source.split(separator: ".").last?.lowercased() ?? ""
        guard ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"].contains(kind) else { return nil }
        return source.hasPrefix("@/") ? String(source.dropFirst()) : source
    }
}
