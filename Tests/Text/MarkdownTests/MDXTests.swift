import Diagnostics
import Markdown
import Testing

/// What MDX adds to Markdown (mdxjs.com, "What is MDX?": statements, expressions, JSX, and no code by indentation), in the shapes
/// of Docusaurus's and Starlight's manuals.
@Suite struct MDXTests {
    private static let pieces = [
        "Card": PieceShape([
            PieceParameter("title", isRequired: true), PieceParameter("size", .number), PieceParameter("open", .flag),
        ]),
        "Aside": PieceShape([PieceParameter("type")], takesBody: true),
    ]

    private func made(
        _ text: String, _ extras: MarkdownExtras = [.mdx, .tabs], pieces: [String: PieceShape] = [:]
    ) -> RenderedMarkdown {
        var options = MarkdownOptions(flavour: .site, headingLinks: false)
        options.extras = extras
        options.pieces = pieces
        let hooks = MarkdownHooks(piece: { call in
            let arguments = call.arguments.map { "\($0.parameter.name)=\($0.value)" }.joined(separator: " ")
            return .html(
                "[\(call.name) \(arguments)\(call.body.map { "|" + String(decoding: $0, as: UTF8.self) } ?? "")]")
        })
        return renderMarkdown(SourceText(path: "a.mdx", text, linesAbove: 1), options: options, hooks: hooks)
    }

    private func told(_ text: String) -> [String] {
        made(text).foreign.map { "\($0.kind) \($0.place.line):\($0.place.column)" + ($0.word.map { " \($0)" } ?? "") }
    }

    @Test(arguments: [
        "import Card from './card.js';\n", "import { Tabs,\n  Card } from '@site/card'\nimport './style.css'\n",
        "import {\n  Card,\n} from 'c';\n", "export const title = 'a';\n",
        "export const Box = ({children}) => (\n  <div>\n\n    {children}\n\n  </div>\n)\n",
        "{/* a comment */}\n", "{/* a comment\n\n  of *two* paragraphs } */}\n",
    ])
    func `statements and comments do not show, and are not told`(_ text: String) {
        #expect(made("\(text)\nWords.\n").string == "<p>Words.</p>\n")
        #expect(made("# A\n\n\(text)\nWords.\n").foreign.isEmpty)
    }

    @Test(arguments: [
        "import as much as you like.\n", "export is a word, too.\n", "Words\nimport a from 'b'\n",
        "    import a from 'b'\n\nexport\n", "`import a from 'b'` and `{a}` and `<Card>`\n", "\\{a} \\<Card>\n",
        "```js\nimport a from 'b'\n\n{/* c */}\n<Card />\n```\n", "~~~\n\nexport const a = 1\n\n```\n{b}\n~~~\n",
        "> ```jsx\n> <Card />\n> ```\n", "1. ```jsx\n   <Card a={1} />\n   ```\n",
    ])
    func `words and code stay as they are`(_ text: String) {
        #expect(made(text).string == made(text, .tabs).string)
    }

    @Test func `what opens and never closes takes nothing along`() {
        #expect(made("export const a = {\n\nWords.\n").string == "<p>Words.</p>\n")
        for text in ["a { b\n\nc\n", "a <Card b={\n\nc\n", "{/* a\n\nb\n", "<Card title=\"a\n\nb\n"] {
            #expect(made(text).string == made(text, .tabs).string)
        }
    }

