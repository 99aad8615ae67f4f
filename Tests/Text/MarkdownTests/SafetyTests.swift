import Diagnostics
import Markdown
import Testing

@Suite
struct SafetyTests {
    private let safe = MarkdownOptions(safe: true)

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:x", "java&#10;script:x", "&#1;javascript:x", "vbscript:x", "file:///etc",
        "data:text/html,x", "data:image/svg+xml,x", "&#x6A;avascript&colon;x", "java\\\nscript:x", "about:blank",
        "blob:x", "view-source:x", "java&Tab;script:x", "java&NewLine;script:x", "&#14;javascript:x",
        "javascript&#58;x", "livescript:x", "feed:javascript:x", "jar:javascript:x", "filesystem:x", "intent:x",
        "data:,x", "data:image/png", "data:text/html;image/png,x", "DATA:TEXT/HTML,x", "x:y",
    ])
    func `addresses with scripts are dropped`(_ address: String) {
        #expect(!html("[a](<\(address)>)", safe).lowercased().contains("href=\"j"))
        #expect(!html("![a](\(address))", safe).contains("src=\"d"))
        let out = html("[a](\(address))", safe)
        #expect(out.contains("<a href=\"\">") || !out.contains("<a"))
    }

    @Test(arguments: [
        "https://a.org", "mailto:a@b.c", "tel:1", "xmpp:a", "ftp://a", "/a", "a:b/c".replacing(":", with: "/"),
        "#a", "?a:b",
    ])
    func `harmless addresses stay`(_ address: String) {
        #expect(html("[a](\(address))", safe).contains("<a href=\"\(address)\""))
    }

    @Test
    func `pictures may be data, links may not`() {
        #expect(html("![a](data:image/png;base64,AA)", safe).contains("src=\"data:image/png;base64,AA\""))
        #expect(html("[a](data:image/png;base64,AA)", safe).contains("href=\"\""))
    }

    @Test
    func `raw HTML is shown, not obeyed`() {
        #expect(html("<script>a</script>\n", safe) == "<p>&lt;script&gt;a&lt;/script&gt;</p>\n")
        #expect(html("a <b onclick=x>b</b>\n", safe) == "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n")
        #expect(html("<!-- a -->\n", safe).isEmpty)
    }

    @Test(arguments: 0..<100)
    func `whatever is put together, no tag or attribute comes out that was not asked for`(_ seed: Int) {
        let text = Hostile(seed: UInt64(seed)).text
        for flavour in [MarkdownOptions.Flavour.commonMark, .github, .site] {
            let out = html(text, MarkdownOptions(flavour: flavour, safe: true))
            #expect(SafeHTML.firstBreach(in: out) == nil, "\(text.debugDescription)")
        }
    }
}

/// Texts made of what attackers try.
struct Hostile {
    private var state: UInt64
    private(set) var text = ""

    private static let pieces = [
        "<script>", "</script>", "<img src=x onerror=alert(1)>", "[a](javascript:x)", "![a](", "\"", "'", ">", "<", "`",
        "```", "\n", "\n\n", "[^1]", "[^1]: ", "| a |\n|-|\n", "**", "~~", "http://a.org/\"onclick=x",
        "www.a.org/'><b>",
        "<svg/onload=x>", "&lt;script&gt;", "&#60;", "\\<", "[a]: javascript:x 'y'\n", "[a]", "- [x] ", "> [!NOTE]\n> ",
        "x@y.z\"<b>", "<!--", "-->", "<![CDATA[", "<?php", "# ", "    ", "{onclick=x}", " title=\"<b>\"",
        "\u{10A50}0\u{10A51}", "\u{10B3D}", "<svg><style><img src=\"</style><img onerror=x>\">", "<!--> <b>",
        "<a\u{C}b>",
        "java&#x0A;script:x", "&colon;", "data:image/svg+xml,<svg onload=x>", "vbscript:x", "~", "*", "_", "www.a.b/",
        "`` ` ``", "=== ", "\n===\n", "[x]: ", "numbers=\"><i>\" ", "![\"onload=x](/u \"><b>\")",
        "mailto:x\"onclick=x@b.c",
        "```js title=\"\"><script>\" {1}\n", "data:text/html,", "](", ")", "\t", "\u{0}",
    ]

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<(4 + Int(next() % 24)) { text += Hostile.pieces[Int(next() % UInt64(Hostile.pieces.count))] }
    }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Reads HTML that a safe rendering may hold.
enum SafeHTML {
    private static let tags: Set<Substring> = [
        "a", "blockquote", "br", "code", "del", "div", "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6",
        "hr", "img", "input", "li", "ol", "p", "pre", "section", "span", "strong", "sup", "table", "tbody", "td", "th",
        "thead", "tr", "ul",
    ]
    private static let attributes: Set<Substring> = [
        "align", "alt", "aria-label", "checked", "class", "data-footnote-backref", "data-footnote-backref-idx",
        "data-footnote-ref", "data-footnotes", "data-line", "decoding", "disabled", "height", "href", "id", "loading",
        "src", "start", "style", "tabindex", "title", "type", "width",
    ]

    /// The first tag that may not be there, or a script's address.
    static func firstBreach(in html: String) -> String? {
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            if rest.first == "/" { rest = rest.dropFirst() }
            let name = rest.prefix { $0.isLetter || $0.isNumber }
            guard tags.contains(name) else { return String(rest.prefix(40)) }
            rest = rest[name.endIndex...]
            if let breach = takeAttributes(&rest) { return breach }
        }
        return nil
    }

    /// Whether an address has no scheme, or one of a few; a picture may be data.
    private static func isHarmless(_ address: Substring) -> Bool {
        let scheme = address.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        guard address[scheme.endIndex...].first == ":" else { return true }
        return ["http", "https", "mailto", "tel", "xmpp", "ftp"].contains(scheme.lowercased())
            || ["png", "gif", "jpeg", "webp", "avif"].contains { address.lowercased().hasPrefix("data:image/\($0)") }
    }

    private static func takeAttributes(_ rest: inout Substring) -> String? {
        while let first = rest.first, first != ">" {
            if first == " " || first == "/" {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { $0.isLetter || $0 == "-" }
            guard attributes.contains(name) else { return String(rest.prefix(40)) }
            rest = rest[name.endIndex...]
            guard rest.hasPrefix("=\"") else { continue }
            rest = rest.dropFirst(2)
            let value = rest.prefix { $0 != "\"" }
            if name == "href" || name == "src", !isHarmless(value) { return String(value) }
            rest = rest[value.endIndex...].dropFirst()
        }
        return nil
    }
}
