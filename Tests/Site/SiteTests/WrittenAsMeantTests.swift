import Diagnostics
import Testing
import Values

@testable import Site

/// What an author writes is what the reader gets: no field of texts turns into a number, and no mark is read as content.
@Suite struct WrittenAsMeantTests {
    private func head(_ lines: String) throws -> FrontMatter {
        let (content, mistakes) = read(["content/pages/a.md": "---\n\(lines)\n---\nText\n"])
        #expect(SiteTests.lines(mistakes) == [])
        return try #require(content.pages.first).frontMatter
    }

    @Test func `a title that looks like a number stays as written`() throws {
        let head = try head("title: 1.10\ndescription: 007\nslug: 008")
        #expect(head.title == "1.10")
        #expect(head.description == "007")
        #expect(head.raw["slug"] == "008")
    }

    @Test func `tags that look like numbers stay as written`() throws {
        let head = try head("title: A\ntags: [1.10, 007, 0x1F, 1e3]\naliases: [/1.10/]")
        #expect(head.terms["tags"] == ["1.10", "007", "0x1F", "1e3"])
        #expect(head.raw["aliases"] == ["/1.10/"])
        #expect(head.raw.keys == ["aliases"], "what templates are told from the fields is not kept twice")
    }

    @Test func `fields of the author's own keep their types`() throws {
        #expect(try head("title: A\nmine: 1.10").raw["mine"] == .decimal(1.1))
    }

    @Test func `the version of a product stays as written`() throws {
        let (content, mistakes) = read([
            "content/products/a/product.yml": "name: A\ntagline: T\nkind: app\nversion: 1.10\n"
        ])
        #expect(lines(mistakes) == [])
        #expect(content.products.first?.version == "1.10")
        #expect(content.products.first?.manifest.raw["version"] == "1.10")
    }

    @Test(arguments: [
        ("games, swift", ["games", "swift"]), ("[board games]", ["board games"]), ("games", ["games"]),
        ("games, , swift,", ["games", "swift"]), ("[\"a, b\", c]", ["a, b", "c"]),
    ])
    func `a text of tags is cut at its commas`(written: String, tags: [String]) throws {
        #expect(try head("title: A\ntags: \(written)").terms["tags"] == tags)
    }

    @Test func `a byte order mark in front of any file is passed over`() throws {
        let mark = "\u{FEFF}"
        let (content, mistakes) = read([
            "content/site.yml": mark + "title: Test\nbase_url: https://me.dev/\n",
            "content/pages/a.md": mark + "---\ntitle: A\n---\nText\n",
            "content/products/a/product.yml": mark + "name: A\ntagline: T\nkind: app\n",
            "content/data/x.yml": mark + "a: 1\n", "content/data/y.json": mark + "{\"a\": 1}",
            "content/data/z.csv": mark + "a,b\n1,2\n",
        ])
        #expect(lines(mistakes) == [])
        #expect(content.pages.first?.frontMatter.title == "A")
        #expect(content.data["x"] == ["a": 1])
        #expect(content.data["y"] == ["a": 1])
        #expect(content.data["z"] == [["a": "1", "b": "2"]])
    }
}

@Suite struct DataFolderTests {
    @Test func `a folder is a member of its own`() {
        let (content, mistakes) = read(["content/data/sub/deep/y.yml": "a: 1", "content/data/sub/x.yml": "b: 2"])
        #expect(lines(mistakes) == [])
        #expect(content.data["sub"] == ["deep": ["y": ["a": 1]], "x": ["b": 2]])
    }

    @Test(arguments: [
        ("content/data/x.json", "content/data/x.yml", "data.x"),
        ("content/data/x.yml", "content/data/x/y.yml", "data.x.y"),
    ])
    func `two files that want one name are named both`(one: String, other: String, member: String) {
        let (_, mistakes) = read([one: "{}", other: "{}"])
        #expect(lines(mistakes) == ["\(other):1: \(other) and \(one) both want to be `\(member)`"])
    }

    @Test func `a column that stands twice is an error`() {
        let (_, mistakes) = read(["content/data/x.csv": "a,b,a\n1,2,3\n"])
        #expect(lines(mistakes) == ["content/data/x.csv:1: the column `a` stands twice"])
    }

    @Test func `a table cut at semicolons is a warning`() {
        let (_, mistakes) = read(["content/data/x.csv": "a;b\n1;2\n"])
        #expect(mistakes.map(\.severity) == [.warning])
        #expect(
            lines(mistakes) == ["content/data/x.csv:1: this table has one column, and its first line has semicolons"])
    }
}

