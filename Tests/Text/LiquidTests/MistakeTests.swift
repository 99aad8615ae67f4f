import Diagnostics
import Testing
import Values

@testable import Liquid

/// What is no Liquid, and what is told about it.
@Suite struct MistakeTests {
    /// Shopify's Liquid passes over what stands behind `else`, as the suite golden-liquid wants it.
    @Test func `a condition behind else is told in themes`() {
        let text = "{% if a %}b{% else if c %}d{% endif %}"
        #expect(
            mistakes(text, dialect: .site()) == ["1:12: `else` takes nothing; another condition stands in an `elsif`"])
        #expect(mistakes(text).isEmpty)
    }

    @Test(arguments: [
        ("{% if a %}", "1:1: `if` is not closed; it ends with `endif`"),
        ("a\n{% iff a %}", "2:1: unknown tag `iff`; did you mean `if`?"),
        ("{{ a | upcas }}", "1:8: unknown filter `upcas`; did you mean `upcase`?"),
        ("{{ a | append }}", "1:8: `append` takes 1 argument, not 0"),
        ("{{ a | slice: 1, 2, 3 }}", "1:8: `slice` takes 1 to 2 arguments, not 3"),
        ("{{ a | upcase: 1 }}", "1:8: `upcase` takes no argument, not 1"),
        ("{{ a b }}", "1:6: nothing more is expected here"),
        (
            "{% if a | size %}{% endif %}",
            "1:9: nothing more is expected here; a filter stands in an output or an `assign`, whose result is then asked for"
        ),
        ("{{ .Title }}", "1:4: expected a value; a name begins with what has it, as `page.title` does"),
        (
            "<h1>{{ a </h1>{{ b }}",
            "1:11: unexpected `/`; is the output or the tag before it closed? They end with `}}` and `%}`"
        ),
        ("{{ a | }}", "1:8: expected the name of a filter"),
        ("{{ 'open }}", "1:4: the text that begins here has no closing quote"),
        ("{{ a", "1:1: `{{` is not closed; an output ends with `}}`"),
        ("{% if a", "1:1: `{%` is not closed; a tag ends with `%}`"),
        ("{% endif %}", "1:1: `endif` closes nothing"),
        ("{% else %}", "1:1: `else` stands outside of a block that has one"),
        ("{% if a = b %}{% endif %}", "1:9: unexpected `=`; did you mean `==`?"),
        ("{% if a && b %}{% endif %}", "1:9: unexpected `&`; conditions are joined with `and`"),
        ("{% for a of b %}{% endfor %}", "1:10: expected `in`"),
        ("{% for a in b step: 2 %}{% endfor %}", "1:15: expected `limit` or `offset`"),
        ("{% tablerow a in b rows: 2 %}{% endtablerow %}", "1:20: expected `cols`, `limit` or `offset`"),
        ("{% assign = 2 %}", "1:11: `assign` needs a name and a value; for instance {% assign name = value %}"),
        ("{% cycle %}", "1:10: expected a value"),
        ("{% raw %}", "1:1: `raw` is not closed; it ends with `endraw`"),
        ("{% # a\n b %}", "2:2: each line of a `#` comment begins with `#`"),
        ("{% case a %}{% when %}{% endcase %}", "1:21: expected a value"),
        ("{{ (1..) }}", "1:8: expected a value"),
        ("{{ a. }}", "1:7: expected the name of a member"),
        ("{% %}", "1:1: a tag begins with its name"),
        ("{% liquid\n if a\n%}", "2:2: `if` is not closed; it ends with `endif`"),
    ])
    func `a mistake has its place and remedy`(_ text: String, _ message: String) {
        #expect(mistakes(text) == [message])
    }

    @Test func `all mistakes of a file are told`() {
        let text = """
            {{ a | nope }}
            {% if | %}{{ b. }}{% endif %}
            {% for x in y %}{% if z %}{% endfor %}
            {% unknown %}
            """
        #expect(mistakes(text).map { $0.prefix { $0 != " " } } == ["1:8:", "2:7:", "2:17:", "3:17:", "4:1:"])
    }

    @Test(arguments: [
        ("{{ 1 | divided_by: 0 }}", "1:8: divided by 0"),
        ("{{ 5 | modulo: 0.0 }}", "1:8: divided by 0"),
        ("{% if 'a' > 1 %}{% endif %}", "1:1: `a text` and `a number` cannot be compared with `>`"),
        ("{% for i in (1..2) limit: 'x' %}{% endfor %}", "1:1: `x` is no whole number"),
        ("{{ 'a' | concat: 'b' }}", "1:10: `concat` needs a list to add"),
        ("{{ '%' | base64_decode }}", "1:10: `%` is no Base64"),
        ("{{ l | sort }}", "1:8: a number and a text cannot be sorted"),
        ("{{ l | where: 'a' }}", "1:8: cannot select the property `a`"),
    ])
    func `a failure has its place`(_ text: String, _ message: String) {
        #expect(mistakes(text, ["l": [1, "a"]]) == [message])
    }

    @Test func `guarded renders refuse names that stand for nothing`() {
        let data: Value = ["page": ["title": "x", "none": nil]]
        func strictly(_ text: String) -> [String] { mistakes(text, data, strictness: .strict) }
        #expect(strictly("{{ page.ttile }}") == ["1:4: `ttile` stands for nothing; did you mean `title`?"])
        #expect(strictly("{{ pgae.title }}") == ["1:4: `pgae` stands for nothing; did you mean `page`?"])
        #expect(strictly("{% assign x = nothing %}").count == 1)
        #expect(strictly("{{ 'a' | append: nothing }}").count == 1)
        #expect(strictly("{{ nothing | default: 'x' }}{{ page.other | default: '' }}{{ page.none }}") == [])
        #expect(
            strictly("{% if nothing %}{% endif %}{% unless page.x %}{% endunless %}{% if page.x == 1 %}{% endif %}")
                == [])
        #expect(strictly("{% case nothing %}{% when 1 %}{% endcase %}{% assign y = 1 %}{{ y }}") == [])
        #expect(mistakes("{{ nothing }}{{ page.x.y }}", data) == [])
    }

    @Test func `bounds end what would not end`() {
        var limits = RenderLimits()
        limits.iterations = 50
        #expect(
            mistakes("{% for i in (1..99999999999) %}x{% endfor %}", limits: limits) == [
                "1:1: more than 50 rounds of loops"
            ])
        #expect(mistakes("{{ (1..999) | join }}", limits: limits) == ["1:15: a range of 999 numbers is too long"])
        limits = RenderLimits()
        limits.outputBytes = 100
        #expect(
            mistakes("{% for i in (1..999) %}{{ 'aaaaaaaaaa' }}{% endfor %}", limits: limits) == [
                "1:1: more than 100 bytes of output"
            ])
        let deep = String(repeating: "{% if a %}", count: 5_000)
        #expect(mistakes(deep).first == "1:1001: nested more than 100 deep")
        let brackets = "{{ " + String(repeating: "a[", count: 5_000) + " }}"
        #expect(mistakes(brackets).count == 1)
    }

    /// Each of these was once looked through to its end again at every tag.
    @Test(arguments: [
        ("{%", "1:1: `{%` is not closed; a tag ends with `%}`", 1),
        ("{{", "1:1: `{{` is not closed; an output ends with `}}`", 1),
        ("{% raw %}{%", "1:1: `raw` is not closed; it ends with `endraw`", 1),
        ("{%x{{", "1:1: `{%` is not closed; a tag ends with `%}`", 2),
        ("{% raw %}", "1:1: `raw` is not closed; it ends with `endraw`", 1),
        ("{% iff %}", "1:1: unknown tag `iff`; did you mean `if`?", 100),
        ("{{ a | upcas }}", "1:8: unknown filter `upcas`; did you mean `upcase`?", 100),
    ])
    func `a mistake made four thousand times is told a hundred times at most`(
        piece: String, first: String, count: Int
    ) {
        let told = mistakes(String(repeating: piece, count: 4_000))
        #expect(told.first == first)
        #expect(told.count == count)
    }

    @Test(arguments: [
        "{% assign s = 'ab' %}{% for i in (1..90) %}{% assign s = s | append: s %}{% endfor %}",
        "{% assign l = (1..9) | sort %}{% for i in (1..90) %}{% assign l = l | concat: l %}{% endfor %}",
        "{% assign s = 'abcdefgh' %}{% for i in (1..90) %}{% assign s = s | replace: '', s %}{% endfor %}",
        "{% for i in (1..99) %}{% capture s %}{{ s }}{{ s }}x{% endcapture %}{% endfor %}", "{% include 'bomb' %}",
        "{% include 'nested' %}",
        "{% for i in (1..99) %}{% for j in (1..99) %}{% for k in (1..99) %}{% endfor %}{% endfor %}{% endfor %}",
    ])
    func `what grows without end is ended`(_ text: String) {
        var limits = RenderLimits()
        limits.iterations = 10_000
        limits.outputBytes = 1 << 16
        limits.workedBytes = 1 << 20
        let bomb =
            "{% if n < 40 %}{% increment n %}{% include 'bomb' %}{% include 'bomb' %}{% decrement n %}{% endif %}"
        let ifs = String(repeating: "{% if true %}", count: 90)
        let nested = ifs + "{% include 'nested' %}" + String(repeating: "{% endif %}", count: 90)
        #expect(mistakes(text, ["n": 0], partials: ["bomb": bomb, "nested": nested], limits: limits).count == 1)
    }
}
