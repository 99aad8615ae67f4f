/// A long text composed of real constructs, in which every address is written once, so that its place is known.
///
/// The choices come from bytes; when they are used up, from numbers that follow from them.
struct ComposedDocument {
    /// The text.
    private(set) var text = ""
    /// How many bytes of an address stand before its token, by the token's number.
    private var prefixes: [Int] = []
    private var choices: [UInt8]
    private var next = 0
    private var state: UInt64
    private var definitions: [String] = []
    private var labels: [String] = []
    private var notes = 0

    init(choices: [UInt8]) {
        self.choices = choices
        state = choices.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        let count = 6 + choose(40)
        for _ in 0..<count { write(block(depth: 0)) }
        for definition in definitions { write([definition]) }
        if choose(4) == 0 {
            text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        }
    }

    /// Where each address begins, in bytes, by its token.
    func beginnings() -> [String: Int] {
        let bytes = Array(text.utf8)
        var found: [String: Int] = [:]
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "u"), bytes[index + 1] == UInt8(ascii: "q") else {
                index += 1
                continue
            }
            let end = bytes[index...].firstIndex(of: UInt8(ascii: "z")) ?? bytes.count - 1
            let token = String(decoding: bytes[index...end], as: UTF8.self)
            if let number = Int(token.dropFirst(2).dropLast()) { found[token] = index - prefixes[number] }
            index = end
        }
        return found
    }

    /// The token that an address begins with, such as `uq7z` of `/uq7z?a`.
    static func token(of address: String) -> String? {
        for prefix in ["/", "http://", "https://", "http://www.", "mailto:"] where address.hasPrefix(prefix + "uq") {
            let token = address.dropFirst(prefix.count).prefix { $0 != "z" }
            return Int(token.dropFirst(2)).map { "uq\($0)z" }
        }
        return nil
    }

    private mutating func choose(_ count: Int) -> Int {
        if next < choices.count {
            next += 1
            return Int(choices[next - 1]) % count
        }
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func pick(_ words: [String]) -> String { words[choose(words.count)] }

    private mutating func address(_ prefix: String = "/") -> String {
        prefixes.append(prefix.utf8.count)
        return "\(prefix)uq\(prefixes.count - 1)z"
    }

    private mutating func write(_ lines: [String]) {
        text += lines.joined(separator: "\n") + pick(["\n\n", "\n\n", "\n\n", "\n"])
    }
}

extension ComposedDocument {
    private mutating func block(depth: Int) -> [String] {
        switch choose(depth > 4 ? 8 : 17) {
        case 0: return [pick(["# ", "### ", "  ## ", "#\t"]) + inlines(3) + pick(["", " ##", ""])]
        case 1: return paragraph(1 + choose(4)) + [pick(["===", "---", "--"])]
        case 2: return table()
        case 3: return fence()
        case 4: return ["[l\(labels.count)]: " + define()] + (choose(2) == 0 ? paragraph(2) : [])
        case 5: return html()
        case 6, 7: return paragraph(1 + choose(choose(6) == 0 ? 60 : 4))
        case 8: return prefixed(blocks(depth), first: "> ", rest: pick(["> ", "> ", ">"]))
        case 9: return prefixed(blocks(depth), first: pick(["- ", "* ", "-\t"]), rest: "    ")
        case 10: return prefixed(blocks(depth), first: pick(["1. ", "1)  ", "27. "]), rest: "    ")
        case 11: return footnote(depth)
        case 12:
            return prefixed(paragraph(2), first: "- [x] ", rest: "  ")
                + prefixed(paragraph(1), first: "- [ ] ", rest: "")
        case 13: return indented(depth)
        case 14: return [pick(["!!! ", "??? "]) + pick(["note", "x"])] + blocks(depth).map { "    " + $0 }
        case 15 where choose(3) == 0:
            let tag = "<TabItem label=\"\(pick(["A", "b `c`"]))\">"
            return ["<Tabs>", tag] + blocks(depth) + ["</TabItem>", "</Tabs>"]
        case 15 where choose(3) == 0:
            return ["<Box>"] + blocks(depth).map { $0.isEmpty ? "" : "    " + $0 } + ["</Box>"]
        case 15:
            let colons = String(repeating: ":", count: 8 - depth)
            return [colons + pick(["tip", " warning", "info \(line())", "raw"])] + blocks(depth) + [colons]
        default:
            let mark = pick(["[!NOTE]", "[!tip]", "[!info]- " + line(), "[!x y", "[!faq|a]+"])
            return prefixed([mark] + blocks(depth), first: "> ", rest: "> ")
        }
    }

    /// A box or a tab with a title.
    private mutating func indented(_ depth: Int) -> [String] {
        let head =
            choose(2) == 0 ? "=== \"A `b`\"" : pick(["!!! note", "???+ tip", "!!!x y"]) + " \"" + line() + "\""
        return [head] + (choose(2) == 0 ? [""] : []) + blocks(depth).map { $0.isEmpty ? "" : "    " + $0 }
    }

    private mutating func line() -> String { inlines(2).replacing("\n", with: " ") }

    private mutating func blocks(_ depth: Int) -> [String] {
        var lines = block(depth: depth + 1)
        for _ in 0..<choose(3) { lines += [""] + block(depth: depth + 1) }
        return lines
    }

