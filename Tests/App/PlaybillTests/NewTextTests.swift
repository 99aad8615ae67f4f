import Testing

@Suite struct NewTextTests {
    private func site(_ more: [String: String] = [:]) throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write(
            ["content/site.yml": "title: T\nbase_url: https://me.dev/\n", "content/guide/a.md": "A\n"].merging(more) {
                $1
            })
        return playbill
    }

    @Test func `a new post is a draft with its day and title`() throws {
        let playbill = try site()
        defer { playbill.remove() }
        let outcome = try playbill("new", "post", "It's \"here\": day 1", "--now", "2026-11-20")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.output == "content/posts/2026-11-20-its-here-day-1.md\n")
        #expect(try playbill("list", "drafts").output.hasSuffix("\t2026-11-20\tIt's \"here\": day 1\n"))
        #expect(try playbill("new", "post", "It's \"here\": day 1", "--now", "2026-11-20").status == 73)
    }

    @Test func `a new product is one that a site can be built with`() throws {
        let playbill = try site()
        defer { playbill.remove() }
        let outcome = try playbill("new", "product", "My \"Lamp\"")
        #expect(outcome.output == "content/products/my-lamp/product.yml\n", "\(outcome.messages)")
        let built = try playbill("build")
        #expect(built.status == 0, "\(built.messages)")
        #expect(built.messages.contains("say what it is, in a line"))
        #expect(playbill.text("public/products/my-lamp/index.html")?.contains("What it is, in a line") == true)
    }

    @Test func `an archetype says what it begins with`() throws {
        let playbill = try site(["archetypes/guide.md": "---\ntitle: {{ title }}\nslug: {{ slug }}\n---\n"])
        defer { playbill.remove() }
        #expect(try playbill("new", "guide", "How to").output == "content/guide/how-to.md\n")
        #expect(playbill.text("content/guide/how-to.md") == "---\ntitle: How to\nslug: how-to\n---\n")
    }

    @Test(arguments: [
        (["new", "pots", "A"], "there is no kind of text `pots`"), (["new", "post", "!"], "`!` makes no file name"),
        (["new", "post", "A", "--site", "nowhere"], "there is no site in nowhere"),
        (["new", "post", "--site", "."], "a new text has a kind and a title"),
    ])
    func `what cannot be begun is told`(words: [String], message: String) throws {
        let playbill = try site()
        defer { playbill.remove() }
        let outcome = try playbill.run(words)
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }
}
