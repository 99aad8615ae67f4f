import Testing

@testable import Publishing

@Suite struct LinkCheckTests {
    private func check(_ body: String) -> Publication {
        publish([
            "content/pages/a.md": post("A", "", body), "content/pages/b.md": post("B", "", "## Part one\n\nText."),
        ])
    }

    @Test(arguments: [
        "[x](/b/)", "[x](b.md)", "[x](b.md#part-one)", "[x](../b/)", "[x](/b)", "[x](https://me.dev/b/#part-one)",
        "[x](https://other.dev/)",
        "[x](mailto:a@b.c)", "[x](#top)", "[x](/feed.xml)", "<a href=\"?q\">x</a>", "[x](/b/?q#part-one)",
    ])
    func `an address that leads somewhere is fine`(body: String) { #expect(check(body).lines == []) }

    @Test func `an address may have an apostrophe`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "[x](/it's/) <a href=\"/it's/\">x</a>"),
            "content/pages/b.md": post("B", "permalink: /it's/"),
        ])
        #expect(made.lines == [])
    }

    @Test(arguments: [
        ("[x](/c/)", "the address `/c/` leads nowhere"), ("\n[x](nope.png)", "the address `/a/nope.png` leads nowhere"),
        ("[x](b.md#part-two)", "the address `/b/#part-two` leads to a page that has no `#part-two`"),
        ("[x](#nope)", "the address `#nope` leads to a page that has no `#nope`"),
        ("![x](/pic.png)", "the address `/pic.png` leads nowhere"),
    ])
    func `one that leads nowhere is an error at the author's line`(body: String, message: String) {
        let line = body.hasPrefix("\n") ? 6 : 5
        #expect(check(body).lines == ["content/pages/a.md:\(line): \(message)"])
    }

    @Test(arguments: [
        ("[x](/docs/How-To#part)", "did you mean `/book/how-to/`?"),
        ("[x](/bok/how-tu/?a)", "did you mean `/book/how-to/`?"),
        ("[x](/docs/same)", nil),
    ])
    func `a page is looked for by the end of its address, without what stands behind`(body: String, remedy: String?) {
        let made = publish([
            "content/pages/a.md": post("A", "", body), "content/book/how-to.md": post("B"),
            "content/book/x/same.md": post("C"), "content/book/y/same.md": post("D"),
        ])
        #expect(made.mistakes.map(\.remedy) == [remedy])
    }

    @Test(arguments: [
        ("a\n <a href=\"/gone/\">x</a>", "themes/plain/layouts/page.html:2: the address `/gone/` leads nowhere"),
        (
            "<a href=\"{{ '/gone/' | relative_url }}\">x</a>",
            "themes/plain/layouts/page.html:1: the address `/gone/` leads nowhere"
        ),
        (
            "<img alt=\"\" src=\"{{ '/x' }}/{{ 'gone.png' }}\">",
            "themes/plain/layouts/page.html:1: the address `/x/gone.png` leads nowhere"
        ),
        ("<a href=\"/{{ 'gone' }}/\">x</a>", "the address `/gone/` leads nowhere"),
    ])
    func `an address of a layout names its line there, and the page it was met on`(layout: String, line: String) {
        let theme = plainTheme.merging(["themes/plain/layouts/page.html": layout]) { $1 }
        let made = publish(["content/pages/a.md": post("A")], theme: theme)
        #expect(made.lines == [line])
        #expect(made.mistakes.first?.trail.first?.text == "on the page /a/")
    }

    @Test func `of a page that the theme has no layout for it is told which one makes it`() {
        let theme = plainTheme.filter { !$0.key.hasSuffix("/archive.html") && !$0.key.hasSuffix("/product.html") }
        let made = publish(
            [
                "content/pages/a.md": post("A", "", "[b](/archive/) [c](../products/p/product.yml) [d](/products/p/)"),
                "content/products/p/product.yml": "title: P\ntagline: Q\n",
            ], theme: theme)
        #expect(
            made.mistakes.compactMap(\.remedy).contains(
                "the theme `plain` has no layout `archive`, which makes that page"), "\(made.mistakes)")
        #expect(
            made.mistakes.compactMap(\.remedy).contains(
                "the theme `plain` has no layout `product`, which makes that page"), "\(made.mistakes)")
    }

    @Test func `of very many dead addresses it is told how many were not looked for`() {
        let links = (0..<203).map { "[x](/nope\($0)/)" } + ["[x](/old/pic.png)"]
        let made = publish([
            "content/pages/a.md": post("A", "", links.joined(separator: "\n")),
            "content/assets/pic.png": tinyPicture("p"),
        ])
        #expect(made.lines.filter { $0.hasSuffix("leads nowhere") }.count == 204)
        // A file of the same name costs no search.
        #expect(made.mistakes.contains { $0.remedy == "write `/assets/pic.png`, where there is such a file" })
        let note = made.mistakes.first { $0.severity == .note }
        #expect(note?.message == "for 3 of the addresses that lead nowhere no near one was looked for")
        #expect(publish(["content/pages/a.md": post("A", "", links[0])]).mistakes.allSatisfy { $0.severity == .error })
    }

    @Test(arguments: [
        ("[x](/c/)", "the address `/c/` leads nowhere"), ("[x](c.md)", "the address `c.md` leads nowhere"),
        ("[x](b.md#no)", "the address `/b/#no` leads to a page that has no `#no`"), ("[x](/shop)", nil),
        ("[x](/shop/lamp/)", nil),
        ("[x](/shopping/)", "the address `/shopping/` leads nowhere"), ("[x](/b/)", nil),
    ])
    func `dead addresses are warnings where a site says so, and paths of another server lead somewhere`(
        body: String, message: String?
    ) {
        let made = publish(
            ["content/pages/a.md": post("A", "", body), "content/pages/b.md": post("B", "", "Text.")],
            site: plainSite + "\nlinks: {internal: warn, external: [/shop/]}\n")
        #expect(made.isGood)
        #expect(made.lines == message.map { ["content/pages/a.md:5: \($0)"] } ?? [])
        #expect(made.mistakes.allSatisfy { $0.severity == .warning })
    }

    @Test func `of a wall of pictures without a text alternative a few are named`() {
        func made(_ count: Int) -> Publication {
            check((1...count).map { "<img src=\"https://x.dev/\($0).png\">" }.joined(separator: "\n"))
        }
        let nine = made(9)
        #expect(nine.lines.filter { $0.hasSuffix("has no text alternative") }.count == 5)
        #expect(nine.mistakes.contains { $0.message == "4 more pictures of this page have no text alternative" })
        #expect(
            made(6).mistakes.contains { $0.message == "1 more picture of this page has no text alternative" })
    }

    @Test func `a picture without a text alternative is a warning`() {
        let made = check("<img src=\"/b/\">")
        #expect(made.isGood)
        #expect(made.lines == ["content/pages/a.md:5: the picture `/b/` has no text alternative"])
    }
}
