import Testing

@testable import Markup

private func html(_ text: String) -> String { String(decoding: minifiedHTML(Array(text.utf8)), as: UTF8.self) }

private func css(_ text: String) -> String { String(decoding: minifiedCSS(Array(text.utf8)), as: UTF8.self) }

@Suite struct MinifiedHTMLTests {
    @Test(arguments: [
        ("<p>a  b\n\n c</p>  <p>d</p>", "<p>a b\nc</p> <p>d</p>"),
        ("<b>a</b> <i>b</i>\n<u>c</u><u>d</u>", "<b>a</b> <i>b</i>\n<u>c</u><u>d</u>"),
        ("<pre>a\n  b <b> c </b>\n</pre>  <p>", "<pre>a\n  b <b> c </b>\n</pre> <p>"),
        ("<p><code>a  b</code>  c", "<p><code>a  b</code> c"),
        ("<textarea>\n a  b</textarea>", "<textarea>\n a  b</textarea>"),
        ("<script>\n a  <b  c\n</script>", "<script>\n a  <b  c\n</script>"),
        (
            "<svg viewBox=\"0 0 1 1\" ><path d=\"M0\" />  <g /></svg> <br />",
            "<svg viewBox=\"0 0 1 1\" ><path d=\"M0\" />  <g /></svg> <br>"
        ),
        ("<svg /> <p  class=\"a\">", "<svg> <p class=a>"),
        ("<p style=\"white-space: pre\">a  <p>b  </p></p>  c", "<p style=\"white-space: pre\">a  <p>b  </p></p> c"),
        ("<head>\n <title> a  b </title>\n</head>\n<body>\n x", "<head><title> a  b </title></head>\n<body>\nx"),
        ("a <!-- b --> c<!--d-->e", "a ce"),
        ("<!--[if x]> a  b <![endif]--><!--# include -->", "<!--[if x]> a  b <![endif]--><!--# include -->"),
        (
            "<a href=\"/x/\" title='a \"b\"' alt=\"\" b='it' c=\"it's\">",
            "<a href=/x/ title='a \"b\"' alt b=it c=\"it's\">"
        ),
        ("<!doctype html>\n<p>1 < 2  &amp; 3 >  4", "<!doctype html>\n<p>1 < 2 &amp; 3 > 4"),
        ("<code>a  <code>b  </code>c  </code>d  e", "<code>a  <code>b  </code>c  </code>d e"),
        ("a\u{A0} \u{A0}b", "a\u{A0} \u{A0}b"), ("", ""), ("  ", ""), ("a<", "a<"), ("<a", "<a>"),
        ("<!-- open", ""), ("<p title=\"x", "<p title=x>"),
    ])
    func `blanks and quotes that nobody sees go`(long: String, short: String) {
        #expect(html(long) == short)
    }

    @Test func `what is small already stays`() {
        let text = "<p class=\"a b\">x <b>y</b> z</p>"
        #expect(html(html(text)) == html(text))
    }
}

@Suite struct MinifiedCSSTests {
    @Test(arguments: [
        ("a { color : red ; }\n\nb{}", "a{color:red}b{}"),
        ("a :hover , b > c { x: y }", "a :hover,b>c{x:y}"),
        ("@media (min-width: 1px) and ( color ) { a { b: c; } }", "@media (min-width: 1px) and (color){a{b:c}}"),
        ("a { width: calc( 1px + 2px ) }", "a{width:calc(1px + 2px)}"),
        ("a { margin: 0 -1px; --x: ; --y:  1px }", "a{margin:0 -1px;--x: ;--y:1px}"),
        ("a::after { content: \"a  ; } b\" ; x: 'it\\'s  ' }", "a::after{content:\"a  ; } b\";x:'it\\'s  '}"),
        ("a { b: url( x  y;z ) }", "a{b:url( x  y;z )}"),
        ("a/* x */b { c: d/**/e }", "a/**/b{c:d/**/e}"),
        ("/* x */ a { /* y */ b: c } /*! keep  me */", "a{b:c}/*! keep  me */"),
        ("@import  url(a.css)  print ;\n@layer a , b;", "@import url(a.css) print;@layer a,b;"),
        ("a { &:hover { b: c } > d { e: f } }", "a{&:hover{b:c}>d{e:f}}"),
        ("a{b:c}}  d { e", "a{b:c}}d{e"), ("", ""), ("/* open", ""), ("a { b: \"open", "a{b:\"open"),
        (".a:not( .b > .c ) + .d { }", ".a:not(.b > .c) + .d{}"), ("a\\:b { c:d }", "a\\:b{c:d}"),
    ])
    func `blanks and comments that say nothing go`(long: String, short: String) {
        #expect(css(long) == short)
    }

    @Test func `a long sheet takes no longer than it must`() {
        let sheet = String(repeating: "a:hover, b > c { color: red; margin: 0 auto }\n", count: 40_000)
        #expect(css(sheet).utf8.count == 40_000 * "a:hover,b>c{color:red;margin:0 auto}".utf8.count)
    }
}
