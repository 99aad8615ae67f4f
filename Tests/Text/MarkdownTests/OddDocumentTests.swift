import Diagnostics
import Markdown
import Testing

/// Odd documents as GitHub's renderer reads them: each output is that of cmark-gfm 0.29.0.gfm.6 with its extensions for
/// tables, strikethrough, bare links, task lists and footnotes.
@Suite
struct OddDocumentTests {
    @Test(arguments: OddDocumentTests.cases)
    func `read as cmark-gfm reads them`(_ example: Case) { #expect(html(example.input) == example.output) }

    /// A mark of the footnote `n`.
    private static func mark(_ reference: Int) -> String {
        let id = reference == 1 ? "fnref-n" : "fnref-n-\(reference)"
        return "<sup class=\"footnote-ref\"><a href=\"#fn-n\" id=\"\(id)\" data-footnote-ref>1</a></sup>"
    }

    /// The footnote `n`.
    private static func note(_ text: String, references: Int) -> String {
        let ways = (1...references).map { number in
            let index = number == 1 ? "1" : "1-\(number)"
            return
                " <a href=\"#fnref-n\(number == 1 ? "" : "-\(number)")\" class=\"footnote-backref\" data-footnote-backref "
                + "data-footnote-backref-idx=\"\(index)\" aria-label=\"Back to reference \(index)\">↩"
                + (number == 1 ? "" : "<sup class=\"footnote-ref\">\(number)</sup>") + "</a>"
        }
        return
            "<section class=\"footnotes\" data-footnotes>\n<ol>\n<li id=\"fn-n\">\n<p>\(text)\(ways.joined())</p>\n</li>\n</ol>\n</section>\n"
    }

    static let cases: [Case] = [
        Case("tildes take emphasis apart that would cross them", "~~a *b~~ c*\n", "<p><del>a *b</del> c*</p>\n"),
        Case("emphasis takes tildes apart that would cross it", "*a ~~b* c~~\n", "<p><em>a ~~b</em> c~~</p>\n"),
        Case("emphasis that has only opened inside is none", "~~**a~~**\n", "<p><del>**a</del>**</p>\n"),
        Case(
            "runs inside and outside a link do not pair", "~~a [b~~](/u) c~~\n",
            "<p><del>a <a href=\"/u\">b~~</a> c</del></p>\n"),
        Case(
            "an underscore inside a word is none, beside tildes too", "a_b_c ~d~ e_f\n",
            "<p>a_b_c <del>d</del> e_f</p>\n"),
        Case("a reference beside a run is the mark it is written as", "~&copy;~a\n", "<p>~©~a</p>\n"),
        Case("emphasis looks past a run of three", "a~~~_b_\n", "<p>a~~~_b_</p>\n"),
        Case("code comes before tildes", "`~~a` b~~\n", "<p><code>~~a</code> b~~</p>\n"),
        Case(
            "code that began before an address ends inside it", "`see https://a.org/b` c`\n",
            "<p><code>see https://a.org/b</code> c`</p>\n"),
        Case(
            "backticks that begin inside an address are its own", "https://a.org/b`c`\n",
            "<p><a href=\"https://a.org/b%60c%60\">https://a.org/b`c`</a></p>\n"),
        Case("an escaped slash makes no address", "https:/\\/a.org\n", "<p>https://a.org</p>\n"),
        Case(
            "underscores in the last two parts of a name make no address", "_www.a_b.org_ c\n",
            "<p><em>www.a_b.org</em> c</p>\n"),
        Case(
            "a bracket without its opening one is no link", "](https://a.org/b_c_)\n",
            "<p>](<a href=\"https://a.org/b_c\">https://a.org/b_c</a>_)</p>\n"),
        Case(
            "an address behind an equals sign", "a=https://a.org/b&copy;\n",
            "<p>a=<a href=\"https://a.org/b\">https://a.org/b</a>©</p>\n"),
        Case(
            "a backslash in an address in angle brackets stays", "<https://a.org/\\[b> ~c~\n",
            "<p><a href=\"https://a.org/%5C%5Bb\">https://a.org/\\[b</a> <del>c</del></p>\n"),
        Case(
            "an address at the beginning of a quote", "> www.a.org\n",
            "<blockquote>\n<p><a href=\"http://www.a.org\">www.a.org</a></p>\n</blockquote>\n"),
        Case(
            "an address in a cell ends with it", "|a|b|\n|-|-|\n|www.a.org|~~c~~|\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><a href=\"http://www.a.org\">www.a.org</a></td>\n<td><del>c</del></td>\n</tr>\n</tbody>\n</table>\n"
        ),
        Case(
            "a definition right above a table is none", "[x]: /u\n|a|\n|-|\n\n[x]\n",
            "<p>[x]: /u</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<p>[x]</p>\n"),
        Case(
            "equals signs under a row are a row", "|a|\n|-|\n|b|\n===\nc\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n<tr>\n<td>===</td>\n</tr>\n<tr>\n<td>c</td>\n</tr>\n</tbody>\n</table>\n"
        ),
        Case(
            "two hyphens under a row are a row", "|a|b|\n|-|-|\n|c|\n--\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td></td>\n</tr>\n<tr>\n<td>--</td>\n<td></td>\n</tr>\n</tbody>\n</table>\n"
        ),
        Case(
            "indented lines above a header stay text", "a\n    > b\n|c|\n|-|\n",
            "<p>a\n&gt; b</p>\n<table>\n<thead>\n<tr>\n<th>c</th>\n</tr>\n</thead>\n</table>\n"),
        Case("an indented bracket in a paragraph begins no footnote", "a\n    [^b]: c\n", "<p>a\n[^b]: c</p>\n"),
        Case(
            "a footnote does not loosen the list above", "+ a\n+ b\n\nc[^n]\n\n[^n]: d\n",
            "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c<sup class=\"footnote-ref\"><a href=\"#fn-n\" id=\"fnref-n\" data-footnote-ref>1</a></sup></p>\n<section class=\"footnotes\" data-footnotes>\n<ol>\n<li id=\"fn-n\">\n<p>d <a href=\"#fnref-n\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\"1\" aria-label=\"Back to reference 1\">↩</a></p>\n</li>\n</ol>\n</section>\n"
        ),
        Case(
            "a link behind a footnote's bracket comes first", "[^a][b] [^a](\n\n[b]: /u\n[^a]: c\n",
            "<p><a href=\"/u\">^a</a> <sup class=\"footnote-ref\"><a href=\"#fn-a\" id=\"fnref-a\" data-footnote-ref>1</a></sup>(</p>\n<section class=\"footnotes\" data-footnotes>\n<ol>\n<li id=\"fn-a\">\n<p>c <a href=\"#fnref-a\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\"1\" aria-label=\"Back to reference 1\">↩</a></p>\n</li>\n</ol>\n</section>\n"
        ),
        Case(
            "words in brackets before a footnote are no link", "[a][^n]\n\n[a]: /u\n[^n]: b\n",
            "<p>[a]<sup class=\"footnote-ref\"><a href=\"#fn-n\" id=\"fnref-n\" data-footnote-ref>1</a></sup></p>\n<section class=\"footnotes\" data-footnotes>\n<ol>\n<li id=\"fn-n\">\n<p>b <a href=\"#fnref-n\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\"1\" aria-label=\"Back to reference 1\">↩</a></p>\n</li>\n</ol>\n</section>\n"
        ),
        Case(
            "a link by its label before a footnote stays one",
            "[a][r][^n] ![b][r][^n] [c](/v)[^n] [a][x][^n]\n\n[r]: /u\n[^n]: d\n",
            "<p><a href=\"/u\">a</a>\(mark(1)) <img src=\"/u\" alt=\"b\" />\(mark(2)) <a href=\"/v\">c</a>\(mark(3)) [a][x]\(mark(4))</p>\n\(note("d", references: 4))"
        ),
        Case(
            "of labels in a row the first two are a link", "[a][r][r][^n] [r][r][r][r][^n]\n\n[r]: /u\n[^n]: d\n",
            "<p><a href=\"/u\">a</a>[r]\(mark(1)) <a href=\"/u\">r</a><a href=\"/u\">r</a>\(mark(2))</p>\n\(note("d", references: 2))"
        ),
        Case(
            "an escaped bracket is no box", "- \\[ ] a\n- [ ] b\n",
            "<ul class=\"contains-task-list\">\n<li>[ ] a</li>\n<li class=\"task-list-item\"><input type=\"checkbox\" class=\"task-list-item-checkbox\" disabled=\"\" /> b</li>\n</ul>\n"
        ),
    ]

    @Test(arguments: ["+", "1)", "-", "*"])
    func `a label is a footnote's whatever letters stand in the words above`(_ mark: String) {
        let out = html("\(mark) a\n\(mark) b\n\n[^n]: c\n\nd[^n]\n")
        #expect(out.contains("<li>a</li>\n<li>b</li>\n"))
        #expect(out.contains("<li id=\"fn-n\">\n<p>c <a"))
    }

    @Test
    func `titles of alerts are in the language they are told`() {
        let titles = AlertTitles(
            note: "Hinweis", tip: "Tipp", important: "Wichtig", warning: "Warnung", caution: "Vorsicht & Rücksicht")
        let out = html("> [!NOTE]\n> a\n\n> [!caution]\n> b\n", MarkdownOptions(alertTitles: titles))
        #expect(out.contains("<p class=\"markdown-alert-title\">Hinweis</p>"))
        #expect(out.contains("<p class=\"markdown-alert-title\">Vorsicht &amp; Rücksicht</p>"))
    }
}
