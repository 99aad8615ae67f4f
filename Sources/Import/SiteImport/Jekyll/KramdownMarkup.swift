import Letters
import Markdown

/// HTML in Markdown as kramdown reads it: a block goes to its end tag, whatever empty lines are in it, and holds Markdown
/// only where its tag says `markdown="1"`, or where all do (`parse_block_html`).
struct KramdownMarkup {
    let lines: [Substring]
    private let blocksHoldMarkdown: Bool
    private var out: [Substring] = []

    /// A text in which both are written as CommonMark reads them.
    /// - Parameters:
    ///   - text: the text, without its front matter.
    ///   - blocksHoldMarkdown: what the site's configuration says of `parse_block_html`.
    /// - Returns: the text, with as many lines or more.
    static func plain(_ text: String, blocksHoldMarkdown: Bool = false) -> String {
        guard text.contains("<") || text.contains("{::") else { return text }
        return KramdownExtensions(text, blocksHoldMarkdown: blocksHoldMarkdown).parts.map { part in
            var markup = KramdownMarkup(part.lines.map { $0[...] }, part.blocksHoldMarkdown)
            return markup.read()
        }.joined(separator: "\n")
    }

    init(_ lines: [Substring], _ blocksHoldMarkdown: Bool) {
        self.lines = lines
        self.blocksHoldMarkdown = blocksHoldMarkdown
    }

    /// Elements that begin a block, of those that hold others.
    private static let names: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "details", "dir", "div", "dl", "fieldset", "figure",
        "footer", "form", "header", "main", "menu", "nav", "ol", "section", "table", "ul", "p", "dd", "dt", "li",
    ]

    private mutating func read() -> String {
        var index = 0
        var fences = Fences()
        while index < lines.count {
            let line = lines[index]
            if fences.read(line.utf8) == .text, let name = name(of: line), let end = end(of: name, from: index),
                end > index || isBlock(line, name)
            {
                add(index...end)
                index = end + 1
                continue
            }
            out.append(line)
            index += 1
            // A mark alone on its line is a line of text there, which a heading ends.
            if !fences.isOpen, index < lines.count, lines[index].hasPrefix("#"), KramdownMarkup.isMark(line) {
                out.append("")
            }
        }
        return out.joined(separator: "\n")
    }

    /// Whether a line is a mark to point at, `<a name="x"></a>`, and nothing else.
    private static func isMark(_ line: Substring) -> Bool {
        let text = String(line).trimmed
        guard text.hasPrefix("<a "), let end = text.firstIndex(of: ">") else { return false }
        let rest = text[text.index(after: end)...]
        return rest.isEmpty || rest == "</a>"
    }

    /// Whether a line is a whole block that holds Markdown.
    private func isBlock(_ line: Substring, _ name: String) -> Bool {
        String(line).trimmed.lowercased().hasSuffix("</\(name)>") && opening(of: line) != nil
    }

    /// Lines as a paragraph with attributes: one of HTML would end where that of its Markdown begins.
    private static func paragraph(_ lines: [Substring], _ attributes: String) -> [Substring] {
        let text = lines.map { Substring(String($0).trimmed) }.filter { !$0.isEmpty }
        return [""] + text + (attributes.isEmpty || text.isEmpty ? [] : [Substring("{: \(attributes)}")]) + [""]
    }

    /// The element that a line opens at its margin.
    func name(of line: Substring) -> String? {
        let inside = line.drop { $0 == " " }
        guard inside.first == "<", line.utf8.count - inside.utf8.count < 4 else { return nil }
        let name = inside.dropFirst().prefix { $0.isLetter }.lowercased()
        return KramdownMarkup.names.contains(name) ? name : nil
    }

    /// The line on which an element is closed that begins on a line.
    func end(of name: String, from first: Int) -> Int? {
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
        guard let (open, rest) = opening(of: first) else { return out += withoutEmptyLines(Array(lines[range])) }
        let last = lines[range.upperBound]
        let close = last.lastIndex(of: "<") ?? last.endIndex
        var inner =
            range.count == 1
            ? [rest[..<close]] : [rest] + lines[(range.lowerBound + 1)..<range.upperBound] + [last[..<close]]
        if open.drop(while: { $0 == " " }).lowercased().hasPrefix("<p") {
            let attributes = String(open.drop { $0 == " " }.dropFirst("<p".count).dropLast()).trimmed
            return out += KramdownMarkup.paragraph(inner, attributes)
        }
        let indent = inner.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
            .min()
        inner = inner.map { $0.dropFirst(min(indent ?? 0, $0.prefix { $0 == " " }.count)) }
        var markup = KramdownMarkup(inner, blocksHoldMarkdown)
        out += [Substring(open), "", Substring(markup.read()), "", last[close...]]
    }

    /// Elements that hold others of theirs, and no text.
    private static let lists: Set<String> = ["dir", "dl", "menu", "ol", "table", "ul"]

    /// The tag that opens a block of Markdown, without what says so, and what stands behind it; nil for a block of HTML.
    private func opening(of line: Substring) -> (tag: String, rest: Substring)? {
        guard let attribute = line.firstRange(of: " markdown=") else {
            guard blocksHoldMarkdown, let name = name(of: line), !KramdownMarkup.lists.contains(name),
                let end = line.firstIndex(of: ">")
            else { return nil }
            return (String(line[...end]), line[line.index(after: end)...])
        }
        let value = line[attribute.upperBound...]
        let quote = value.first ?? " "
        let rest = value.dropFirst().drop { $0 != quote }.dropFirst()
        let isOn = !value.dropFirst().hasPrefix("0")
        guard isOn, let end = rest.firstIndex(of: ">") else { return nil }
        return (String(line[..<attribute.lowerBound] + rest[...end]), rest[rest.index(after: end)...])
    }
}
