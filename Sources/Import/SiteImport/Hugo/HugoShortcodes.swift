import Site
import Values

/// Hugo's own shortcodes as Markdown and HTML; those of the site, whose templates are Go's, stay as comments.
struct HugoShortcodes {
    private let reader: HugoReader

    init(_ reader: HugoReader) { self.reader = reader }

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
            let result = built(tag, inner, document, after: out)
            if let result {
                out += result
            } else {
                if !tag.isClosing {
                    notes.append(ImportNote(.tag, document.text.path, line: line, HugoShortcodes.message(tag)))
                }
                let words = whole.replacing("--", with: "- -")
                out += "<!-- \(words) -->".utf8
                out += inner ?? []
            }
        }
        return out + text[min(index, text.count)...]
    }

    private static func message(_ tag: Shortcode) -> String {
        if ["ref", "relref"].contains(tag.name) {
            return "`\(tag.name) \(tag.positional.first ?? tag.named["path"] ?? "")` names no page here"
        }
        return "the shortcode `\(tag.name)` is the site's own; it stands in a comment"
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
    private func built(
        _ tag: Shortcode, _ inner: [UInt8]?, _ document: HugoDocument, after before: [UInt8]
    ) -> [UInt8]? {
        func value(_ name: String, _ position: Int = 0) -> String? {
            tag.named[name] ?? (tag.positional.indices.contains(position) ? tag.positional[position] : nil)
        }
        if tag.isClosing { return nil }
        switch tag.name {
        case "comment": return []
        case "highlight": return codeFence(inner ?? [], language: value("lang") ?? value("type") ?? "", after: before)
        case "figure": return Array(HugoFigure(tag).text.utf8)
        case "details":
            let piece = Piece("details").with("summary", tag.named["summary"] ?? tag.positional.first ?? "Details")
            return Array((tag.named["open"] == "true" ? piece.with("open", .on) : piece).around(inner ?? []).utf8)
        case "ref", "relref":
            guard let target = value("path") else { return nil }
            let fragment = target.firstIndex(of: "#").map { String(target[$0...]) } ?? ""
            if target.hasPrefix("#") { return Array(target.utf8) }
            let folders = document.isSection ? document.folders + [document.name] : document.folders
            return reader.address(of: target, from: folders).map { Array((percentEncoded($0) + fragment).utf8) }
        case "param":
            guard let name = value("name") else { return nil }
            return parameter(name, document).map { Array($0.utf8) }
        case "youtube":
            return value("id").map { id in
                Array(Piece.youtube(id, title: tag.named["title"], start: tag.named["start"]).tag.utf8)
            }
        case "vimeo", "vimeo_simple":
            return value("id").map { Array(Piece.vimeo($0, title: tag.named["title"]).tag.utf8) }
        case "gist":
            guard tag.positional.count > 1 else { return nil }
            let piece = Piece("gist").with("id", tag.positional[0] + "/" + tag.positional[1])
            return Array(piece.with("file", tag.positional.count > 2 ? tag.positional[2] : nil).tag.utf8)
        case "x", "tweet", "twitter", "x_simple", "tweet_simple":
            guard let id = tag.named["id"] ?? tag.positional.last else { return nil }
            let user = tag.named["user"] ?? (tag.positional.count > 1 ? tag.positional[0] : "i")
            return Array("<https://x.com/\(percentEncoded(user))/status/\(percentEncoded(id))>".utf8)
        case "instagram", "instagram_simple":
            return value("id").map { Array("<https://www.instagram.com/p/\(percentEncoded($0))/>".utf8) }
        default:
            // A picture is one by whatever name the site calls it.
            let kind = (tag.named["src"] ?? "").split(separator: ".").last?.lowercased() ?? ""
            let isPicture = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"].contains(kind)
            let said = tag.named["type"] ?? tag.named["kind"] ?? (tag.named.isEmpty ? tag.positional.first : nil)
            if let inner, let box = Piece.notice(tag.name, kind: said, title: tag.named["title"]) {
                return Array(box.around(inner).utf8)
            }
            return isPicture && inner == nil ? Array(HugoFigure(tag).text.utf8) : nil
        }
    }

    private func parameter(_ name: String, _ document: HugoDocument) -> String? {
        let parts = name.lowercased().split(separator: ".").map(String.init)
        func find(_ node: PlacedValue?) -> String? {
            parts.reduce(node) { $0?.named($1) }?.written
        }
        return find(document.text.head) ?? find(document.text["params"]) ?? find(reader.configuration["params"])
    }
}
