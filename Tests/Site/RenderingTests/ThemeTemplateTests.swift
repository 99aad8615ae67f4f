import Dates
import Diagnostics
import Liquid
import Testing
import Values

@testable import Rendering

@Suite struct ThemeTemplateTests {
    @Test func `pages, kits and partials have one set of filters`() throws {
        let text = "{{ '*a*' | markdown_escape }} {{ '/assets/a.css' | relative_url }} {{ 'a.css' | asset | size }}"
        let made = templates([
            "layouts/page.html": text, "kit/social/x.txt": text, "kit/a.txt": "{% include 'a.txt' %}",
            "partials/a.txt": text, "assets/a.css": "a{}",
        ])
        #expect(LayoutSet.compiled(made).mistakes == [])
        let filled = try made.render("social/x.txt", Object())
        #expect(filled.hasPrefix("\\*a\\* /blog/assets/a.css "))
        #expect(try made.render("a.txt", Object()) == filled)
    }

    @Test func `a template is compiled once, however often it is filled`() throws {
        let made = templates(["kit/a.txt": "{{ n }}"])
        #expect(try made.template("a.txt") === made.template("a.txt"))
        #expect(try (1...3).map { try made.render("a.txt", Object([("n", .integer($0))])) } == ["1", "2", "3"])
    }

    @Test func `templates of kits see the site as pages do, and escape as their names say`() throws {
        let made = templates([
            "kit/a.txt": "{{ site.title }} {{ site.baseurl }} {{ site.colour }} {{ text }}",
            "kit/a.html": "{{ text }}", "kit/a.svg": "{{ text }}",
        ])
        let members = Object([("text", "<&>")])
        #expect(try made.render("a.txt", members) == "Test /blog red <&>")
        #expect(try made.render("a.html", members) == "&lt;&amp;&gt;")
        #expect(try made.render("a.svg", members) == "&lt;&amp;&gt;")
    }

    @Test func `a partial with a mistake is told by the kit's template that includes it`() {
        let made = templates(["kit/a.txt": "{% include 'b' %}", "partials/b.txt": "{{ 1 | nothing_of_the_kind }}"])
        #expect(throws: Mistakes.self) { try made.render("a.txt", Object()) }
        do throws(Mistakes) { _ = try made.render("a.txt", Object()) } catch {
            #expect(error.all.map(\.place?.path) == ["themes/plain/partials/b.txt"])
        }
    }

    @Test func `a template that the theme lacks is named with those it has`() {
        do throws(Mistakes) {
            _ = try templates(["kit/social/x.txt": ""]).render("social/y.txt", Object())
            Issue.record("it is there")
        } catch {
            #expect(error.all.map(\.message) == ["the theme has no template `kit/social/y.txt`"])
            #expect(error.all.first?.remedy == "did you mean `social/x.txt`?")
        }
    }

    @Test func `a layout sees the theme's own partials alone, so that a name nobody meant is a mistake`() throws {
        let made = templates(
            ["layouts/page.html": "{% include 'head' %}"], builtIn: ["marquee/partials/head.html": "built in"])
        let set = LayoutSet.compiled(made).set
        let globals = PageGlobals(site: .null, page: .null, theme: .null, data: .null, content: .null)
        #expect(throws: Mistakes.self) {
            try set.render("page", globals: globals, options: set.prepared(RenderOptions(now: Instant(seconds: 0))))
        }
    }
}
