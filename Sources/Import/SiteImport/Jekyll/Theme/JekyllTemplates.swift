import Diagnostics
import Files
import Letters
import Liquid
import Markdown
import Site
import Values

/// Templates of Jekyll as templates that run here: tags of plugins as includes, and what cannot be read taken out.
struct JekyllTemplates {
    private let tags: JekyllTags
    private let includes: Set<String>
    private let dialect: Dialect
    private let styles: JekyllInlineStyles

    init(_ reader: JekyllReader) {
        styles = JekyllInlineStyles(reader)
        var tags = JekyllTags(reader)
        tags.isTheme = true
        self.tags = tags
        includes = Set(
            reader.site.old.paths.filter { $0.hasPrefix("_includes/") }.map {
                JekyllTemplates.partialName(String($0.dropFirst("_includes/".count)))
            } + ["jekyll-seo.html", "jekyll-feed-meta.html"])
        dialect = .site(
            addressFilters(relative: { $0 }, absolute: { $0 }) + [
                Filter("markdownify", safety: .markup) { input, _, _ throws(FilterFailure) in input }
            ])
    }

    /// What the file of an include is called here: one without an extension is HTML.
    static func partialName(_ name: String) -> String {
        let last = name.fileName
        return last.contains(".") ? name : name + ".html"
    }

    /// The body of a template as one that compiles.
    func text(_ old: OldText, _ notes: inout [ImportNote]) -> String {
        let body = styles.replaced(old.body, in: old.path, { old.line(of: $0) }, &notes)
        let lax = LaxLiquid(dialect: dialect).text(
            withoutFilters(body), in: old.path, { old.line(of: $0) }, &notes)
        var bytes = tags.replaced(lax, isMarkdown: false, old.path, { old.line(of: $0, in: lax) }, &notes)
        bytes = withKnownIncludes(bytes, old, &notes)
        let source = SourceText(path: old.path + ".html", bytes: bytes, linesAbove: old.linesAbove)
        if let readable = JekyllTemplates.readable(source, dialect, in: old.path, &notes) {
            return String(decoding: readable.source.bytes, as: UTF8.self)
        }
        notes.append(ImportNote(.tag, old.path, "its Liquid cannot be run: the template shows its content alone"))
        return "{{ content }}\n"
    }

    /// A template without the tags that cannot be read, each with a note; nil where that does not help.
    static func readable(
        _ source: SourceText, _ dialect: Dialect, in path: String, _ notes: inout [ImportNote]
    ) -> Template? {
        var bytes = source.bytes
        for _ in 0..<40 {
            do throws(Mistakes) {
                return try compile(
                    SourceText(path: source.path, bytes: bytes, linesAbove: source.linesAbove), dialect: dialect)
            } catch {
                guard let mistake = error.all.first, let place = mistake.place,
                    let tag = tag(at: place, in: bytes, linesAbove: source.linesAbove)
                else { return nil }
                let words = bytes.text(tag).split(whereSeparator: \.isNewline).joined(separator: " ")
                let remedy = mistake.remedy.map { ": " + $0.replacing("\n", with: " ") } ?? ""
                notes.append(
                    ImportNote(.tag, path, line: place.line, "`\(words)` is taken out: \(mistake.message)\(remedy)"))
                bytes.replaceSubrange(tag, with: harmless(bytes.text(tag)).utf8)
            }
        }
        return nil
    }

    /// Filters of Jekyll that nothing here needs.
    private func withoutFilters(_ text: [UInt8]) -> [UInt8] {
        var out = String(decoding: text, as: UTF8.self)
        for name in ["smartify", "strip_index"] {
            for blank in ["| ", "|"] { out = out.replacing(blank + name, with: "") }
        }
        return Array(out.replacing("date_to_xml_schema", with: "date_to_xmlschema").utf8)
    }

    /// Includes by the names that their files have here; those of files that are not there are taken out.
    private func withKnownIncludes(_ text: [UInt8], _ old: OldText, _ notes: inout [ImportNote]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while let open = text.offset(of: "{%", from: index), let end = text.offset(of: "%}", from: open + 2) {
            out += text[index..<open]
            index = end + 2
            let tag = TagText(text.text(open + 2..<end))
            guard ["include", "include_cached"].contains(tag.name), !tag.rest.hasPrefix("{{") else {
                out += text[open..<index]
                continue
            }
            let written = String(tag.rest.prefix { !$0.isWhitespace })
            // Jekyll joins the name to its folder, so that a slash in front says nothing.
            let file = String(written.filter { $0 != "\"" && $0 != "'" }.drop { $0 == "/" })
            let name = JekyllTemplates.partialName(file)
            guard includes.contains(name) else {
                notes.append(
                    ImportNote(
                        .tag, old.path, line: old.line(of: open, in: text),
                        "there is no include `\(written)`; its tag is taken out"))
                continue
            }
            let rest = JekyllTemplates.withPlainQuotes(String(tag.rest.dropFirst(written.count)))
            let (left, right) = (text[open + 2] == UInt8(ascii: "-"), text[end - 1] == UInt8(ascii: "-"))
            out +=
                "{%\(left ? "-" : "") \(tag.name) \(name)\(rest.isEmpty ? "" : " " + rest.trimmed) \(right ? "-" : "")%}"
                .utf8
        }
        return out + text[min(index, text.count)...]
    }

    /// `\"` within a text of an include, which Liquid does not know.
    private static func withPlainQuotes(_ text: String) -> String { text.replacing("\\\"", with: "&quot;") }

    /// The tag or output around a place.
    private static func tag(at place: Place, in text: [UInt8], linesAbove: Int) -> Range<Int>? {
        var line = linesAbove + 1
        var offset = 0
        while line < place.line, let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) {
            offset = end + 1
            line += 1
        }
        var column = 1
        while column < place.column, offset < text.count {
            offset += 1
            // A scalar's further bytes stand in its column.
            if offset < text.count, text[offset] & 0xC0 != 0x80 { column += 1 }
        }
        var start = min(offset, text.count - 2)
        while start >= 0 {
            let isOpen = text[start] == UInt8(ascii: "{")
            if isOpen, text[start + 1] == UInt8(ascii: "%") || text[start + 1] == UInt8(ascii: "{") {
                let close = text[start + 1] == UInt8(ascii: "%") ? "%}" : "}}"
                let end = text.offset(of: close, from: start + 2).map { $0 + 2 } ?? text.count
                return start..<end
            }
            start -= 1
        }
        return nil
    }

    /// A tag in the place of one that cannot be read: blocks stay blocks, and show nothing.
    private static func harmless(_ tag: String) -> String {
        guard tag.hasPrefix("{%") else { return "" }
        switch TagText(String(tag.dropFirst(2).dropLast(2))).name {
        case "if": return "{% if false %}"
        case "elsif": return "{% elsif false %}"
        case "unless": return "{% unless true %}"
        case "case": return "{% case nil %}"
        case "when": return "{% when nil %}"
        case "for": return "{% for item in nothing %}"
        case "tablerow": return "{% tablerow item in nothing %}"
        case "capture": return "{% capture unused %}"
        default: return ""
        }
    }
}
