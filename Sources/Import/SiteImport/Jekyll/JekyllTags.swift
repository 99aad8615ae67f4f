import Dates
import Files
import Letters
import Site

/// Jekyll's own tags, as Liquid and Markdown that need nobody to know them.
struct JekyllTags {
    let zone: Zone
    let now: Instant
    private let base: String
    /// Where each file of the old site was found.
    private let addresses: [String: String]
    /// Where each post was found, by its path below `_posts` without an extension.
    private let posts: [String: String]
    private let site: NewSite
    /// Whether the text is a template of the theme, which has no comments of HTML, and includes for tags of plugins.
    var isTheme = false

    init(_ reader: JekyllReader) {
        (zone, now) = (reader.configuration.zone, reader.site.circumstances.now)
        (base, site) = (reader.configuration.base, reader.site)
        var addresses: [String: String] = [:]
        var posts: [String: String] = [:]
        for copy in reader.site.copies { addresses[copy.origin] = "/" + copy.path }
        for document in reader.documents {
            addresses[document.text.path] = document.address
            guard document.kind == .post else { continue }
            let parts = document.text.path.split(separator: "/").map(String.init)
            let inside = parts.drop { $0 != "_posts" }.dropFirst().joined(separator: "/")
            posts[withoutExtension(inside)] = document.address
            posts[(document.folders + [withoutExtension(inside)]).joined(separator: "/")] = document.address
        }
        (self.addresses, self.posts) = (addresses, posts)
    }

    /// Tags that Liquid itself has.
    private static let liquid: Set<String> = [
        "assign", "break", "capture", "case", "continue", "cycle", "decrement", "doc", "echo", "for", "if", "ifchanged",
        "include", "increment", "liquid", "render", "tablerow", "unless", "else", "elsif", "when", "endcapture",
        "endcase", "endfor", "endif", "endifchanged", "endtablerow", "endunless", "enddoc", "#",
    ]

    /// How many files a text takes in at most, and how deep: each may take in many others.
    private static let mostTakenIn = 1_000
    private static let deepest = 8

    /// A text whose tags are those of Liquid.
    func replaced(
        _ text: [UInt8], isMarkdown: Bool, _ path: String, _ line: (Int) -> Int, _ notes: inout [ImportNote]
    ) -> [UInt8] {
        var takenIn = 0
        return replaced(text, isMarkdown: isMarkdown, path, line, &notes, 0, &takenIn)
    }