    private mutating func prefixed(_ lines: [String], first: String, rest: String) -> [String] {
        let isLazy = choose(8) == 0
        return lines.enumerated().map {
            $0 == 0 ? first + $1 : $1.isEmpty && !rest.hasPrefix(">") ? "" : (isLazy && $0 == 1 ? "" : rest) + $1
        }
    }

    private mutating func footnote(_ depth: Int) -> [String] {
        notes += 1
        return prefixed(
            blocks(depth), first: pick(["[^n\(notes)]: ", "  [^n\(notes)]: ", "[^n\(notes)]:\t"]), rest: "    ")
    }

    private mutating func paragraph(_ count: Int) -> [String] {
        (0..<count).flatMap { _ -> [String] in
            let (indent, words) = (pick(["", "", " ", "\t", "   "]), inlines(1 + choose(5)))
            let line: String = indent + words + pick(["", "", "  ", "\\", " "])
            return line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private mutating func table() -> [String] {
        let rows = (0..<(1 + choose(5))).map { _ in "| " + cell() + pick([" | ", "|", " |\t"]) + cell() + " |" }
        let head = choose(3) == 0 ? paragraph(2) : []
        return head + [rows[0], pick(["|---|:-:|", "--|--", "| - | -: |"])] + rows.dropFirst()
            + (choose(3) == 0 ? paragraph(2) : [])
    }

    private mutating func cell() -> String {
        inlines(1 + choose(2)).replacing("\n", with: " ") + pick(["", " \\| `a\\|b` ", ""])
    }

    private mutating func fence() -> [String] {
        let mark = pick(["```", "~~~", "````"])
        return [mark + pick(["", "swift", " text title=\"a\""]), "[a](/b) http://c.org", "", "{% x %}"]
            + (choose(6) == 0 ? [] : [mark])
    }

    private mutating func html() -> [String] {
        switch choose(4) {
        case 0:
            return [
                "<div class='a'>", "  <a title=x href=\"\(address())\">a</a> <img src='\(address())&amp;b'",
                "  alt=\"\">", "</div>",
            ]
        case 1: return ["<picture><source srcset=\"\(address()) 1x, \(address()) 2x\"></picture>"]
        case 2: return ["<!-- [a](b) -->", "<p \\~ href=\"\(address())\">" + inlines(2)]
        default: return ["<script>", "let a = '<a href=b>'", "</script>"]
        }
    }

    private mutating func inlines(_ count: Int) -> String {
        (0..<count).map { _ in inline(depth: 0) }.joined(separator: pick([" ", " ", " ", "\t", ""]))
    }

    private mutating func inline(depth: Int) -> String {
        if depth > 3 { return "deep" }
        switch choose(28) {
        case 27: return pick(["[[", "![["]) + address() + pick(["", "#h", "|w", "#h|w", ".png|9"]) + "]]"
        case 26: return pick(["{/* a */}", "{a}", "<Icon size={2} />", "{"])
        case 0: return "[\(inline(depth: depth + 1))](\(address()))"
        case 1: return "[a](<\(address()) b> \"t\\\"i\")"
        case 2: return "[a \\] b](\n\(address())\n'title\nmore')"
        case 3: return "![\(inline(depth: depth + 1))](\(address())&amp;b(c))"
        case 4: return " " + address("http://") + ".org/a_b*c "
        case 5: return "<" + address("https://") + ".org>"
        case 6: return " " + address("www.") + ".org, "
        case 7: return " " + address("") + "@mail.org "
        case 8: return "[a][\(label())]"
        case 9: return pick(["[", "![", "![b]["]) + label() + pick(["]", "][]"])
        case 10: return "[^n\(1 + choose(notes + 2))]"
        case 11: return "<a href=\"\(address())\">\(inline(depth: depth + 1))</a>"
        case 12: return "<img\n  src=\"\(address())\" alt='&lt;'>"
        case 13: return "*\(inline(depth: depth + 1))*"
        case 14: return "**\(inline(depth: depth + 1))__"
        case 15: return "__\(inline(depth: depth + 1))__"
        case 16: return "~~\(inline(depth: depth + 1))~~"
        case 17: return pick(["`a [b](c)`", "``a ` b``", "`a\nb`", "`"])
        case 18: return pick(["&amp;", "&copy;", "&#65;", "&ngE;", "&nope;", "&", "&#0;"])
        case 19: return pick(["\\*", "\\~", "\\[", "\\:", "\\a", "\\\\", "\\`"])
        case 20: return pick(["\"q\"", "it's", "--", "a---b", "...", "----", "'"])
        case 21: return pick(["*", "_", "~", "[", "]", "<", "![", "~~", "***", "é漢", "\u{10A50}"])
        default: return pick(["word", "more words", "x", "Some text, long enough"])
        }
    }

    private mutating func label() -> String {
        if choose(2) == 0 || labels.isEmpty {
            let definition = define()
            definitions.append("[\(labels.last ?? "")]: " + definition)
        }
        return pick(labels)
    }

    private mutating func bracketed(_ address: String) -> String { choose(3) == 0 ? "<\(address)>" : address }

    private mutating func define() -> String {
        labels.append("l\(labels.count)")
        return pick(["", "\n  ", "  "]) + bracketed(address()) + pick(["", " \"t\"", "\n 'a\n b'"])
    }
}
