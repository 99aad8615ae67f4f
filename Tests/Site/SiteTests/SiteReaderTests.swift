import Dates
import Diagnostics
import Files
import Testing
import Values

@testable import Site

/// A site as a dictionary of texts, read; a site.yml is there unless given.
func read(_ files: [String: String]) -> (content: SiteContent, mistakes: [Diagnostic]) {
    var files = files
    if files["content/site.yml"] == nil { files["content/site.yml"] = "title: Test\nbase_url: https://me.dev/\n" }
    if !files.keys.contains(where: { $0.hasPrefix("themes/") }) { files["themes/marquee/layouts/post.html"] = "" }
    return SiteReader().read(FileTree(texts: files))
}

/// The messages as `path:line: message`.
func lines(_ mistakes: [Diagnostic]) -> [String] {
    mistakes.map { "\($0.place.map { "\($0.path):\($0.line): " } ?? "")\($0.message)" }
}

@Suite struct AddressTests {
    @Test(arguments: [
        ("content/posts/2026-11-20-two-rules.md", "title: x", "/posts/2026/two-rules/"),
        ("content/posts/2026/nested/2026-11-20-two-rules.md", "title: x", "/posts/2026/two-rules/"),
        ("content/posts/plain.md", "date: 2025-01-02", "/posts/2025/plain/"),
        ("content/posts/2026-11-20-own-folder/index.md", "title: x", "/posts/2026/own-folder/"),
        ("content/posts/a.md", "date: 2025-01-02\nslug: Another One", "/posts/2025/another-one/"),
        (
            "content/posts/a.md", "date: 2025-01-02\npermalink: /:year/:month/:day/:title.html\ntitle: T T",
            "/2025/01/02/t-t.html"
        ),
        ("content/pages/about.md", "title: x", "/about/"),
        ("content/pages/deep/down.md", "title: x", "/deep/down/"),
        ("content/guide/index.md", "title: x", "/guide/"),
        ("content/guide/first-page.md", "title: x", "/guide/first-page/"),
        ("content/guide/more/index.md", "title: x", "/guide/more/"),
        ("content/pages/日本.md", "title: x", "/日本/"),
    ])
    func `a file is found at`(path: String, head: String, address: String) {
        let (content, mistakes) = read([path: "---\n\(head)\n---\nText\n"])
        #expect(lines(mistakes) == [])
        #expect(content.pages.map(\.address.path) == [address])
    }

    @Test func `an address is encoded for links and plain for files`() {
        let address = Address("/posts/日 本/")
        #expect(address.encoded == "/posts/%E6%97%A5%20%E6%9C%AC/")
        #expect(address.file == "posts/日 本/index.html")
        #expect(percentDecoded(address.encoded) == address.path)
    }

