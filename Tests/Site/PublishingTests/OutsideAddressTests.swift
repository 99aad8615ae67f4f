import Testing

@testable import Publishing

@Suite struct OutsideAddressTests {
    private func addresses(_ files: [String: String]) -> [String] {
        publish(files) { $0.collectsOutsideAddresses = true }.outsideAddresses.map {
            "\($0.place.map { "\($0.path):\($0.line)" } ?? $0.page) \($0.url) ×\($0.pages)"
        }
    }

    @Test func `each address that leads out is told once, with the line of its author`() {
        let made = addresses([
            "content/pages/a.md": post("A", "", "[x](https://one.dev/)\n\n![y](https://two.dev/y.png)"),
            "content/pages/b.md": post("B", "", "<https://one.dev/>\n\n<a href=\"//three.dev/?a=1&amp;b\">z</a>"),
        ])
        #expect(
            made == [
                "content/pages/b.md:7 //three.dev/?a=1&b ×1", "content/pages/a.md:5 https://one.dev/ ×2",
                "content/pages/a.md:7 https://two.dev/y.png ×1",
            ])
    }

    @Test func `a page of the site is not outside under its whole address`() {
        #expect(
            addresses(["content/pages/a.md": post("A", "", "[x](https://me.dev/a/) [y](https://me.dev/app/)")])
                == ["content/pages/a.md:5 https://me.dev/app/ ×1"])
    }

    @Test func `a manifest's links stand in the manifest`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/product.html":
                "{% for link in product.links %}<a href=\"{{ link.url }}\">x</a>{% endfor %}"
        ]) { $1 }
        let manifest = "name: P\ntagline: T\nkind: app\nlinks:\n  source: https://source.dev/p\n"
        let made = publish(["content/products/p/product.yml": manifest], theme: theme) {
            $0.collectsOutsideAddresses = true
        }
        #expect(made.outsideAddresses.map(\.place?.line) == [5])
    }

    @Test(
        arguments: [
            ("[x](https://one.dev/)", []), ("[x](http://me.dev/none/)", []),
            ("[x](https://me.dev/none/)", ["https://me.dev/none/"]), ("[x](https://me.dev/a/)", []),
            ("[x](https://me.developers.dev/)", []), ("[x](http)", ["http"]), ("[x](https:/none)", []),
        ] as [(String, [String])])
    func `where nobody asks for them they are passed over, and a dead address of the site's own is told`(
        text: String, dead: [String]
    ) {
        let made = publish(["content/pages/a.md": post("A", "", text)])
        #expect(made.lines.count == dead.count, "\(made.lines)")
        for address in dead { #expect(made.lines.contains { $0.contains(address) }) }
    }
}
