import Markup
import Testing
import Values

@testable import Liquid

/// Pages that escape what they print.
@Suite struct LiquidEscapingTests {
    @Test(arguments: [
        Sample("{{ a }}{{ l }}", ["a": "<b> & \"", "l": ["<", 1]], "&lt;b&gt; &amp; &quot;&lt;1"),
        Sample("{{ '<b>' }}{% echo '&mdash;' %}{% cycle '<', '>' %}", [:], "<b>&mdash;<"),
        Sample(
            "{% capture c %}<i>{{ a }}</i>{% endcapture %}{{ c }}{{ c | upcase }}", ["a": "<"], "<i>&lt;</i><I>&LT;</I>"
        ),
        Sample(
            "{% assign dash = '&mdash;' %}{{ dash }}{{ nothing | default: '&ndash;' }}{{ a | default: '&' }}",
            ["a": "<"], "&mdash;&ndash;&lt;"),
        Sample(
            "{{ a | escape }}{{ a | escape_once }}{{ b | escape_once }}{{ a | raw }}", ["a": "<", "b": "&lt;"],
            "&lt;&lt;&lt;<"),
        Sample("{{ a | xml_escape }}{{ a | jsonify }}", ["a": "</script>"], "&lt;/script&gt;\"\\u003c/script\\u003e\""),
        Sample(
            "{{ m }}{{ m | append: a }}{{ a | prepend: m }}{{ a | append: '<i>' }}",
            ["m": .markup(Array("<b>".utf8)), "a": "&"],
            "<b><b>&amp;<b>&amp;&amp;&lt;i&gt;"),
        Sample("{{ m | strip_html | truncate: 8, '' }}", ["m": .markup(Array("<b>a &lt; b</b>".utf8))], "a &lt; b"),
        Sample("{{ l | join: ', ' }}", ["l": ["<", .markup(Array("<b>".utf8))]], "&lt;, <b>"),
        Sample("{{ a | newline_to_br }}", ["a": "<\n>"], "&lt;<br />\n&gt;"),
        Sample("{% render 'p', x: a, y: '<i>' %}", ["a": "<"], "[&lt;<i>]"),
        Sample("{% if m == '<b>' %}same{% endif %}", ["m": .markup(Array("<b>".utf8))], "same"),
        Sample("{{ o }}", ["o": ["<": 1]], "{&quot;&lt;&quot;=&gt;1}"),
    ])
    func `texts are escaped once and markup never`(_ sample: Sample) throws {
        let out = try rendered(
            sample.template, sample.data, partials: ["p": "[{{ x }}{{ y }}]"], escaping: .html, dialect: .site())
        #expect(out == sample.result)
    }

    @Test func `pages of text escape nothing`() throws {
        #expect(try rendered("{{ a }}{{ a | escape }}", ["a": "<"], dialect: .site()) == "<&lt;")
    }
}
