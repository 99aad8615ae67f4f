import Site
import Values

/// Zola's shortcodes: those with names that say what they show become pieces; others, whose templates are Tera's, comments.
struct ZolaShortcodes {
    init(_ reader: ZolaReader) {}

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
            if tag.isShown {
                out +=
                    whole.replacing("{{/*", with: "{{").replacing("*/}}", with: "}}")
                    .replacing("{%/*", with: "{%").replacing("*/%}", with: "%}").utf8
            } else if let made = built(tag, inner.map { text[$0] }) {
                out += made.utf8
            } else {
                notes.append(
                    ImportNote(
                        .tag, document.text.path, line: document.text.line(of: tag.range.lowerBound),
                        "the shortcode `\(tag.name)` is the site's own; it stands in a comment"))
                out += "<!-- \(text.text(tag.range).replacing("--", with: "- -")) -->".utf8
                if let inner { out += text[inner] }
            }
        }
        return String(decoding: out + text[min(index, text.count)...], as: UTF8.self)
    }

    /// What a shortcode shows, by its name; nil where the name does not say.
    private func built(_ tag: ZolaTag, _ inner: ArraySlice<UInt8>?) -> String? {
        if let inner {
            if let box = Piece.notice(tag.name, kind: tag["type"] ?? tag["kind"], title: tag["title"]) {
                return box.around(inner)
            }
            guard ["details", "spoiler", "collapse"].contains(tag.name) else { return nil }
            return Piece("details").with("summary", tag["summary"] ?? tag["title"] ?? "Details").around(inner)
        }
        switch tag.name {
        case "youtube": return tag["id"].map { Piece.youtube($0, title: tag["title"]).tag }
        case "vimeo": return tag["id"].map { Piece.vimeo($0, title: tag["title"]).tag }
        case "gist": return tag["url"].map { "<\($0)>" }
        default: break
        }
        let source = tag["src"] ?? tag["path"] ?? tag["url"]
        let kind = (source ?? "").split(separator: ".").last?.lowercased() ?? ""
        guard let source, ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"].contains(kind) else { return nil }
        return Piece("figure").with("src", source.hasPrefix("@/") ? String(source.dropFirst()) : source)
            .with("alt", tag["alt"] ?? tag["caption"] ?? "").with("caption", tag["caption"]).tag
    }
}
