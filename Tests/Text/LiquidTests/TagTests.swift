import Testing
import Values

@testable import Liquid

/// Tag by tag: shopify.dev/docs/api/liquid/tags.
@Suite struct TagTests {
    @Test(arguments: [
        Sample("{% if a %}yes{% else %}no{% endif %}", ["a": 0], "yes"),
        Sample("{% if a %}1{% elsif b %}2{% elsif c %}3{% else %}4{% endif %}", ["c": ""], "3"),
        Sample("{% unless a %}1{% elsif b %}2{% else %}3{% endunless %}", ["a": 1, "b": 1], "2"),
        Sample("{% if a or b and c %}yes{% else %}no{% endif %}", ["a": true], "yes"),
        // Read from the right: `false and (false or true)`.
        Sample("{% if a and b or true %}yes{% else %}no{% endif %}", [:], "no"),
        Sample("{% if 1 < 2 and 2.0 == 2 and 'a' < 'b' and 3 <> 4 %}yes{% endif %}", [:], "yes"),
        Sample(
            "{% if list contains 2 and 'haystack' contains 'st' and object contains 'k' %}yes{% endif %}",
            ["list": [1, 2], "object": ["k": nil]], "yes"),
        Sample("{% if nil < 1 or nothing contains 'a' or 1 contains 1 %}yes{% else %}no{% endif %}", [:], "no"),
        Sample(
            "{% if a == empty and b == empty and c == empty %}yes{% endif %}{% if d == empty or e == empty %}no{% endif %}",
            ["a": "", "b": [], "c": [:], "d": nil, "e": " "], "yes"),
        Sample(
            "{% if a == blank and b == blank and c == blank and d == blank %}yes{% endif %}",
            ["a": " \n", "b": nil, "c": false], "yes"),
    ])
    func `conditions choose`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample("{% case x %}{% when 1 %}a{% when 2, 3 %}b{% when 4 or 5 %}c{% else %}d{% endcase %}", ["x": 5], "c"),
        Sample("{% case x %} dropped {% when 1 %}a{% else %}d{% endcase %}", ["x": "1"], "d"),
        Sample("{% case x %}{% when 1, 1 %}a{% when 1.0 %}b{% else %}d{% endcase %}", ["x": 1], "aab"),
    ])
    func `case compares with each value`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample("{% for i in list %}{{ i }}{% else %}none{% endfor %}", ["list": []], "none"),
        Sample("{% for i in (1..9) reversed limit: 3 offset: 2 %}{{ i }}{% endfor %}", [:], "543"),
        Sample(
            "{% for i in l limit:2 %}{{i}}{% endfor %}-{% for i in l offset:continue limit:1 %}{{i}}{% endfor %}-{% for i in l offset: continue %}{{i}}{% endfor %}",
            ["l": [1, 2, 3, 4, 5]], "12-3-45"),
        Sample("{% for p in object %}{{ p[0] }}={{ p[1] }};{% endfor %}", ["object": ["b": 1, "a": 2]], "b=1;a=2;"),
        Sample("{% for c in 'abc' %}{{ c }};{% endfor %}{% for c in 5 %}x{% endfor %}", [:], "abc;"),
        Sample(
            "{% for i in (1..5) %}{% if i == 2 %}{% continue %}{% endif %}{% if i == 4 %}{% break %}{% endif %}{{ i }}{% endfor %}",
            [:], "13"),
        Sample(
            "{% for i in (1..2) %}{{ forloop.index }}{{ forloop.index0 }}{{ forloop.rindex }}{{ forloop.rindex0 }}{{ forloop.first }}{{ forloop.last }}{{ forloop.length }} {% endfor %}",
            [:], "1021truefalse2 2110falsetrue2 "),
        Sample(
            "{% for i in (1..2) %}{% for j in (1..2) %}{{ forloop.parentloop.index }}{{ forloop.index }} {% endfor %}{% endfor %}",
            [:], "11 12 21 22 "),
        Sample("{% for i in (1..3) %}{% assign last = i %}{% endfor %}{{ last }}{{ i }}", [:], "3"),
        Sample(
            "{% for i in (1000000000000..1000000000001) limit: 2 %}{{ i }} {% endfor %}", [:],
            "1000000000000 1000000000001 "),
        Sample("{% for i in (5..1) %}x{% else %}none{% endfor %}", [:], "none"),
    ])
    func `for runs over lists`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample("{% cycle 'a', 'b' %}{% cycle 'a', 'b' %}{% cycle 'a', 'b' %}", [:], "aba"),
        Sample("{% cycle 'x': 'a', 'b' %}{% cycle 'y': 'a', 'b' %}{% cycle name: 'a', 'b' %}", ["name": "x"], "aab"),
        Sample("{% for i in (1..2) %}{% cycle v, 'b' %}{% cycle v, 'b' %}{% endfor %}", ["v": "a"], "aabb"),
        Sample("{% increment n %}{% increment n %}{% decrement m %}{% decrement n %}{{ n }}", [:], "01-111"),
        Sample("{% assign n = 9 %}{% increment n %}{{ n }}", [:], "09"),
        Sample("{% assign a = 'x' | upcase %}{{ a }}{% capture b %}<{{ a }}>{% endcapture %}{{ b }}", [:], "X<X>"),
        Sample("{% capture 'quoted' %}1{% endcapture %}{{ quoted }}{% echo quoted | plus: 1 %}", [:], "12"),
        Sample("{% raw %}{{ a }} {% if %}{% endraw %}", [:], "{{ a }} {% if %}"),
        Sample("a{% comment %} {% if %} {{ | }} {% comment %}x{% endcomment %} {% endcomment %}b", [:], "ab"),
        Sample("a{% # a remark %}{% doc %} {{ open {% if %} {% enddoc %}b", [:], "ab"),
        Sample("{% for i in l %}{% ifchanged %}{{ i }}{% endifchanged %}{% endfor %}", ["l": [1, 1, 2, 2, 1]], "121"),
        Sample(
            "{% liquid\n # a remark\n for i in (1..3)\n  echo i\n endfor\n\n assign x = 'y'\n echo x | append: '!'\n%}",
            [:], "123y!"),
    ])
    func `other tags`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }

    @Test(arguments: [
        Sample(
            "{% tablerow i in (1..3) cols: 2 %}{{ i }}{% endtablerow %}", [:],
            "<tr class=\"row1\">\n<td class=\"col1\">1</td><td class=\"col2\">2</td></tr>\n<tr class=\"row2\"><td class=\"col1\">3</td></tr>\n"
        ),
        Sample(
            "{% tablerow i in l limit: 1 offset: 1 %}{{ tablerowloop.col }}{{ tablerowloop.col_last }}{{ i }}{% endtablerow %}",
            ["l": [7, 8, 9]],
            "<tr class=\"row1\">\n<td class=\"col1\">1true8</td></tr>\n"),
        Sample("{% tablerow i in l %}{{ i }}{% endtablerow %}", ["l": []], "<tr class=\"row1\">\n</tr>\n"),
        Sample("{% tablerow i in nothing %}{{ i }}{% endtablerow %}|", [:], "|"),
    ])
    func `tablerow writes rows and cells`(_ sample: Sample) throws {
        #expect(try rendered(sample.template, sample.data) == sample.result)
    }
}
