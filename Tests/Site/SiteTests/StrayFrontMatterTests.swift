import Files
import Testing

@testable import Site

/// A head that is none would be published as text, and a draft with it.
@Suite struct StrayFrontMatterTests {
    private func mistakes(_ text: String) -> [String] {
        let site = "title: Test\nbase_url: https://me.dev/\n"
        return read(["content/site.yml": site, "content/pages/a.md": text]).mistakes.map {
            "\($0.place?.line ?? 0) \($0.message)"
        }
    }

    @Test(arguments: [
        // Hexo's, Pelican's and MultiMarkdown's, and slips.
        ("title: A\ndraft: true\n---\nText\n", "1 this looks like front matter"),
        ("\n\nlayout: x\n---\nText\n", "3 this looks like front matter"),
        ("Title: A\nDate: 2020-01-02\nStatus: draft\n\nText\n", "1 this looks like front matter"),
        (" \n---\ntitle: A\n---\nText\n", "2 front matter begins on the first line of a file"),
        ("---toml\ntitle = 'A'\n---\nText\n", "1 `---toml` begins no front matter here"),
        ("----\ntitle: A\n----\nText\n", "1 `----` begins no front matter here"),
        (";;;\ntitle: A\n;;;\nText\n", "1 `;;;` begins no front matter here"),
    ])
    func `what looks like a head is told`(text: String, message: String) {
        let found = mistakes(text)
        #expect(found.count == 1 && found.first?.hasPrefix(message) == true, "\(found)")
    }

    @Test(arguments: [
        "Note: this is a text.\nTitle: one name alone\n\nText\n", "\n---\n\nA rule, and a text.\n",
        "Title\n---\nText\n",
        "---\ntitle: A\n---\ntitle: B\ndate: C\n", "See: a\n---\nText\n", "https://me.dev/\nx: y\n", "",
    ])
    func `what is a text stays one`(text: String) { #expect(mistakes(text) == []) }

    /// Hugo and Zola read them so, and 129 texts of Zola's own site are written so.
    @Test(arguments: [
        ("\n---\ntitle: A\ndraft: true\nlayuot: x\n---\n", 5),
        ("\r\n\r\n+++\r\ntitle = 'A'\r\ndraft = true\r\nlayuot = 'x'\r\n+++\r\n", 6),
    ])
    func `a head below empty lines is one`(head: String, lineOfMistake: Int) throws {
        let site = "title: Test\nbase_url: https://me.dev/\n"
        let read = read(["content/site.yml": site, "content/pages/a.md": head + "Text\n"])
        let page = try #require(read.content.pages.first)
        #expect(page.frontMatter.title == "A" && page.frontMatter.isDraft && page.body.string == "Text\n")
        #expect(read.mistakes.map { $0.place?.line } == [lineOfMistake])
        #expect(page.body.linesAbove == lineOfMistake + 1)
    }
}
