import Diagnostics
import Files
import Testing

@testable import Site

@Suite struct AddressMistakeTests {
    @Test(arguments: [
        ("permalink: /../content/site.yml", "an address has no part `..`: a page stays within its site"),
        ("permalink: /a/./b/", "an address has no part `.`: a page stays within its site"),
        ("permalink: /p?id=3", "an address of a page has no `?`"),
        ("permalink: \"/a\\0b/\"", "an address has no control characters"),
        ("permalink: /.git/hooks/pre-push", "`/.git` of the output is not a page's"),
        ("aliases: [/../../x/]", "an address has no part `..`: a page stays within its site"),
        (
            "aliases: https://old.example/x/",
            "`https://old.example/x/` is a whole address, and this one is a path of this site"
        ),
        ("aliases: [2019]", "an alias is an address of this site, and this is a number"),
        ("aliases: [/old#part]", "an address of a page has no `#`"),
        (
            "slug: \(String(repeating: "long", count: 75))",
            "`longlonglonglonglonglong…` is 300 bytes long, and a part of an address has at most 240"
        ),
    ])
    func `an address that is none has its line and a remedy`(head: String, message: String) throws {
        let (_, mistakes) = read(["content/pages/a.md": "---\ntitle: A\n\(head)\n---\n"])
        #expect(lines(mistakes) == ["content/pages/a.md:3: \(message)"])
        let mistake = try #require(mistakes.first)
        #expect(mistake.remedy != nil)
        #expect(mistake.excerpt == head)
    }

    @Test(arguments: ["/old/", "/a:b/", "/日本/", "/x.html", "/..a/b../"])
    func `an alias may be any other path`(alias: String) {
        let (content, mistakes) = read(["content/pages/a.md": "---\ntitle: A\naliases: [\"\(alias)\"]\n---\n"])
        #expect(lines(mistakes) == [])
        #expect(content.pages.first?.frontMatter.aliases.map(\.address.path) == [Address(alias).path])
    }
}

@Suite struct EncodingTests {
    /// A site with one file of these bytes, read.
    private func mistakes(_ path: String, _ bytes: [UInt8]) -> [Diagnostic] {
        var tree = FileTree(texts: ["content/site.yml": "title: T\n", "themes/marquee/layouts/post.html": ""])
        tree[path] = .bytes(bytes)
        return SiteReader().read(tree).mistakes
    }

    @Test(arguments: [
        ("content/pages/a.md", 2), ("content/data/x.csv", 2), ("content/data/y.yml", 2), ("content/site.yml", 2),
        ("themes/marquee/layouts/page.html", 2), ("content/products/p/product.yml", 2),
    ])
    func `a file in another encoding is told at its first bad byte`(path: String, line: Int) throws {
        let mistakes = mistakes(path, Array("one: 1\n\u{E9}: caf".utf8) + [0xE9, 0x20, 0x78])
        #expect(lines(mistakes) == ["\(path):\(line): the file is not UTF-8"])
        #expect(mistakes.first?.place?.column == 7)
        #expect(mistakes.first?.remedy?.contains("iconv -f WINDOWS-1252 -t UTF-8 \(path)") == true)
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x0A, 0x00], [0x00, 0x61, 0x00, 0x0A],
    ])
    func `UTF-16 is told as what it is`(bytes: [UInt8]) {
        let mistakes = mistakes("content/pages/a.md", bytes)
        #expect(lines(mistakes) == ["content/pages/a.md:1: the file is not UTF-8; it looks like UTF-16"])
        #expect(mistakes.first?.remedy?.contains("iconv -f UTF-16") == true)
    }
}

@Suite struct OtherFilesTests {
    /// The files that a site copies: address and source.
    private func copies(_ paths: [String]) -> (copies: [String: String], mistakes: [String]) {
        let (content, mistakes) = read(
            Dictionary(paths.map { ($0, "---\ntitle: A\n---\n") }, uniquingKeysWith: { first, _ in first }))
        return (
            Dictionary(content.copies.map { ($0.address, $0.source) }, uniquingKeysWith: { first, _ in first }),
            lines(mistakes)
        )
    }