    @Test(arguments: [
        ("Two Rules, one board!", "two-rules-one-board"), ("It's here", "its-here"), ("  a  ", "a"), ("C++", "cpp"),
        ("C#", "c-sharp"), ("C", "c"),
        ("Issue #5", "issue-5"), ("1+1", "1-1"), ("Learn C++ today", "learn-cpp-today"), ("#swift", "swift"),
        ("Été à Paris", "été-à-paris"), ("日本語", "日本語"), ("🎭", "1f3ad"), ("a_b", "a-b"),
    ])
    func `a slug`(text: String, expected: String) { #expect(slug(text) == expected) }

    @Test(arguments: [
        ("https://me.dev", "https://me.dev/"), ("https://me.dev/blog", "https://me.dev/blog/"),
        ("HTTPS://Me.dev/", "https://me.dev/"),
    ])
    func `a base URL`(text: String, expected: String) { #expect(BaseURL(text)?.string == expected) }

    @Test(arguments: ["me.dev", "ftp://me.dev", "https://", "https://me.dev/?x", ""])
    func `no base URL`(text: String) { #expect(BaseURL(text) == nil) }
}

@Suite struct FrontMatterTests {
    @Test func `known fields are typed and the rest is kept`() throws {
        let text = """
            ---
            title: Two rules
            date: 2026-11-20T09:30:00+01:00
            tags: [swift, game, swift]
            draft: true
            mood: sunny
            ---
            Body
            """
        let (content, mistakes) = read(["content/posts/a.md": text])
        #expect(lines(mistakes) == [])
        let head = try #require(content.pages.first).frontMatter
        #expect(head.title == "Two rules")
        #expect(head.date.map(ISO8601.string) == "2026-11-20T09:30:00+01:00")
        #expect(head.terms["tags"] == ["swift", "game"])
        #expect(head.isDraft)
        #expect(head.raw["mood"] == "sunny")
        #expect(content.pages[0].body.place(at: 0).line == 8)
    }

    @Test(arguments: [
        ("---\ntitle: [\n---\nx", 3, "did not find expected node content"),
        ("---\ntitle: x\n", 1, "the front matter is never closed"),
        ("+++\ntitle: 1\n+++\n", 2, "TOML writes `=` between a name and its value"),
        ("---\ndate: yesterday\n---\n", 2, "`date` must be a date, and is `yesterday`"),
        ("---\ndate: 2026-11-20\ndraft: maybe\n---\n", 3, "`draft` must be true or false, and is a text"),
        ("---\ndate: 2026-11-20\ntags: {a: b}\n---\n", 3, "`tags` must be a list, and is a map"),
        ("---\ndate: 2026-11-20\npermalink: /:yaer/x/\n---\n", 3, "`:yaer` is no part of an address"),
        ("---\ndate: 2026-11-20\nproduct: nope\n---\n", 3, "there is no product `nope`"),
        ("---\ndate: 2026-11-20\ntegs: [a]\n---\n", 3, "`tegs` has no meaning of its own"),
        ("---\n- a\n---\n", 2, "front matter must be a map, and is a list"),
        ("no head", 1, "a post needs a date"),
    ])
    func `a mistake names its line`(text: String, line: Int, message: String) {
        let (_, mistakes) = read(["content/posts/a.md": text])
        #expect(mistakes.contains { $0.message.hasPrefix(message) && $0.place?.line == line }, "\(lines(mistakes))")
    }

    @Test func `a name that begins with a day that there is not says which`() {
        let (_, mistakes) = read(["content/posts/2026-13-01-a.md": "---\ntitle: A\n---\n"])
        #expect(lines(mistakes) == ["content/posts/2026-13-01-a.md:1: a post needs a date"])
        #expect(mistakes.first?.remedy?.hasPrefix("`2026-13-01` is no day") == true)
    }

    @Test func `a manifest that may not be read is told once, and nobody says that it is missing`() {
        var tree = FileTree(texts: [
            "content/site.yml": "title: T\nbase_url: https://me.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
            "content/products/lamp/index.md": "It shines.\n",
        ])
        tree.note(.unreadable("Permission denied"), at: "content/products/lamp/product.yml")
        #expect(
            lines(SiteReader().read(tree).mistakes) == [
                "content/products/lamp/product.yml:1: it cannot be read: Permission denied"
            ])
    }

    /// As React's manual writes days, and Svelte's its titles.
    @Test func `a day may have slashes, and what is wrong with a title in braces is told`() {
        let (content, mistakes) = read([
            "content/posts/a.md": "---\ntitle: A\ndate: 2020/12/21\n---\n",
            "content/posts/b.md": "---\ntitle: B\ndate: 2021/1/2 10:00\n---\n",
            "content/pages/c.md": "---\ntitle: {#if ...}\n---\n",
        ])
        #expect(
            Set(content.pages.compactMap { $0.frontMatter.date.map { ISO8601.day($0.date) } }) == [
                "2020-12-21", "2021-01-02",
            ])
        #expect(
            lines(mistakes).count == 1
                && mistakes.first?.remedy?.hasSuffix("`{` needs quotes") == true)
    }

    @Test func `all mistakes of all files come in one run`() {
        let (_, mistakes) = read([
            "content/posts/a.md": "---\ndate: soon\ndraft: 3\n---\n", "content/posts/b.md": "---\ntitle: x\n---\n",
            "content/data/c.json": "{", "content/site.yml": "titel: x\npaginate: 0\n",
        ])
        #expect(
            Set(mistakes.compactMap { $0.place?.path }) == [
                "content/posts/a.md", "content/posts/b.md", "content/data/c.json", "content/site.yml",
            ])
        #expect(mistakes.count(where: { $0.severity == .error }) >= 6)
    }
}

@Suite struct ProductTests {
    private let manifest = "name: Nanashi\ntagline: Two rules\nkind: game\n"

