import Letters

/// A shortcode whose template is markup with what it is told in it, as a piece of the new theme.
struct ZolaPiece: Sendable {
    /// What it takes, and whether that is Markdown.
    private(set) var takes: [String: Bool] = [:]
    private(set) var hasBody = false
    /// Whether it may stand within a line.
    private(set) var isInline = false
    private var text = ""

    /// The piece; nil where the template, which is Tera's, does more.
    init?(_ template: [UInt8]) {
        var rest = Substring(String(decoding: template, as: UTF8.self))
        var out = ""
        while let open = rest.firstIndex(of: "{") {
            out += rest[..<open]
            rest = rest[open...]
            let kind = rest.prefix(2)
            guard kind == "{{" || kind == "{%" || kind == "{#" else {
                out.append(rest.removeFirst())
                continue
            }
            guard let end = rest.firstRange(of: kind == "{{" ? "}}" : kind == "{%" ? "%}" : "#}") else { return nil }
            let inside = ZolaPiece.plain(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound])
            rest = rest[end.upperBound...]
            guard kind != "{#" else { continue }
            guard let made = kind == "{{" ? output(inside) : tag(inside) else { return nil }
            out += made
        }
        text = (out + rest).trimmed
        let first = text.drop { $0 != "<" }.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
        isInline = !hasBody && (!text.hasPrefix("<") || !ShortcodeMarkup.blocks.contains(first))
        if text.isEmpty { return nil }
    }

    /// The file of the theme.
    var file: String {
        var head = "---\n"
        let all = takes.sorted { $0.key < $1.key }.map { "  \($0): \($1 ? "markdown" : "text")\n" }
        if !all.isEmpty { head += "takes:\n" + all.joined() }
        if hasBody { head += "body: true\n" }
        if isInline { head += "inline: true\n" }
        return head + "---\n" + text + "\n"
    }

    /// The tag of a use of it; nil where that does not fit.
    func tag(_ name: String, _ call: ZolaTag, inner: ArraySlice<UInt8>?) -> String? {
        var piece = Piece(name)
        for (key, value) in call.arguments where takes[key] != nil && !value.isEmpty { piece = piece.with(key, value) }
        guard hasBody else { return inner == nil ? piece.tag : nil }
        return inner.map { piece.around($0) }
    }

    private static func plain(_ text: Substring) -> String {
        var text = text
        if text.hasPrefix("-") { text = text.dropFirst() }
        if text.hasSuffix("-") { text = text.dropLast() }
        return String(text.trimmed)
    }

    /// `name | safe`, `body | markdown | safe`, `name | default(value="x")`.
    private mutating func output(_ inside: String) -> String? {
        let parts = inside.split(separator: "|").map { String($0.trimmed) }
        guard let name = parts.first, let value = value(name) else { return nil }
        let filters = parts.dropFirst()
        if value == "include.body" {
            // Only what is made Markdown there is Markdown here.
            guard filters.contains(where: { $0.hasPrefix("markdown") }) else { return nil }
            return "{{ include.body }}"
        }
        var out = value
        for filter in filters {
            switch filter {
            case "safe": if takes[name] != true { out += " | raw" }
            case "markdown(inline=true)": takes[name] = true
            case "lower": out += " | downcase"
            case "upper": out += " | upcase"
            case let text where text.hasPrefix("default(value=\"") && text.hasSuffix("\")"):
                let other = text.dropFirst("default(value=\"".count).dropLast(2)
                guard !other.contains("\"") else { return nil }
                out += " | default: \"\(other)\""
            default: return nil
            }
        }
        return "{{ \(out) }}"
    }

    private mutating func tag(_ inside: String) -> String? {
        let words = inside.split(whereSeparator: \.isWhitespace).map(String.init)
        switch words.first {
        case "else" where words.count == 1: return "{% else %}"
        case "endif" where words.count == 1: return "{% endif %}"
        case "if" where words.count == 2, "elif" where words.count == 2:
            return value(words[1]).map { "{% \(words[0] == "if" ? "if" : "elsif") \($0) %}" }
        case "if" where words.count == 3 && words[1] == "not":
            return value(words[2]).map { "{% if \($0) == nil %}" }
        default: return nil
        }
    }

    private mutating func value(_ name: String) -> String? {
        let isWord = name.utf8.allSatisfy {
            (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0) || $0 == 0x5F
        }
        guard isWord, !name.isEmpty, name.first?.isNumber == false, !["nth", "true", "false"].contains(name) else {
            return nil
        }
        if name == "body" {
            hasBody = true
        } else {
            takes[name] = takes[name] ?? false
        }
        return "include." + name
    }
}