    @Test func `files beside pages are copied, with or without an index`() {
        let made = copies([
            "content/CNAME", "content/robots.txt", "content/guide/b.png", "content/pages/deep/c.pdf",
            "content/My Notes/d.png", "content/My Notes/a.md", "content/My Files/e.zip",
            "content/.well-known/security.txt", "content/assets/.well-known/x.json",
        ])
        #expect(made.mistakes == [])
        #expect(
            made.copies == [
                "CNAME": "content/CNAME", "robots.txt": "content/robots.txt", "guide/b.png": "content/guide/b.png",
                "deep/c.pdf": "content/pages/deep/c.pdf", "my-notes/d.png": "content/My Notes/d.png",
                "My Files/e.zip": "content/My Files/e.zip",
                ".well-known/security.txt": "content/.well-known/security.txt",
                ".well-known/x.json": "content/assets/.well-known/x.json",
            ])
    }

    @Test func `what stands beside site.yml is copied, whether the first page is due or not`() {
        let (content, _) = read([
            "content/index.md": "---\ntitle: A\ndraft: true\n---\n", "content/CNAME": "x", "content/robots.txt": "y",
        ])
        #expect(content.copies.map(\.address) == ["CNAME", "robots.txt"])
    }

    @Test(arguments: [
        ("content/posts/n.txt", "the file is left out: posts are Markdown, in files that end in .md"),
        ("content/posts/n.html", "the file is left out: posts are Markdown, in files that end in .md"),
        ("content/pages/a.rst", "the file is left out: pages are Markdown, in files that end in .md"),
        ("content/data/a.ini", "the file is left out: data are YAML, JSON, TOML or CSV"),
        ("content/data/a.tsv", "the file is left out: data are YAML, JSON, TOML or CSV"),
    ])
    func `what cannot be used is told, and stops nothing`(path: String, message: String) {
        let (content, mistakes) = read([path: "x"])
        #expect(lines(mistakes) == ["\(path):1: \(message)"])
        #expect(mistakes.allSatisfy { $0.severity == .warning && $0.remedy != nil })
        #expect(content.copies.isEmpty)
    }

    @Test func `HTML with front matter is told, without it is copied`() {
        let (content, mistakes) = read([
            "content/pages/a.html": "---\ntitle: A\n---\n<p>", "content/pages/b.html": "<p>",
        ])
        #expect(
            lines(mistakes) == [
                "content/pages/a.html:1: the file is left out: it has front matter, and only Markdown becomes a page"
            ])
        #expect(content.copies.map(\.address) == ["b.html"])
    }

    @Test func `what editors leave is passed over without a word`() {
        let made = copies(["content/pages/a.md~", "content/#b#", "content/posts/c.md.orig", "content/Thumbs.db"])
        #expect(made.copies.isEmpty)
        #expect(made.mistakes == [])
    }

    @Test func `a Markdown file may shout`() {
        let (content, mistakes) = read(["content/pages/README.MD": "---\ntitle: A\n---\n"])
        #expect(lines(mistakes) == [])
        #expect(content.pages.map(\.address.path) == ["/readme/"])
    }

    @Test func `obstacles of the disk have their place`() {
        var tree = FileTree(texts: ["content/site.yml": "title: T\n", "themes/marquee/layouts/post.html": ""])
        tree.note(.circle, at: "content/pages/loop")
        tree.note(.leadsOut("/etc/passwd"), at: "content/pw")
        tree.note(.leadsToHidden("/site/.env"), at: "content/env")
        tree.note(.unreadable("Permission denied"), at: "content/a.png")
        tree.note(.noFile, at: "content/pipe")
        tree.note(.hiddenServerFile, at: "content/assets/.htaccess")
        let mistakes = SiteReader().read(tree).mistakes
        #expect(
            lines(mistakes) == [
                "content/a.png:1: it cannot be read: Permission denied",
                "content/assets/.htaccess:1: hidden files are not published, except for those in .well-known/",
                "content/env:1: the link leads to /site/.env, and what is hidden is never published",
                "content/pages/loop:1: the link leads to a folder that it stands in, and is not followed",
                "content/pipe:1: it is a pipe, a socket or a device, and is passed over",
                "content/pw:1: the link leads out of the site, to /etc/passwd",
            ])
        #expect(mistakes.map(\.severity) == [.error, .warning, .error, .warning, .warning, .error])
    }

    @Test func `a site.yml that cannot be read is not missed as well`() {
        var tree = FileTree()
        tree.note(.unreadable("Permission denied"), at: "content/site.yml")
        let found = lines(SiteReader().read(tree).mistakes)
        #expect(found.contains("content/site.yml:1: it cannot be read: Permission denied"))
        #expect(!found.contains { $0.contains("there is no content/site.yml") })
    }

    @Test(arguments: ["/.env", "/.git/config", "../../../.env"])
    func `a manifest names no hidden file`(path: String) {
        let tree = FileTree(texts: [
            "content/site.yml": "title: T\n",
            "content/products/p/product.yml": "name: P\ntagline: t\nkind: app\nchangelog: \(path)\n",
        ])
        let mistakes = SiteReader(fileBeside: { _ in Array("# Changelog\n\n## 1.0\n".utf8) }).read(tree).mistakes
        #expect(lines(mistakes).contains { $0.contains("there is no file `\(path)`") }, "\(lines(mistakes))")
    }

    @Test func `two files of a product whose names differ in form are both kept`() {
        let (content, mistakes) = SiteReader().read(
            FileTree(exactly: [
                "content/site.yml": .bytes(Array("title: T\n".utf8)),
                "content/products/p/product.yml": .bytes(Array("name: P\ntagline: t\nkind: app\n".utf8)),
                "content/products/p/caf\u{E9}.png": .bytes([1]), "content/products/p/cafe\u{301}.png": .bytes([2]),
            ]))
        #expect(!lines(mistakes).contains { $0.contains("products/p") }, "\(lines(mistakes))")
        #expect(content.product("p")?.files["caf\u{E9}.png"] == .bytes([1]))
        #expect(content.product("p")?.files["cafe\u{301}.png"] == .bytes([2]))
    }

    @Test func `a theme's files whose names differ in form are all kept`() {
        func file(_ text: String) -> FileContent { .bytes(Array(text.utf8)) }
        let theme = SiteReader().read(
            FileTree(exactly: [
                "content/site.yml": file("title: T\ntheme: own\n"),
                "themes/own/layouts/caf\u{E9}.html": file("one"), "themes/own/layouts/cafe\u{301}.html": file("two"),
                "themes/own/partials/\u{E9}.html": file("three"), "themes/own/partials/e\u{301}.html": file("four"),
            ])
        ).content.theme
        #expect(theme.layouts["caf\u{E9}"]?.string == "one")
        #expect(theme.layouts["cafe\u{301}"]?.string == "two")
        #expect(theme.partials["\u{E9}.html"]?.string == "three")
        #expect(theme.partials["e\u{301}.html"]?.string == "four")
    }

    @Test func `two files beside a page whose names differ in form are both kept`() {
        let tree = FileTree(exactly: [
            "content/site.yml": .bytes(Array("title: T\n".utf8)), "content/x/caf\u{E9}.png": .bytes([1]),
            "content/x/cafe\u{301}.png": .bytes([2]),
        ])
        #expect(SiteReader().read(tree).content.copies.count == 2)
    }
}

