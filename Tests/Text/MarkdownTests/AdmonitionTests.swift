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
        (":::info\n:::\n", "note", "Info", ""), ("!!! note\r\n    a\r\n", "note", "Note", "<p>a</p>\n"),
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

    @Test(arguments: [
        "```\n!!! note\n    a\n```\n", "    !!! note\n        a\n", "a\n\n        !!! note\n            b\n",
        "a !!! note\n",
        "<div>\n!!! note\n    a\n</div>\n", "<!--\n:::note\na\n:::\n-->\n", ":::note\na\n", "::: raw\na\n:::\n",
        ":::\n",
        "- :::note\n\n:::\n", "!!!\n", "!!! \"a\"\n", "???\n", "Really???\n", "=== a\n", "A\n===\n", "====\n=== \"\"\n",
        "a\n        !!! note\n        b\n", ":::note\n- a\n  :::\n", "!!! note: a\n", "::::note\na\n:::\n",
        "    === \"A\"\n",
        "+ a\n- b\n* c\n\n    d\n",
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

    @Test func `thousands of boxes are read at once`() {
        let deep = (0..<400).map { String(repeating: "    ", count: $0) + "!!! note\n\n" }.joined()
        _ = made(deep)
        _ = made(String(repeating: "!!! note\n    a\n\n:::tip\nb\n:::\n", count: 4000))
        _ = made(String(repeating: ":::note\n", count: 20_000) + String(repeating: ":::\n", count: 20_000))
    }
}
