import Diagnostics
import Testing
import Values

@testable import Liquid

/// `render` and `include`: shopify.dev/docs/api/liquid/tags/render.
@Suite struct PartialTests {
    @Test func `render sees globals and what it is given but no variables`() throws {
        let partials = ["card": "{{ site }}{{ title }}{{ card }}{{ other }}{% assign leak = 1 %}"]
        let text = "{% assign other = 'x' %}{% render 'card' with 'c', title: 't' %}{{ leak }}"
        #expect(try rendered(text, ["site": "s"], partials: partials) == "stc")
    }

    @Test func `render runs over a list with its own loop`() throws {
        let partials = ["item": "{{ forloop.index }}/{{ forloop.length }}:{{ thing }} ", "b": "{{ b }}{% break %}x"]
        #expect(
            try rendered("{% render 'item' for l as thing %}", ["l": ["a", "b"]], partials: partials) == "1/2:a 2/2:b ")
        #expect(try rendered("{% render 'b' for (1..3) %}", partials: partials) == "123")
    }

    @Test func `include shares variables and interruptions`() throws {
        let partials = [
            "set": "{{ outer }}{% assign inner = 'i' %}", "stop": "{% break %}", "row": "{{ row }},",
            "pair": "{{ a }}{{ b }}",
        ]
        #expect(try rendered("{% assign outer = 'o' %}{% include 'set' %}{{ inner }}", partials: partials) == "oi")
        #expect(try rendered("{% for i in (1..3) %}{{ i }}{% include 'stop' %}{% endfor %}", partials: partials) == "1")
        #expect(try rendered("{% include 'row' for l %}", ["l": [1, 2]], partials: partials) == "1,2,")
        #expect(try rendered("{% assign n = 'row' %}{% include n with 5 %}", partials: partials) == "5,")
        #expect(try rendered("{% include 'pair', a: 1, b: a %}{{ a }}", partials: partials) == "11")
    }

    @Test func `Jekyll's include is read in sites`() throws {
        let partials = ["nav": "{{ include.title }}{{ include.n }}{{ title }}{% assign nav = 3 %}{{ nav }}"]
        let text = "{% include nav.html title=\"a b\" n=page.n %}"
        // In themes of Jekyll's what the tag tells has no plain name; see `hasPlainIncludes`.
        let page: Value = ["page": ["n": 2], "title": "T"]
        #expect(try rendered(text, page, partials: partials, dialect: .site()) == "a b2a b3")
        #expect(!mistakes(text, partials: partials).isEmpty)
    }

    @Test func `a mistake in a partial names its file and the way there`() throws {
        let partials = ["a": "\n{% render 'b' %}", "b": "x\n {{ 1 | divided_by: 0 }}"]
        let error = try #require(throws: Mistakes.self) { try rendered("{% render 'a' %}", partials: partials) }
        let mistake = try #require(error.all.first)
        #expect(mistake.place == Place(path: "partials/b.html", line: 2, column: 9))
        #expect(
            mistake.trail == [
                Diagnostic.Step("included here", at: Place(path: "partials/a.html", line: 2, column: 1)),
                Diagnostic.Step("included here", at: Place(path: "page.html", line: 1, column: 1)),
            ])
    }

    @Test(arguments: [
        ("{% render 'none' %}", "1:1: there is no partial `none`"),
        ("{% render 'outer' %}", "1:1: `include` is not allowed within `render`; use `render`"),
        ("{% include 5 %}", "1:1: `include` needs the name of a partial"),
        ("{% render name %}", "1:11: expected the name of a partial in quotes"),
        (
            "{% include 'self' %}",
            "1:1: partials stand more than 100 deep in one another; one that includes itself, perhaps by way of another, does so within an `if` that ends it"
        ),
        ("{% include 'broken' %}", "1:8: unknown filter `upcasee`; did you mean `upcase`?"),
    ])
    func `mistakes of partials`(_ text: String, _ message: String) {
        let partials = [
            "outer": "{% include 'inner' %}", "inner": "", "self": "{% include 'self' %}",
            "broken": "{{ 1 | upcasee }}",
        ]
        #expect(mistakes(text, partials: partials) == [message])
    }
}