    @Test func `the changelog gives version and date`() throws {
        let log =
            "# Changelog\n\n## [Unreleased]\n\n## [2.0.0] - 2020-09-10\n\n### Added\n- Online play\n\n## 1.0 (2013-06-01)\n\n[2.0.0]: https://x\n"
        let (content, mistakes) = read([
            "content/products/nanashi/product.yml": manifest, "content/products/nanashi/CHANGELOG.md": log,
        ])
        #expect(lines(mistakes) == [])
        let product = try #require(content.product("nanashi"))
        #expect(product.version == "2.0.0")
        #expect(product.releases.map(\.version) == [nil, "2.0.0", "1.0"])
        #expect(product.releases[1].date == CivilDate(year: 2020, month: 9, day: 10))
        #expect(product.releases[1].notes.string.contains("Online play"))
        #expect(product.releases[2].date == CivilDate(year: 2013, month: 6, day: 1))
    }

    @Test(arguments: [
        ("[Andriod, iSO]", ["did you mean `Android`?", "did you mean `iOS`?"]),
        ("[{name: Wacth OS}]", ["did you mean `watchOS`?"]),
        ("[android, IOS, Playdate, Amiga, iPod touch, DOS, Nintendo DS]", []),
    ])
    func `a platform that is nearly a known one is told, and any other word is one`(list: String, remedies: [String]) {
        let (content, mistakes) = read(["content/products/n/product.yml": manifest + "platforms: \(list)\n"])
        #expect(mistakes.compactMap(\.remedy) == remedies)
        #expect(mistakes.allSatisfy { $0.severity == .warning })
        #expect(content.product("n") != nil)
    }

    @Test(arguments: [
        ("badges: [version, licence]\nlicense: MIT\n", "did you mean `license`?"),
        ("badges: [license]\n", "add `license: MIT`"), ("badges: platforms\n", "add `platforms: [iPhone, iPad]`"),
        (
            "badges: [{build: ci.yml}]\nlinks: {website: https://me.dev/}\n",
            "add the repository: `links: {source: https://github.com/me/lantern}`"
        ),
        (
            "badges: [build]\nlinks: {source: https://github.com/me/n.git}\n",
            "name the file of its workflow: `{build: ci.yml}`"
        ),
    ])
    func `a badge that has nothing to tell says what it wants`(lines: String, remedy: String) {
        let (_, mistakes) = read(["content/products/n/product.yml": manifest + lines])
        #expect(mistakes.map(\.remedy) == [remedy])
    }

    @Test func `hashtags of several words are one, with capitals that are heard`() throws {
        let tags = "hashtags: {x: [board games, \"#iOS dev\", indiegame]}\n"
        let (content, mistakes) = read(["content/products/n/product.yml": manifest + tags])
        #expect(mistakes.isEmpty)
        #expect(
            try #require(content.products.first).manifest.hashtags["x"]?.map(\.tag) == [
                "BoardGames", "iOSDev", "indiegame",
            ])
    }

    @Test func `a manifest and a changelog that disagree are an error that names both`() {
        let (_, mistakes) = read([
            "content/products/n/product.yml": manifest + "version: 1.9\n",
            "content/products/n/CHANGELOG.md": "## [2.0] - 2020-09-10\n",
        ])
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.place?.line == 4)
        #expect(mistakes.first?.trail.first?.place?.path == "content/products/n/CHANGELOG.md")
    }

    @Test(arguments: [
        ("kind: gmae", "there is no kind `gmae`"), ("kind: game\nnmae: x", "there is no field `nmae`"),
        ("kind: game\nfeatures: [fast]", "each part of `features` must be a map"),
        ("kind: game\nlinks: {store: apple}", "the link `store` is no address"),
        ("kind: game\nfeatures:\n  - detail: x", "`title` is missing"),
        ("kind: game\ncolours: {brand: red}", "`red` is no colour"),
        ("kind: game\nhashtags: {x: [\"a-b\"]}", "`a-b` is no hashtag"),
        ("kind: game\nplays: {trailer: plays/t.play}", "there is no file `plays/t.play`"),
        ("kind: game\nscenes:\n  - title: x\n    play: trailer", "there is no play `trailer`"),
    ])
    func `a mistake of a manifest`(rest: String, message: String) {
        let (_, mistakes) = read(["content/products/n/product.yml": "name: N\ntagline: T\n" + rest])
        #expect(mistakes.contains { $0.message.hasPrefix(message) && $0.severity == .error }, "\(lines(mistakes))")
    }

    @Test func `features come heaviest first, equals as written`() {
        let (content, _) = read([
            "content/products/n/product.yml": manifest
                + "features:\n  - {title: a, weight: 1}\n  - {title: b, weight: 5}\n  - {title: c, weight: 5}\n"
        ])
        #expect(content.products[0].manifest.features.map(\.title) == ["b", "c", "a"])
    }
}
