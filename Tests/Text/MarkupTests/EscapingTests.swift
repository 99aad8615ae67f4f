import Testing

@testable import Markup

@Suite struct EscapingTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("a & b", "a &amp; b"), ("<i>", "&lt;i&gt;"),
        ("\"it's\"", "&quot;it&#39;s&quot;"),
        ("é & 日本", "é &amp; 日本"), ("&&", "&amp;&amp;"), ("\u{1}", "\u{1}"),
    ])
    func `HTML`(text: String, expected: String) { #expect(escaped(text, .html) == expected) }

    @Test func `XML replaces what it forbids, CommonMark leaves the apostrophe`() {
        #expect(escaped("a\u{1}b\tc\n", .xml) == "a\u{FFFD}b\tc\n")
        #expect(escaped("it's <", .commonMark) == "it's &lt;")
    }

    @Test func `a law: what is escaped holds no special character, and nothing is lost`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let text = String((0..<20).map { _ in "<>&\"'aé ".randomElement(using: &generator) ?? "a" })
            let out = escaped(text, .html)
            #expect(!out.contains { "<>\"'".contains($0) })
            let back = out.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
                .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
            #expect(back == text)
        }
    }

    @Test(arguments: [
        ("a&amp;b", "a&b"), ("it&#x27;s", "it's"), ("&#39;&#X1F600;&apos;", "'\u{1F600}'"), ("&lt;&quot;&gt;", "<\">"),
        ("&amp;lt;", "&lt;"), ("a&b", "a&b"), ("&copy;&#;&#x;&#-1;&#+39;&#xD800;", "&copy;&#;&#x;&#-1;&#+39;&#xD800;"),
        ("&", "&"),
        ("é&amp;", "é&"), ("&#00000000000000000000000039;", "&#00000000000000000000000039;"),
    ])
    func `references in an attribute stand for their signs`(value: String, text: String) {
        #expect(unescaped(Array(value.utf8)[...]) == text)
    }
}

/// Texts are escaped eight bytes at a time.
@Suite struct EscapingStepTests {
    /// What stands for a byte, told byte by byte.
    private func reference(for byte: UInt8, _ escaping: Escaping) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        case UInt8(ascii: "<"): Array("&lt;".utf8)
        case UInt8(ascii: ">"): Array("&gt;".utf8)
        case UInt8(ascii: "\""): Array("&quot;".utf8)
        case UInt8(ascii: "'") where escaping != .commonMark: Array("&#39;".utf8)
        case 0..<0x20 where escaping == .xml && ![9, 10, 13].contains(byte): Array("\u{FFFD}".utf8)
        default: [byte]
        }
    }

    @Test(arguments: [Escaping.html, .xml, .commonMark])
    func `a law: every byte at every place of a step is written as it is alone`(escaping: Escaping) {
        for byte in UInt8.min...UInt8.max {
            for place in 0..<18 {
                var text = Array("abcdefghijklmnopqr".utf8)
                text[place] = byte
                var out = ByteBuffer(capacity: 0)
                out.append(text[...], escaping: escaping)
                #expect(out.bytes == text.flatMap { reference(for: $0, escaping) })
            }
        }
    }

    @Test func `nothing but what needs a reference, over the border of a part`() {
        for length in 1_020...1_030 {
            let text = [UInt8](repeating: UInt8(ascii: "\""), count: length)
            var out = ByteBuffer(capacity: 0)
            out.append(text[...], escaping: .html)
            #expect(out.bytes == Array(String(repeating: "&quot;", count: length).utf8))
        }
    }
}

@Suite struct TagScannerTests {
    /// The tags of a text as `name attribute=value …`.
    private func tags(_ html: String) -> [String] {
        let bytes = Array(html.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var scanner = TagScanner(bytes)
        var found: [String] = []
        while let tag = scanner.next() {
            let attributes = scanner.attributes.map { text($0.name) + ($0.value.map { "=" + text($0) } ?? "") }
            found.append(([(tag.isClosing ? "/" : "") + text(tag.name)] + attributes).joined(separator: " "))
        }
        return found
    }

    @Test(
        arguments: [
            ("<p>a</p>", ["p", "/p"]), ("<a href=\"x y\" id=z disabled>", ["a href=x y id=z disabled"]),
            ("<img src='a'/>", ["img src=a"]), ("<br / >", ["br"]), ("a < b <i>", ["i"]), ("<!-- <b> --><i>", ["i"]),
            ("<!doctype html><html>", ["html"]), ("<script>if (a<b) '<i>'</script><u>", ["script", "/script", "u"]),
            ("<a href = 'x' >", ["a href=x"]), ("<a href=>", ["a href="]), ("<", []), ("<a", ["a"]),
            ("<a href=\"x", ["a href=x"]),
            ("<?xml version=\"1.0\"?><a/>", ["a"]), ("<title><b></title>", ["title", "/title"]), ("<!--", []),
            ("</", []),
            ("<a\nhref\n=\nx>", ["a href=x"]), ("<script", ["script"]), ("<a =x>", ["a =x"]),
        ] as [(String, [String])])
    func `tags and attributes`(html: String, expected: [String]) { #expect(tags(html) == expected) }

    @Test func `those that say nothing but their class can be passed over`() {
        let html = """
            <p>a</p><span class="k">b</span><!-- <i id=x> --><a href="/c">c</a><img class="d"><b class="e" id="f">g</b>\
            <style class="h">p > i {}</style><p class='j'>k</p>
            """
        var scanner = TagScanner(Array(html.utf8))
        var found: [String] = []
        while let tag = scanner.nextTelling() {
            found.append(String(decoding: Array(html.utf8)[tag.range], as: UTF8.self))
        }
        #expect(found.contains("<a href=\"/c\">"))
        #expect(!found.contains("<span class=\"k\">"))
    }

    @Test func `a law: nothing is passed over that says more than its class`() {
        var generator = SystemRandomNumberGenerator()
        let parts = [
            "<p>", "</p>", "<span class=\"k\">", "<span class=\"", "\">", "<a href=\"x\">", " class=\"a>b\"", "<!-- ",
            " -->", "'",
            "<style class=\"s\">", "</style>", "<img>", "<img class=\"i\">", "<b class=\"b\" id=\"c\">", "<x-y>",
            "text ", "<", ">",
        ]
        for _ in 0..<2_000 {
            let html = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let bytes = Array(html.utf8)
            var (all, telling) = (TagScanner(bytes), TagScanner(bytes))
            var wanted: [Range<Int>] = []
            var every: Set<Int> = []
            while let tag = all.next() {
                every.insert(tag.range.lowerBound)
                let says = all.attributes.contains { !all.matches($0.name, "class") } && !tag.isClosing
                let isTold =
                    ["img", "style"].contains { String(decoding: bytes[tag.name], as: UTF8.self) == $0 }
                    && !tag.isClosing
                if says || isTold { wanted.append(tag.range) }
            }
            var told: [Range<Int>] = []
            while let tag = telling.nextTelling() { told.append(tag.range) }
            #expect(told.allSatisfy { every.contains($0.lowerBound) }, "\(html)")
            #expect(wanted.allSatisfy(told.contains), "\(html)")
        }
    }

    @Test func `any bytes at all come to an end`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let html = String((0..<40).map { _ in "<>/!-='\"a script?".randomElement(using: &generator) ?? "a" })
            #expect(tags(html).count <= 40)
        }
    }
}
