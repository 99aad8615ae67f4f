import Files
import Testing

@testable import Site

@Suite struct LeadingHeadingTests {
    private func page(_ text: String, settings: String = "") -> Page? {
        let site = "title: Test\nbase_url: https://me.dev/\n" + settings
        return read(["content/site.yml": site, "content/guide/the-name.md": text]).content.pages.first
    }

    @Test(arguments: [
        ("# Own words\n\nText.\n", "Own words"),
        ("\u{FEFF}# Own words\r\n\r\nText.\r\n", "Own words"),
        ("---\ndescription: x\n---\n\n\n# Own words #\n", "Own words"),
        ("+++\nweight = 1\n+++\nOwn words\n=========\nText.\n", "Own words"),
        ("<!-- SPDX: MIT -->\n\n<!--\ntwo\n-->\n# Own words", "Own words"),
        ("# The `play` *command* & [more](more.md)\n", "The play command & more"),
        ("# ![logo](logo.png) Quoin\n", "Quoin"),
        ("# [Unreleased]\n", "[Unreleased]"),
    ])
    func `a text without a title is called as the heading that it begins with`(text: String, title: String) {
        #expect(page(text)?.frontMatter.title == title)
        #expect(page(text)?.frontMatter.isTitled == false)
    }

    @Test(arguments: [
        "Text.\n\n# Below\n", "## Second level\n", "#hashtag\n", "#\n", "    # code\n", "# ![logo](logo.png)\n",
        "<!-- more -->\n# Below the excerpt\n", "<div>\n# In HTML\n</div>\n", "# {{< name >}}\n", "# [x][y]\n",
        "- a\n===\n", "> quoted\n===\n", "```\n# comment\n```\n", "<!-- never closed\n# a\n", "",
    ])
    func `what is no heading of words is no title`(text: String) {
        #expect(page(text)?.frontMatter.title == "The name")
    }

    @Test func `a title in the head counts, and an address never rests on a heading`() {
        #expect(page("---\ntitle: Said\n---\n# Shown\n")?.frontMatter.title == "Said")
        let page = page("---\npermalink: /:title/\n---\n# Shown\n")
        #expect(page?.frontMatter.title == "Shown")
        #expect(page?.address.path == "/the-name/")
    }

    @Test func `a heading is read as the site reads Markdown`() {
        #expect(page("# \"So\"...\n", settings: "markdown: {smart_quotes: true}\n")?.frontMatter.title == "“So”…")
        #expect(page("# \"So\"...\n")?.frontMatter.title == "\"So\"...")
    }

    @Test func `the sum of a head has the heading, and no more of the text`() {
        func sum(_ text: String) -> [UInt8] { Array("\(PageSums(Array(text.utf8)).head)".utf8) }
        #expect(sum("# One\nText.\n") == sum("# One\nOther.\n"))
        #expect(sum("# One\n") != sum("# Two\n"))
        #expect(sum("---\na: b\n---\n# One\n") != sum("---\na: b\n---\n# Two\n"))
        #expect(sum("---\na: b\n---\nOne.\n") == sum("---\na: b\n---\nTwo.\n"))
    }

    @Test func `a text is followed alone while its title stays`() throws {
        let old = try #require(page("---\ndescription: x\n---\n# One\n\nText.\n"))
        func follows(_ text: String) -> Bool { old.rewritten(Array(text.utf8)) != nil }
        #expect(follows("---\ndescription: x\n---\n# One\n\nOther.\n"))
        #expect(!follows("---\ndescription: x\n---\n# Two\n\nText.\n"))
        #expect(!follows("---\ndescription: x\n---\nText.\n"))
    }
}
