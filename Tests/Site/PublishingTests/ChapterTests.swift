import Testing

@testable import Publishing

/// The chapters of a manual in the order, in the parts and under the names that `site.yml` gives them.
@Suite struct ChapterTests {
    private let site = "title: Test\nbase_url: https://me.dev/\n"

    private let manual = [
        "content/guide/index.md": post("Welcome"), "content/guide/install.md": post("Installing the tool"),
        "content/guide/linux.md": post("Linux"), "content/guide/use.md": post("Use"),
        "content/guide/tips/a.md": post("Tips"),
    ]

    /// The list beside a chapter: how far in a line stands, where it leads, what it says.
    private func list(_ text: String?) -> [String] {
        let all = text ?? ""
        let list = all[(all.firstRange(of: "<nav class=\"chapters\"")?.upperBound ?? all.endIndex)...].prefix { _ in
            true
        }
        let end = list.firstRange(of: "</ol>")?.lowerBound ?? list.endIndex
        return list[..<end].matches(of: /<li( class="([a-z ]*)")?>(<a href="([^"]*)"[^>]*>)?([^<]*)</).map {
            [$0.2, $0.4, $0.5].compactMap { $0.map(String.init) }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    @Test func `the list of site yml says order, parts and names`() throws {
        let made = publish(
            manual, theme: try marquee(),
            site: site + """
                chapters:
                  guide:
                    - index.md
                    - Basics:
                        - title: Install it
                          file: install.md
                          chapters: [linux.md]
                        - Use: use.md
                        - Yet to come:
                    - ./tips/a.md
                    - Forum: https://forum.dev/

                """)
        #expect(made.lines == [])
        #expect(
            list(made.text("guide/linux/index.html")) == [
                "/guide/ Welcome", "part Basics", "inner /guide/install/ Install it", "inner deep /guide/linux/ Linux",
                "inner /guide/use/ Use", "inner part Yet to come", "/guide/tips/a/ Tips", "https://forum.dev/ Forum",
            ])
        let linux = made.text("guide/linux/index.html") ?? ""
        #expect(linux.contains("<h1>Linux</h1>") && linux.contains("</span>Install it</a>"), "\(linux)")
        #expect(linux.contains("rel=\"next\" href=\"/guide/use/\""))
        // A page keeps its own title.
        #expect(made.text("guide/install/index.html")?.contains("<h1>Installing the tool</h1>") == true)
        let home = made.text("index.html") ?? ""
        #expect(home.contains("<h2><a href=\"/guide/\">Guide</a></h2>") && home.contains(">Install it</a>"), "\(home)")
    }

