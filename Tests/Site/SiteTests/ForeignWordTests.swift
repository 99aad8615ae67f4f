import Dates
import Diagnostics
import Testing
import Values

@testable import Site

/// What authors of Jekyll, Hugo and Zola type at the head of a page means what it means there.
@Suite struct ForeignWordTests {
    private struct Head {
        var front: FrontMatter
        var page: Page
        /// Severity and message of each thing said.
        var told: [String]
    }

    private func head(_ lines: String, fence: String = "---", at path: String = "content/pages/a.md") throws -> Head {
        let (content, mistakes) = read([path: "\(fence)\n\(lines)\n\(fence)\nText\n"])
        let page = try #require(content.pages.first)
        return Head(front: page.frontMatter, page: page, told: mistakes.map { "\($0.severity): \($0.message)" })
    }

    @Test(arguments: [
        ("lastmod", "updated"), ("modified", "updated"), ("last_modified_at", "updated"), ("Updated", "updated"),
        ("expiryDate", "expires"), ("unpublishdate", "expires"), ("publishDate", "date"), ("pubdate", "date"),
        ("DATE", "date"), ("published", "date"),
    ])
    func `a date by another name`(theirs: String, ours: String) throws {
        let head = try head("\(theirs): 2020-01-02 03:04:05 +0200")
        let date = ["updated": head.front.updated, "expires": head.front.expires, "date": head.front.date][ours]
        #expect(date??.instant == ISO8601.parse("2020-01-02T01:04:05Z")?.time(in: .utc).instant)
        #expect(head.told == ["note: `\(theirs)` is read as `\(ours)`, its name here"])
        #expect(head.front.raw[theirs] == "2020-01-02 03:04:05 +0200")
    }

    @Test(arguments: [
        "weight: 3", "nav_order: 3", "sidebar_position: 3", "sidebar:\n  label: A\n  order: 3",
        "order: 3\nsidebar: false",
    ])
    func `the place among chapters by another name`(lines: String) throws {
        let head = try head(lines)
        #expect(head.front.raw["order"] == 3)
        #expect(!head.told.contains { $0.hasPrefix("error") })
    }

    @Test func `what Material for MkDocs says of a date and of its search`() throws {
        let head = try head("date:\n  created: 2020-01-02\n  updated: 2021-01-02\nsearch:\n  boost: 2")
        #expect(head.front.date.map { ISO8601.day($0.date) } == "2020-01-02")
        #expect(head.front.updated.map { ISO8601.day($0.date) } == "2021-01-02")
        #expect(head.front.isSearched)
        #expect(head.told == [])
        #expect(try !self.head("search:\n  exclude: true").front.isSearched)
    }

    @Test func `no permalink is no page, as Eleventy has it`() throws {
        let head = try head("permalink: false")
        #expect(!head.front.isRendered)
        #expect(head.told == [])
    }

    @Test func `publishDate beside a date decides when it is shown`() throws {
        let head = try head("date: 2020-01-02\npublishDate: 2030-01-02")
        #expect(head.front.date.map { ISO8601.day($0.date) } == "2020-01-02")
        #expect(head.front.shownFrom.map { ISO8601.day($0.date) } == "2030-01-02")
    }

    @Test(arguments: [
        ("published: false", true), ("published: no", true), ("published: true", false),
        ("draft: false\npublished: false", true), ("draft: true\npublished: true", true), ("Draft: true", true),
    ])
    func `what is not published is a draft`(lines: String, isDraft: Bool) throws {
        #expect(try head(lines).front.isDraft == isDraft)
    }

    @Test(arguments: [
        ("yes", true), ("Yes", true), ("ON", true), ("True", true), ("no", false), ("Off", false), ("FALSE", false),
    ])
    func `a switch is what Jekyll's YAML takes for one`(word: String, isOn: Bool) throws {
        let draft = try head("draft: \(word)")
        #expect(draft.front.isDraft == isOn)
        #expect(draft.told == [])
        #expect(try head("published: \(word)").front.isDraft == !isOn)
        #expect(try head("search: \(word)").front.isSearched == isOn)
    }