    @Test func `components go, and what stands in them is Markdown`() {
        #expect(made("<Steps>\n1. *a*\n2. b\n</Steps>\n").string == "<ol>\n<li><em>a</em></li>\n<li>b</li>\n</ol>\n")
        #expect(made("<Card\n  title=\"a\"\n  icon={icon}\n/>\n\nb\n").string == "<p>b</p>\n")
        #expect(
            made("<div className=\"a\" style={{color: 'red'}}>\n\n*b*\n\n</div>\n").string
                == "<div class    =\"a\"                       >\n<p><em>b</em></p>\n</div>\n")
        #expect(made("a <Icon.Star size={2} /> b\n").string == "<p>a  b</p>\n")
        #expect(
            made("a <Badge>*b*</Badge>, `<A/>` <b>c</b>\n").string
                == "<p>a <em>b</em>, <code>&lt;A/&gt;</code> <b>c</b></p>\n")
        #expect(made("a{' '}\n{' '}<b>c</b>\n").string == "<p>a \n <b>c</b></p>\n")
        #expect(made("{/* a */} *b*\n").string == "<p><em>b</em></p>\n")
    }

    @Test(arguments: [
        ("<Box>\n    *a*\n\n    b\n</Box>\n", "<p><em>a</em></p>\n<p>b</p>\n"),
        ("<Box>\n\t<Box>\n\t\ta\n\n\t\tb\n\t</Box>\n</Box>\n", "<p>a</p>\n<p>b</p>\n"),
        ("<Box>\n    - a\n        - b\n</Box>\n", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"),
        (
            "1. a\n\n   <Box>\n       b\n   </Box>\n\n2. c\n",
            "<ol>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ol>\n"
        ),
        (
            "<Box>\n    ```\n    a\n      b\n    ```\n</Box>\n\n    c\n",
            "<pre tabindex=\"0\"><code>a\n  b\n</code></pre>\n<pre tabindex=\"0\"><code>c\n</code></pre>\n"
        ),
        ("<pre>\n    a\n</pre>\n", "<pre>\n    a\n</pre>\n"),
    ])
    func `what stands further in within a component is no code`(_ text: String, _ html: String) {
        #expect(made(text).string == html)
    }

    @Test func `tabs are read, whatever else their tags say`() {
        let plain = made("<Tabs>\n<TabItem label=\"a\">\n\nb\n\n</TabItem>\n</Tabs>\n").string
        #expect(plain.contains("<summary>a</summary>"))
        let rich = """
            <Tabs
              defaultValue="a"
              values={[{label: 'a', value: 'a'}]}>
                <TabItem value="a" attributes={{className: 'x'}} default>

                b

                </TabItem>
            </Tabs>

            """
        #expect(made(rich).string == plain)
        #expect(made(rich).foreign.isEmpty)
        #expect(told("<Tabs>\n\na\n\n</Tabs>\n") == ["element 2:1 `<Tabs>`"])
    }

    @Test(arguments: ["{/* #b */}", "{/*b*/}", "{#b}", "{/* b */} "])
    func `a comment behind a heading is its id`(_ comment: String) {
        #expect(made("## A \(comment)\n").string == "<h2 id=\"b\">A</h2>\n")
        #expect(made("## A {/* b c */}\n").string == "<h2 id=\"a\">A</h2>\n")
        #expect(made("A {/*b*/}\n").string == "<p>A <!----></p>\n")
    }

    @Test func `code may stand directly below the tag of a tab`() {
        let text = "<Tabs>\n<TabItem label=\"a\">\n```sh\nb\n\n<Tabs>\n```\n</TabItem>\n</Tabs>\n\n:::note\nc\n:::\n"
        let html = made(text, [.mdx, .tabs, .admonitions]).string
        #expect(html.contains("b\n\n&lt;Tabs&gt;\n</code></pre>\n"))
        #expect(html.contains("<summary>a</summary>") && html.contains("markdown-alert-note"))
    }

    @Test func `what shows otherwise than it was meant is told, where it stands in the file`() {
        #expect(told("a {b} <Card /> c\n") == ["expression 2:3", "element 2:7 `<Card>`"])
        #expect(
            told("<Box>\n    é {b}\n    <Card a={b} />\n</Box>\n")
                == ["element 2:1 `<Box>`", "expression 3:7", "element 4:5 `<Card>`"])
        #expect(told("<img src={a} alt=\"b\" />\n") == ["expression 2:6"])
        #expect(told("> <Box>\n> a\n> </Box>\n") == ["element 2:3 `<Box>`"])
        #expect(told("## A {#b}\n\n{/* c */}\n").isEmpty)
    }

    @Test func `links are where they are told, however far in they stood`() {
        var options = MarkdownOptions(flavour: .site)
        options.extras = [.mdx, .tabs]
        let text = "import a from 'b'\n\n<Box>\n    <Box>\n        é [c](/d) [e](/f)\n    </Box>\n</Box>\n\n[g](/h)\n"
        let source = SourceText(path: "a.mdx", text)
        let places = linkPlaces(in: source, options: options).map { "\($0.line):\($0.column)" }
        #expect(places == ["5:15", "5:23", "9:5"])
    }

    @Test func `a component of a piece's name is that piece`() {
        let pieces = MDXTests.pieces
        func site(_ text: String) -> String { made(text, [.mdx], pieces: pieces).string }
        #expect(
            site("<Card title=\"a\" size={2} open />\n") == "[Card title=text(\"a\") size=whole(2) open=flag(true)]\n")
        #expect(
            site("<Card\n  title={'a > b'}\n  open={false}\n/>\n") == "[Card title=text(\"a > b\") open=flag(false)]\n")
        #expect(site("<Aside type=\"tip\">\n    *a*\n</Aside>\n") == "[Aside type=text(\"tip\")|<p><em>a</em></p>\n]\n")
        #expect(site("<Aside>\n<Aside />\n</Aside>\n") == "[Aside |[Aside |]\n]\n")
        #expect(site("- <Card title=\"a\" />\n") == "<ul>\n<li>\n[Card title=text(\"a\")]\n</li>\n</ul>\n")
        #expect(made("<Card title=\"a\" />\n", [], pieces: pieces).string.contains("<Card"))
    }

    @Test func `tags of pieces may be short, many, and go over lines`() {
        let pieces = MDXTests.pieces.merging(["A1": PieceShape([], takesBody: true)]) { $1 }
        func site(_ text: String) -> String { made(text, [.mdx], pieces: pieces).string }
        #expect(site("<A1>\nb\n</A1>\n") == "[A1 |<p>b</p>\n]\n")
        #expect(site("<Aside\n  type=\"a\"\n>\nb\n</Aside>\n") == "[Aside type=text(\"a\")|<p>b</p>\n]\n")
        let many = String(repeating: "<Aside>\nb\n</Aside>\n\n", count: 120)
        #expect(site(many) == String(repeating: "[Aside |<p>b</p>\n]\n", count: 120))
    }

    @Test(arguments: [
        ("export const re = /\\(/;\n\nw1\n\n1) w2\n", "w1"), ("import A from 'a'\nw1\n", "w1"),
        ("export const a = {\n  b: 1,\n}\nw1\n", "w1"), ("import your photos, your videos,\nand w1.\n", "w1"),
        ("export default values are w1.\n", "w1"), ("import {\n  A\n} from 'a'\n# w1\n", "w1"),
        ("```\n> ```\n<Card />\n{/* c */}\n```\n\n{/* d */} w1\n", "{/* c */}\n</code></pre>\n<p>w1"),
        ("> ```\n> code\n\nw1 {/* gone */}\n", "<p>w1 <!--"),
        ("a { b\n\n~~~js\nfoo }\n~~~\n\nw1 {/* c */}\n", "<p>w1 <!--"),
        ("Read <Link to=\"/x\">**w1**</Link>.\n", "Read <strong>w1</strong>."),
        ("<Card\ntitle=\"a\"\n>\n    w1 *b*\n</Card>\n", "<p>w1 <em>b</em></p>"),
        ("{' '}w1\n", "<p> w1"), ("a\n{' '}\nw1\n", "<p>a\n \nw1</p>"), ("#tag w1 {/* b */}\n", "#tag w1 <!--"),
        ("<a href={'/w1'}>b</a>\n", "<a href= '/w1' >b</a>"),
    ])
    func `no word is lost`(_ text: String, _ kept: String) {
        let html = made(text).string
        #expect(html.contains(kept), "\(html)")
    }

    @Test(arguments: [
        "<Tabs\n  groupId=\"a\"\n>\n<TabItem label=\"a\">\n\nb\n\n</TabItem>\n</Tabs>\n", "a {\n' '}\n",
        "a {/*\nb */}\n",
        "a {/* b */\n}\n", "<a href={\n'/b'\n}>c</a>\n",
        "a {/* b */} <Box\r\n  c={d}\r\n/>\r\n",
    ])
    func `whatever goes, the lines stay`(_ text: String) {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(told(text + "\n{last}\n").last == "expression \(lines + 3):1")
        var options = MarkdownOptions(flavour: .site)
        options.extras = [.mdx, .tabs]
        let places = linkPlaces(in: SourceText(path: "a.mdx", text + "\n[a](/last)\n"), options: options)
        #expect(places.last?.line == lines + 2)
    }

    @Test func `a text of many addresses in brackets is MDX to its end`() {
        let addresses = (0..<300).map { "<https://e.example/\($0)> a < b\n" }.joined()
        #expect(made(addresses + "\nimport A from 'x'\n\n{/* secret */}\n").string.hasSuffix("a &lt; b</p>\n"))
    }

    @Test func `attributes and formulas are no JavaScript`() {
        #expect(made("[a](b){target=\"c\"}\n", [.mdx, .attributes]).foreign.isEmpty)
        #expect(made("$\\frac{a}{b} x_{c}$\n", [.mdx, .formulas]).foreign.isEmpty)
    }

    @Test func `a message shows the line as it is written`() throws {
        let text = "<Box>\n    <Card title={a} /> {/* b */}\n    <Card title={a} />\n</Box>\n"
        let mistake = try #require(made(text, [.mdx], pieces: MDXTests.pieces).diagnostics.last)
        #expect(mistake.place?.line == 4 && mistake.place?.column == 11)
        #expect(mistake.excerpt == "    <Card title={a} />")
    }

    @Test(arguments: [
        ("<Card title={a + b} />\n", "the value of `title` is no literal 2:7"),
        ("<Card title=\"a\" {...rest} />\n", "`{...rest}` is no argument 2:17"),
        ("<Card />\n", "`Card` needs `title` 2:1"),
        ("<Aside>\n\na\n", "the body of `Aside` never ends 2:1"),
        ("a\n\n</Aside>\n", "`</Aside>` ends no body 4:1"),
    ])
    func `a mistake in one is told as those of pieces are`(_ text: String, _ message: String) {
        let mistakes = made(text, [.mdx], pieces: MDXTests.pieces).diagnostics
        #expect(mistakes.map { "\($0.message) \($0.place?.line ?? 0):\($0.place?.column ?? 0)" } == [message])
    }

    @Test(arguments: ["{", "<A {", "<A b=\"", "export {\n\n", "{/*", "<A>\n", "\t<A>\n", "`{", "{' '}", "<Aside>\n"])
    func `long texts of anything end soon`(_ part: String) {
        let made = made(String(repeating: part, count: 3_000), pieces: MDXTests.pieces)
        #expect(made.foreign.count <= 3_000 && made.diagnostics.count <= 100)
    }
}
