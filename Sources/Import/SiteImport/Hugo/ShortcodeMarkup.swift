import Letters

/// Markup that a shortcode made, within Markdown, where nothing of it is taken for Markdown's marks.
enum ShortcodeMarkup {
    /// As a block of its own: markup up to an empty line, so that it has none.
    static func block(_ html: String) -> String {
        let lines = html.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        // Lines of code keep their indents.
        let inner = String(withoutEmptyLines(lines).joined(separator: "\n").drop { $0 == " " || $0 == "\t" })
        if inner.isEmpty { return "" }
        let name = inner.hasPrefix("<") ? inner.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased() : ""
        return blocks.contains(name) ? inner : "<div>\n\(inner)\n</div>"
    }

    /// Within a line.
    static func inline(_ html: String) -> String {
        var out = ""
        var isTag = false
        for scalar in html.trimmed.unicodeScalars {
            switch scalar {
            case "\n", "\r": out += " "
            case "<": (isTag, out) = (true, out + "<")
            case ">": (isTag, out) = (false, out + ">")
            case "*", "_", "`", "[", "]", "\\", "~", "$", "{":
                out += isTag ? String(scalar) : "&#\(scalar.value);"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// Elements by which a line begins a block of markup (CommonMark 0.31 §4.6, kind 6).
    static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "iframe", "li",
        "main", "menu", "nav", "ol", "p", "section", "table", "ul",
    ]
}
