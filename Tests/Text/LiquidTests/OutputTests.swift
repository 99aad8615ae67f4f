import Testing
import Values

@testable import Liquid

/// Values, members and what they print as: shopify.github.io/liquid/basics.
@Suite struct OutputTests {
    @Test(arguments: [
        Sample(
            "{{ 'text' }} {{ \"more\" }} {{ 12 }} {{ -1.50 }} {{ true }} {{ nil }}|", [:], "text more 12 -1.5 true |"),
        Sample("{{ page.title }}", ["page": ["title": "Hi"]], "Hi"),
        Sample(
            "{{ page['title'] }}{{ page[key] }}{{ ['page'].title }}", ["page": ["title": "a"], "key": "title"], "aaa"),
        Sample(
            "{{ list[0] }}{{ list[-1] }}{{ list[9] }}{{ list.first }}{{ list.last }}{{ list.size }}",
            ["list": [1, 2, 3]], "13133"),
        Sample("{{ object.size }} {{ object.first }}", ["object": ["a": 1, "b": 2]], "2 a1"),
        Sample("{{ object.size }}", ["object": ["size": "own"]], "own"),
        Sample("{{ word.size }}{{ word | size }}", ["word": "Zoë"], "33"),
        Sample("{{ list }}", ["list": [1, ["a", nil], 2.0]], "1a2.0"),
        Sample("{{ object }}", ["object": ["a": 1, "b": ["x", nil, true]]], "{\"a\"=>1, \"b\"=>[\"x\", nil, true]}"),
        Sample("{{ (1..4) }} {{ (1..4) | size }} {{ (a..b) | join: ',' }}", ["a": 2, "b": "4"], "1..4 4 2,3,4"),
        Sample("{{ nothing.at.all }}|{{ }}|{{ empty }}{{ blank }}|", [:], "|||"),
        Sample("{{ true.size }}{{ a-b }}{{ a? }}", ["a-b": 1, "a?": 2], "12"),
        Sample(
            "{{ 1.0 }} {{ 10000000000000000.0 }} {{ 0.00001 }} {{ 123456789.125 }}", [:],
            "1.0 1.0e+16 1.0e-05 123456789.125"),
    ])
    func `values print as Ruby has them`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample("a {{- 1 -}} b {%- if true -%} c {%- endif -%} d", [:], "a1bcd"),
        Sample(" \n {%- assign x = 1 %}|", [:], "|"),
        Sample("a{{-}}b", [:], "ab"),
        Sample("a {%- raw -%} {{ x }} {%- endraw -%} b", [:], "a {{ x }} b"),
        Sample("{% if true %}   {% assign x = 1 %}  {% endif %}|", [:], "|"),
        Sample("{% for i in (1..3) %}  {% comment %}x{% endcomment %}\n{% endfor %}|", [:], "|"),
        Sample("{% if true %} {{ '' }} {% endif %}|", [:], "  |"),
    ])
    func `blanks are trimmed where hyphens stand and in blank blocks`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test func `members of the program are asked only when they are wanted`() throws {
        let page = Page(members: ["title": "Hi", "words": 3])
        #expect(try rendered("{{ page.title }}{{ page.none }}", ["page": .lazy(page)]) == "Hi")
        #expect(try rendered("{{ title }}", .lazy(page)) == "Hi")
        #expect(try rendered("{{ page }}", ["page": .lazy(page)]) == "Hi")
    }
}

/// A thing of the program.
final class Page: LazyMembers {
    let members: Object
    var memberNames: [String] { members.keys }

    init(members: Value) {
        if case .object(let object) = members { self.members = object } else { self.members = Object() }
    }

    func member(_ name: String) -> Value? { members[name] }
}
