import Site
import Values

/// Shortcodes as Markdown: Hugo's own as what they show; those of the site as pieces where their templates say no more than
/// pieces do, else as what their templates come to; and as comments where that is not known.
struct HugoShortcodes {
    private let reader: HugoReader
    let host: GoHost
    let depth: Int
    /// The places of documents, by their files.
    let pages: [String: Int]

    init(_ reader: HugoReader) { self.init(reader, GoHost(reader), depth: 0) }

    init(_ reader: HugoReader, _ host: GoHost, depth: Int) {
        (self.reader, self.host, self.depth) = (reader, host, depth)
        pages = host.places
    }

    /// The body of a document without shortcodes.
    func replaced(_ document: HugoDocument, _ notes: inout [ImportNote]) -> String {
        let body = document.text.body
        guard body.offset(of: "{{<") != nil || body.offset(of: "{{%") != nil else {
            return String(decoding: body, as: UTF8.self)
        }
        return String(decoding: replaced(body, from: 0, document, &notes, depth: 0), as: UTF8.self)
    }

    private func replaced(
        _ text: [UInt8], from first: Int, _ document: HugoDocument, _ notes: inout [ImportNote], depth: Int
    ) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while depth < 50, let tag = Shortcode.next(in: text, from: index) {
            out += text[index..<tag.range.lowerBound]
            index = tag.range.upperBound
            let whole = text.text(tag.range)
            if tag.isShown {
                out += whole.replacing("/*", with: "").replacing("*/", with: "").utf8
                continue
            }
            let line = document.text.line(of: first + tag.range.lowerBound)
            var inner: [UInt8]?
            if !tag.isClosing, !tag.isWhole, let end = HugoShortcodes.end(of: tag.name, in: text, from: index) {
                let isCode = tag.name == "highlight"
                let part = Array(text[index..<end.lowerBound])
                inner = isCode ? part : replaced(part, from: first + index, document, &notes, depth: depth + 1)
                index = end.upperBound
            }
            let use = Use(
                tag: tag, inner: inner, document: document, before: out,
                isAlone: Shortcode.isAlone(tag.range.lowerBound..<index, in: text))
            switch shown(use) {
            case .shown(let result):
                let text = String(decoding: result, as: UTF8.self)
                out += (use.isAlone ? indented(text, behind: out) : text).utf8
            case .frozen(let result):
                out += result
                notes.append(
                    ImportNote(
                        .frozen, document.text.path, line: line, "what the shortcode `\(tag.name)` showed is text now"))
            case .unknown(let reason):
                if !tag.isClosing {
                    notes.append(ImportNote(.tag, document.text.path, line: line, reason))
                }
                let words = whole.replacing("--", with: "- -")
                out += "<!-- \(words) -->".utf8
                out += inner ?? []
            }
        }
        return out + text[min(index, text.count)...]
    }

    /// Where the shortcode is closed that was opened before; nil where it is not.
    private static func end(of name: String, in text: [UInt8], from start: Int) -> Range<Int>? {
        var (index, depth) = (start, 1)
        while let tag = Shortcode.next(in: text, from: index) {
            index = tag.range.upperBound
            guard tag.name == name, !tag.isShown, !tag.isWhole else { continue }
            depth += tag.isClosing ? -1 : 1
            if depth == 0 { return tag.range }
        }
        return nil
    }

    /// What a shortcode of Hugo's becomes; nil for all others.
    func built(
        _ tag: Shortcode, _ inner: [UInt8]?, _ document: HugoDocument, _ isAlone: Bool, after before: [UInt8]
    ) -> [UInt8]? {
        if tag.isClosing { return nil }
        switch tag.name {
        case "comment": return []
        case "highlight": return codeFence(inner ?? [], language: tag["lang"] ?? tag["type"] ?? "", after: before)
        case "figure": return Array((isAlone ? HugoFigure(tag).text : HugoFigure(tag).inline).utf8)
        case "details":
            let piece = Piece("details").with("summary", tag.named["summary"] ?? tag.positional.first ?? "Details")
            return Array((tag.named["open"] == "true" ? piece.with("open", .on) : piece).around(inner ?? []).utf8)
        case "ref", "relref":
            guard let target = tag["path"] else { return nil }
            let fragment = target.firstIndex(of: "#").map { String(target[$0...]) } ?? ""
            if target.hasPrefix("#") { return Array(target.utf8) }
            let folders = document.isSection ? document.folders + [document.name] : document.folders
            return reader.address(of: target, from: folders).map { Array((percentEncoded($0) + fragment).utf8) }
        case "param":
            guard let name = tag["name"] else { return nil }
            return parameter(name, document).map { Array($0.utf8) }
        case "youtube", "vimeo", "vimeo_simple", "gist", "x", "tweet", "twitter", "x_simple", "tweet_simple",
            "instagram",
            "instagram_simple":
            return elsewhere(tag, isAlone)
        default:
            // A picture is one by whatever name the site calls it.
            let kind = (tag.named["src"] ?? "").split(separator: ".").last?.lowercased() ?? ""
            let isPicture = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"].contains(kind)
            guard isPicture, inner == nil else { return nil }
            return Array((isAlone ? HugoFigure(tag).text : HugoFigure(tag).inline).utf8)
        }
    }

    /// A film, a post or code of another place.
    private func elsewhere(_ tag: Shortcode, _ isAlone: Bool) -> [UInt8]? {
        switch tag.name {
        case "youtube":
            return tag["id"].map { id in
                film("YouTube", "https://www.youtube.com/watch?v=\(id)", isAlone) {
                    Piece.youtube(id, title: tag.named["title"], start: tag.named["start"])
                }
            }
        case "vimeo", "vimeo_simple":
            return tag["id"].map { id in
                film("Vimeo", "https://vimeo.com/\(id)", isAlone) { Piece.vimeo(id, title: tag.named["title"]) }
            }
        case "gist":
            guard tag.positional.count > 1 else { return nil }
            let piece = Piece("gist").with("id", tag.positional[0] + "/" + tag.positional[1])
            return Array(piece.with("file", tag.positional.count > 2 ? tag.positional[2] : nil).tag.utf8)
        case "x", "tweet", "twitter", "x_simple", "tweet_simple":
            guard let id = tag.named["id"] ?? tag.positional.last else { return nil }
            let user = tag.named["user"] ?? (tag.positional.count > 1 ? tag.positional[0] : "i")
            return Array("<https://x.com/\(percentEncoded(user))/status/\(percentEncoded(id))>".utf8)
        case "instagram", "instagram_simple":
            return tag["id"].map { Array("<https://www.instagram.com/p/\(percentEncoded($0))/>".utf8) }
        default: return nil
        }
    }

    /// A film; within a line, where no block may stand, a link to it.
    private func film(_ name: String, _ address: String, _ isAlone: Bool, _ piece: () -> Piece) -> [UInt8] {
        Array((isAlone ? piece().tag : "[\(name)](<\(address)>)").utf8)
    }

    private func parameter(_ name: String, _ document: HugoDocument) -> String? {
        let parts = name.lowercased().split(separator: ".").map(String.init)
        func find(_ node: PlacedValue?) -> String? {
            parts.reduce(node) { $0?.named($1) }?.written
        }
        return find(document.text.head) ?? find(document.text["params"]) ?? find(reader.configuration["params"])
    }
}