    @Test func `files that are not there are errors, and texts that are left out stand behind and are told`() throws {
        let made = publish(
            manual, theme: try marquee(),
            site: site + """
                chapters:
                  guide:
                    - instal.md
                    - Tips: a.md
                    - use.md
                    - use.md
                  gide: [a.md]

                """)
        #expect(
            made.lines == [
                "content/site.yml:5: there is no text content/guide/instal.md",
                "content/site.yml:6: there is no text content/guide/a.md",
                "content/site.yml:8: content/guide/use.md is a chapter above already",
                "content/site.yml:9: there is no text in content/gide/, whose chapters this lists",
            ])
        #expect(
            made.mistakes.map(\.remedy).prefix(2) == ["did you mean `install.md`?", "did you mean `tips/a.md`?"])
        #expect(made.mistakes.last?.remedy == "did you mean `guide`?")
        let kept = publish(manual, theme: try marquee(), site: site + "chapters: {guide: [use.md, tips/a.md]}\n")
        #expect(
            kept.lines == [
                "content/site.yml:3: 3 texts of content/guide/ stand behind the chapters, which this list leaves out: index.md, install.md, linux.md"
            ])
        #expect(
            list(kept.text("guide/use/index.html")) == [
                "/guide/use/ Use", "/guide/tips/a/ Tips", "/guide/ Welcome", "/guide/install/ Installing the tool",
                "/guide/linux/ Linux",
            ])
    }

    @Test(arguments: [
        ("guide", "`chapters` must be a map of folders to lists, and is a text"),
        ("{guide: use.md}", "`guide` must be a list of chapters, and is a text"),
        ("{pages: [a.md]}", "`pages` is no section, so its texts are no chapters"),
        ("{guide: [[use.md]]}", "a chapter is a file, or a name and a file, and this is a list"),
        ("{guide: [{A: use.md, B: use.md}]}", "a chapter is a file, or a name and a file, and this is a map"),
        ("{guide: [{A: {b: use.md}}]}", "`A` must be a file or a list of chapters, and is a map"),
        ("{guide: [https://a.dev/]}", "a link in a list of chapters needs a name"),
        ("{guide: [../use.md]}", "`../use.md` lies in another folder"),
        ("{guide: [{title: A, file: use.md, chapter: []}]}", "there is no field `chapter`"),
        ("{guide: [{title: A, chapters: use.md}]}", "`chapters` must be a list"),
        ("{guide: [{chapters: [use.md]}]}", "`title` is missing"),
    ])
    func `what is no list of chapters is told`(written: String, message: String) {
        let made = publish(["content/guide/use.md": post("Use")], site: plainSite + "chapters: \(written)\n")
        #expect(made.lines.first == "content/site.yml:5: \(message)", "\(made.lines)")
    }

    @Test func `drafts are no chapters, and a part of nothing else does not show`() throws {
        let made = publish(
            manual.merging(["content/guide/d.md": post("D", "draft: true")]) { $1 }, theme: try marquee(),
            site: site
                + "chapters: {guide: [index.md, Later: [d.md], More: [install.md, linux.md, use.md, tips/a.md]]}\n"
        )
        #expect(made.lines == [])
        #expect(
            list(made.text("guide/use/index.html")).prefix(3) == [
                "/guide/ Welcome", "part More", "inner /guide/install/ Installing the tool",
            ])
    }

    @Test func `of a long list a chapter shows the edge and its own part`() throws {
        let texts = (100...229).map { ("content/guide/p\($0).md", post("P\($0)")) }
        let parts = stride(from: 100, to: 230, by: 10).map { first in
            "\n    - Part \(first): [\((first..<first + 10).map { "p\($0).md" }.joined(separator: ", "))]"
        }
        let made = publish(
            Dictionary(uniqueKeysWithValues: texts), theme: try marquee(),
            site: site + "chapters:\n  guide:" + parts.joined() + "\n")
        #expect(made.lines == [])
        let shown = list(made.text("guide/p115/index.html"))
        #expect(shown.count == 23)
        #expect(shown.first == "/guide/p100/ Part 100" && shown[1] == "part Part 110", "\(shown)")
        #expect(shown[2] == "inner /guide/p110/ P110" && shown.last == "/guide/p220/ Part 220", "\(shown)")
        #expect(made.text("guide/p119/index.html")?.contains("rel=\"next\" href=\"/guide/p120/\"") == true)
    }

    @Test func `a translation stands where its original does, under its own title`() throws {
        let made = publish(
            [
                "content/guide/a.md": post("A"), "content/guide/b.md": post("B"), "content/guide/a.de.md": post("Ah"),
                "content/guide/b.de.md": post("Be"),
            ], theme: try marquee(), site: site + "languages: {en: {}, de: {}}\nchapters: {guide: [Bee: b.md, a.md]}\n")
        #expect(made.lines == [])
        #expect(list(made.text("guide/a/index.html")) == ["/guide/b/ Bee", "/guide/a/ A"])
        #expect(list(made.text("de/guide/a/index.html")) == ["/de/guide/b/ Be", "/de/guide/a/ Ah"])
    }

    @Test func `a short title is what lists of chapters call a text`() throws {
        let made = publish(
            [
                "content/guide/a.md": post("A long title", "short_title: Short"),
                "content/guide/b.md": post("B is long", "sidebar_label: Bee\nsidebar_position: 1"),
                "content/guide/c.md": post("C is long", "sidebar: {label: Sea, order: 2}"),
            ], theme: try marquee(), site: site)
        #expect(made.lines == [])
        #expect(list(made.text("guide/a/index.html")) == ["/guide/a/ Short", "/guide/b/ Bee", "/guide/c/ Sea"])
        #expect(made.text("guide/a/index.html")?.contains("<h1>A long title</h1>") == true)
        #expect(made.text("guide/a/index.html")?.contains("</span>Bee</a>") == true)
    }
}
