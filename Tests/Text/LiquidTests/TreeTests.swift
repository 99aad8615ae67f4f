import Diagnostics
import Testing

@testable import Liquid

/// The text form of the tree.
@Suite struct TreeTests {
    @Test func `a template becomes a tree`() throws {
        let text = """
            a{{ page.title | append: 'b', key: 1 }}
            {%- if a.size > (1..b) and c or d['x y'][0] -%}
            {% for i in l reversed limit: 2 offset: continue %}{{ i }}{% else %}-{% endfor %}
            {%- elsif x %}{% render 'p' for l as i, k: nil %}{% endif %}
            """
        let template = try compile(SourceText(path: "t", text.replacing(", key: 1", with: "")), dialect: .shopify)
        #expect(
            template.treeText == """
                text "a"
                output page.title | append: "b"
                if a.size > (1..b) and c or d["x y"][0]
                  for i in l reversed limit: 2 offset: continue
                    output i
                  else
                    text "-"
                elsif x
                  render "p" for l as i, k: nil

                """)
    }

    @Test(arguments: [
        "{{ a | b: 1 }}", "{% assign a = b.c | upcase %}", "{% case a %}{% when 1, 'x' %}b{% endcase %}",
        "{% cycle 'a', 'b' %}", "{% capture x %}y{% endcapture %}", "{% unless empty %}{% break %}{% endunless %}",
    ])
    func `every template has a tree or mistakes`(_ text: String) {
        let tree = try? compile(SourceText(path: "t", text), dialect: .shopify).treeText
        #expect(tree.map { !$0.isEmpty } ?? !mistakes(text).isEmpty)
    }

    @Test func `cutting a template anywhere ends in mistakes or a page`() {
        let text =
            "a {{- x.y[0] | append: 'b' -}} {% if a == (1..2) %}{% raw %}{{{% endraw %}{% endif %}{% liquid\n echo 1 %}é"
        let bytes = Array(text.utf8)
        for end in bytes.indices {
            for start in [0, end / 2] {
                let cut = SourceText(path: "t", bytes: Array(bytes[start..<end]))
                do throws(Mistakes) {
                    _ = try compile(cut, dialect: .site()).render(globals: [:], options: options())
                } catch {
                    #expect(error.all.contains { $0.place?.path == "t" }, "\(cut.string)")
                }
            }
        }
    }
}
