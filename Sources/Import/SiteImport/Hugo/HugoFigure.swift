/// Hugo's `figure`: Markdown's picture where that says as much, else a piece.
struct HugoFigure {
    private let named: [String: String]

    init(_ tag: Shortcode) {
        named = tag.named
    }

    /// The figure, in one block.
    var text: String {
        let source = named["src"] ?? ""
        let alt = named["alt"] ?? named["caption"] ?? named["title"] ?? ""
        let plain: Set<String> = ["src", "alt", "caption"]
        let isPlain = Set(named.keys).isSubset(of: plain) && !(alt + source).contains(where: { "[]<>\n".contains($0) })
        if isPlain {
            let title =
                named["caption"].map { " \"\($0.replacing("\"", with: "\\\"").replacing("\n", with: " "))\"" } ?? ""
            return "![\(alt)](<\(source)>\(title))"
        }
        var piece = Piece("figure").with("src", source).with("alt", alt).with("caption", caption)
            .with("link", named["link"]).with("class", named["class"])
        for name in ["width", "height"] {
            // `50%` is a matter of styles.
            if let number = named[name].flatMap({ Int($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }) {
                piece = piece.with(name, .number(number))
            }
        }
        return piece.tag
    }

    /// Within a line: the picture, perhaps as a link.
    var inline: String {
        let alt = (named["alt"] ?? named["caption"] ?? named["title"] ?? "").filter { !"[]\n".contains($0) }
        let picture = "![\(alt)](<\(named["src"] ?? "")>)"
        return named["link"].map { "[\(picture)](<\($0)>)" } ?? picture
    }

    /// Title, caption and credit as one Markdown text.
    private var caption: String? {
        let credit = named["attr"].map { text in named["attrlink"].map { "[\(text)](<\($0)>)" } ?? text }
        let parts = [named["title"].map { "**\($0)**" }, named["caption"], credit].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
