extension HighlightTests {
    static let swiftExamples: [(String, String)] = [
        ("func go(to a: Int)", "k‹func› f‹go›(to a: t‹Int›)"),
        ("@MainActor final class A: B", "a‹@MainActor› k‹final› k‹class› t‹A›: t‹B›"),
        ("#Preview { x.y }", "m‹#Preview› { x.p‹y› }"),
        ("#expect(a == .b)", "m‹#expect›(a o‹==› .p‹b›)"),
        ("/* a /* b */ c */ d", "c‹/* a /* b */ c */› d"),
        ("/* a\nb */", "c‹/* a›\nc‹b */›"),
        (#""a\(b + f("c"))\n""#, #"s‹"a›e‹\(›b o‹+› f‹f›(s‹"c"›)e‹)\n›s‹"›"#),
        (##"#"a\(b)\#(c)"#"##, ##"s‹#"a\(b)›e‹\#(›ce‹)›s‹"#›"##),
        ("\"\"\"\n  a \\(b)\n  \"\"\"", "s‹\"\"\"›\ns‹  a ›e‹\\(›be‹)›\ns‹  \"\"\"›"),
        ("let r = /a[/]b+/", "k‹let› r o‹=› r‹/a[/]b+/›"),
        ("let r = #/a/b/#", "k‹let› r o‹=› r‹#/a/b/#›"),
        ("a / b / c", "a o‹/› b o‹/› c"),
        ("(a) / 2 / c", "(a) o‹/› n‹2› o‹/› c"),
        ("0xFF 1_000.5e-3 0b01", "n‹0xFF› n‹1_000.5e-3› n‹0b01›"),
        ("0..<9", "n‹0›..o‹&lt;›n‹9›"),
        ("a.map { $0 }", "a.p‹map› { v‹$0› }"),
        ("async let x = try await f()", "k‹async› k‹let› x o‹=› k‹try› k‹await› f‹f›()"),
        ("func f() throws(E) -> some P", "k‹func› f‹f›() k‹throws›(t‹E›) o‹-&gt;› k‹some› t‹P›"),
        ("macro m() = #externalMacro(module: \"M\")", "k‹macro› f‹m›() o‹=› m‹#externalMacro›(module: s‹\"M\"›)"),
        ("if a < b && true", "k‹if› a o‹&lt;› b o‹&amp;&amp;› l‹true›"),
        ("\"open\nlet", "s‹\"open›\nk‹let›"),
        ("`class`", "`class`"),
    ]

    static let otherExamples: [(String, String, String)] = [
        (
            "php", "<?php\n// a ?>\n$b->c(1);",
            "m‹&lt;?php›\nc‹// a ›m‹?&gt;›\n$b-&gt;c(1);"
        ),
        (
            "php", "#[A]\nfinal class Foo { public ?int $x = 0xFF; }",
            "a‹#[A]›\nk‹final› k‹class› t‹Foo› { k‹public› o‹?›t‹int› v‹$x› o‹=› n‹0xFF›; }"
        ),
        ("php", "echo \"a {$b->c} $d\";", "k‹echo› s‹\"a ›e‹{›v‹$b›o‹-&gt;›p‹c›e‹}›s‹ ›v‹$d›s‹\"›;"),
        (
            "csharp", "[Test]\npublic async Task<int> Go() => $\"a {b}\".Length; // c",
            "a‹[Test]›\nk‹public› k‹async› t‹Task›o‹&lt;›t‹int›o‹&gt;› f‹Go›() o‹=&gt;› s‹$\"a ›e‹{›be‹}›s‹\"›.p‹Length›; c‹// c›"
        ),
        ("c#", "var s = @\"a\"\"b\";", "t‹var› s o‹=› s‹@\"a›e‹\"\"›s‹b\"›;"),
        (
            "dockerfile", "FROM swift:6.2 AS build\nRUN apt-get update \\\n  && make # no\nCOPY --from=build /a /b",
            "k‹FROM› swift:6.2 k‹AS› build\nk‹RUN› apt-get update \\\n  o‹&amp;&amp;› make # no\nk‹COPY› p‹--from›o‹=›build /a /b"
        ),
        (
            "lua", "local function f(a) return a..[[x]] end --[[ b\nc ]]",
            "k‹local› k‹function› f‹f›(a) k‹return› ao‹..›s‹[[x]]› k‹end› c‹--[[ b›\nc‹c ]]›"
        ),
        (
            "powershell", "Get-ChildItem -Path $env:HOME | Where-Object { $_.Length -gt 1KB } # a",
            "f‹Get-ChildItem› p‹-Path› v‹$env:HOME› o‹|› f‹Where-Object› { v‹$_›o‹.›p‹Length› o‹-gt› n‹1KB› } c‹# a›"
        ),
        ("r", "x <- c(1L, TRUE) |> mean() # a", "x o‹&lt;-› f‹c›(n‹1L›, l‹TRUE›) o‹|&gt;› f‹mean›() c‹# a›"),
        (
            "xml", "<?xml version=\"1.0\"?><a b=\"c\"/>",
            "m‹&lt;?xml version=\"1.0\"?&gt;›g‹&lt;a› a‹b›s‹=\"c\"›g‹/&gt;›"
        ),
        ("c", "#include <a.h> // b\nint x = 'a';", "m‹#include ›s‹&lt;a.h&gt;›m‹ ›c‹// b›\nt‹int› x o‹=› s‹'a'›;"),
        ("cpp", "auto s = R\"x(a\"b)x\";", "k‹auto› s o‹=› s‹R\"x(a\"b)x\"›;"),
        ("objc", "@property NSString *a = @\"b\";", "k‹@property› t‹NSString› o‹*›a o‹=› s‹@\"b\"›;"),
        (
            "rust", "fn f<'a>(x: &'a str) -> u8 { p!(r#\"b\"#) }",
            "k‹fn› f‹f›o‹&lt;›v‹'a›o‹&gt;›(x: o‹&amp;›v‹'a› t‹str›) o‹-&gt;› t‹u8› { m‹p!›(s‹r#\"b\"#›) }"
        ),
        ("go", "func (p *T) F() {}", "k‹func› (p o‹*›T) f‹F›() {}"),
        ("go", "x := `a\nb` // c", "x o‹:=› s‹`a›\ns‹b`› c‹// c›"),
        (
            "python", "@d\ndef f(a): return f\"{a!r} {{\" # c",
            "a‹@d›\nk‹def› f‹f›(a)o‹:› k‹return› s‹f\"›e‹{›ao‹!›re‹}›s‹ ›e‹{{›s‹\"› c‹# c›"
        ),
        (
            "ruby", "def a?(b) = :c; x = %w[d e]; y = <<~E\n  z#{1}\nE",
            "k‹def› f‹a?›(b) o‹=› l‹:c›; x o‹=› s‹%w[d e]›; y o‹=› s‹&lt;&lt;~E›\ns‹  z›e‹#{›n‹1›e‹}›\ns‹E›"
        ),
        (
            "js", "const a = `b${c + `d`}` / e; f = /g/i",
            "k‹const› a o‹=› s‹`b›e‹${›c o‹+› s‹`d`›e‹}›s‹`› o‹/› e; f o‹=› r‹/g/i›"
        ),
        ("ts", "interface A { readonly b: string }", "k‹interface› t‹A› { k‹readonly› bo‹:› t‹string› }"),
        ("kotlin", "fun f() = \"a$b ${c}\"", "k‹fun› f‹f›() o‹=› s‹\"a›v‹$b›s‹ ›e‹${›ce‹}›s‹\"›"),
        (
            "java", "@Override public int f() { return 1L; }",
            "a‹@Override› k‹public› t‹int› f‹f›() { k‹return› n‹1L›; }"
        ),
        ("sh", "echo \"a $b\" | grep -v 'c' # d", "f‹echo› s‹\"a ›v‹$b›s‹\"› o‹|› f‹grep› a‹-v› s‹'c'› c‹# d›"),
        ("console", "$ ls -l\nls out", "m‹$› f‹ls› a‹-l›\nls out"),
        ("json", "{\"a\": [1, true, \"b\\n\"]}", "{p‹\"a\"›: [n‹1›, l‹true›, s‹\"b›e‹\\n›s‹\"›]}"),
        ("yaml", "a: |\n  b: [\nc: d", "p‹a›o‹:› o‹|›\ns‹  b: [›\np‹c›o‹:› s‹d›"),
        ("yaml", "a b: c # d\n- e: 1\n  f: true", "p‹a b›o‹:› s‹c ›c‹# d›\no‹-› p‹e›o‹:› n‹1›\n  p‹f›o‹:› l‹true›"),
        ("toml", "[a.b]\nc = \"d\" # e", "g‹[a.b]›\np‹c› o‹=› s‹\"d\"› c‹# e›"),
        (
            "html", "<a href=\"b&amp;c\">d</a><!-- e -->",
            "g‹&lt;a› a‹href›s‹=\"b›e‹&amp;amp;›s‹c\"›g‹&gt;›dg‹&lt;/a&gt;›c‹&lt;!-- e --&gt;›"
        ),
        (
            "html", "<script>let a</script><style>b{c:d}</style>",
            "g‹&lt;script&gt;›k‹let› ag‹&lt;/script&gt;&lt;style&gt;b›{p‹c›:d}g‹&lt;/style&gt;›"
        ),
        ("css", ".a { color: #fff; margin: 1px }", "g‹.a› { p‹color›: n‹#fff›; p‹margin›: n‹1px› }"),
        ("sql", "SELECT a FROM b WHERE c = 'd' -- e", "k‹SELECT› a k‹FROM› b k‹WHERE› c o‹=› s‹'d'› c‹-- e›"),
        ("diff", "@@ -1 +1 @@\n-a\n+b\n c", "m‹@@ -1 +1 @@›\nd‹-a›\ni‹+b›\n c"),
        ("make", "A := b\nall: x\n\techo $(A)", "p‹A› o‹:=› b\nf‹all›: x\n\techo v‹$(A)›"),
        (
            "liquid", "{% if a.b %}{{ c | upcase }}{% endif %}",
            "m‹{%› k‹if› v‹a›o‹.›p‹b› m‹%}{{› v‹c› f‹| upcase› m‹}}{%› k‹endif› m‹%}›"
        ),
        ("play", "tap g1 # a\nwait 0.8s", "k‹tap› l‹g1› c‹# a›\nk‹wait› n‹0.8s›"),
    ]
}
