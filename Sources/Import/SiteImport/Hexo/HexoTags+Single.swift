import Files
import Letters
import Markup
import Site

/// Tags that stand alone.
extension HexoTags {
    /// What stands for a tag; nil for one that nobody here knows.
    ///
    /// What has a line by itself has a line end before it.
    mutating func single(_ tag: HexoTag, as form: Form) -> String? {
        let words = tag.words
        switch tag.name {
        case "asset_path": return words.first.map(HexoTags.destination)
        case "asset_link":
            return words.first.map { HexoTags.link(words.dropFirst().joined(separator: " "), $0, form) }
        case "asset_img": return HexoPicture(words, isOfPost: true)?.written(form)
        case "img", "image": return HexoPicture(words)?.written(form)
        case "post_link", "post_path": return link(tag, words, form)
        case "link", "url_for", "full_url_for": return HexoTags.link(tag, form)
        case "include_code": return included(tag, words)
        case "label": return HexoTags.label(tag.rest)
        case "note" where form == .block && !words.isEmpty: return HexoTags.note(tag.rest)
        case "quot" where !words.isEmpty: return shownWords(tag.rest)
        case "btn", "button": return HexoTags.button(tag.rest, form)
        default: return film(tag.name, words, form)
        }
    }

    /// A link whose words are no Markdown.
    static func link(_ words: String, _ address: String, _ form: Form) -> String {
        let said = words.isEmpty ? address : words
        if form == .html { return "<a href=\"\(escaped(address))\">\(escaped(said))</a>" }
        return "[\(shownWords(said))](\(destination(address)))"
    }

    /// An address that parentheses may be put around.
    static func destination(_ address: String) -> String {
        address.replacing(" ", with: "%20").replacing("(", with: "%28").replacing(")", with: "%29")
    }

    /// `text… address [external] [title]`; of themes `address text`, `text::address` and `text, address`.
    private static func link(_ tag: HexoTag, _ form: Form) -> String? {
        func isAddress(_ word: String) -> Bool {
            hasScheme(word) && word.contains("/") || word.hasPrefix("/") || word.hasSuffix(".html")
        }
        for mark in ["::", ","] {
            let parts = tag.rest.replacing(mark, with: "\n").split(separator: "\n").map { String($0.trimmed) }
            if parts.count > 1, !isAddress(parts[0]), isAddress(parts[1]) { return link(parts[0], parts[1], form) }
        }
        let words = tag.words
        guard let place = words.firstIndex(where: isAddress) else { return nil }
        let said = place > 0 ? words[..<place].joined(separator: " ") : words.count > 1 ? words[1] : ""
        return link(said, words[place], form)
    }

    /// A box by itself, `[colour] [title::]text` of Stellar.
    private static func note(_ rest: String) -> String {
        let parts = rest.replacing("::", with: "\n").split(separator: "\n").map { String($0.trimmed) }
        let text = shownWords(parts.last ?? rest)
        guard parts.count > 1 else { return ":::note\n\(text)\n:::" }
        return ":::note[\(parts[0])]\n\(text)\n:::"
    }

    /// A text of the site by its file's name.
    private mutating func link(_ tag: HexoTag, _ words: [String], _ form: Form) -> String? {
        guard let name = words.first else { return nil }
        // A title may have the sign in it.
        let file = texts[name] == nil ? String(name.prefix { $0 != "#" }) : name
        let mark = name.dropFirst(file.count)
        guard let found = texts[file] else {
            notes.append((tag.start, "`\(tag.name) \(tag.rest)` names no text here"))
            return words.dropFirst().joined(separator: " ")
        }
        if tag.name == "post_path" { return found.address }
        var said = words.dropFirst()
        if let last = said.last, last == "true" || last == "false" { said.removeLast() }
        return HexoTags.link(said.isEmpty ? found.title : said.joined(separator: " "), found.address + mark, form)
    }

