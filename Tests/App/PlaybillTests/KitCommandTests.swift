import Testing

/// What `playbill kit` makes where something is wrong with a part of the site.
@Suite struct KitCommandTests {
    private let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/products/a/product.yml": "name: A\ntagline: t\nkind: library\n",
        "content/products/b/product.yml": "name: B\ntagline: t\nkind: nothing\n",
        "content/products/c/product.yml": "- no\n",
    ]

    @Test func `a product that cannot be read stops no other`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let outcome = try playbill("kit")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("content/products/b/product.yml:3:7: error: "), "\(outcome.messages)")
        #expect(playbill.text("kit/a/README.md")?.hasPrefix("# A\n") == true)
        #expect(!playbill.exists("kit/b") && !playbill.exists("kit/c"))
        #expect(try playbill("kit", "b").status == 1)
        #expect(try playbill("kit", "d").status == 64)
    }

    @Test func `a mistake of the site stops all kits`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site.merging(["content/site.yml": "title: [\n"]) { $1 })
        #expect(try playbill("kit").status == 1)
        #expect(!playbill.exists("kit/a"))
    }

    @Test(arguments: [
        ("content/products/a/shots/s.png", "picture: {src: shots/s.png, alt: S}"),
        ("content/products/a/logo.png", "logo: logo.png"),
        ("content/products/a/shots/t.png", ""),
    ])
    func `a PNG that cannot be read is named`(path: String, rest: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site.filter { !$0.key.contains("/b/") && !$0.key.contains("/c/") })
        try playbill.write([
            path: "no PNG", "content/products/a/product.yml": "name: A\ntagline: t\nkind: library\n\(rest)\n",
        ])
        let outcome = try playbill("kit", "a")
        #expect(outcome.status == 1)
        let file = path.split(separator: "/").last ?? ""
        #expect(outcome.messages.contains(file), "\(outcome.messages)")
    }
}
