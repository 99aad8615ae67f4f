import Diagnostics
import Testing

@testable import Markdown

/// `[[Name]]` as Obsidian's help has it: https://obsidian.md/help/links and https://obsidian.md/help/embeds.
@Suite struct WikiLinkTests {
    private func site(_ text: String, smart: Bool = false) -> RenderedMarkdown {
        var options = MarkdownOptions(flavour: .site, smart: smart, headingLinks: false)
        options.extras = [.wikiLinks]
        let hooks = MarkdownHooks(
            link: { $0.destination == "gone.md" ? .failed(message: "gone", remedy: nil) : .keep },
            named: { name in
                switch name {
                case "Nobody": .failed(message: "nobody is called `Nobody`", remedy: nil)
                case "Gone": .replace("gone.md")
                default: .replace("n/" + name.lowercased().replacing(" ", with: "-"))
                }
            }, imageSize: { _ in (800, 400) })
        return renderMarkdown(SourceText(path: "a.md", text), options: options, hooks: hooks)
    }

    private func line(_ text: String) -> String {
        String(site(text).string.dropFirst("<p>".count).dropLast("</p>\n".count))
    }

    @Test(arguments: [
        ("see [[Some Note]].", "see <a href=\"n/some-note\">Some Note</a>."),
        ("[[Note|other words]]", "<a href=\"n/note\">other words</a>"),
        ("[[Note#A Heading!]]", "<a href=\"n/note#a-heading\">Note › A Heading!</a>"),
        ("[[Note#One#Two|it]]", "<a href=\"n/note#two\">it</a>"), ("[[#Here]]", "<a href=\"#here\">Here</a>"),
        ("[[Note#^37066D]]", "<a href=\"n/note#37066d\">Note</a>"), ("[[#^a-b]]", "<a href=\"#a-b\">a-b</a>"),
        ("[[Note|]]", "<a href=\"n/note\">Note</a>"),
        ("*[[a_b_c]]* and [[d]]", "<em><a href=\"n/a_b_c\">a_b_c</a></em> and <a href=\"n/d\">d</a>"),
        ("a ~ b [[my_note_x]]", "a ~ b <a href=\"n/my_note_x\">my_note_x</a>"),
        ("[[[Note]]]", "[<a href=\"n/note\">Note</a>]"), ("![[Note]]", "<a href=\"n/note\">Note</a>"),
        ("!![[Note]]", "!<a href=\"n/note\">Note</a>"), ("[[2026-11-28]]", "<a href=\"n/2026-11-28\">2026-11-28</a>"),
    ])
    func `a name becomes a link`(_ text: String, _ html: String) { #expect(line(text) == html) }

    @Test(arguments: [
        ("![[a.png]]", "<img src=\"n/a.png\" alt=\"\" width=\"800\" height=\"400\" decoding=\"async\" />"),
        ("![[a.png|A dog]]", "<img src=\"n/a.png\" alt=\"A dog\" width=\"800\" height=\"400\" decoding=\"async\" />"),
        ("![[a.png|300]]", "<img src=\"n/a.png\" alt=\"\" width=\"300\" height=\"150\" decoding=\"async\" />"),
        (
            "![[a.png|A dog|300x9]]",
            "<img src=\"n/a.png\" alt=\"A dog\" width=\"300\" height=\"150\" decoding=\"async\" />"
        ),
        ("![[a.SVG#icon]]", "<img src=\"n/a.svg\" alt=\"\" width=\"800\" height=\"400\" decoding=\"async\" />"),
        ("[[a.png]]", "<a href=\"n/a.png\">a.png</a>"),
    ])
    func `an embedded picture is shown`(_ text: String, _ html: String) { #expect(line(text) == html) }

    @Test(arguments: [
        "`[[Note]]`", "    [[Note]]\n", "\\[[Note]]", "[\\[Note]]", "[[ -f file ]]", "[[]]", "[[|a]]", "[[a\nb]]",
        "[[a]",
        "<!-- [[Note]] -->", "[a [[Note]] b](c)", "[[a]](b)", "&#91;[Note]]", "[[\"a\"]]", "[[a [b]]",
    ])
    func `what is no link stays`(_ text: String) {
        let links = site(text).links.map(\.destination)
        #expect(!links.contains { $0.hasPrefix("n/") }, "\(links)")
    }

    @Test func `a cell of a table needs a backslash before the line`() {
        let html = site("| a |\n| --- |\n| [[Note\\|words]] ~ |\n").string
        #expect(html.contains("<td><a href=\"n/note\">words</a> ~</td>"), "\(html)")
    }

    @Test func `a name is told where it stands`() {
        let made = site("One\n\nsee ~ \"[[Nobody]]\", [[Gone]] and ![[Nobody]]\n", smart: true)
        #expect(
            made.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
                == ["3:10 nobody is called `Nobody`", "3:23 gone", "3:37 nobody is called `Nobody`"])
    }

    @Test func `what is read is not told, what is not is`() {
        let made = site("[[Note]] [[Note|`code`]] ![[Note]]\n")
        #expect(made.foreign.map(\.kind) == [.wikiLink, .embedded])
        #expect(made.foreign.map(\.place.column) == [10, 27])
    }

    @Test func `a heading and an excerpt have the words`() {
        let made = site("## The [[Note|big]] one\n\nSee [[Note]], https://a.dev and [[Note]].\n")
        #expect(made.headings.map(\.id) == ["the-big-one"])
        #expect(made.excerpt.plain == "See Note, https://a.dev and Note.")
        #expect(made.links.map(\.destination) == ["n/note", "n/note", "https://a.dev", "n/note"])
    }

    @Test func `a stranger's name is no script`() {
        var options = MarkdownOptions(flavour: .site, safe: true)
        options.extras = [.wikiLinks]
        let text = SourceText(path: "a.md", "[[javascript:alert(1)]] ![[data:text/html,x.png]] [[a]]")
        #expect(
            renderMarkdown(text, options: options).string
                == "<p><a href=\"\">javascript:alert(1)</a> "
                + "<img src=\"\" alt=\"\" decoding=\"async\" /> <a href=\"a\">a</a></p>\n")
    }

    @Test(arguments: ["[[", "[[a|", "![[a", "[[a]] ", "[[a]]", "]][[", "[[a.png|1]]", "\\[["])
    func `long texts end`(_ part: String) {
        let text = String(repeating: part, count: 30_000 / part.utf8.count)
        #expect(site(text).html.count < 60 * text.utf8.count)
    }
}