@Suite struct PermalinkTests {
    private func address(_ pattern: String, _ more: String = "") -> (String?, [String]) {
        let (content, mistakes) = read([
            "content/posts/2026-01-02-file-name.md": "---\ntitle: The Title\npermalink: \(pattern)\n\(more)\n---\n"
        ])
        return (content.pages.first?.address.path, mistakes.map { "\($0.message); \($0.remedy ?? "")" })
    }

    @Test(arguments: [
        ("/:year/:i_month/:i_day/:slug/", "/2026/1/2/file-name/"), ("/:short_year/:title", "/26/the-title/"),
        ("pretty", "/board-games/2026/01/02/file-name/"), ("date", "/board-games/2026/01/02/file-name.html"),
        ("none", "/board-games/file-name.html"), ("/:year_:month/:slug/", "/2026_01/file-name/"),
    ])
    func `a pattern gives`(pattern: String, expected: String) {
        let (path, mistakes) = address(pattern, "categories: [Board games]")
        #expect(mistakes.filter { !$0.hasPrefix("`categories` make no lists") } == [])
        #expect(path == expected)
    }

    @Test(arguments: [
        ("https://x.y/", "an address begins with `/`; leave scheme and host to `base_url`: write `/`"),
        ("https://x.y/a/b", "an address begins with `/`; leave scheme and host to `base_url`: write `/a/b`"),
        ("preety", "an address begins with `/`; did you mean `pretty`?"),
        ("/:yaer/", "`:yaer` is no part of an address; did you mean `year`?"),
    ])
    func `what is no pattern is told with a remedy that works`(pattern: String, message: String) {
        #expect(address(pattern).1 == [message])
    }

    @Test func `the page 404 is the one that servers show`() {
        let (content, _) = read(["content/pages/404.md": "---\ntitle: Lost\n---\n"])
        #expect(content.pages.map(\.address.path) == ["/404.html"])
        #expect(content.pages.map(\.frontMatter.isUnlisted) == [true])
    }
}

@Suite struct ConfigurationTests {
    private func messages(_ lines: String) -> [String] {
        let (_, mistakes) = read(["content/site.yml": "title: T\n\(lines)\n"])
        return mistakes.map { "\($0.severity): \($0.message); \($0.remedy ?? "")" }
    }

    @Test(arguments: ["en", "fr-FR", "pt-BR", "zh-Hant-TW", "gsw"])
    func `a tag of a language`(tag: String) { #expect(messages("language: \(tag)") == []) }

    @Test func `what is no tag of a language is refused`() {
        #expect(
            messages("language: klingon_XX") == [
                "error: `klingon_XX` is no tag of a language; write two or three letters and perhaps a region, such as en, fr or pt-BR"
            ])
        #expect(
            messages("language: en_US") == ["warning: browsers do not know the language `en_US`; write `en-US`"])
    }

    @Test(arguments: ["baseURL", "baseurl", "url"])
    func `the address under another name is told`(name: String) throws {
        let message = try #require(messages("\(name): https://me.dev/").first)
        #expect(message.hasPrefix("warning: `\(name)` has no meaning of its own"))
        #expect(message.contains("base_url"))
    }

    @Test func `a missing theme is told once`() {
        let (_, mistakes) = read([
            "content/site.yml": "title: T\ntheme: marqee\n", "themes/marquee/layouts/post.html": "",
            "content/pages/a.md": "Text",
        ])
        #expect(lines(mistakes) == ["content/site.yml:2: there is no theme `marqee`"])
    }
}

@Suite struct ChangelogOrderTests {
    @Test(arguments: ["+", "++", "-", "1.+", "+1", "..", "[+]", "99999999999999999999"])
    func `a version that is none is no trap`(version: String) {
        let log = "## \(version)\n\n- a\n\n## 1.0\n"
        #expect(parseChangelog(SourceText(path: "CHANGELOG.md", log)).releases.count == 2)
    }

    private func versions(_ log: String) -> [String?] {
        parseChangelog(SourceText(path: "CHANGELOG.md", log)).releases.map(\.version)
    }

    @Test func `the highest version comes first, wherever it stands`() {
        #expect(
            versions("## 1.0.0 - 2026-01-01\n## 1.2.0 - 2026-02-01\n## 1.10.0 - 2026-03-01\n## [Unreleased]\n") == [
                nil, "1.10.0", "1.2.0", "1.0.0",
            ])
    }

    @Test func `a release comes before its trials`() {
        #expect(
            versions("## 2.0.0-beta.2\n## 2.0.0-beta.10\n## 2.0.0\n") == ["2.0.0", "2.0.0-beta.10", "2.0.0-beta.2"])
    }

    @Test func `versions that are no numbers stay as they stand`() {
        #expect(versions("## r12b\n## r13a\n") == ["r12b", "r13a"])
    }
}
