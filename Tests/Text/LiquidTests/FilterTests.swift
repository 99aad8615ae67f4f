import Testing
import Values

@testable import Liquid

/// Filter by filter: shopify.github.io/liquid/filters.
@Suite struct FilterTests {
    @Test(arguments: [
        Sample(
            "{{ 'title' | capitalize }}{{ 'MY GREAT title' | capitalize }}{{ 'Été' | upcase | downcase }}", [:],
            "TitleMy great titleété"),
        Sample(
            "[{{ ' a b \n' | strip }}][{{ ' a ' | lstrip }}][{{ ' a ' | rstrip }}][{{ ' a \n b ' | squish }}]", [:],
            "[a b][a ][ a][a b]"),
        Sample("{{ 'a' | append: 'b' | prepend: 'c' }}{{ 5 | append: nil }}", [:], "cab5"),
        Sample(
            "{{ 'a.b.a' | replace: 'a', 'x' }}{{ 'aa' | replace_first: 'a', 'x' }}{{ 'aa' | replace_last: 'a', 'x' }}",
            [:], "x.b.xxaax"),
        Sample(
            "{{ 'aba' | remove: 'a' }}{{ 'aba' | remove_first: 'a' }}{{ 'aba' | remove_last: 'a' }}{{ 'ab' | replace: '', '-' }}",
            [:], "bbaab-a-b-"),
        Sample(
            "{{ 'a,b,,c,,' | split: ',' | join: '-' }}{{ 'abc' | split: '' | join: '-' }}{{ ' a  b ' | split: ' ' | join: '-' }}",
            [:], "a-b--ca-b-ca-b"),
        Sample(
            "{{ 'Ground control to Major Tom.' | truncate: 20 }}|{{ 'abc' | truncate: 2, '' }}|{{ 'abc' | truncate: 3 }}|{{ 'äöüß' | truncate: 3, '…' }}",
            [:], "Ground control to...|ab|abc|äö…"),
        Sample(
            "{{ 'a b c' | truncatewords: 2 }}|{{ 'a b c' | truncatewords: 2, '--' }}|{{ 'a  b' | truncatewords: 2 }}|{{ 'a b' | truncatewords: 0 }}",
            [:], "a b...|a b--|a  b|a..."),
        Sample(
            "{{ 'Liquid' | slice: 2 }}{{ 'Liquid' | slice: 2, 5 }}{{ 'Liquid' | slice: -3, 2 }}{{ 'a' | slice: 5 }}",
            [:], "qquidui"),
        Sample("{{ l | slice: 1, 2 | join }}", ["l": ["a", "b", "c"]], "b c"),
        Sample("{{ t | newline_to_br }}|{{ t | strip_newlines }}", ["t": "a\r\nb\n"], "a<br />\nb<br />\n|ab"),
        Sample("{{ '<a href=\"x\">b</a><!-- <c> --><script>d</script><style>e</style>f<' | strip_html }}", [:], "bf<"),
    ])
    func `texts`(_ sample: Sample) throws { #expect(try rendered(sample.template, sample.data) == sample.result) }

    @Test(arguments: [
        Sample(
            "{{ '<\"&\\'>' | escape }}{{ '1 < 2 &amp; 3 &#62;' | escape_once }}", [:],
            "&lt;&quot;&amp;\\&gt;1 &lt; 2 &amp; 3 &#62;"),
        Sample("{{ 'a b&c/é' | url_encode }}{{ 'a+b%26%C3%A9' | url_decode }}", [:], "a+b%26c%2F%C3%A9a b&é"),
        Sample("{{ 'hello?' | base64_encode }}{{ 'aGVsbG8/' | base64_decode }}", [:], "aGVsbG8/hello?"),
        Sample(
            "{{ 'hello?' | base64_url_safe_encode }}{{ 'aGVsbG8_' | base64_url_safe_decode }}", [:], "aGVsbG8_hello?"),
        Sample("{{ 'ab' | base64_encode }}{{ 'a' | base64_encode }}{{ '' | base64_encode }}", [:], "YWI=YQ=="),
    ])
    func `encodings`(_ sample: Sample) throws {
        let template = sample.template.replacing("\\'", with: "\\")
        #expect(try rendered(template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample(
            "{{ 4 | plus: 2 }} {{ 4 | plus: '2.5' }} {{ '3' | minus: 5 }} {{ 0.1 | plus: 0.2 }} {{ 'x' | plus: 1 }}",
            [:], "6 6.5 -2 0.3 1"),
        Sample("{{ 3 | times: 2 }} {{ 0.1 | times: 3 }} {{ 2 | times: 1.5 }}", [:], "6 0.3 3.0"),
        Sample(
            "{{ 20 | divided_by: 7 }} {{ -20 | divided_by: 7 }} {{ 20 | divided_by: 7.0 }} {{ 5.0 | divided_by: 2 }}",
            [:], "2 -3 2.857142857142857 2.5"),
        Sample("{{ 24 | modulo: 7 }} {{ -1 | modulo: 3 }} {{ 183.357 | modulo: 12 }}", [:], "3 2 3.357"),
        Sample(
            "{{ 1.2 | round }} {{ 2.5 | round }} {{ -2.5 | round }} {{ 183.357 | round: 2 }} {{ 1234 | round: -2 }} {{ 1.0 | round: 1 }}",
            [:], "1 3 -3 183.36 1200 1.0"),
        Sample(
            "{{ 1.2 | ceil }} {{ -1.2 | ceil }} {{ 1.8 | floor }} {{ -1.2 | floor }} {{ '3.5' | ceil }}", [:],
            "2 -1 1 -2 4"),
        Sample(
            "{{ 1.5 | round: -9223372036854775808 }} {{ 7 | round: -99 }} {{ 1.5 | round: 9223372036854775807 }}", [:],
            "0 0 1.5"),
        Sample(
            "{{ -17 | abs }} {{ '-19.86' | abs }} {{ 4 | at_least: 5 }} {{ 4 | at_most: 3.5 }}", [:], "17 19.86 5 3.5"),
        Sample(
            "{{ 9223372036854775807 | plus: 1 }} {{ -9223372036854775808 | abs }} {{ -9223372036854775808 | divided_by: -1 }} {{ -9223372036854775808 | modulo: -1 }}",
            [:],
            "9.223372036854776e+18 9.223372036854776e+18 9.223372036854776e+18 0"),
    ])
    func `numbers`(_ sample: Sample) throws { #expect(try rendered(sample.template, sample.data) == sample.result) }

    static let people: Value = [
        "people": [
            ["name": "Bo", "age": 30, "ok": true], ["name": "al", "age": 25, "ok": false], ["name": "Cy", "age": nil],
        ]
    ]

    @Test(arguments: [
        Sample(
            "{{ people | map: 'name' | join: ' ' }}|{{ people | sum: 'age' }}|{{ people | sort: 'age' | map: 'name' | join }}",
            people, "Bo al Cy|55|al Bo Cy"),
        Sample(
            "{{ people | sort: 'name' | map: 'name' | join }}|{{ people | sort_natural: 'name' | map: 'name' | join }}",
            people, "Bo Cy al|al Bo Cy"),
        Sample(
            "{{ people | where: 'ok' | map: 'name' | join }}|{{ people | where: 'age', 25 | map: 'name' | join }}|{{ people | reject: 'ok' | map: 'name' | join }}",
            people, "Bo|al|al Cy"),
        Sample(
            "{% assign p = people | find: 'age', 25 %}{{ p.name }}{{ people | find_index: 'name', 'Cy' }}{{ people | has: 'age', 99 }}{{ people | has: 'ok' }}",
            people, "al2falsetrue"),
        Sample(
            "{{ people | compact: 'age' | size }}{{ l | compact | size }}{{ l | uniq | join: '.' }}{{ people | uniq: 'missing' | size }}",
            ["people": people["people"], "l": [1, nil, 1, "1", 1.0]], "241..1.1.01"),
        Sample(
            "{{ l | concat: m | join }} {{ l | reverse | join }} {{ l | first }}{{ l | last }}{{ l | size }}{{ nil | size }}",
            ["l": ["a", "b"], "m": ["c"]], "a b c b a ab20"),
        Sample(
            "{{ l | join }} {{ l | sum }} {{ nil | join }}{{ 'a' | join: '-' }}", ["l": [[1, [2]], 3.5]],
            "1 2 3.5 6.5 a"),
        Sample("{{ l | sort | join }}|{{ l | sort_natural | join }}", ["l": ["b", "C", "a", nil]], "C a b |a b C "),
    ])
    func `lists`(_ sample: Sample) throws { #expect(try rendered(sample.template, sample.data) == sample.result) }

    @Test(arguments: [
        Sample(
            "{{ a | default: 1 }}{{ b | default: 2 }}{{ c | default: 3 }}{{ d | default: 4 }}{{ 0 | default: 5 }}",
            ["b": "", "c": false, "d": []], "12340"),
        Sample(
            "{{ a | default: 1, allow_false: true }}{{ b | default: 1, allow_false: true }}", ["a": false], "false1"),
        Sample(
            "{{ '2026-11-20T09:30:00Z' | date: '%a, %b %-d, %y' }} {{ 'now' | date: '%Y-%m-%d %H:%M' }} {{ 0 | date: '%F' }}",
            [:], "Fri, Nov 20, 26 2026-11-20 09:30 1970-01-01"),
        Sample(
            "{{ 'March 14, 2016' | date: '%F' }} {{ '14 mar 2016 5pm' | date: '%F %R' }} {{ 'Fri, 16 Jul 2004 01:00:00 +0200' | date: '%F %T %z' }}",
            [:], "2016-03-14 2016-03-14 17:00 2004-07-16 01:00:00 +0200"),
        Sample(
            "{{ '12/3/2016' | date: '%F' }} {{ '10:30' | date: '%F %R' }} {{ 'nonsense' | date: '%F' }} {{ '' | date: '%F' }}{{ 'now' | date: '' }}",
            [:], "2016-03-12 2026-11-20 10:30 nonsense now"),
    ])
    func `defaults and dates`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample(
            "{{ d | date_to_xmlschema }} {{ d | date_to_rfc822 }} {{ d | date_to_string }}",
            ["d": "2026-11-20 09:30:00 +0100"], "2026-11-20T09:30:00+01:00 Fri, 20 Nov 2026 09:30:00 +0100 20 Nov 2026"),
        Sample(
            "{{ 'The _config.yml file – ça' | slugify }} {{ 'Ça va?' | slugify: 'latin' }} {{ 'A_b.c' | slugify: 'pretty' }}",
            [:], "the-config-yml-file-ça ca-va a_b.c"),
        Sample(
            "{{ o | jsonify }}", ["o": ["a": [1, 2.0, nil, "</x>\n"]]], "{\"a\":[1,2.0,null,\"\\u003c/x\\u003e\\n\"]}"),
        Sample(
            "{% assign g = people | group_by: 'ok' %}{% for i in g %}{{ i.name }}:{{ i.size }} {% endfor %}", people,
            "true:1 false:1 :1 "),
        Sample(
            "{{ people | where: 'age', '30' | map: 'name' }}{{ l | where: 't', 'x' | size }}",
            ["people": people["people"], "l": [["t": ["x", "y"]], ["t": ["y"]]]], "Bo1"),
        Sample(
            "{{ 'PT1M30S' | duration }}|{{ '1 min 30 s' | duration }}|{{ 'PT0.8S' | duration }}|{{ 'PT2H' | duration }}",
            [:], "1 min 30 s|PT1M30S|0.8 s|2 h"),
        Sample(
            "{{ l | array_to_sentence_string }} {{ 'a b  c' | number_of_words }} {{ l | push: 'd' | pop: 2 | join }} {{ 'a b' | cgi_escape }}",
            ["l": ["a", "b", "c"]], "a, b, and c 3 a b a+b"),
        Sample(
            "{% assign all = m | sort %}{% for one in all %}{{ one | first }}{{ one[1][0] }}{% endfor %}",
            ["m": ["b": [1], "a": [2]]], "a2b1"),
    ])
    func `Jekyll's and ours`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data, dialect: .site()) == sample.result)
    }

    @Test func `a site brings its own`() throws {
        let shout = Filter("shout", arguments: 0...1, takesNamed: true) { input, arguments, _ throws(FilterFailure) in
            guard arguments["quiet"] == nil else { throw FilterFailure("cannot shout quietly") }
            return .string(input.liquidText + (arguments[0]?.liquidText ?? "!"))
        }
        #expect(try rendered("{{ 'a' | shout }}{{ 'b' | shout: '?' }}", dialect: .site([shout])) == "a!b?")
        #expect(mistakes("{{ 'a' | shout: quiet: 1 }}", dialect: .site([shout])) == ["1:10: cannot shout quietly"])
        #expect(mistakes("{{ 'a' | shout }}").count == 1)
    }
}

extension Value {
    fileprivate subscript(key: String) -> Value {
        if case .object(let object) = self { object[key] ?? .null } else { .null }
    }
}
