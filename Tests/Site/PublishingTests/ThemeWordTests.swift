import Dates
import Files
import Languages
import Site
import Testing

@testable import Publishing

/// What the built-in theme says, and in which language.
@Suite struct ThemeWordTests {
    /// The files of the repository's theme, by path below `themes/`.
    private static let theme: FileTree = {
        let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        guard let files = try? FileTree.load(["marquee"], below: "/\(root)/themes", from: .live) else {
            return FileTree()
        }
        return files
    }()

    /// A site with a page of every kind, in a language.
    private func site(_ language: String, _ more: String = "") -> Publication {
        var files = [
            "content/site.yml":
                "title: Ω\nbase_url: https://me.dev/\nlanguage: \(language)\npaginate: 2\nmenu: [{title: Ω, url: /}]\n\(more)",
            "content/products/nub/product.yml":
                "name: Nub\ntagline: Ω.\nkind: game\nfeatures: [{title: Ω}]\nprice: free\nlinks: {store: https://example.org/}\n",
            "content/products/nub/index.md": "Ω",
            "content/products/nub/CHANGELOG.md":
                "# Ω\n\n## [4.0] - 2026-01-04\n\n- Ω\n\n## [3.0] - 2026-01-03\n\n- Ω\n\n## [2.0] - 2026-01-02\n\n- Ω\n\n## [1.0] - 2026-01-01\n\n- Ω\n",
            "content/guide/one.md": post("Ω", "", "## Ω\n\n## Ωω\n\n## ω\n\nΩ"),
            "content/guide/two.md": post("ω", "aliases: [/old/]", "ω"),
        ]
        for day in 1...5 {
            files["content/posts/2026-01-0\(day)-p\(day).md"] = post(
                "Ω\(day)", "tags: [ω]\nseries: ω\nproduct: nub\nupdated: 2026-02-01", "```\nΩ\n```")
        }
        let (content, mistakes) = SiteReader(builtInTheme: Self.theme).read(FileTree(texts: files))
        return Publisher(options: PublishingOptions(now: Instant(seconds: 1_800_000_000)))
            .publish(content, mistakes: mistakes)
    }

    @Test(arguments: ["de", "nl", "ja", "ar"])
    func `no page of a site in another language has a word of the English theme`(tag: String) {
        let made = site(tag)
        #expect(made.isGood, "\(made.lines)")
        let own = Language.named(tag)
        let foreign = Language.english.wordKeys.filter { own.word($0) != Language.english.word($0) }
            .map { (key: $0, text: Language.english.word($0)) }
        for path in made.tree.paths where path.hasSuffix(".html") {
            let said = saidIn(made.text(path) ?? "")
            for (key, text) in foreign {
                #expect(!said.contains(text.replacing("#", with: "")), "\(path): \(key)")
            }
        }
        #expect(saidIn(made.text("posts/2026/p1/index.html") ?? "").contains(own.word("read_next")))
        #expect(made.text("index.html")?.contains("dir=\"rtl\"") == own.isRightToLeft)
    }

    @Test func `layouts and partials hold no words of their own`() throws {
        var templates = 0
        for path in Self.theme.paths
        where path.hasPrefix("marquee/layouts/") || path.hasPrefix("marquee/partials/") {
            guard case .bytes(let bytes)? = Self.theme[path] else { continue }
            templates += 1
            let said = saidIn(withoutLiquid(String(decoding: bytes, as: UTF8.self)))
            // Names of formats, units and attributes are the same everywhere.
            let names: Set = ["RSS", "Atom", "JSON Feed", "zip", "PDF", "MB", "kB", "href"]
            let words = said.flatMap { $0.split { !$0.isLetter && $0 != " " } }.map { trimmed(String($0)) }
            #expect(words.filter { !$0.isEmpty && !names.contains($0) } == [], "\(path)")
        }
        #expect(templates > 25)
    }

    @Test func `a site says a word in its own way, and one that nobody knows is told`() {
        let made = site("de", "words: {read_next: Noch mehr davon}\n")
        #expect(saidIn(made.text("posts/2026/p1/index.html") ?? "").contains("Noch mehr davon"))
        let wrong = site("de", "words: {reed_next: Noch mehr}\n")
        #expect(wrong.lines.contains("content/site.yml:6: the theme has no word `reed_next`"), "\(wrong.lines)")
        #expect(wrong.mistakes.contains { $0.remedy == "did you mean `read_next`?" })
    }

    @Test func `the foot of a page says what the site's owner wrote, and nothing else`() {
        #expect(site("en").text("index.html")?.contains("credit") == false)
        let made = site("en", "author: Ω\nfooter: \"By [me](/guide/one/).\"\n")
        let foot = "<div class=\"credit\"><p>By <a href=\"/guide/one/\">me</a>.</p></div>"
        #expect(made.text("index.html")?.contains(foot) == true, "\(made.text("index.html") ?? "")")
    }

    @Test func `a theme brings words of its own`() {
        let theme = [
            "themes/plain/theme.yml": "words: {en: {curtain: Curtain, bow: Bow}, de: {curtain: Vorhang}}\n",
            "themes/plain/layouts/page.html": "{{ 'curtain' | word }} {{ 'bow' | word }} {{ 'search' | word }}",
        ]
        let site = "title: T\nbase_url: https://me.dev/\ntheme: plain\nlanguage: de-AT\nwords: {bow: Verbeugung}\n"
        let made = publish(["content/pages/a.md": post("A")], theme: theme, site: site)
        #expect(made.text("a/index.html") == "Vorhang Verbeugung Suche", "\(made.lines)")
        let wrong = publish(
            ["content/pages/a.md": post("A")], theme: ["themes/plain/layouts/page.html": "{{ 'curtian' | word }}"])
        #expect(wrong.lines == ["themes/plain/layouts/page.html:1: `word` knows no word `curtian`"])
    }
}

/// The texts of a page, and those of its attributes that people read or hear.
private func saidIn(_ html: String) -> [String] {
    var said: [String] = []
    for piece in html.split(separator: "<") {
        let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
        let tag = String(parts[0])
        for name in ["aria-label", "alt", "title", "label", "placeholder", "data-copy", "data-play", "data-none"] {
            guard let start = tag.firstRange(of: " \(name)=\"") else { continue }
            said.append(String(tag[start.upperBound...].prefix { $0 != "\"" }))
        }
        if parts.count > 1, !tag.hasPrefix("script"), !tag.hasPrefix("style") { said.append(String(parts[1])) }
    }
    return said.map { trimmed($0.replacing("\n", with: " ")) }.filter { !$0.isEmpty }
}

private func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}

/// A template without its front matter and its Liquid.
private func withoutLiquid(_ template: String) -> String {
    var text = template[...]
    if text.hasPrefix("---\n"), let end = text.dropFirst(4).firstRange(of: "---\n") { text = text[end.upperBound...] }
    var rest = String(text)
    while let start = rest.firstRange(of: "{%- comment"), let end = rest.firstRange(of: "endcomment -%}") {
        rest.removeSubrange(start.lowerBound..<end.upperBound)
    }
    for (open, close) in [("{%", "%}"), ("{{", "}}")] {
        while let start = rest.firstRange(of: open), let end = rest[start.upperBound...].firstRange(of: close) {
            rest.replaceSubrange(start.lowerBound..<end.upperBound, with: "|")
        }
    }
    return rest
}
