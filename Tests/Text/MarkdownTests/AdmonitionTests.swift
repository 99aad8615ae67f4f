import Diagnostics
import Markdown
import Testing

/// The shapes are those of Python-Markdown's and PyMdown's documentation, of Docusaurus and of VitePress.
@Suite struct AdmonitionTests {
    private func made(_ text: String, _ extras: MarkdownExtras = [.admonitions, .tabs]) -> RenderedMarkdown {
        var options = MarkdownOptions(flavour: .site, headingLinks: false)
        options.extras = extras
        return renderMarkdown(SourceText(path: "a.md", text), options: options)
    }

    private func box(_ kind: String, _ title: String?, _ body: String) -> String {
        let title = title.map { "<p class=\"markdown-alert-title\">\($0)</p>\n" } ?? ""
        return "<div class=\"markdown-alert markdown-alert-\(kind)\">\n\(title)\(body)</div>\n"
    }

    @Test(arguments: [
        ("!!! note\n    a *b*\n", "note", "Note", "<p>a <em>b</em></p>\n"),
        ("!!! tip \"A `b`\"\n\n    a\n\n    b\n", "tip", "A <code>b</code>", "<p>a</p>\n<p>b</p>\n"),
        ("!!! danger \"\"\n    a\n", "caution", nil, "<p>a</p>\n"),
        ("!!! pied-piper\n    - a\n    - b\n", "note", "Pied-piper", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        ("!!!warning inline end \"A [b](c)\"\n\ta\n", "warning", "A <a href=\"c\">b</a>", "<p>a</p>\n"),
        (
            "!!! note\n    a\n\n        code\n", "note", "Note",
            "<p>a</p>\n<pre tabindex=\"0\"><code>code\n</code></pre>\n"
        ),
        (
            "!!! bug\n\n    ```\n    !!! note\n        a\n    ```\n", "caution", "Bug",
            "<pre tabindex=\"0\"><code>!!! note\n    a\n</code></pre>\n"
        ),
        (":::note\n\na\n\n:::\n", "note", "Note", "<p>a</p>\n"),
        (":::tip[A *b*]\na\n:::\n", "tip", "A <em>b</em>", "<p>a</p>\n"),
        ("::: danger Stop\n- a\n:::\n", "caution", "Stop", "<ul>\n<li>a</li>\n</ul>\n"),
        (":::info\n:::\n", "note", "Info", ""), ("::: sidenote\na\n:::\n", "note", "Sidenote", "<p>a</p>\n"),
        (":::bug It breaks\na\n:::\n", "caution", "It breaks", "<p>a</p>\n"),
        ("!!! note\r\n    a\r\n", "note", "Note", "<p>a</p>\n"),
    ])
    func `a box is an alert`(_ text: String, _ kind: String, _ title: String?, _ body: String) {
        #expect(made(text).string == box(kind, title, body))
        #expect(made("# A\n\n- b\n\n\(text)\nc\n").string.hasSuffix("</ul>\n" + box(kind, title, body) + "<p>c</p>\n"))
    }

    @Test func `boxes stand in each other, in lists and in quotes`() {
        let inner = box("tip", "Tip", "<p>b</p>\n")
        #expect(
            made("!!! note\n\n    a\n\n    !!! tip\n\n        b\n\n    c\n").string
                == box("note", "Note", "<p>a</p>\n\(inner)<p>c</p>\n"))
        #expect(made("::::note\n:::tip\nb\n:::\nc\n::::\n").string == box("note", "Note", "\(inner)<p>c</p>\n"))
        #expect(made("!!! note\n    :::tip\n    b\n    :::\n").string == box("note", "Note", inner))
        #expect(
            made("1. a\n\n    !!! tip\n        b\n\n2. c\n").string
                == "<ol>\n<li>\n<p>a</p>\n\(inner)</li>\n<li>\n<p>c</p>\n</li>\n</ol>\n")
        #expect(made("> !!! tip\n>     b\n").string == "<blockquote>\n\(inner)</blockquote>\n")
        #expect(made("!!! tip\n    b\n!!! tip\n    b\n").string == inner + inner)
    }

    @Test func `a box defines a term, and a term stands in a box`() {
        let extras: MarkdownExtras = [.admonitions, .tabs, .definitions]
        let inner = box("tip", "Tip", "<p>b</p>\n")
        #expect(
            made("t\n\n:   !!! tip\n\n        b\n", extras).string == "<dl>\n<dt>t</dt>\n<dd>\n\(inner)</dd>\n</dl>\n")
        #expect(
            made("t\n\n:   a\n\n    !!! tip\n        b\n", extras).string
                == "<dl>\n<dt>t</dt>\n<dd>\n<p>a</p>\n\(inner)</dd>\n</dl>\n")
        #expect(
            made("!!! note\n\n    t\n    :   !!! tip\n            b\n", extras).string
                == box("note", "Note", "<dl>\n<dt>t</dt>\n<dd>\n\(inner)</dd>\n</dl>\n"))
        #expect(made(":   !!! tip\n\n        b\n", extras).string.hasPrefix("<p>:   !!! tip</p>\n"))
    }

    @Test func `a box may be unfolded`() {
        let body = "<summary class=\"markdown-alert-title\">Note</summary>\n<p>a</p>\n</details>\n"
        #expect(made("??? note\n    a\n").string == "<details class=\"markdown-alert markdown-alert-note\">\n" + body)
        #expect(
            made("???+ note\n    a\n").string == "<details class=\"markdown-alert markdown-alert-note\" open>\n" + body)
        let plain = "<details>\n<summary>A <em>b</em></summary>\n<p>c</p>\n</details>\n"
        #expect(made("??? \"A *b*\"\n    c\n").string == plain)
        #expect(made("::: details A *b*\nc\n:::\n").string == plain)
        #expect(made(":::details\nc\n:::\n").string.contains("<summary>Details</summary>"))
    }

    @Test func `the first of several tabs is shown`() {
        let made = made(
            "=== \"A\"\n\n    ```\n    a\n    ```\n\n=== \"B `c`\"\n    b\n\n        d\n\ne\n\n=== \"F\"\n    g\n")
        #expect(
            made.string == """
                <details class="tab" open>
                <summary>A</summary>
                <pre tabindex="0"><code>a
                </code></pre>
                </details>
                <details class="tab">
                <summary>B <code>c</code></summary>
                <p>b</p>
                <pre tabindex="0"><code>d
                </code></pre>
                </details>
                <p>e</p>
                <details class="tab" open>
                <summary>F</summary>
                <p>g</p>
                </details>

                """)
    }

    @Test func `a group of code is tabs, called by the fences`() {
        let made = made("::: code-group\n\n```sh [npm]\na\n```\n\n```sh {1} [b & c]\nd\n```\n:::\n").string
        #expect(made.hasPrefix("<details class=\"tab\" open>\n<summary>npm</summary>\n<pre"))
        #expect(made.contains("</details>\n<details class=\"tab\">\n<summary>b &amp; c</summary>\n<pre"))
        #expect(made.hasSuffix("</pre>\n</details>\n") && !made.contains("["))
    }

    /// As Obsidian's help has them.
    @Test(arguments: [
        ("> [!info]\n> a\n", "note", "Info", "<p>a</p>\n"),
        ("> [!TIP] A *b*\n> c\n>\n> d\n", "tip", "A <em>b</em>", "<p>c</p>\n<p>d</p>\n"),
        ("> [!faq|x] [b](c)\n", "note", "<a href=\"c\">b</a>", ""),
        ("> [!bug]\n>\n> - a\n", "caution", "Bug", "<ul>\n<li>a</li>\n</ul>\n"),
    ])
    func `a quote may be any box`(_ text: String, _ kind: String, _ title: String, _ body: String) {
        #expect(made(text).string == box(kind, title, body))
        #expect(
            made("- a\n\n  > > [!note]\n" + text.split(separator: "\n").map { "  > > " + $0 + "\n" }.joined()).string
                .contains(
                    "<blockquote>\n" + box("note", "Note", box(kind, title, body))))
        // GitHub's five are read everywhere, other boxes where they are switched on.
        let told = made(text, []).foreign.map { "\($0.kind) \($0.place.line):\($0.place.column)" }
        #expect(made(text, []).string.hasPrefix("<blockquote>") && told == ["callout 1:3"])
    }

    @Test(arguments: ["[!NOTE]", "[!info]", "[!info]- A"])
    func `a quote that is a box keeps its attributes`(_ mark: String) {
        let html = made("> \(mark)\n> b\n{: .mine #c}\n\n!!! note\n    d\n").string
        #expect(html.matches(of: /<(div|details) [^>]*markdown-alert-note mine"[^>]*id="c"/).count == 1, "\(html)")
        #expect(html.matches(of: /mine/).count == 1)
    }

    @Test func `a quote may be folded`() {
        #expect(
            made("> [!tip]- A\n> b\n").string.hasPrefix(
                "<details class=\"markdown-alert markdown-alert-tip\">\n<summary"))
        #expect(
            made("> [!tip]+\n> b\n").string.contains(
                "open>\n<summary class=\"markdown-alert-title\">Tip</summary>\n<p>b"))
    }

    @Test(arguments: ["> [!a b]\n> c\n", "> [!]\n", "> [!note]c\n", "> a [!tip]\n", "[!tip] a\n", "> `[!tip]` a\n"])
    func `a quote that only looks like a box stays one`(_ text: String) {
        #expect(made(text).html == made(text, []).html && made(text, []).foreign == [])
    }

    /// As Prettier's and Starlight's manuals have them.
    @Test(arguments: [
        (
            """
            import Tabs from "@theme/Tabs";
            import TabItem from "@theme/TabItem";

            <Tabs groupId="a">
            <TabItem value="npm" label="A *b*" default>

            a

            </TabItem>
            <TabItem value='c'>

            d

            </TabItem>
            </Tabs>

            """, "<|A <em>b</em>|<p>a</p>\n>(|c|<p>d</p>\n>"
        ),
        (
            "<Tabs>\n  <Tab label=\"a\">\n  ```\n  b\n  ```\n  </Tab>\n</Tabs>\n\n<Tabs><!-- -->\n\n<Tab title=\"c\">\nd\n</Tab>\n",
            "<|a|<pre tabindex=\"0\"><code>b\n</code></pre>\n><p><Tabs><!-- --></p>\n<|c|<p>d</p>\n>"
        ),
        (
            "<TabItem label=\"a\">\n</TabItem>\n</Tabs>\n<Tabs>\n<TabItem label=\"b\">\n:::tip\nc\n</TabItem>\n",
            "<|a|><|b|<p>:::tip\nc</p>\n>"
        ),
    ])
    func `tabs may be tags`(_ text: String, _ expected: String) {
        let html = made(text).string.replacing("<details class=\"tab\" open>\n<summary>", with: "<|")
            .replacing("<details class=\"tab\">\n<summary>", with: "(|").replacing("</summary>\n", with: "|")
            .replacing("</details>\n", with: ">")
        #expect(html == expected)
    }

    @Test(arguments: [
        "```\n!!! note\n    a\n```\n", "    !!! note\n        a\n", "a\n\n        !!! note\n            b\n",
        "a !!! note\n",
        "<div>\n!!! note\n    a\n</div>\n", "<!--\n:::note\na\n:::\n-->\n", ":::note\na\n", "::: raw\na\n:::\n",
        ":::\n",
        "- :::note\n\n:::\n", "!!!\n", "!!! \"a\"\n", "???\n", "Really???\n", "=== a\n", "A\n===\n", "====\n=== \"\"\n",
        "a\n        !!! note\n        b\n", ":::note\n- a\n  :::\n", "!!! note: a\n", "::::note\na\n:::\n",
        ":::note\n\n::::tip\n\na\n\n:::\n",
        "    === \"A\"\n",
        "+ a\n- b\n* c\n\n    d\n",
        "```\n<Tabs>\n<TabItem label=\"a\">\n</TabItem>\n</Tabs>\n```\n", "<TabItem label=\"a\">\n\nb\n",
        "</TabItem>\n", "<TabItem>\n\nb\n\n</TabItem>\n", "<TabItem label={a}>\n\nb\n\n</TabItem>\n",
        "a <TabItem label=\"a\">\n</TabItem>\n",
        "<div>\n<TabItem label=\"a\">\n\nb\n\n</TabItem>\n</div>\n", "import A, { Tabs } from 'b'\n\n<Tabular>\n",
        "<TabItem label=\"a\" />\n\nb\n\n</TabItem>\n",
    ])
    func `what is none stays as it is`(_ text: String) { #expect(made(text).html == made(text, []).html) }

    @Test func `an item of the author's keeps its list, whatever marks are in use`() {
        #expect(made("+ a\n\n- b\n\n* c\n\n!!! tip\n    b\n+ d\n").string.contains(box("tip", "Tip", "<p>b</p>\n")))
    }

    @Test func `links, pieces and foreign markup in a box have their places`() {
        let source = SourceText(path: "a.md", "!!! note \"A [b](c)\"\n    d [e](f) {{ g }}\n")
        var options = MarkdownOptions(flavour: .site)
        options.extras = .admonitions
        #expect(linkPlaces(in: source, options: options).map { "\($0.line):\($0.column)" } == ["1:17", "2:11"])
        #expect(renderMarkdown(source, options: options).foreign.map(\.place.column) == [14])
    }

    @Test func `each is read only where it is switched on`() {
        let group = "::: code-group\n```sh [a]\nb\n```\n:::\n"
        #expect(made(group + "=== \"A\"\n    b\n", .admonitions).html == made(group + "=== \"A\"\n    b\n", []).html)
        #expect(
            made("::: tip\na\n:::\n??? note\n    b\n", .tabs).html
                == made("::: tip\na\n:::\n??? note\n    b\n", []).html)
        #expect(
            made("::: tip\n::: code-group\n:::\n:::\n", .admonitions).string.hasPrefix("<div class=\"markdown-alert"))
    }

    @Test func `titles are those of the language`() {
        var options = MarkdownOptions(flavour: .site)
        options.extras = .admonitions
        options.alertTitles.warning = "Achtung <"
        let text = SourceText(path: "a.md", "!!! warning\n    a\n")
        #expect(renderMarkdown(text, options: options).string.contains("\">Achtung &lt;</p>"))
    }

    @Test func `a list of attributes below belongs to the box`() {
        #expect(made("!!! note\n    a\n\n:::tip\nb\n:::\n{: .c}\n").string.contains("markdown-alert-tip c\""))
    }

    @Test(.timeLimit(.minutes(1))) func `thousands of boxes are read at once`() {
        func boxes(_ text: String) -> Int {
            made(text).string.split(separator: "<div class=\"markdown-alert ").count - 1
        }
        let deep = (0..<400).map { String(repeating: "    ", count: $0) + "!!! note\n\n" }.joined()
        #expect(boxes("x\n\n" + deep) > 0)
        #expect(boxes("x\n\n" + String(repeating: "!!! note\n    a\n\n:::tip\nb\n:::\n", count: 4000)) == 8000)
        #expect(
            boxes("x\n\n" + String(repeating: ":::note\n", count: 20_000) + String(repeating: ":::\n", count: 20_000))
                > 0)
    }
}
