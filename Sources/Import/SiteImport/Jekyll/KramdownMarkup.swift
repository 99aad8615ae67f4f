/// HTML in Markdown as kramdown reads it: a block goes to its end tag, whatever empty lines are in it, and holds Markdown
/// only where its tag says `markdown="1"`.
struct KramdownMarkup {
    private var lines: [Substring]
    private var out: [Substring] = []

    /// A text in which both are written as CommonMark reads them.
    static func plain(_ text: String) -> String {
        guard text.contains("<") else { return text }
        var markup = KramdownMarkup(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        return markup.read()
    }

    private init(lines: [Substring]) { self.lines = lines }

    /// Elements that begin a block, of those that hold others.
    private static let names: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "details", "dir", "div", "dl", "fieldset", "figure",
        "footer", "form", "header", "main", "menu", "nav", "ol", "section", "table", "ul", "p", "dd", "dt", "li",
    ]

    private mutating func read() -> String {
        var index = 0
        var fence: Substring?
        while index < lines.count {
            let line = lines[index]
            let inside = line.drop { $0 == " " }
            if let open = fence {
                if inside.hasPrefix(open), inside.allSatisfy({ $0 == open.first || $0.isWhitespace }) { fence = nil }
            } else if inside.hasPrefix("```") || inside.hasPrefix("~~~") {
                fence = inside.prefix { $0 == inside.first }
            } else if let name = name(of: line), let end = end(of: name, from: index), end > index {
                add(index...end)
                index = end + 1
                continue
            } else if let lines = KramdownMarkup.paragraph(line) {
                out += lines
                index += 1
                continue
            }
            out.append(line)
            index += 1
        }
        return out.joined(separator: "\n")
    }

    /// `<p class="a" markdown="1">…</p>` on one line, as a paragraph with these attributes; nil for all else.
    private static func paragraph(_ line: Substring) -> [Substring]? {
        let inside = line.drop { $0 == " " }
        guard inside.hasPrefix("<p "), let end = inside.firstIndex(of: ">"), line.utf8.count - inside.utf8.count < 4
        else { return nil }
        let tag = inside[..<end].dropFirst("<p ".count)
        let rest = String(inside[inside.index(after: end)...]).trimmed
        guard let mark = tag.firstRange(of: "markdown=\"1\""), rest.hasSuffix("</p>") else { return nil }
        let attributes = (tag[..<mark.lowerBound] + tag[mark.upperBound...]).trimmed
        return paragraph([rest.dropLast("</p>".count)], attributes)
    }

    /// Lines as a paragraph with attributes: one of HTML would end where that of its Markdown begins.
    private static func paragraph(_ lines: [Substring], _ attributes: String) -> [Substring] {
        let text = lines.map { Substring(String($0).trimmed) }.filter { !$0.isEmpty }
        return [""] + text + (attributes.isEmpty || text.isEmpty ? [] : [Substring("{: \(attributes)}")]) + [""]
    }

    /// The element that a line opens at its margin.
    private func name(of line: Substring) -> String? {
        let inside = line.drop { $0 == " " }
        guard inside.first == "<", line.utf8.count - inside.utf8.count < 4 else { return nil }
        let name = inside.dropFirst().prefix { $0.isLetter }.lowercased()
        return KramdownMarkup.names.contains(name) ? name : nil
    }

    /// The line on which an element is closed that begins on a line.
    private func end(of name: String, from first: Int) -> Int? {
        var depth = 0
        for index in first..<lines.count {
            let line = lines[index].lowercased()
            depth += KramdownMarkup.count("<" + name, in: line) - KramdownMarkup.count("</" + name, in: line)
            if depth <= 0 { return index }
        }
        return nil
    }

    /// How often a tag stands in a line, and no other whose name begins alike.
    private static func count(_ tag: String, in line: String) -> Int {
        let bytes = Array(line.utf8)
        var (count, start) = (0, 0)
        while let found = bytes.offset(of: tag, from: start) {
            start = found + tag.utf8.count
            let next = start < bytes.count ? bytes[start] : UInt8(ascii: ">")
            if " \t>/\n\r".utf8.contains(next) { count += 1 }
        }
        return count
    }

    private mutating func add(_ range: ClosedRange<Int>) {
        let first = lines[range.lowerBound]
        guard let attribute = first.firstRange(of: " markdown=") else {
            return out += withoutEmptyLines(Array(lines[range]))
        }
        let value = first[attribute.upperBound...]
        let quote = value.first ?? " "
        let rest = value.dropFirst().drop { $0 != quote }.dropFirst()
        guard let tagEnd = rest.firstIndex(of: ">") else { return out += lines[range] }
        let open = first[..<attribute.lowerBound] + rest[...tagEnd]
        let last = lines[range.upperBound]
        let close = last.lastIndex(of: "<") ?? last.endIndex
        var inner = [rest[rest.index(after: tagEnd)...]] + lines[(range.lowerBound + 1)..<range.upperBound]
        inner.append(last[..<close])
        if open.drop(while: { $0 == " " }).lowercased().hasPrefix("<p") {
            let attributes = String(open.drop { $0 == " " }.dropFirst("<p".count).dropLast()).trimmed
            return out += KramdownMarkup.paragraph(inner, attributes)
        }
        let indent = inner.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
            .min()
        inner = inner.map { $0.dropFirst(min(indent ?? 0, $0.prefix { $0 == " " }.count)) }
        var markup = KramdownMarkup(lines: inner)
        out += [Substring(open), "", Substring(markup.read()), "", last[close...]]
    }
}