    private func replaced(
        _ text: [UInt8], isMarkdown: Bool, _ path: String, _ line: (Int) -> Int, _ notes: inout [ImportNote],
        _ depth: Int, _ takenIn: inout Int
    ) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while let start = text.offset(of: "{%", from: index), let end = text.offset(of: "%}", from: start + 2) {
            out += text[index..<start]
            index = end + 2
            let tag = TagText(text.text(start + 2..<end))
            let whole = text[start..<index]
            func close(_ name: String) -> Range<Int>? { TagText.end(named: name, in: text, from: index) }
            switch tag.name {
            case "raw", "comment":
                let stop = close("end" + tag.name)?.upperBound ?? text.count
                out += text[start..<stop]
                index = stop
            case "highlight":
                let body = close("endhighlight") ?? text.count..<text.count
                let part = Array(text[index..<body.lowerBound])
                let inner =
                    depth < JekyllTags.deepest
                    ? replaced(
                        part, isMarkdown: isMarkdown, path, { [index] in line(index + $0) }, &notes, depth + 1, &takenIn
                    )
                    : part
                out += code(inner, tag.words.first ?? "", isMarkdown, after: out)
                index = body.upperBound
            case "link", "post_url": out += address(tag, by: path, line(start), &notes).utf8
            case "include_relative":
                out += included(tag, by: path, isMarkdown, line(start), &notes, depth, &takenIn)
            case "include_cached": out += isTheme ? Array(whole) : Array("{% include \(tag.rest) %}".utf8)
            case "gist": out += gist(tag.words, isMarkdown).utf8
            case "seo":
                let title = tag.words.contains("title=false") ? " title=false" : ""
                out += (isTheme ? "{% include jekyll-seo.html\(title) %}" : "").utf8
            case "feed_meta": out += (isTheme ? "{% include jekyll-feed-meta.html %}" : "").utf8
            case let name where JekyllTags.liquid.contains(name) || name.hasPrefix("#"): out += whole
            case let name:
                if !name.hasPrefix("end") {
                    notes.append(
                        ImportNote(
                            .tag, path, line: line(start),
                            "the tag `\(name)` is a plugin's; it \(isTheme ? "is taken out" : "stands in a comment")"))
                }
                if !isTheme { out += JekyllTags.comment(whole).utf8 }
            }
        }
        return out + text[min(index, text.count)...]
    }

    /// Where `link` or `post_url` leads; `#` where that is nowhere, which is told.
    private func address(_ tag: TagText, by path: String, _ line: Int, _ notes: inout [ImportNote]) -> String {
        let target = tag.rest.trimmed
        if let address = tag.name == "link" ? addresses[plain(target)] : post(target) { return base + address }
        notes.append(ImportNote(.tag, path, line: line, "`\(tag.name) \(target)` names no file here"))
        return "#"
    }

    /// A tag as a comment of HTML that Liquid passes over.
    private static func comment(_ tag: ArraySlice<UInt8>) -> String {
        "{% raw %}<!-- \(String(decoding: tag, as: UTF8.self).replacing("--", with: "- -")) -->{% endraw %}"
    }

    private func plain(_ target: String) -> String {
        var path = target[...]
        while path.hasPrefix("/") || path.hasPrefix("./") { path.removeFirst() }
        return String(path)
    }

    private func post(_ name: String) -> String? { posts[plain(name)] }

    /// Code as a fence that it cannot close, or as HTML.
    private func code(_ inner: [UInt8], _ language: String, _ isMarkdown: Bool, after before: [UInt8]) -> [UInt8] {
        guard isMarkdown else {
            let open = "<pre><code class=\"language-\(language)\">"
            return Array("{% capture highlighted %}".utf8) + inner
                + Array("{% endcapture %}\(open){{ highlighted | escape }}</code></pre>".utf8)
        }
        return codeFence(inner, language: language, after: before)
    }

    private func included(
        _ tag: TagText, by path: String, _ isMarkdown: Bool, _ line: Int, _ notes: inout [ImportNote], _ depth: Int,
        _ takenIn: inout Int
    ) -> [UInt8] {
        let folder = path.split(separator: "/").dropLast().map(String.init)
        let file = (folder + (tag.words.first ?? "").split(separator: "/").map(String.init).filter { $0 != "." })
            .joined(separator: "/")
        func told(_ why: String) -> [UInt8] {
            notes.append(ImportNote(.tag, path, line: line, "`include_relative \(tag.rest.trimmed)` \(why)"))
            return []
        }
        guard let bytes = site.bytes(file) else { return told("names no file here") }
        guard depth < JekyllTags.deepest, takenIn < JekyllTags.mostTakenIn else {
            return told("takes in itself, or too many others")
        }
        takenIn += 1
        return replaced(bytes, isMarkdown: isMarkdown, file, { _ in line }, &notes, depth + 1, &takenIn)
    }

    private func gist(_ words: [String], _ isMarkdown: Bool) -> String {
        guard let id = words.first?.filter({ $0.isLetter || $0.isNumber || "-_/".contains($0) }), !id.isEmpty else {
            return ""
        }
        if isMarkdown, id.contains("/") {
            return "{% raw %}\(Piece("gist").with("id", id).with("file", words.dropFirst().first).tag){% endraw %}"
        }
        let file = words.dropFirst().first.map { "?file=" + percentEncoded($0) } ?? ""
        return "<script src=\"https://gist.github.com/\(id).js\(file)\"></script>"
    }

    /// A text whose links begin at the site's root, those in HTML too: what the site lives below is added when it is built.
    func withoutBase(_ text: String) -> String {
        base.isEmpty ? text : withProse(text) { withoutBase(inLine: String($0)) }
    }

    private func withoutBase(inLine text: String) -> String {
        var text = text
        for mark in ["](", "]: ", "](<"] { text = text.replacing(mark + base + "/", with: mark + "/") }
        for name in ["href", "src", "poster", "action", "data"] {
            for quote in ["\"", "'"] {
                let mark = " \(name)=\(quote)"
                text = text.replacing(mark + base + "/", with: mark + "/")
                    .replacing(mark + base + quote, with: mark + "/" + quote)
            }
        }
        if text.contains("srcset=") {
            for mark in ["\"", "'", ", ", ","] { text = text.replacing(mark + base + "/", with: mark + "/") }
        }
        return text
    }
}

/// What stands between `{%` and `%}`.
struct TagText {
    let name: String
    /// What stands behind the name.
    let rest: String

    init(_ text: String) {
        var part = text[...]
        if part.hasPrefix("-") { part.removeFirst() }
        if part.hasSuffix("-") { part.removeLast() }
        let words = part.trimmed
        name = String(words.prefix { !$0.isWhitespace })
        rest = String(words.dropFirst(name.count)).trimmed
    }

    /// What stands behind the name, cut at blanks, without quotes.
    var words: [String] {
        rest.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" && $0 != "'" } }
    }

    /// A text without what stands between `raw` and `endraw`.
    static func withoutRaw(_ text: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while let open = end(named: "raw", in: text, from: index) {
            out += text[index..<open.lowerBound]
            index = end(named: "endraw", in: text, from: open.upperBound)?.upperBound ?? text.count
        }
        return out + text[index...]
    }

    /// Where the next tag of a name stands.
    static func end(named name: String, in text: [UInt8], from start: Int) -> Range<Int>? {
        var index = start
        while let open = text.offset(of: "{%", from: index), let close = text.offset(of: "%}", from: open + 2) {
            if TagText(text.text(open + 2..<close)).name == name { return open..<close + 2 }
            index = open + 2
        }
        return nil
    }
}
