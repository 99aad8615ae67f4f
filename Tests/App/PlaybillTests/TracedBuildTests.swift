import Foundation
import Testing

@Suite struct TracedBuildTests {
    private static let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: plain\n",
        "content/posts/2026-01-10-one.md": "---\ntitle: One\n---\nFirst words.\n",
        "content/posts/2026-01-11-two.md": "---\ntitle: Two\n---\nMore words.\n",
        "themes/plain/layouts/post.html": "<h1>{{ page.title }}</h1>{{ content }}",
        "themes/plain/layouts/home.html": "{% for post in paginator.posts %}{{ post.title }}{% endfor %}",
    ]

    private func time(_ playbill: Playbill, _ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: playbill.folder.appending(path: path).path)[.modificationDate]
            as? Date
    }

    private func made() throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write(TracedBuildTests.site)
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        return playbill
    }

    @Test func `an edited text makes its page and nothing else, and proves it`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        let (home, two) = (
            try time(playbill, "public/index.html"), try time(playbill, "public/posts/2026/two/index.html")
        )
        try playbill.write(["content/posts/2026-01-10-one.md": "---\ntitle: One\n---\nOther words.\n"])
        let outcome = try playbill("build", "--prove", "--now", "2026-11-21")
        #expect(outcome.status == 0 && outcome.messages.contains("proved: "), "\(outcome.messages)")
        #expect(playbill.text("public/posts/2026/one/index.html")?.contains("Other words.") == true)
        #expect(try time(playbill, "public/index.html") == home)
        #expect(try time(playbill, "public/posts/2026/two/index.html") == two)
    }

    @Test func `another title makes its page and those that tell it, and another head makes everything`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        let (one, two) = ("public/posts/2026/one/index.html", "public/posts/2026/two/index.html")
        let before = try time(playbill, two)
        try playbill.write(["content/posts/2026-01-10-one.md": "---\ntitle: Uno\n---\nFirst words.\n"])
        let outcome = try playbill("build", "--prove", "--now", "2026-11-21")
        #expect(outcome.status == 0 && outcome.messages.contains("proved: "), "\(outcome.messages)")
        #expect(playbill.text(one)?.contains("<h1>Uno</h1>") == true)
        #expect(playbill.text("public/index.html") == "TwoUno")
        #expect(try time(playbill, two) == before)
        // Two pages exchange their titles and with them, by `permalink`, their addresses.
        for (title, other) in [("A", "B"), ("B", "A")] {
            try playbill.write([
                "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: plain\npermalink: /:title/\n",
                "content/posts/2026-01-10-one.md": "---\ntitle: \(title)\n---\n[other](2026-01-11-two.md)\n",
                "content/posts/2026-01-11-two.md": "---\ntitle: \(other)\n---\nMore words.\n",
                "content/posts/2026-01-12-six.md": "---\ntitle: Six\n---\n[one](2026-01-10-one.md)\n",
            ])
            let outcome = try playbill("build", "--prove", "--now", "2026-11-21")
            #expect(outcome.status == 0 && outcome.messages.contains("proved: "), "\(outcome.messages)")
        }
    }

    @Test func `the trace is kept out of the output, and no other program's is believed`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        #expect(playbill.exists(".playbill/traces") && !playbill.exists("public/.playbill"))
        let whole = try Data(contentsOf: playbill.folder.appending(path: ".playbill/traces"))
        for damaged in [whole.prefix(whole.count / 2), Data("no trace".utf8), whole + Data([0]), Data()] {
            try damaged.write(to: playbill.folder.appending(path: ".playbill/traces"))
            try playbill.write(["content/posts/2026-01-10-one.md": "---\ntitle: New\(damaged.count)\n---\nOther.\n"])
            let outcome = try playbill("build", "--prove", "--now", "2026-11-21")
            #expect(outcome.status == 0 && outcome.messages.contains("proved: "), "\(outcome.messages)")
        }
    }

    @Test func `a warning is told by each build, whether anything is made or not`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        try playbill.write(["content/pages/a.md": "---\ntitle: A\nlayout: post\n---\n[x](https://me.dev/gone/)\n"])
        let told = try playbill("build", "--now", "2026-11-21").messages
        #expect(told.contains("leads nowhere"))
        #expect(try playbill("build", "--quiet", "--now", "2026-11-21").messages.contains("leads nowhere"))
        try playbill.write(["content/posts/2026-01-10-one.md": "---\ntitle: One\n---\nOther words.\n"])
        #expect(try playbill("build", "--quiet", "--now", "2026-11-21").messages.contains("leads nowhere"))
    }

    @Test func `after a refused build the last good output stays, and mending it brings the rest`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        try playbill.write([
            "content/posts/2026-01-10-one.md": "---\ntitle: One\n---\n[x](nowhere.md)\n",
            "content/posts/2026-01-11-two.md": "---\ntitle: Two\n---\nNew words.\n",
        ])
        #expect(try playbill("build", "--prove", "--now", "2026-11-21").status == 1)
        #expect(playbill.text("public/posts/2026/two/index.html")?.contains("More words.") == true)
        try playbill.write(["content/posts/2026-01-10-one.md": "---\ntitle: One\n---\nFirst words.\n"])
        let outcome = try playbill("build", "--prove", "--now", "2026-11-21")
        #expect(outcome.messages.contains("proved: "), "\(outcome.messages)")
        #expect(playbill.text("public/posts/2026/two/index.html")?.contains("New words.") == true)
    }

    @Test func `a page that was changed by hand is made again, and one whose time has come appears`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        try Data("by hand".utf8).write(to: playbill.folder.appending(path: "public/index.html"))
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        #expect(playbill.text("public/index.html") == "TwoOne")
        try playbill.write(["content/posts/2026-12-01-three.md": "---\ntitle: Three\n---\n"])
        #expect(try playbill("build", "--now", "2026-11-22").messages.contains("next publish: 2026-12-01"))
        #expect(try playbill("build", "--now", "2026-11-23").messages.contains("next publish: 2026-12-01"))
        #expect(try playbill("build", "--prove", "--now", "2026-12-02").status == 0)
        #expect(playbill.text("public/index.html") == "ThreeTwoOne")
    }

    @Test func `other options make another site`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        try playbill.write(["content/posts/2026-01-12-d.md": "---\ntitle: Draft\ndraft: true\n---\n"])
        for (options, home) in [([], "TwoOne"), (["--drafts"], "DraftTwoOne"), ([], "TwoOne")] {
            #expect(try playbill.run(["build", "--prove", "--now", "2026-11-21"] + options).status == 0)
            #expect(playbill.text("public/index.html") == home)
        }
    }
}
