import Files
import Site
import Testing

@testable import Publishing

private let base = "title: Test\nbase_url: https://me.dev/\ntheme: plain\n"

private let showing: [String: String] = plainTheme.merging([
    "themes/plain/layouts/page.html": "{{ page.author }}|{{ page.mood }}|{{ page.title }}|{{ content }}",
    "themes/plain/layouts/talk.html": "{{ page.title }} in {{ page.where }}: {{ content }}",
]) { $1 }

private func made(_ files: [String: String], _ site: String, theme: [String: String] = showing) -> Publication {
    publish(files, theme: theme, site: base + site)
}

@Suite struct FrontMatterDefaultsTests {
    private let site = """
        defaults:
          - values: {author: Ada, mood: calm}
          - {path: pages/old/, values: {author: Grace}}
          - {path: "pages/x*z.md", values: {mood: odd}}

        """

    @Test func `a file says what its path says, unless it says it itself`() {
        let made = made(
            [
                "content/pages/a.md": "Text.", "content/pages/old/b.md": "---\ntitle: B\n---\n",
                "content/pages/old/c.md": "---\nauthor: Mary\n---\n", "content/pages/xyz.md": "",
            ], site)
        #expect(made.lines == [])
        #expect(made.text("a/index.html") == "Ada|calm|A|<p>Text.</p>\n")
        #expect(made.text("old/b/index.html")?.hasPrefix("Grace|calm|B|") == true)
        #expect(made.text("old/c/index.html")?.hasPrefix("Mary|calm|C|") == true)
        #expect(made.text("xyz/index.html")?.hasPrefix("Ada|odd|Xyz|") == true)
    }

    @Test(arguments: [
        (
            "defaults: [{values: {draft: perhaps}}]\n",
            "content/site.yml:4: `draft` must be true or false, and is a text"
        ),
        ("defaults: [{values: old}]\n", "content/site.yml:4: `values` must be a map"),
        ("defaults: [{scope: posts, values: {author: A}}]\n", "content/site.yml:4: there is no field `scope`"),
        ("defaults: {author: A}\n", "content/site.yml:4: `defaults` must be a list, and is a map"),
    ])
    func `what is wrong with defaults is told once, where they stand`(line: String, message: String) {
        let made = made(["content/pages/a.md": "A", "content/pages/b.md": "B"], line)
        #expect(made.lines.filter { $0 == message }.count == 1, "\(made.lines)")
        #expect(made.mistakes.filter { $0.severity == .error }.count == 1, "\(made.lines)")
    }
}

@Suite struct EnvironmentTests {
    private let text =
        base + "feeds: {limit: 3, tags: true}\nenvironments:\n  staging: {title: Try, feeds: {limit: 5}}\n"

    private func read(_ environment: Environment) -> (SiteConfiguration, [String]) {
        let (content, mistakes) = SiteReader(environment: environment).read(
            FileTree(texts: plainTheme.merging(["content/site.yml": text]) { $1 }))
        return (content.configuration, mistakes.map(\.message))
    }

    @Test func `an environment replaces texts and adds to maps`() {
        let (site, mistakes) = read(Environment(named: "staging"))
        #expect(mistakes == [])
        #expect(site.title == "Try" && site.environment == "staging")
        #expect(site.feeds.limit == 5 && site.feeds.perTag)
        #expect(read(.production).0.title == "Test")
    }

    @Test func `one that is asked for and not there is told`() {
        #expect(read(Environment(named: "stagin")).1 == ["there is no environment `stagin`"])
        #expect(read(.development).1 == [])
    }
}

@Suite struct GeneratedPageTests {
    private let order = "generate: [{from: data.talks, layout: talk, permalink: '/talks/:year/:slug/'}]\n"

