import Diagnostics
import Markdown
import Testing

@testable import SiteImport

/// HTML that an editor wrote becomes Markdown that says the same.
@Suite struct MarkdownWriterTests {
    private func markdown(_ html: String, keepsLines: Bool = false) -> String {
        var writer = MarkdownWriter()
        writer.keepsLines = keepsLines
        return writer.markdown(of: html)
    }

    private func html(of markdown: String) -> String {
        let bytes = renderMarkdown(SourceText(path: "a.md", markdown), options: MarkdownOptions(flavour: .site)).html
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The letters that readers see, blanks aside.
    private func letters(_ html: String) -> String {
        HTMLTree.nodes(of: html).text.filter { !$0.isWhitespace }
    }

    /// The law: whatever its text has, readers see the same letters.
    @Test(arguments: [
        "<p>2 * 3 * 4, a_b_c, _d_ and `e` [f](g) &lt;b&gt; &amp;copy; \\ ~~h~~ ~i~</p>",
        "<p># no heading</p><p>1. no list</p><p>- no list<br>+ nor this<br>&gt; no quote</p><p>===</p><p>---</p>",
        "<p>| a | b |<br>| - | - |</p><p>1) a<br>12345678901. b</p><p>: a</p><p>![a](b) [^1] [x]: y</p>",
        "<p><b>“bold”</b>word, w<i>or</i>d, <em> blanks </em>, <b></b><strong><em>both</em></strong>, <b>a</b><i>b</i></p>",
        "<p><b>a <b>b</b> c</b> <i>d<br>e</i> <s>f</s> <b>g.</b>h i<em>(j)</em>k</p>",
        "<p>x<sub>2</sub> <kbd>A<b>b</b></kbd> <code>`c`</code> <code>a ``b`` c</code> <abbr title='\"q\"'>d</abbr></p>",
        "<ul><li>a<ol start=3><li>b<li>c</ol></li><li><p>d</p><p>e</p></li></ul>",
        "<blockquote><p>a</p><ul><li>b</li></ul><pre>c\n\n  d</pre></blockquote>",
        "<table><tr><th>a|b<th>c<tr><td>d<br>e<td><p>f</p><p>g</p></table>",
        "<table><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
        "<p>a<p>b<div>c<p>d</div>e</b></p></ul>f<custom-tag>g</custom-tag>",
        "<pre>```\na\n```</pre><pre><code class='language-c++'>b &amp;&amp; c</code></pre>",
        "<details><summary>a <b>b</b></summary><p>c</p></details><dl><dt>d<dd>e</dl>",
        "<p><a href='/x (1).html'>a [b]</a> <a href='https://me.dev/'>https://me.dev/</a> <a id=k>l</a></p>",
        "<p>&amp;hellip; &#8212; &#x41; AT&amp;T &nosuch; & &lt;</p>",
    ])
    func `readers see the same letters`(_ old: String) {
        let made = markdown(old)
        let shown = html(of: made)
        #expect(letters(shown) == letters(html(of: old + "\n")), "\(made)\n\(shown)")
    }

    @Test func `each part has Markdown's own words`() {
        #expect(markdown("<h2>A <em>b</em><br>c</h2><hr><p>d<br>e</p>") == "## A *b* c\n\n---\n\nd\\\ne\n")
        #expect(markdown("<p><b>a </b>b<i> c</i></p>") == "**a** b *c*\n")
        #expect(markdown("<ol start=2><li>a<ul><li>b</ul><li>c</ol>") == "2. a\n   - b\n3. c\n")
        #expect(markdown("<ul><li><p>a</p><p>b</p><li>c</ul>") == "- a\n\n  b\n\n- c\n")
        #expect(markdown("<pre lang=php>\n&lt;?php\n</pre>") == "```php\n<?php\n```\n")
        #expect(markdown("<pre class=\"brush: js; notranslate\">a</pre>") == "```js\na\n```\n")
        #expect(
            markdown("<table><thead><tr><th>a<th style='' align=right>b<tbody><tr><td>c<td align=right>d</table>")
                == "| a | b |\n| --- | --: |\n| c | d |\n")
        #expect(markdown("<p>a</p><!--more--><p>b</p><!-- /wp:paragraph -->") == "a\n\n<!--more-->\n\nb\n")
        #expect(markdown("<p> <b> </b> </p><div></div>") == "")
    }