    /// `[title] [lang:name] [from:line] [to:line] file`.
    private mutating func included(_ tag: HexoTag, _ words: [String]) -> String? {
        let settings = HexoCode(words)
        guard let file = settings.words.last, let text = code(file) else {
            notes.append((tag.start, "`include_code \(tag.rest)` names no file here"))
            return ""
        }
        func number(_ name: String) -> Int? {
            words.first { $0.hasPrefix(name + ":") }.flatMap { Int($0.dropFirst(name.count + 1)) }
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let first = min(max(0, (number("from") ?? 1) - 1), lines.count)
        let last = min(max(first, number("to") ?? lines.count), lines.count)
        let title = settings.words.count > 1 ? Array(settings.words.dropLast()) : [file]
        return settings.fence(lines[first..<last].joined(separator: "\n"), title: title)
    }

    /// `class@Words`.
    private static func label(_ rest: String) -> String {
        let words = rest.firstIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest[...]
        return "<mark>\(words.trimmed)</mark>"
    }

    /// `address, words, icon, title`.
    private static func button(_ rest: String, _ form: Form) -> String? {
        let parts = rest.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.trimmed.filter { $0 != "\"" }
        }
        guard parts.count > 1, !parts[1].isEmpty || parts.count > 3 else { return nil }
        return link(parts[1].isEmpty ? parts[3] : parts[1], parts[0], form)
    }

    // MARK: - Films and pages of others

    private func film(_ name: String, _ words: [String], _ form: Form) -> String? {
        guard let first = words.first else { return nil }
        func link(_ address: String, _ words: String = "") -> String {
            HexoTags.link(words.isEmpty ? String(address.drop { $0 != "/" }.dropFirst(2)) : words, address, form)
        }
        switch name {
        case "youtube" where form == .block: return "\n" + Piece.youtube(first, title: nil).tag
        case "youtube": return link("https://www.youtube.com/watch?v=\(first)", "YouTube")
        case "vimeo" where form == .block: return "\n" + Piece.vimeo(first, title: nil).tag
        case "vimeo": return link("https://vimeo.com/\(first)", "Vimeo")
        case "gist" where form == .block && first.contains("/"):
            return "\n" + Piece("gist").with("id", first).with("file", words.dropFirst().first).tag
        case "gist": return link("https://gist.github.com/\(first)")
        case "jsfiddle": return link("https://jsfiddle.net/\(first)")
        case "caniuse": return link("https://caniuse.com/\(first.prefix { $0 != "@" }.trimmed)")
        case "pdf": return HexoTags.link("", first, form)
        case "video", "audio":
            return (form == .block ? "\n" : "") + "<\(name) src=\"\(escaped(first))\" controls></\(name)>"
        case "iframe":
            let sizes = zip(["width", "height"], words.dropFirst()).map { " \($0)=\"\(escaped($1))\"" }.joined()
            return (form == .block ? "\n" : "") + "<iframe src=\"\(escaped(first))\"\(sizes)></iframe>"
        default: return nil
        }
    }
}

/// A picture, `[class names] address [width] [height] ["title" "alternative"]`.
struct HexoPicture {
    private let address: String
    private let title: String
    private let alternative: String

    /// - Parameters:
    ///   - words: what stands in the tag.
    ///   - isOfPost: whether the address is a file beside the post, whatever it ends with.
    init?(_ words: [String], isOfPost: Bool = false) {
        let kinds: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "bmp", "ico"]
        let place = words.firstIndex { word in
            let path = word.prefix { $0 != "?" && $0 != "#" }
            return hasScheme(word) || word.hasPrefix("/")
                || kinds.contains(fileExtension(of: String(path)).lowercased())
        }
        guard let place = place ?? (isOfPost && !words.isEmpty ? 0 : nil) else { return nil }
        var rest = words[(place + 1)...]
        while let size = rest.first, Int(size.filter { $0 != "x" && $0 != "%" }) != nil { rest.removeFirst() }
        // `'"title" "alternative"'`, or words without quotes of their own.
        let said = rest.joined(separator: " ").split(separator: "\"").map { String($0.trimmed) }.filter { !$0.isEmpty }
        (title, alternative) = (said.first ?? "", said.last ?? "")
        address = words[place]
    }

    func written(_ form: HexoTags.Form) -> String {
        let caption = title == alternative ? "" : title
        if form == .html {
            let said = caption.isEmpty ? "" : " title=\"\(escaped(caption))\""
            return "<img src=\"\(escaped(address))\" alt=\"\(escaped(alternative))\"\(said)>"
        }
        let said = caption.isEmpty ? "" : " \"\(shownWords(caption))\""
        return "![\(shownWords(alternative))](\(HexoTags.destination(address))\(said))"
    }
}
