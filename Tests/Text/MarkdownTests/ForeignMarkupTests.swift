import Diagnostics
import Markdown
import Testing

@Suite struct ForeignMarkupTests {
    private func found(_ text: String, linesAbove: Int = 0) -> [String] {
        let source = SourceText(path: "a.md", text, linesAbove: linesAbove)
        return renderMarkdown(source, options: MarkdownOptions(flavour: .site)).foreign
            .map { "\($0.kind) \($0.place.line):\($0.place.column)" }
    }

    @Test func `markup that will show as text is told with its place`() {
        #expect(found("a {% if b %}*c*{% endif %}\n") == ["liquidTag 1:3", "liquidTag 1:16"])
        #expect(found("é {{ a }}\n\n> - {{b}}\n", linesAbove: 2) == ["liquidOutput 3:3", "liquidOutput 5:5"])
        #expect(found("{{< a >}} {{% b %}}\n") == ["shortcode 1:1", "shortcode 1:11"])
        #expect(found("*a*{: .b} {:toc}\n") == ["attributes 1:4", "attributes 1:11"])
        #expect(found("[a](b){ .c } *d*{.e} f{ .g } `h`{ i }\n") == ["attributes 1:7", "attributes 1:17"])
        #expect(found("a $$x$$\n\n$$\ny\n$$\n") == ["mathematics 1:3", "mathematics 3:1"])
        #expect(found("Term\n: Text\n") == ["definition 2:1"])
        #expect(found("|{{ a }}|\n|-|\n|`{{ b }}`|\n") == ["liquidOutput 1:2"])
        #expect(found("~~{{ a }}~~ http://b.org {% c %}\n") == ["liquidOutput 1:3", "liquidTag 1:26"])
    }

