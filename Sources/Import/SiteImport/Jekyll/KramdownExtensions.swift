import Markdown

/// kramdown's extensions, `{::comment}`, `{::nomarkdown}` and `{::options … /}`, as what CommonMark has for them
/// (https://kramdown.gettalong.org/syntax.html#extensions).
///
/// A comment becomes one of HTML, what is no Markdown stands as it is, and options go; of them one changes how the text is read.
struct KramdownExtensions {
    /// A part of a text, and whether the blocks of HTML in it hold Markdown (`parse_block_html`).
    struct Part {
        var lines: [String] = []
        var blocksHoldMarkdown: Bool
    }

    private enum Open { case comment, raw }

    private(set) var parts: [Part]
    private var open: Open?
    /// How far the block is indented that is open, where its tag stands alone on a line.
    private var indent: String?
    private var fences = Fences()

    /// Reads a text.
    /// - Parameters:
    ///   - text: the text, without its front matter.
    ///   - blocksHoldMarkdown: what the site's configuration says of blocks of HTML.
    init(_ text: String, blocksHoldMarkdown: Bool) {
        parts = [Part(blocksHoldMarkdown: blocksHoldMarkdown)]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
    }

    private mutating func read(_ line: Substring) {
        if open == nil, fences.read(line.utf8) != .text { return add(String(line)) }
        let wasOpen = open
        let written = replaced(line)
        if written == line { return addInside(line) }
        guard written.allSatisfy(\.isWhitespace) else { return add(written) }
        // A tag alone on its line begins or ends a block, and an option is one.
        indent = open == .raw && wasOpen == nil ? String(line.prefix { $0 == " " }) : nil
        add("")
    }

    /// A line without a tag: HTML that is open has no empty lines, which would end it, and stands where its tag stood.
    private mutating func addInside(_ line: Substring) {
        guard open == .raw, let indent else {
            return add(String(open == .comment ? line.replacing("--", with: "- -") : line))
        }
        if line.allSatisfy(\.isWhitespace) { return }
        add(line.hasPrefix(indent) ? String(line) : indent + line.drop { $0 == " " })
    }

    private mutating func add(_ line: String) { parts[parts.count - 1].lines.append(line) }

    /// A line with its tags read; those between backquotes are code.
    private mutating func replaced(_ line: Substring) -> String {
        var (out, rest) = ("", line)
        while let brace = rest.firstRange(of: "{:") {
            let before = rest[..<brace.lowerBound]
            let tag = rest[brace.lowerBound...].prefix { $0 != "}" } + "}"
            let isCode = open == nil && !(out + before).filter({ $0 == "`" }).count.isMultiple(of: 2)
            let text = isCode || tag.endIndex > rest.endIndex ? nil : read(tag: String(tag))
            out += before + (text ?? "{:")
            rest = text == nil ? rest[brace.upperBound...] : rest[brace.lowerBound...].dropFirst(tag.count)
        }
        return out + rest
    }

    /// What stands in a tag's place; nil for what is none.
    private mutating func read(tag: String) -> String? {
        let words = tag.dropFirst(2).dropLast().split(separator: " ").map(String.init)
        guard let name = words.first else { return nil }
        switch (open, name) {
        case (nil, ":comment"), (nil, ":nomarkdown"):
            if tag.hasSuffix("/}") { return "" }
            open = name == ":comment" ? .comment : .raw
            return open == .comment ? "<!--" : ""
        case (nil, ":options"):
            let value = words.first { $0.hasPrefix("parse_block_html=") }
            if let value { parts.append(Part(blocksHoldMarkdown: value.contains("true"))) }
            return ""
        case (.comment, "/comment"), (.comment, "/"):
            open = nil
            return "-->"
        case (.raw, "/nomarkdown"), (.raw, "/"):
            open = nil
            return ""
        default: return nil
        }
    }
}