    @Test(arguments: ["y", "1", "maybe"])
    func `any other word is no switch, and that is an error`(word: String) throws {
        #expect(try head("draft: \(word)").told.first?.hasPrefix("error: `draft` must be true or false") == true)
    }

    @Test(arguments: [
        ("url: /Old/Place.html", "/Old/Place.html"), ("url: a/b", "/a/b/"), ("path: 2015/x.html", "/2015/x.html"),
        ("permalink: x/y/", "/x/y/"), ("permalink: x.html", "/x.html"), ("permalink: formulas", "/formulas/"),
        ("permalink: Bases syntax", "/Bases syntax/"), ("URL: /a/\npermalink: /b/", "/b/"),
    ])
    func `a whole address`(lines: String, address: String) throws {
        let head = try head(lines)
        #expect(head.page.address.path == address)
        #expect(!head.told.contains { $0.hasPrefix("error") })
    }

    @Test func `an address with a host is none of the page's, and that is said`() throws {
        let head = try head("url: https://other.example/x")
        #expect(head.page.address.path == "/a/")
        #expect(head.told == ["warning: `url` is an address with a host, and no address of this page"])
    }

    @Test func `old addresses by both names lead here`() throws {
        let head = try head("aliases: [/one/]\nredirect_from: [/two, /three.html]\npermalink: /four/")
        #expect(head.front.aliases.map(\.address.path) == ["/one/", "/two/", "/three.html"])
    }

    @Test func `an alias that is the page's own address is no second claim`() throws {
        #expect(try head("aliases: [/a, /b]").front.aliases.map(\.address.path) == ["/b/"])
    }

    @Test(arguments: [
        ("redirect_to: /new/", "/new/"), ("redirect_to: [https://x.example/y]", "https://x.example/y"),
        ("redirect_to: new/place/", "/new/place/"),
    ])
    func `a page gives way`(lines: String, target: String) throws {
        let head = try head(lines)
        #expect(head.front.redirect?.text == target)
        #expect(head.front.isUnlisted)
    }

    @Test(arguments: ["summary", "excerpt", "Summary"])
    func `an excerpt by any name`(name: String) throws {
        #expect(try head("\(name): Short.").front.excerpt?.text == "Short.")
    }

    @Test(arguments: [
        ("canonical_url: https://x.example/", "https://x.example/"), ("canonicalURL: /b/", "/b/"), ("title: x", nil),
    ])
    func `a canonical address`(lines: String, address: String?) throws {
        #expect(try head(lines).front.canonical == address)
    }

    @Test(arguments: [
        ("noindex: true", true), ("robots: noindex, nofollow", true), ("robotsNoIndex: true", true),
        ("robots: index", false),
    ])
    func `what robots are told`(lines: String, isHidden: Bool) throws {
        #expect(try head(lines).front.isHiddenFromRobots == isHidden)
    }

    @Test(arguments: [
        ("sitemap: false", false), ("sitemap: {disable: true}", false), ("sitemap: {priority: 0.5}", true),
    ])
    func `a page outside of the sitemap`(lines: String, isInIt: Bool) throws {
        let head = try head(lines)
        #expect(head.front.isInSitemap == isInIt)
        #expect(!head.told.contains { $0.hasPrefix("error") })
    }

    @Test(arguments: [
        ("headless: true", false, false), ("build: {render: never, list: never}", false, true),
        ("_build: {list: local}", true, true), ("build: {render: always}", true, false),
        ("render: false", false, false),
        ("hidden: true", true, true),
    ])
    func `what is made of a page`(lines: String, isRendered: Bool, isUnlisted: Bool) throws {
        let head = try head(lines)
        #expect(head.front.isRendered == isRendered)
        #expect(head.front.isUnlisted == isUnlisted)
    }