    @Test(arguments: [
        (#"é \(x^2\) and \(\alpha\)"#, ["texMathematics 1:3", "texMathematics 1:15"]),
        ("\\[\na = b\n\\]", ["texMathematics 1:1"]),
        ("HTML is old.\n\n*[HTML]: Hypertext", ["abbreviation 3:1"]),
        ("> Text\n> *[W3C]: World", ["abbreviation 2:3"]),
        ("::: warning\nText *b*\n:::", ["container 1:1"]), (":::note[Title]\nText", ["container 1:1"]),
        ("Text\n\n::::{.a}\n\nText\n\n::::", ["container 3:1"]),
        ("see [[Some page]] and ![[pic.png]]", ["wikiLink 1:5", "wikiLink 1:24"]),
        ("| [[A\\|b]] |\n|-|", ["wikiLink 1:3"]),
        ("--8<-- \"a/b.md\"", ["include 1:1"]), ("{* a.py hl[1] *}", ["include 1:1"]),
        ("a\n\n{!a/b.md!}", ["include 3:1"]),
        ("~~a~~ b\n\n{* a_b_c.py *}", ["include 3:1"]),
        ("~~a~~ *b*{ .c }", ["attributes 1:10"]), ("<<< @/a/b.js#c{2 ts}", ["include 1:1"]),
        ("{{#include a.md}}", ["include 1:1"]),
        ("```rust,ignore\n{{#include a.rs:b}}\n```", ["include 2:1"]),
        ("a ==b c== d", ["highlight 1:3"]), ("==b *c* d==, e", ["highlight 1:1"]),
    ])
    func `markup of notes and manuals is told too`(text: String, places: [String]) {
        #expect(found(text + "\n") == places)
    }

    @Test(arguments: [
        ("a <Tabs>b</Tabs>", ["element 1:3 `<Tabs>`"]),
        (
            "Vec<String> of **é** <file>",
            [
                "element 1:4 `<String>`", "element 1:22 `<file>`",
            ]
        ),
        ("<Card\n  to=\"/a\">\nb\n</Card>", ["element 1:1 `<Card>`"]),
        (
            "<div>\n  <TabItem label='a'>\n</div>\n\n> <T.Item />",
            [
                "element 2:3 `<TabItem>`", "module 5:3",
            ]
        ),
        (
            "import A from '@theme/A';\nimport { B } from \"b\"\n\n> import './c.css'",
            [
                "module 1:1", "module 2:1", "module 4:3",
            ]
        ),
        ("<Tabs\n  values={[1, 2]}>\nb", ["module 1:1"]), ("<A b={ 1 } />", []),
        ("<Card b={ 1 } />", ["module 1:1"]),
        ("<svg>\n\n<linearGradient />\n\n</svg>\n\n<lamp>", ["element 7:1 `<lamp>`"]),
        ("| a <b1> |\n|-|", ["element 1:5 `<b1>`"]),
        ("<svg width=\"1\" />\n\n<lamp>", ["element 3:1 `<lamp>`"]),
        ("a <b1> c <b1>", ["element 1:3 `<b1>`", "element 1:10 `<b1>`"]),
    ])
    func `components, and words in angle brackets, are told`(text: String, places: [String]) {
        let source = SourceText(path: "a.md", text + "\n")
        let told = renderMarkdown(source, options: MarkdownOptions(flavour: .site)).foreign.map { found in
            "\(found.kind) \(found.place.line):\(found.place.column)" + (found.word.map { " " + $0 } ?? "")
        }
        #expect(told == places)
    }

    @Test(arguments: [
        "<br> <IMG SRC=a> <Center>b</Center> <my-tag> <o:p>", "`<file>` \\<file> &lt;file>", "<!-- <Tabs> -->",
        "```\n<Tabs>\nimport a from 'b'\n```", "<script>\nif (a <b1>c) {}\n</script>", "<https://a.b> <a@b.c>",
        "important\nimport it from there\n\nimport \"a\" b\n\na import b from 'c'", "<p>\n</Tabs>\n</p>",
        "a <b, c> <T, U>",
        "<math><mfrac></mfrac></math>",
    ])
    func `HTML and what an author calls so is none`(_ text: String) { #expect(found(text + "\n") == []) }

    @Test(arguments: [
        #"\[sic\] and \(c\) and \[^1\]"#, #"a \[b\](c=d)"#, "`\\(x^2\\)` `[[a]]` `==b==`", "a == b == c, a ===b=== c",
        "```md\n{{#include a.md}}\n```", "```text\n{{#include a.md}}\n```", "```py\n{{#include a.py}}\nb\n```",
        "`--8<-- \"a.md\"`", "a --8<-- \"b.md\"",
        "{* b *}",
        "```\n::: a\n[[b]] ==c==\n```", "    *[HTML]: a", "* [HTML]: a", "a *[b]: c* d", "[[1]] [[1]](a) [[a]](b)",
        "[[a]] b\n\n[a]: /c", "[[ -f x ]] x[[a]] [[a, b]]", ":::", "a ::: b", "a::b\n::c", "=b=", "a=\"==\"", "x==y==z",
        #"\==a\== \[\[b\]\]"#, "<p>\n==a== [[b]]\n</p>", "*[a]*: b", "*[a](b): c",
    ])
    func `what only looks like it is none`(_ text: String) { #expect(found(text + "\n") == []) }

    @Test(arguments: [
        "`{% a %}`\n", "```\n{{ a }}\n```\n", "    {% a %}\n", "<div>\n{{ a }} $$b$$\n</div>\n", "a \\{{ b }}\n",
        "{ {% {{ {:\n",
        "costs $$ or $5\n", "a: b\n", "\\$$a$$\n",
    ])
    func `code, raw HTML and single marks are none`(_ text: String) { #expect(found(text) == []) }

    @Test func `many places are one message for a kind`() {
        let places = (1...5).map { Place(path: "a.md", line: $0, column: 2) }
        let found =
            places.map { ForeignMarkup(kind: .shortcode, place: $0) } + [
                ForeignMarkup(kind: .liquidTag, place: places[0])
            ]
        #expect(
            ForeignMarkup.summary(of: found).map(\.message) == [
                "1 place holds Liquid tags `{% … %}`, which will show as text: a.md:1:2",
                "5 places hold Hugo shortcodes `{{< … >}}`, which will show as text: a.md:1:2, a.md:2:2, a.md:3:2, …",
            ])
        #expect(ForeignMarkup.summary(of: found, .error).allSatisfy { $0.severity == .error && $0.remedy != nil })
    }

    @Test func `other flavours look for none`() {
        #expect(renderMarkdown(SourceText(path: "a.md", "{{ a }}\n")).foreign == [])
    }
}
