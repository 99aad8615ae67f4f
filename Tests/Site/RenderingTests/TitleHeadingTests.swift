import Testing
import Values

@testable import Rendering

@Suite struct TitleHeadingTests {
    private func parts(_ html: String, _ title: String) -> (inner: String, id: String?, rest: String)? {
        let bytes = Array(html.utf8)
        return TitleHeading(bytes, title: title).map { heading in
            (
                String(decoding: bytes[heading.inner], as: UTF8.self),
                heading.id.map { String(decoding: bytes[$0], as: UTF8.self) },
                String(decoding: TitleHeading.without(bytes, title: title), as: UTF8.self)
            )
        }
    }

    @Test func `a heading that says the title is found with its id, and without its link`() throws {
        let link = " <a class=\"anchor\" href=\"#the-play\" aria-label=\"Link to this section\">#</a>"
        let html = "<!-- c -->\n<h1 id=\"the-play\">The <code>play</code>\(link)</h1>\n<p>Text.</p>\n"
        let found = try #require(parts(html, "The play"))
        #expect(found.inner == "The <code>play</code>")
        #expect(found.id == "the-play")
        #expect(found.rest == "<p>Text.</p>\n")
        #expect(try #require(parts("<h1>A</h1>", "A")).id == nil)
        #expect(try #require(parts("<h2 id=\"a\">A</h2>b", "A")).rest == "b")
    }

    @Test(arguments: [
        ("What’s new", "What's new"), ("A &amp; B; C", "A & B; C"), ("Array&lt;Int&gt;", "Array<Int>"),
        ("Étude", "étude"), ("🎉", "🎉"), ("日本", "日本"),
    ])
    func `two ways to write a title are one`(html: String, title: String) {
        #expect(parts("<h1>\(html)</h1>", title) != nil)
    }

    @Test(arguments: [
        ("<h1>Other</h1>", "Title"), ("<p>a</p><h1>Title</h1>", "Title"), ("<h3>Title</h3>", "Title"),
        ("<h2>Title</h1>", "Title"),
        ("<h1>Title", "Title"), ("<h1", "Title"), ("<!-- never closed <h1>Title</h1>", "Title"), ("", ""),
        ("<h1><img src=\"a.png\" alt=\"\"> Title</h1>", "Title"), ("<h1>🎉</h1>", "🎈"), ("<h1>C#</h1>", "C++"),
        ("<h1>C</h1>", "C#"),
    ])
    func `other words, other places and pictures stay`(html: String, title: String) {
        #expect(parts(html, title) == nil)
        #expect(TitleHeading.without(Array(html.utf8), title: title) == Array(html.utf8))
    }

    @Test func `templates ask for the heading and for the text without it`() throws {
        let made = templates([
            "kit/a.html": """
            {% assign own = text | title_heading: title %}<h1 id="{{ own.id }}">{{ own.html | default: title }}</h1>
            {{ text | without_title: title }}
            """
        ])
        func filled(_ html: String) throws -> String {
            try made.render("a.html", Object([("text", .markup(Array(html.utf8))), ("title", "A < B")]))
        }
        let own = "<h1 id=\"a\">A &lt; <b>B</b></h1>\n<p>x</p>"
        #expect(try filled(own) == own)
        #expect(try filled("<p>x</p>") == "<h1 id=\"\">A &lt; B</h1>\n<p>x</p>")
    }
}
