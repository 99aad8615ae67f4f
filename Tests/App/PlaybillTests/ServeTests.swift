import Foundation
import Testing

@Suite struct ServeTests {
    private static let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: plain\n",
        "content/posts/2026-01-10-one.md": "---\ntitle: One\ntags: [t]\n---\nFirst words.\n",
        "content/posts/2026-01-11-two.md": "---\ntitle: Two\n---\nSee [one](2026-01-10-one.md).\n",
        "content/assets/style.css": "a{}",
        "themes/plain/layouts/base.html":
            "<html><head><link rel=\"stylesheet\" href=\"{{ 'style.css' | asset }}\"></head><body>{{ content }}</body></html>",
        "themes/plain/layouts/post.html": "---\nlayout: base\n---\n<h1>{{ page.title }}</h1>{{ content }}",
        "themes/plain/layouts/home.html":
            "---\nlayout: base\n---\n{% for post in paginator.posts %}<a href=\"{{ post.url }}\">{{ post.title }}</a>{% endfor %}",
        "themes/plain/layouts/tag.html": "---\nlayout: base\n---\n{{ page.title }}",
    ]

    /// Whether every file of a clean build is what is served at its address.
    private func isServed(_ playbill: Playbill, by preview: RunningPreview) throws -> Bool {
        guard try playbill("build", "--quiet", "--now", "2026-11-21").status == 0 else { return false }
        let output = playbill.folder.appending(path: "public")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: output.path)
        return try paths.allSatisfy { path in
            let file = output.appending(path: path)
            guard !path.hasPrefix("."), !file.hasDirectoryPath, !isFolder(file) else { return true }
            let served = preview.get(path)
            if served != Array(try Data(contentsOf: file)) { Issue.record("\(path) is not as it is built") }
            return served != nil
        }
    }

    private func isFolder(_ file: URL) -> Bool {
        (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }

    @Test func `a law: what is served is what is built, after any save`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(Self.site)
        let preview = try RunningPreview(playbill)
        defer { preview.stop() }
        #expect(try isServed(playbill, by: preview))
        let saves = [
            ["content/posts/2026-01-10-one.md": "---\ntitle: One\ntags: [t]\n---\nWords of another kind.\n"],
            [
                "content/posts/2026-01-11-two.md":
                    "---\ntitle: Two\n---\n## See\n\n[home](/) and [one](2026-01-10-one.md).\n"
            ],
            ["content/posts/2026-01-10-one.md": "---\ntitle: One\ntags: [t, u]\n---\nOther words.\n"],
            ["content/posts/2026-01-12-three.md": "---\ntitle: Three\n---\n[two](2026-01-11-two.md)\n"],
            ["themes/plain/layouts/post.html": "---\nlayout: base\n---\n<h2>{{ page.title }}</h2>{{ content }}"],
            ["content/site.yml": "title: Other\nbase_url: https://me.dev/\ntheme: plain\npermalink: /:slug/\n"],
        ]
        for save in saves {
            try playbill.write(save)
            #expect(preview.hear(.reload) != nil)
            #expect(try isServed(playbill, by: preview), "\(save.keys)")
        }
        try FileManager.default.removeItem(at: playbill.folder.appending(path: "content/posts/2026-01-12-three.md"))
        #expect(preview.hear(.reload) != nil)
        #expect(try isServed(playbill, by: preview))
        #expect(preview.get("three/index.html") == nil)
    }

    @Test func `a mistake is shown with the terminal's words, and the last good site stays`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(Self.site)
        let preview = try RunningPreview(playbill)
        defer { preview.stop() }
        let mistakes = [
            ("content/posts/2026-01-10-one.md", "---\ntitle: One\nlayout: pots\n---\nNew.\n", "did you mean `post`?"),
            ("content/posts/2026-01-10-one.md", "---\ntitle: One\n---\nNew, [gone](/nowhere/).\n", "leads nowhere"),
            ("themes/plain/layouts/post.html", "{{ 'none.css' | asset }}", "there is no asset"),
        ]
        for (path, text, message) in mistakes {
            try playbill.write([path: text])
            #expect(preview.hear(.failure)?.contains(message) == true, "\(message)")
            #expect(preview.text("posts/2026/one/index.html")?.contains("First words.") == true)
            #expect(try playbill("build", "--now", "2026-11-21").messages.contains(message))
            // While the site is broken no other save is shown either.
            try playbill.write(["content/posts/2026-01-11-two.md": "---\ntitle: Two\n---\nLater.\n"])
            #expect(preview.hear(.failure)?.contains(message) == true, "\(message)")
            for mended in [path, "content/posts/2026-01-11-two.md"] {
                try playbill.write(Self.site.filter { $0.key == mended })
                #expect(preview.hear(.reload) != nil)
            }
        }
        #expect(try isServed(playbill, by: preview))
    }

    @Test func `a site that is broken from the start is told, and appears when it is mended`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(Self.site.merging(["content/posts/2026-01-10-one.md": "---\ntitle: [\n---\n"]) { $1 })
        let preview = try RunningPreview(playbill)
        defer { preview.stop() }
        #expect(preview.get("index.html") == nil)
        try playbill.write(Self.site.filter { $0.key.contains("one.md") })
        #expect(preview.hear(.reload) != nil)
        #expect(try isServed(playbill, by: preview))
    }

    @Test func `a theme that is made while the site is served is seen`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\n", "content/pages/a.md": "---\ntitle: A\n---\n",
        ])
        let preview = try RunningPreview(playbill)
        defer { preview.stop() }
        try playbill.write(["themes/marquee/partials/footer.html": "<footer>mine</footer>"])
        #expect(preview.hear(.reload) != nil)
        #expect(preview.text("a/index.html")?.contains("<footer>mine</footer>") == true)
    }

    @Test func `a style sheet is swapped, and nothing is loaded again`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(Self.site)
        let preview = try RunningPreview(playbill)
        defer { preview.stop() }
        try playbill.write(["content/assets/style.css": "b{}"])
        #expect(preview.hear(.css) == #"["/assets/style.css"]"#)
        #expect(preview.text("assets/style.css") == "b{}")
        #expect(preview.hasNotHeard(.reload))
        #expect(try isServed(playbill, by: preview))
    }
}