    @Test func `each part of the data is a page`() {
        let made = made(
            [
                "content/data/talks.yml":
                    "- {title: One, year: 2025, where: Rome, body: Of *it*.}\n- {title: Two, slug: II, year: 2026, where: Bonn}\n"
            ], order)
        #expect(made.lines == [])
        #expect(made.text("talks/2025/one/index.html") == "One in Rome: <p>Of <em>it</em>.</p>\n")
        #expect(made.text("talks/2026/ii/index.html") == "Two in Bonn: ")
        #expect(made.text("sitemap.xml")?.contains("<loc>https://me.dev/talks/2026/ii/</loc>") == true)
    }

    @Test(arguments: [
        ("content/data/talk.yml", "- {title: A}\n", "there is no data `talks`"),
        (
            "content/data/talks.yml", "- {title: A}\n",
            "there is a part of the data without `year`, which the address has"
        ),
        ("content/data/talks.yml", "text\n", "pages are made of a list or a map, and this is neither"),
        ("content/data/talks.yml", "- {title: A, year: 1}\n- {title: a, year: 1}\n", "both want the address"),
    ])
    func `data that make no pages are told`(path: String, data: String, message: String) {
        let made = made([path: data], order)
        #expect(made.lines.contains { $0.contains(message) }, "\(made.lines)")
    }

    @Test func `data may be TOML`() {
        let made = made(
            ["content/data/talks.toml": "[one]\ntitle = 'One'\nyear = 2026\nwhere = 'Rome'\n"], order)
        #expect(made.text("talks/2026/one/index.html") == "One in Rome: ")
    }
}

@Suite struct ThemeFilterTests {
    @Test func `a theme's filter takes arguments, and escapes where it makes markup`() {
        let made = made(
            ["content/pages/a.md": "A"], "",
            theme: showing.merging([
                "themes/plain/filters/shout.liquid": "{{ input | upcase }}{{ arguments[0] }}{{ mark }}",
                "themes/plain/filters/bold.html": "<b>{{ input }}</b>",
                "themes/plain/layouts/page.html": "{{ 'a<' | shout: 1, mark: '!' }} {{ 'a<' | bold }}",
            ]) { $1 })
        #expect(made.lines == [])
        #expect(made.text("a/index.html") == "A&lt;1! <b>a&lt;</b>")
    }

    @Test(arguments: [
        ("shout.liquid", "{{ input | nothing }}", "unknown filter `nothing`"),
        ("two words.liquid", "x", "`two words` is no name for a filter"),
        ("shout.liquid", "{{ input | day }}", "`shout` cannot be filled"),
    ])
    func `what is wrong with a theme's filter is told`(file: String, text: String, message: String) {
        let made = made(
            ["content/pages/a.md": "A"], "",
            theme: showing.merging([
                "themes/plain/filters/\(file)": text, "themes/plain/layouts/page.html": "{{ 'soon' | shout }}",
            ]) { $1 })
        #expect(made.lines.contains { $0.contains(message) }, "\(made.lines)")
    }
}

@Suite struct NestedMenuTests {
    @Test func `an entry has others below it, and their addresses are followed`() {
        let made = made(
            ["content/pages/a.md": "A"],
            "menu: [{title: More, children: [{title: A, url: /a/}, {title: B, url: /b/}]}]\n",
            theme: showing.merging([
                "themes/plain/layouts/page.html":
                    "{% for item in site.menu %}{{ item.title }}:{{ item.url }}{% for inner in item.children %}<a href=\"{{ inner.url }}\">{{ inner.title }}</a>{% endfor %}{% endfor %}"
            ]) { $1 })
        #expect(made.lines.contains { $0.hasPrefix("content/site.yml:4: ") && $0.contains("/b/") }, "\(made.lines)")
    }
}

@Suite struct HeadingLinkTests {
    @Test(arguments: [
        ("", true), ("markdown: {heading_links: true}\n", true), ("markdown: {heading_links: false}\n", false),
    ])
    func `headings have links to themselves unless the site says no`(setting: String, hasLinks: Bool) {
        let text = made(["content/pages/a.md": "## B"], setting).text("a/index.html") ?? ""
        #expect(text.contains("<h2 id=\"b\">B"))
        #expect(text.contains("href=\"#b\"") == hasLinks)
    }
}
