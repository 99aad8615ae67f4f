import Site
import Testing

@testable import Publishing

/// Texts and files are called by their names, wherever they lie.
@Suite struct NamedLinkTests {
    private static func settings(_ more: String = "") -> String {
        plainSite + "\nmarkdown: {wiki_links: true}\n" + more
    }

    private func made(_ files: [String: String], _ settings: String = settings()) -> Publication {
        publish(files.merging(["content/site.yml": settings]) { mine, _ in mine })
    }

    @Test func `a name leads to its page, with the heading that is meant`() {
        let made = made([
            "content/guide/a.md": post("A", "", "[[The Other Text#Its Part|there]] and [[first]]"),
            "content/guide/deep/The other text.md": post("B", "", "## Its part\n\n[[a]]"),
            "content/posts/2026-01-02-first.md": post("First", "", "[[#Here]]\n\n## Here"),
        ])
        #expect(made.lines == [])
        let text = made.text("guide/a/index.html") ?? ""
        #expect(text.contains("<a href=\"/guide/deep/the-other-text/#its-part\">there</a>"), "\(text)")
        #expect(text.contains("<a href=\"/posts/2026/first/\">first</a>"), "\(text)")
        #expect(made.text("guide/deep/the-other-text/index.html")?.contains("<a href=\"/guide/a/\">a</a>") == true)
    }

    @Test func `a picture comes along from wherever it lies, with its size`() {
        let made = made([
            "content/guide/a.md": post("A", "", "![[Map.gif|12]] ![[pic.gif]]"),
            "content/guide/pictures/map.gif": tinyPicture("map"), "content/assets/pic.gif": tinyPicture("asset"),
        ])
        #expect(made.lines == [])
        #expect(made.text("guide/a/pictures/map.gif") == tinyPicture("map"))
        let text = made.text("guide/a/index.html") ?? ""
        #expect(text.contains("src=\"/guide/a/pictures/map.gif\" alt=\"\" width=\"12\""), "\(text)")
        #expect(text.contains("src=\"/assets/pic.gif\""), "\(text)")
    }

    @Test func `a name that calls nothing, and a text that nobody sees yet, are told`() {
        let made = made([
            "content/guide/a.md": post("A", "", "[[Secnd]]\n\n[[Draft]]"), "content/guide/Second.md": post("B", ""),
            "content/guide/Draft.md": post("D", "draft: true"),
        ])
        #expect(
            made.lines == [
                "content/guide/a.md:5: no text and no file of this site is called `Secnd`",
                "content/guide/a.md:7: `Draft.md` is a draft or not due, so nobody could follow this link",
            ])
        #expect(made.mistakes.first?.remedy == "did you mean `Second`?")
        #expect(made.mistakes.map(\.length) == ["Secnd".count, "Draft".count])
    }

    @Test func `a picture that is called wrongly is told with the one that is meant`() {
        let made = made([
            "content/guide/a.md": post("A", "", "![[mapp.gif|30]]"),
            "content/guide/pictures/map.gif": tinyPicture("map"),
        ])
        #expect(made.lines == ["content/guide/a.md:5: no text and no file of this site is called `mapp.gif`"])
        #expect(made.mistakes.first?.remedy == "did you mean `map.gif`?")
    }

    @Test func `where dead links are warnings a name is one as well`() {
        let made = made(
            ["content/guide/a.md": post("A", "", "[[No one]]")], Self.settings("links: {internal: warn}\n"))
        #expect(made.lines == ["content/guide/a.md:5: the address `/guide/a/No%20one` leads nowhere"])
        let heading = self.made(
            [
                "content/guide/a.md": post("A", "", "See [[Other one#Its part|there]]."),
                "content/guide/Other one.md": post("B", ""),
            ], Self.settings("links: {internal: warn}\n"))
        #expect(heading.mistakes.map(\.length) == ["Other one#Its part".count])
    }

    @Test func `each language has its own page of a name`() {
        let made = made(
            [
                "content/guide/a.md": post("A", "", "[[b]]"), "content/guide/a.de.md": post("A", "", "[[b]]"),
                "content/guide/b.md": post("B", ""), "content/guide/b.de.md": post("B", ""),
            ], Self.settings("languages: [de]\n"))
        #expect(made.lines == [])
        #expect(made.text("guide/a/index.html")?.contains("<a href=\"/guide/b/\">b</a>") == true)
        #expect(made.text("de/guide/a/index.html")?.contains("<a href=\"/de/guide/b/\">b</a>") == true)
    }

    @Test func `in the copy for programs a name is a link`() {
        let made = made(
            [
                "content/guide/a.md": post("A", "", "![[Pic.gif|12]] [[B.md#Part|it]] ![[b]] [[#Here]] [b](B.md)"),
                "content/guide/B.md": post("B", ""), "content/assets/pic.gif": tinyPicture("asset"),
            ], Self.settings("links: {internal: warn}\nmarkdown_copies: true\n"))
        #expect(
            made.text("guide/a/index.html.md")
                == "# A\n\n![](https://me.dev/assets/pic.gif) [it](https://me.dev/guide/b/#part) "
                + "[b](https://me.dev/guide/b/) [[#Here]] [b](https://me.dev/guide/b/)\n")
    }
}