    @Test func `pictures keep their captions, and films are shown`() {
        let picture = "<a href='/a.png'><img alt='A' src='/a.png?w=60'></a>"
        #expect(
            markdown("<figure>\(picture)<figcaption>B \"c\"</figcaption></figure>")
                == "![A](/a.png?w=60 \"B \\\"c\\\"\")\n")
        #expect(
            markdown("<figure>\(picture)<figcaption>By <a href='/x'>x</a></figcaption></figure>")
                == "![A](/a.png?w=60)\n\nBy [x](/x)\n")
        #expect(
            markdown("<figure><a href='/far'><img src='/a b.png'></a></figure>") == "[![](/a%20b.png)](/far)\n")
        #expect(
            markdown("<ul><li><figure>\(picture)</figure><li><figure><img src='/b.png'></figure></ul>")
                == "![A](/a.png?w=60)\n\n![](/b.png)\n")
        #expect(markdown("<p>a <img class='wp-smiley' alt=':)' src='s.png'></p>") == "a :)\n")
        for address in ["https://youtu.be/SQEQr7c0-dw?t=3", "https://www.youtube.com/watch?a=b&amp;v=SQEQr7c0-dw"] {
            #expect(markdown("<p>\(address)</p>").contains("{% include youtube id=\"SQEQr7c0-dw\""))
            #expect(!markdown("<p>See \(address)</p>").contains("include"))
        }
        #expect(markdown("<iframe src='//player.vimeo.com/video/12'></iframe>").contains("include vimeo id=\"12\""))
        #expect(
            markdown("<iframe src='https://me.dev/'></iframe>")
                == "<div>\n<iframe src=\"https://me.dev/\"></iframe>\n</div>\n")
    }

    @Test func `in the old editor's texts lines are lines`() {
        let old = "One\ntwo <b>three\n\nfour</b>\n<ul>\n<li>a\nb</li>\n</ul>\nlast<br />\nline\n\nhttps://me.dev/a_b"
        #expect(
            markdown(old, keepsLines: true)
                == "One\\\ntwo **three**\n\n**four**\n\n- a b\n\nlast\\\nline\n\n<https://me.dev/a_b>\n")
    }

    @Test func `names of signs are the signs, and signs that would be names are none`() {
        #expect(
            markdown("<p>&hellip; &amp;hellip; &nbsp;&#169; &LT;b> &nosuch;</p>")
                == "… \\&hellip; \u{A0}© \\<b> \\&nosuch;\n")
        #expect(
            markdown("<pre>a &rarr; b</pre>") == "```\na → b\n```\n" && markdown("<code>&eacute;</code>") == "`é`\n")
    }

    @Test func `what was no tag becomes none`() {
        #expect(
            markdown("<p>&lt;<span>img src=x onerror=alert(1)&gt;</span></p>") == "\\<img src=x onerror=alert(1)>\n")
        #expect(markdown("<a name='x\"><script>'>n</a>") == "<a id=\"x&quot;&gt;&lt;script&gt;\"></a>n\n")
        #expect(markdown("<a href=https://x.dev/>a</a> b!<a href='/c'>c</a>") == "[a](https://x.dev/) b\\![c](/c)\n")
        #expect(
            markdown("<h2>C #</h2><figure><iframe src='/x'></iframe><figcaption># c</figcaption></figure>").hasPrefix(
                "## C \\#\n"))
    }

    @Test func `a link around blocks is one in each, and two lists stay two`() {
        #expect(
            markdown("<a href='/b'><h2>Head</h2><div><img src='/p.png' alt='p'></div>more</a>")
                == "## [Head](/b)\n\n[![p](/p.png)](/b)\n\n[more](/b)\n")
        #expect(markdown("<strong><p>a</p><p>b</p></strong>") == "**a**\n\n**b**\n")
        #expect(markdown("<ol><li>a</ol><ol><li>b</ol><ul><li>c</ul>") == "1. a\n\n<!-- -->\n\n1. b\n\n- c\n")
        #expect(markdown("<ul><li>w<ol start=3><li>x</ol></ul>") == "- w\n\n  3. x\n")
    }

    @Test func `what is nested without end is read to its end`() {
        #expect(markdown(String(repeating: "<div><b>", count: 5_000) + "x") == "**x**\n")
        #expect(markdown(String(repeating: "<div><b><i>", count: 5_000) + "x") == "***x***\n")
        let brackets = String(repeating: "<", count: 20_000)
        #expect(markdown(brackets) == brackets.dropLast() + "\\<\n")
    }
}
