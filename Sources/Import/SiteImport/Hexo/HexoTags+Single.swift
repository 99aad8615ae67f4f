import Files
import Site

/// Tags that stand alone.
extension HexoTags {
    /// What stands for a tag; nil for one that nobody here knows.
    mutating func single(_ tag: HexoTag) -> String? {
        let words = tag.words
        switch tag.name {
        case "asset_path": return words.first
        case "asset_link": return words.first.map { HexoTags.link(words.dropFirst().joined(separator: " "), $0) }
        case "asset_img": return HexoPicture(words, isOfPost: true)?.markdown
        case "img", "image": return HexoPicture(words)?.markdown
        case "post_link", "post_path": return link(tag, words)
        case "link", "url_for", "full_url_for": return HexoTags.link(words)
        case "include_code": return included(tag, words)
        case "label": return HexoTags.label(tag.rest)
        case "btn", "button": return HexoTags.button(tag.rest)
        default: return film(tag.name, words)
        }
    }

    static func link(_ words: String, _ address: String) -> String {
        let target = address.contains { " ()".contains($0) } ? "<\(address)>" : address
        return "[\(words.isEmpty ? address : words)](\(target))"
    }

    /// `text… address [external] [title]`.
    private static func link(_ words: [String]) -> String? {
        guard let place = words.firstIndex(where: { hasScheme($0) || $0.hasPrefix("/") || $0.hasSuffix(".html") })
        else {
            return nil
        }
        let said = words[..<place].joined(separator: " ")
        return link(said, words[place])
    }

    /// A text of the site by its file's name.
    private mutating func link(_ tag: HexoTag, _ words: [String]) -> String? {
        guard let name = words.first else { return nil }
        let (file, mark) = (name.prefix { $0 != "#" }, name.drop { $0 != "#" })
        guard let found = texts[String(file)] else {
            notes.append((tag.start, "`\(tag.name) \(tag.rest)` names no text here"))
            return words.dropFirst().joined(separator: " ")
        }
        if tag.name == "post_path" { return found.address }
        var said = words.dropFirst()
        if let last = said.last, last == "true" || last == "false" { said.removeLast() }
        return HexoTags.link(said.isEmpty ? found.title : said.joined(separator: " "), found.address + mark)
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
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
    private static func button(_ rest: String) -> String? {
        let parts = rest.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.trimmed.filter { $0 != "\"" }
        }
        guard parts.count > 1, !parts[1].isEmpty || parts.count > 3 else { return nil }
        return link(parts[1].isEmpty ? parts[3] : parts[1], parts[0])
    }

    // MARK: - Films and pages of others

    private func film(_ name: String, _ words: [String]) -> String? {
        guard let first = words.first else { return nil }
        switch name {
        case "youtube": return "\n" + Piece.youtube(first, title: nil).tag
        case "vimeo": return "\n" + Piece.vimeo(first, title: nil).tag
        case "gist" where first.contains("/"):
            return "\n" + Piece("gist").with("id", first).with("file", words.dropFirst().first).tag
        case "gist": return "[gist.github.com/\(first)](https://gist.github.com/\(first))"
        case "jsfiddle": return "[jsfiddle.net/\(first)](https://jsfiddle.net/\(first))"
        case "caniuse": return HexoTags.caniuse(first)
        case "video": return "\n<video src=\"\(first)\" controls></video>"
        case "audio": return "\n<audio src=\"\(first)\" controls></audio>"
        case "pdf": return HexoTags.link("", first)
        case "iframe":
            let sizes = zip(["width", "height"], words.dropFirst()).map { " \($0)=\"\($1)\"" }.joined()
            return "\n<iframe src=\"\(first)\"\(sizes)></iframe>"
        default: return nil
        }
    }

    private static func caniuse(_ feature: String) -> String {
        let name = feature.prefix { $0 != "@" }.trimmed
        return "[caniuse.com/\(name)](https://caniuse.com/\(name))"
    }
}

/// A picture, `[class names] address [width] [height] ["title" "alternative"]`.
struct HexoPicture {
    let markdown: String

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
        let (title, alternative) = (said.first ?? "", said.last ?? "")
        let address = words[place].contains(" ") ? "<\(words[place])>" : words[place]
        let caption = title.isEmpty || title == alternative ? "" : " \"\(title.filter { $0 != "\"" })\""
        markdown = "![\(alternative.filter { $0 != "\"" })](\(address)\(caption))"
    }
}
