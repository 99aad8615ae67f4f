import Diagnostics
import Markdown
import Testing

@Suite
struct GitHubTests {
    @Test(arguments: GitHubTests.tableCases)
    func `tables`(_ example: Case) { #expect(html(example.input) == example.output) }

    static let tableCases: [Case] = [
        Case(
            "columns are aligned as the colons say", "l | c | r\n:-|:-:|-:\n1 | 2 | 3\n",
            """
            <table>
            <thead>
            <tr>
            <th align="left">l</th>
            <th align="center">c</th>
            <th align="right">r</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td align="left">1</td>
            <td align="center">2</td>
            <td align="right">3</td>
            </tr>
            </tbody>
            </table>

            """),
        Case(
            "a row of its own length is filled or cut", "|a|b|\n|-|-|\n|1|\n|1|2|3|\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td></td>\n</tr>\n"
                + "<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n"),
        Case(
            "cells hold inline markup, links defined elsewhere and escaped pipes",
            "|`a\\|b`|\n|-|\n|**x** [y]|\n\n[y]: /z\n",
            "<table>\n<thead>\n<tr>\n<th><code>a|b</code></th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
                + "<td><strong>x</strong> <a href=\"/z\">y</a></td>\n</tr>\n</tbody>\n</table>\n"),
        Case(
            "in a quote, and the lazy line behind is outside", "> |a|\n> |-|\nb\n",
            "<blockquote>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n</blockquote>\n<p>b</p>\n"),
        Case(
            "in an item", "1. |a|\n   |-|\n   |b|\n",
            "<ol>\n<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n"
                + "</table>\n</li>\n</ol>\n"),
        Case(
            "lines above the header stay a paragraph", "one\ntwo\n|a|\n|-|\n",
            "<p>one\ntwo</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n"),
        Case(
            "a list that could not interrupt a paragraph ends a table", "|a|\n|-|\n2. b\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<ol start=\"2\">\n<li>b</li>\n</ol>\n"),
        Case(
            "hyphens below a table are a break, not an underline", "|a|\n|-|\n|b|\n---\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<hr />\n"
        ),
        Case(
            "code in an item's quote is a table's too", "- > |`a`|\n  > |-|\n",
            "<ul>\n<li>\n<blockquote>\n<table>\n<thead>\n<tr>\n<th><code>a</code></th>\n</tr>\n</thead>\n</table>\n"
                + "</blockquote>\n</li>\n</ul>\n"),
        Case("other columns than the header's make no table", "|a|b|\n|-|\n", "<p>|a|b|\n|-|</p>\n"),
        Case("hyphens alone under a word are a heading", "a\n-\n", "<h2 id=\"a\">a</h2>\n"),
    ]

    @Test(arguments: GitHubTests.strikeCases)
    func `strikethrough`(_ example: Case) { #expect(html(example.input) == "<p>" + example.output + "</p>\n") }

    static let strikeCases: [Case] = [
        Case("one tilde or two", "~a~ ~~b~~", "<del>a</del> <del>b</del>"),
        Case("not three", "~~~a~~~ b", "~~~a~~~ b").leading("x "),
        Case("not of two lengths", "~~a~", "~~a~"),
        Case("around emphasis", "~~*a* b~~", "<del><em>a</em> b</del>"),
        Case("inside emphasis", "*a ~~b~~*", "<em>a <del>b</del></em>"),
        Case("not escaped", "\\~a~", "~a~"),
        Case("not in code", "`~a~` ~b~", "<code>~a~</code> <del>b</del>"),
        Case("emphasis beside tildes looks past them", "**~~旧~~**新", "<strong><del>旧</del></strong>新"),
        Case(
            "tildes in a link's address stay", "[~a~](/~b/c~ \"~d\")",
            "<a href=\"/~b/c~\" title=\"~d\"><del>a</del></a>"),
        Case("not beside blanks", "a ~ b ~ c", "a ~ b ~ c"),
    ]

    @Test(arguments: GitHubTests.linkCases)
    func `bare links`(_ example: Case) { #expect(html(example.input) == "<p>" + example.output + "</p>\n") }

    static let linkCases: [Case] = [
        Case("no address", "see below. Now. vw.a.b and ww.a.b", "see below. Now. vw.a.b and ww.a.b"),
        Case("www", "www.a.org", "<a href=\"http://www.a.org\">www.a.org</a>"),
        Case("schemes", "ftp://a.org/x", "<a href=\"ftp://a.org/x\">ftp://a.org/x</a>"),
        Case("not other schemes", "gopher://a.org", "gopher://a.org"),
        Case("the full stop is the sentence's", "https://a.org.", "<a href=\"https://a.org\">https://a.org</a>."),
        Case("so is a bracket", "(https://a.org/(b))", "(<a href=\"https://a.org/(b)\">https://a.org/(b)</a>)"),
        Case("and an entity", "https://a.org/b&copy;", "<a href=\"https://a.org/b\">https://a.org/b</a>©"),
        Case(
            "underscores and stars in it are no emphasis", "https://a.org/_b_/*c*d *e*",
            "<a href=\"https://a.org/_b_/*c*d\">https://a.org/_b_/*c*d</a> <em>e</em>"),
        Case("mail", "a+b@c.org", "<a href=\"mailto:a+b@c.org\">a+b@c.org</a>"),
        Case("not mail", "a@b", "a@b"),
        Case("not inside a link", "[see https://a.org](/b)", "<a href=\"/b\">see https://a.org</a>"),
        Case("not in code", "`https://a.org/_b_`", "<code>https://a.org/_b_</code>"),
        Case("not where the colon is escaped", "https\\://a.org", "https://a.org"),
        Case("struck through", "~~www.a.org~~", "<del><a href=\"http://www.a.org\">www.a.org</a></del>"),
    ]

    @Test
    func `task lists have boxes`() {
        #expect(
            html("- [ ] a\n- [x] b\n- [y] c\n") == """
                <ul class="contains-task-list">
                <li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled="" /> a</li>
                <li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked="" disabled="" /> b</li>
                <li>[y] c</li>
                </ul>

                """)
    }

    @Test
    func `footnotes stand at the end, with a way back for each mention`() {
        let out = html("a[^n] b[^N] c[^none]\n\n[^n]: first\n\n    second\n\n[^unused]: x\n")
        #expect(
            out.hasPrefix(
                "<p>a<sup class=\"footnote-ref\"><a href=\"#fn-n\" id=\"fnref-n\" data-footnote-ref>1</a></sup>"))
        #expect(out.contains("id=\"fnref-n-2\""))
        #expect(out.contains("c[^none]</p>"))
        #expect(out.contains("<li id=\"fn-n\">\n<p>first</p>\n<p>second <a href=\"#fnref-n\""))
        #expect(!out.contains("<p>x"))
    }

    @Test
    func `footnotes are found in items and mentioned in tables`() {
        let out = html("- [^1]: note\n\n|a[^1]|\n|-|\n\n```\n[^1]: code\n```\n")
        #expect(out.contains("<th>a<sup class=\"footnote-ref\">"))
        #expect(out.contains("<code>[^1]: code\n</code>"))
        #expect(out.contains("<p>note <a"))
    }

    @Test(arguments: ["NOTE", "TIP", "IMPORTANT", "WARNING", "caution"])
    func `alerts`(_ kind: String) {
        let name = kind.lowercased()
        let title = name.prefix(1).uppercased() + name.dropFirst()
        #expect(
            html("> [!\(kind)]\n> *a*\n")
                == "<div class=\"markdown-alert markdown-alert-\(name)\">\n"
                + "<p class=\"markdown-alert-title\">\(title)</p>\n<p><em>a</em></p>\n</div>\n")
    }

    @Test(arguments: ["> [!NOTE]\n", "> [!OTHER]\n> a\n", "> [!NOTE] a\n"])
    func `quotes that are no alerts stay quotes`(_ text: String) { #expect(html(text).hasPrefix("<blockquote>")) }

    @Test
    func `ids of headings are GitHub's, and unique`() {
        let text =
            "# A b, *c*!\n# Über `x_y`\n# A b c\n# a-b-c-1\n# a b c\n# ?\n# Ⅷ ²\n"
            + "# D <b>e</b>\n# <a name=\"g\"></a>F\n# H <!-- i -->\n"
        let rendered = renderMarkdown(.init(path: "a.md", text))
        #expect(
            rendered.headings.map(\.id) == [
                "a-b-c", "über-x_y", "a-b-c-1", "a-b-c-1-1", "a-b-c-2", "section", "ⅷ-", "d-e", "f", "h-",
            ])
    }
}

extension Case {
    fileprivate func leading(_ words: String) -> Case { Case(name, words + input, words + output) }
}