@Suite struct WayInTests {
    @Test func `a list in site.yml is told as one`() {
        let (_, mistakes) = read(["content/site.yml": "- title: T\n"])
        #expect(lines(mistakes) == ["content/site.yml:1: site.yml must be a map of names to values, and is a list"])
    }

    @Test(arguments: [
        (["content/site.yaml"], [], "rename content/site.yaml to content/site.yml"),
        ([], ["site.yml"], "move site.yml to content/site.yml"),
        ([], ["_config.yml"], "this is a folder of Jekyll, by its _config.yml"),
        ([], ["hugo.toml"], "this is a folder of Hugo, by its hugo.toml"),
    ])
    func `another program's folder is known`(files: [String], beside: [String], remedy: String) {
        let tree = FileTree(texts: Dictionary(files.map { ($0, "") }, uniquingKeysWith: { first, _ in first }))
        let (_, mistakes) = SiteReader(fileBeside: { beside.contains($0) ? [] : nil }).read(tree)
        let way = mistakes.first { $0.message == "there is no content/site.yml here" }
        #expect(way?.remedy?.hasPrefix(remedy) == true, "\(way?.remedy ?? "")")
    }

    @Test func `a manifest under another name is known`() {
        let (_, mistakes) = read(["content/products/a/product.yaml": "name: A\n"])
        #expect(mistakes.map(\.remedy) == ["rename product.yaml to product.yml"])
    }
}

@Suite struct ThemeLayerTests {
    private let builtIn = FileTree(texts: [
        "marquee/theme.yml": "colour: red\n", "marquee/layouts/post.html": "built-in post",
        "marquee/layouts/page.html": "built-in page", "marquee/partials/footer.html": "built-in footer",
        "marquee/assets/style.css": "built-in style", "marquee/kit/readme/github.md": "built-in README",
        "marquee/kit/art/card.svg": "built-in card",
    ])

    private func theme(_ own: [String: String], named name: String = "marquee") -> Theme {
        var files = ["content/site.yml": "title: T\ntheme: \(name)\n"]
        for (path, text) in own { files["themes/\(name)/\(path)"] = text }
        return SiteReader(builtInTheme: builtIn).read(FileTree(texts: files)).content.theme
    }

    @Test func `a file of the site stands before the built-in one, and the others stay`() {
        let theme = theme(["partials/footer.html": "mine", "layouts/page.liquid": "mine too"])
        #expect(theme.partials["footer.html"]?.string == "mine")
        #expect(theme.layouts["page"]?.string == "mine too")
        #expect(theme.layouts["post"]?.string == "built-in post")
        #expect(theme.assets["style.css"] != nil)
        #expect(theme.settings["colour"] == "red")
        #expect(theme.kit["art/card.svg"] != nil)
    }

    @Test func `a theme of another name has its own pages, and the built-in kit where it has none`() {
        let theme = theme(["layouts/post.html": "mine", "kit/social/x.txt": "my post"], named: "mine")
        #expect(theme.layouts.keys.sorted() == ["post"])
        #expect(theme.assets.paths == [])
        #expect(theme.kit["readme/github.md"]?.string == "built-in README")
        #expect(theme.kit["social/x.txt"]?.string == "my post")
        #expect(theme.kit["art/card.svg"] == nil, "cards are drawn where a theme asks for them")
    }
}
