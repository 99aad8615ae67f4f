import Site

/// Hugo's `figure`: Markdown's picture where that says as much, else HTML.
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
        var image = "<img src=\"\(HugoFigure.escaped(source))\" alt=\"\(HugoFigure.escaped(alt))\""
        for name in ["width", "height", "loading"] {
            if let value = named[name] { image += " \(name)=\"\(HugoFigure.escaped(value))\"" }
        }
        image += ">"
        if let link = named["link"] {
            var open = "<a href=\"\(HugoFigure.escaped(link))\""
            for name in ["target", "rel"] {
                if let value = named[name] { open += " \(name)=\"\(HugoFigure.escaped(value))\"" }
            }
            image = "\(open)>\(image)</a>"
        }
        let own = named["class"].map { " class=\"\(HugoFigure.escaped($0))\"" } ?? ""
        return "<figure\(own)>\n\(image)\n\(caption)</figure>\n"
    }

    private var caption: String {
        var parts: [String] = []
        if let title = named["title"] { parts.append("<h4>\(HugoFigure.escaped(title))</h4>") }
        let credit = named["attr"].map { text in
            named["attrlink"].map { "<a href=\"\(HugoFigure.escaped($0))\">\(HugoFigure.escaped(text))</a>" }
                ?? HugoFigure.escaped(text)
        }
        let words = [named["caption"].map(HugoFigure.escaped), credit].compactMap(\.self)
        if !words.isEmpty { parts.append("<p>\(words.joined(separator: " "))</p>") }
        return parts.isEmpty ? "" : "<figcaption>\(parts.joined())</figcaption>\n"
    }

    /// A text for HTML.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").split(separator: "\n").joined(separator: " ")
    }
}