    @Test(arguments: [
        ("tags: a b", ["a", "b"]), ("tags: a b, c", ["a b", "c"]), ("tag: a b", ["a b"]), ("tags: [a b]", ["a b"]),
        ("tags: a\ntag: b", ["a", "b"]), ("Tags: [a]", ["a"]),
    ])
    func `tags`(lines: String, tags: [String]) throws { #expect(try head(lines).front.terms["tags"] == tags) }

    @Test(arguments: [
        ("categories: a b", ["a", "b"]), ("category: a b", ["a b"]), ("categories: [a]\ncategory: b", ["a", "b"]),
    ])
    func `categories`(lines: String, categories: [String]) throws {
        #expect(try head(lines).front.categories == categories)
    }

    @Test(arguments: [
        ("image: {path: /p.png, alt: x}", "/p.png"), ("images: [/p.png, /q.png]", "/p.png"),
        ("image: [/p.png]", "/p.png"),
    ])
    func `a picture in a map or a list`(lines: String, picture: String) throws {
        #expect(try head(lines).front.image?.text == picture)
    }

    @Test(arguments: [("layout: none", "none"), ("layout: null", "none"), ("layout: ~", "none"), ("layout:", nil)])
    func `no layout`(lines: String, layout: String?) throws { #expect(try head(lines).front.layout?.name == layout) }

    @Test(arguments: [
        "cascade: {draft: true}", "outputs: [rss]", "menu: main", "menus: {main: {}}", "template: x.html",
        "transparent: true", "generate_feeds: true", "paginate_by: 5", "excerpt_separator: \"~~~\"",
        "pagination: {enabled: true}",
    ])
    func `what has no counterpart is a warning with a remedy`(lines: String) throws {
        let (_, mistakes) = read(["content/pages/a.md": "---\n\(lines)\n---\n"])
        #expect(mistakes.map(\.severity) == [.warning])
        #expect(mistakes.first?.message.hasSuffix("has no meaning here") == true)
        #expect(mistakes.first?.remedy != nil)
    }

    @Test(arguments: ["outputs: [HTML]", "excerpt_separator: <!--more-->", "weight: 3", "linkTitle: x"])
    func `what changes nothing is no news`(lines: String) throws { #expect(try head(lines).told == []) }

    @Test func `a word here wins over another's, and that is said`() throws {
        let head = try head("lastmod: 2020-01-01\nupdated: 2021-01-01")
        #expect(head.front.updated.map { ISO8601.day($0.date) } == "2021-01-01")
        #expect(head.told == ["warning: `lastmod` is not read where `updated` stands, which says the same"])
    }

    @Test func `one word on many pages is one note`() {
        let files = (1...9).map { ("content/pages/\($0).md", "---\ntitle: \($0)\nlastmod: 2020-01-01\n---\n") }
        let (_, mistakes) = read(Dictionary(uniqueKeysWithValues: files))
        #expect(lines(mistakes) == ["content/pages/1.md:3: `lastmod` is read as `updated`, its name here (9 times)"])
        #expect(mistakes.first?.trail.map(\.text) == ["and here", "and here", "and in 6 more places"])
        #expect(mistakes.first?.trail.first?.place?.path == "content/pages/2.md")
    }
}

@Suite struct FrontMatterFormTests {
    private func page(_ text: String, _ path: String = "content/pages/a.md") throws -> (page: Page, told: [String]) {
        let (content, mistakes) = read([path: text])
        return (try #require(content.pages.first), mistakes.map { "\($0.place?.line ?? 0) \($0.message)" })
    }

    @Test func `TOML between plus signs is read`() throws {
        let text = """
            +++
            title = "Two rules"
            path = "2020/01/02/two-rules"
            date = 2020-01-02T03:04:05Z
            weight = 3
            [taxonomies]
            tags = ["a b", "c"]
            [extra]
            mood = "sunny"
            +++
            Body
            """
        let (page, told) = try page(text)
        #expect(page.frontMatter.title == "Two rules")
        #expect(page.address.path == "/2020/01/02/two-rules/")
        #expect(page.frontMatter.date.map(ISO8601.string) == "2020-01-02T03:04:05Z")
        #expect(page.frontMatter.terms["tags"] == ["a b", "c"])
        #expect(page.frontMatter.raw["mood"] == "sunny")
        #expect(page.frontMatter.raw["weight"] == 3)
        #expect(page.body.string == "Body")
        #expect(page.body.place(at: 0).line == 11)
        #expect(told == ["3 `path` is read as `permalink`, its name here"])
    }

    @Test func `a mistake in TOML has its line in the file`() throws {
        #expect(try page("+++\ntitle: x\n+++\n").told == ["2 TOML writes `=` between a name and its value"])
        #expect(try page("+++\r\ndate = \"soon\"\r\n+++\r\nx").told == ["2 `date` must be a date, and is `soon`"])
        #expect(try page("+++\ntitle = 'x'\n").told == ["1 the front matter is never closed"])
    }

    @Test func `an object at the beginning is front matter`() throws {
        let (page, told) = try page("{\n  \"title\": \"A {b}\", \"draft\": true\n}\n\nBody\n")
        #expect(page.frontMatter.title == "A {b}")
        #expect(page.frontMatter.isDraft)
        #expect(page.body.place(at: 0).line == 4)
        #expect(told == [])
    }

    @Test(arguments: ["{% include x %}\n", "{: .note}\n", "{\"a\": 1} and text\n", "{", "{\"", "{\"a\": \"\\"])
    func `a brace that begins no object is text`(text: String) throws {
        #expect(try page(text).page.body.string == text)
    }

    @Test func `three dots end YAML too`() throws {
        #expect(try page("---\ntitle: A\n...\nBody").page.body.string == "Body")
    }

    @Test func `a date in the address counts where there is no other`() throws {
        let (page, told) = try page("+++\npath = \"2014/12/13/x\"\n+++\n", "content/posts/x.md")
        #expect(page.frontMatter.date.map { ISO8601.day($0.date) } == "2014-12-13")
        #expect(told == ["2 `path` is read as `permalink`, its name here"])
    }

    @Test(arguments: [
        ("content/guide/_index.md", "/guide/"), ("content/guide/deep/_index.md", "/guide/deep/"),
        ("content/posts/_index.md", "/posts/"), ("content/_index.md", "/"),
    ])
    func `the page of a folder`(path: String, address: String) throws {
        let (page, told) = try page("---\ntitle: x\n---\n", path)
        #expect(page.address.path == address)
        #expect(told == [])
    }

    @Test func `posts whose names have no letters have addresses of their own`() {
        let names = ["!!!", "!!", "🎉", "+", "日本"]
        let (content, mistakes) = read(
            Dictionary(
                uniqueKeysWithValues: names.map { ("content/posts/2020-01-01-\($0).md", "---\ntitle: x\n---\n") }))
        #expect(lines(mistakes) == [])
        #expect(Set(content.pages.map(\.address.path)).count == 5)
        #expect(content.pages.contains { $0.address.path == "/posts/2020/21-21-21/" })
    }

    @Test func `any bytes of a head are read or objected to`() {
        let pieces = [
            "---\n", "+++\n", "{\"", "a: ", "b = ", "[", "]", "{", "}", "\"", "'", "\n", "- ", "*a", "&a ", "!!x ",
            "\u{0}", "é", "date", "tags", "url: /", ": ", "#", "null", "|\n", "\t",
        ]
        var seed: UInt64 = 11
        for round in 0..<3_000 {
            var text = ["---\n", "+++\n", "{\n"][round % 3]
            for _ in 0..<10 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count]
            }
            text += ["\n---\n", "\n+++\n", "}\n"][round % 3]
            let page = PageReader(configuration: SiteConfiguration()).read(
                "content/pages/a.md", .bytes(Array(text.utf8)))
            #expect(page.page?.path == "content/pages/a.md")
        }
    }
}
