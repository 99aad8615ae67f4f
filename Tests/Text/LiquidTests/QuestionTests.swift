import Dates
import Testing
import Values

@testable import Liquid

/// Filters that ask an expression in quotes of each element.
@Suite struct QuestionTests {
    private let posts: Value = [
        "posts": [
            ["title": "a", "year": 2025, "draft": true], ["title": "b", "year": 2026], ["title": "c", "year": 2026],
        ]
    ]

    private func rendered(_ text: String) throws -> String {
        try LiquidTests.rendered(text, posts, dialect: .site())
    }

    @Test func `where_exp keeps what the expression holds for`() throws {
        #expect(
            try rendered("{{ posts | where_exp: 'post', 'post.year > 2025 and post.title != \"c\"' | map: 'title' }}")
                == "b")
    }

    @Test func `the expression sees the variables around it`() throws {
        let text = "{% assign year = 2025 %}{{ posts | where_exp: \"p\", \"p.year == year\" | map: 'title' }}"
        #expect(try rendered(text) == "a")
    }

    @Test func `find_exp takes the first`() throws {
        #expect(try rendered("{% assign p = posts | find_exp: 'p', 'p.year == 2026' %}{{ p.title }}") == "b")
        #expect(try rendered("[{{ posts | find_exp: 'p', 'p.year == 1999' }}]") == "[]")
    }

    @Test func `group_by_exp groups by what the expression is, filters included`() throws {
        let text = """
            {% assign groups = posts | group_by_exp: "p", "p.year | minus: 2000" %}\
            {% for group in groups %}{{ group.name }}={{ group.items | map: 'title' | join: '+' }};{% endfor %}
            """
        #expect(try rendered(text) == "25=a;26=b+c;")
        // Names of groups keep their kind, so that templates can compare them with numbers.
        let first =
            "{% assign groups = posts | group_by_exp: 'p', 'p.year' %}{% if groups[0].name == 2025 %}a{% endif %}"
        #expect(try rendered(first) == "a")
    }

    @Test func `the name of the element is free again behind the filter`() throws {
        #expect(try rendered("{% assign x = posts | where_exp: 'p', 'p.draft' %}[{{ p.title }}]") == "[]")
    }

    @Test(arguments: [
        (
            "{{ posts | where_exp: 'p' }}", "1:12: `where_exp` takes 2 arguments, not 1"
        ),
        (
            "{{ posts | where_exp: 'p', name }}",
            "1:23: `where_exp` takes a name and an expression, both in quotes; such as `where_exp: \"item\", \"item.draft != true\"`"
        ),
        ("{{ posts | where_exp: 'p', 'p.year >' }}", "1:37: expected a value"),
    ])
    func `a mistake in the expression has its place`(text: String, message: String) {
        #expect(mistakes(text, dialect: .site()) == [message])
    }
}

@Suite struct ForeignWordTests {
    @Test(arguments: [
        (
            "{{ x | sample }}",
            "1:8: unknown filter `sample`; a page is the same on every build; take `first`, or an element by its number"
        )
    ])
    func `words of Jekyll that mean nothing here say what does their work`(text: String, message: String) {
        #expect(mistakes(text, dialect: .site()) == [message])
    }

    @Test(arguments: [
        ("date_to_string", "07 Nov 2026"), ("date_to_long_string: 'ordinal'", "7th November 2026"),
        ("date_to_long_string: 'ordinal', 'US'", "November 7th, 2026"),
        ("date_to_string: 'ordinal', 'UK'", "7th Nov 2026"),
    ])
    func `days in words`(filter: String, expected: String) throws {
        #expect(try rendered("{{ '2026-11-07' | \(filter) }}", dialect: .site()) == expected)
    }
}
