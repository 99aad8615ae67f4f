import Diagnostics
import Markdown
import Testing

@Suite
struct PlaceTests {
    private func places(_ text: String, smart: Bool = false) -> [String] {
        let options = MarkdownOptions(flavour: .site, smart: smart)
        return placedLinks(SourceText(path: "p.md", text), options).map {
            "\($0) \($1.line):\($1.column)"
        }
    }

    @Test
    func `a bare address far behind a link has its place`() {
        let far = String(repeating: "x\n", count: 60)
        #expect(
            places(far + "\nSee [a](http://b.com) and http://d.e.com\n") == [
                "http://b.com 62:9", "http://d.e.com 62:27",
            ])
        #expect(
            places("[^n]: see [a](/b)\n\n\(far)\n[c](/d)[^n]\n") == ["/d 64:5", "/b 1:15"])
    }

    @Test(arguments: [
        ("the address is looked for behind the words", "/a /a [/a](/a)\n", "/a 1:12"),
        ("one address many times", "[a](/a) [b](/a)\n[c](/a)\n", "/a 1:5, /a 1:13, /a 2:5"),
        ("a link over lines", "> [a\n> b](\n>   /c\n> \"t\")\n", "/c 3:5"),
        ("angle brackets", "[a](</b c> 't') <http://d.e>\n", "/b c 1:6, http://d.e 1:18"),
        ("references and escapes in the address", "&amp; [a](/b&amp;c\\_d)\n", "/b&c_d 1:11"),
        ("tabs", "-\ta\n\n\t[b](/c)\n", "/c 3:6"),
        ("line ends of two bytes", "a\r\n\r\n> b\r\n> [c](/d)\r\n", "/d 4:7"),
        ("letters of several bytes", "漢字é [a](/b)\n", "/b 1:9"),
        ("a definition behind", "[a][b] [B] [b][]\n\n> [b]:\n>   </c>\n", "/c 4:6, /c 4:6, /c 4:6"),
        ("definitions before a paragraph", "[a]: /a\n[b]: /b 'x\ny'\n[b] [c](/c)\n", "/b 2:6, /c 4:9"),
        ("labels in two Unicode forms", "[\u{E9}] [e\u{301}]\n\n[\u{E9}]: /a\n[e\u{301}]: /b\n", "/a 3:6, /b 4:7"),
        ("a definition in code is none", "    [a]: /x\n\n[a]\n\n[a]: /y\n", "/y 5:6"),
        ("a shortcut before parentheses", "[a](b c) [d](/d)\n\n[a]: /a\n", "/a 3:6, /d 1:14"),
        (
            "cells", "|a|b|\n|-|-|\n|\\||[c](/d)|\n|`\\|` http://e.f|[g]|\n\n[g]: /h\n",
            "/d 3:9, http://e.f 4:7, /h 6:6"
        ),
        ("behind a table", "|a|\n|-|\n> [b](/c)\n", "/c 3:7"),
        ("raw HTML behind a table", "x\n\n> |a|\n> |-|\n<b>\n<a href=\"/c\">\n", "/c 6:10"),
        ("raw HTML", "a <b\n  title=\"/c\" href='/c'>d\n", "/c 2:20"),
        (
            "a block of raw HTML in an item", "- <div>\n  <img src=/a\n   srcset=\"/b 1x, /c 2x\">\n",
            "/a 2:12, /b 3:12, /c 3:19"
        ),
        (
            "struck through", "~~a [b](/c)~~ *d* http://e.f/g_ ~h http://i.j\n",
            "/c 1:9, http://e.f/g 1:19, http://i.j 1:36"
        ),
        (
            "behind marks of footnotes", "a[^1] [b](/c) http://d.e\n\n[^1]: http://f.g [h](/i)\n",
            "/c 1:11, http://d.e 1:15, http://f.g 3:7, /i 3:22"
        ),
        ("tasks and alerts", "- [x] [a](/b)\n\n> [!NOTE]\n> [c](/d)\n", "/b 1:11, /d 4:7"),
        ("mail", "&copy;\\_ a@b.org\n", "mailto:a@b.org 1:10"),
        ("headings", "## [a](/b) ##\n\nc\n[d](/e)\n===\n", "/b 1:8, /e 4:5"),
        ("a definition below a heading's underline", "a\n===\n[b]: /c\n\n[b]\n", "/c 3:6"),
        ("a definition below open code of a quote", "> ```\n> a\n[b]: /c\n\n[b]\n", "/c 3:6"),
        ("a definition below open code of an item", "- ```\n  a\n[b]: /c\n\n[b]\n", "/c 3:6"),
        ("a definition behind a table", "|a|\n|-|\n|[b]|\n{: .x}\n\n[b]: /c\n", "/c 6:6"),
        (
            "text behind the attributes of a table", "|[a](/b)|\n|-|\n{: .x}\nc [d](/e) [f]\n\n[f]: /g\n",
            "/b 1:6, /e 4:7, /g 6:6"
        ),
        (
            "two tables and text between", "|[a]|\n|-|\n\n[a] [b](/c)\n\n|[b](/d)|\n|-|\n\n[a]: /e\n",
            "/e 9:6, /e 9:6, /c 4:9, /d 6:6"
        ),
        ("an item with attributes", "- {: .x} [a](/b) http://c.d\n", "/b 1:14, http://c.d 1:18"),
        ("zero bytes", "\0\0 [a](/b)\n", "/b 1:8"),
    ])
    func `each construct has its place`(_ name: String, _ text: String, _ expected: String) {
        #expect(places(text).joined(separator: ", ") == expected, "\(name)")
    }

    @Test
    func `typographic punctuation moves nothing`() {
        #expect(
            places("\"a\" -- 'b' --- c---- d... [e](/f) http://g.h\n", smart: true) == ["/f 1:31", "http://g.h 1:35"])
    }

    @Test func `groups without a tab move nothing`() {
        let text = "<Tabs>\n\n~~ http://a.b ~~ [c](/d)\n"
        var options = MarkdownOptions(flavour: .site)
        options.extras = .tabs
        #expect(
            placedLinks(SourceText(path: "p.md", text), options).map { "\($0.1.line):\($0.1.column)" } == [
                "3:4", "3:22",
            ])
        #expect(renderMarkdown(SourceText(path: "p.md", text), options: options).foreign.map(\.word) == ["`<Tabs>`"])
    }

    @Test(arguments: 0..<60)
    func `in a long text of all constructs every address is where it is told`(_ seed: UInt8) {
        let document = ComposedDocument(choices: [seed, seed &* 7, seed &* 31])
        let source = SourceText(path: "p.md", document.text, linesAbove: 3)
        let beginnings = document.beginnings()
        var options = MarkdownOptions(flavour: .site, smart: seed % 2 == 0)
        if seed % 3 != 0 { options.extras = [.admonitions, .tabs, .wikiLinks] }
        if seed % 4 == 1 { options.extras.insert(.mdx) }
        for (destination, told) in placedLinks(source, options) {
            guard let token = ComposedDocument.token(of: destination), let offset = beginnings[token] else {
                continue
            }
            let place = source.place(at: offset)
            if told != place {
                Issue.record("\(destination): \(told.line):\(told.column), not \(place.line):\(place.column)")
            }
        }
    }
}
