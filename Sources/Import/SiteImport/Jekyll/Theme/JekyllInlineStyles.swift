import Letters

/// Style sheets that templates make of Sass within the page (`scssify`), as Jekyll made them when the old site was built.
struct JekyllInlineStyles {
    /// The longest one of the old home page; nil where the old site was not built, or has none.
    private let made: String?

    init(_ reader: JekyllReader) {
        let bytes = reader.styles["index.html"].flatMap { reader.site.bytes($0) } ?? []
        let page = String(decoding: bytes, as: UTF8.self)
        made = JekyllInlineStyles.sheets(of: page).max { $0.utf8.count < $1.utf8.count }
    }

    /// What stands in the elements `style` of a page.
    private static func sheets(of page: String) -> [String] {
        var sheets: [String] = []
        var rest = page[...]
        while let open = rest.firstRange(of: "<style"), let start = rest[open.upperBound...].firstIndex(of: ">"),
            let end = rest[start...].firstRange(of: "</style>")
        {
            sheets.append(String(rest[rest.index(after: start)..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return sheets.filter { !$0.allSatisfy(\.isWhitespace) && !$0.contains("endraw") }
    }

    /// A template with the style sheet in the place of what made it.
    func replaced(_ text: [UInt8], in path: String, _ line: (Int) -> Int, _ notes: inout [ImportNote]) -> [UInt8] {
        guard let made else { return text }
        var out: [UInt8] = []
        var index = 0
        while let open = text.offset(of: "{{", from: index), let end = text.offset(of: "}}", from: open + 2) {
            let filters = LaxMarkup.parts(of: text.text(open + 2..<end)).dropFirst().map(\.trimmed)
            out += text[index..<open]
            index = end + 2
            guard filters.contains(where: { $0.hasPrefix("scssify") || $0.hasPrefix("sassify") }) else {
                out += text[open..<index]
                continue
            }
            out += "{% raw %}\(made.trimmed){% endraw %}".utf8
            notes.append(
                ImportNote(
                    .frozen, path, line: line(open), "the style sheet in it is what Jekyll made, and stays as it is"))
        }
        return out + text[min(index, text.count)...]
    }
}
