import Diagnostics
import Markdown
import Testing

@Suite struct FormulaTests {
    private func made(_ formula: String) -> RenderedMarkdown {
        var options = MarkdownOptions(flavour: .site)
        options.extras = .formulas
        return renderMarkdown(SourceText(path: "a.md", "$$\(formula)$$\n"), options: options)
    }

    private func mathML(_ formula: String) -> String {
        made(formula).string.replacing(
            "<p><span class=\"formula\" tabindex=\"0\"><math display=\"block\">", with: ""
        ).replacing("</math></span></p>\n", with: "")
    }

    @Test(arguments: [
        ("a+b", "<mi>a</mi><mo>+</mo><mi>b</mi>"),
        ("12.5x", "<mn>12.5</mn><mi>x</mi>"),
        ("\\frac{a}{b}", "<mfrac><mrow><mi>a</mi></mrow><mrow><mi>b</mi></mrow></mfrac>"),
        ("\\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
        ("\\sqrt[3]{x}", "<mroot><mrow><mi>x</mi></mrow><mrow><mn>3</mn></mrow></mroot>"),
        (
            "\\sum_{i}^n i",
            "<munderover><mo>∑</mo><mrow><mi>i</mi></mrow><mi>n</mi></munderover><mi>i</mi>"
        ),
        (
            "f'(x)",
            "<msup><mi>f</mi><mo>′</mo></msup><mo stretchy=\"false\">(</mo><mi>x</mi><mo stretchy=\"false\">)</mo>"
        ),
        ("\\mathbb{R}", "<mi>ℝ</mi>"), ("\\mathbf{A}", "<mi>𝐀</mi>"),
        ("\\text{if } x", "<mtext>if\u{A0}</mtext><mi>x</mi>"),
        (
            "\\left(a\\right.",
            "<mrow><mo fence=\"true\" form=\"prefix\" stretchy=\"true\">(</mo><mi>a</mi></mrow>"
        ),
        (
            "a \\leq b \\lt c",
            "<mi>a</mi><mo stretchy=\"false\">≤</mo><mi>b</mi><mo stretchy=\"false\">&lt;</mo><mi>c</mi>"
        ),
        (
            "\\begin{pmatrix}a & b\\\\c & d\\\\\\end{pmatrix}",
            "<mrow><mo fence=\"true\" form=\"prefix\" stretchy=\"true\">(</mo><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable><mo fence=\"true\" form=\"postfix\" stretchy=\"true\">)</mo></mrow>"
        ),
        ("\\hat{x}", "<mover accent=\"true\"><mrow><mi>x</mi></mrow><mo stretchy=\"false\">^</mo></mover>"),
        ("\\sin x", "<mi>sin</mi><mi>x</mi>"),
        // What texts on the web have besides.
        ("\\textbf{no way}", "<mtext><b>no\u{A0}way</b></mtext>"), ("\\mbox{if}", "<mtext>if</mtext>"),
        ("{\\rm d}x", "<mrow><mi mathvariant=\"normal\">d</mi></mrow><mi>x</mi>"), ("\\bf A", "<mi>𝐀</mi>"),
        ("\\bm{v}", "<mi>𝒗</mi>"), ("a\\mathrel{+}b\\nonumber", "<mi>a</mi><mrow><mo>+</mo></mrow><mi>b</mi>"),
        ("\\operatorname*{argmax}_x", "<munder><mi>argmax</mi><mi>x</mi></munder>"),
        ("\\substack{a\\\\b}", "<mtable><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"),
        (
            "\\xrightarrow[b]{a}",
            "<munderover><mo stretchy=\"true\">→</mo><mrow><mi>b</mi></mrow><mrow><mi>a</mi></mrow></munderover>"
        ),
        ("\\textcolor{red}{a}", "<mstyle mathcolor=\"red\"><mrow><mi>a</mi></mrow></mstyle>"),
        ("\\bigl(", "<mo form=\"prefix\" minsize=\"1.2em\" maxsize=\"1.2em\">(</mo>"),
        ("\\hspace{1.5em}", "<mspace width=\"1.5em\"></mspace>"),
        ("\\tag{2}", "<mspace width=\"2em\"></mspace><mtext>(2)</mtext>"),
        (
            "\\begin{alignat}{2}a &= b\\end{alignat}",
            "<mrow><mtable displaystyle=\"true\" class=\"aligned\"><mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo><mi>b</mi></mtd></mtr></mtable></mrow>"
        ),
        (
            "\\begin{dcases}a\\end{dcases}",
            "<mrow><mo fence=\"true\" form=\"prefix\" stretchy=\"true\">{</mo><mtable displaystyle=\"true\" class=\"cases\"><mtr><mtd><mi>a</mi></mtd></mtr></mtable></mrow>"
        ),
    ])
    func `LaTeX becomes MathML`(_ formula: String, _ html: String) {
        #expect(made(formula).diagnostics == [])
        #expect(mathML(formula) == html)
    }

    @Test(arguments: [
        ("a}", "`}` closes nothing"), ("\\frac{a}", "`\\frac` lacks what it is given"),
        ("a^b^c", "a second `^` at one part"),
        ("a & b", "`&` parts columns, and there are none"),
        ("a \\\\ b", "`\\\\` ends a line of several, and there is one"),
        ("\\left( a", "`\\left` is never closed"), ("\\begin{matrix} a", "`\\begin{matrix}` never ends"),
        ("\\begin{matrx}\\end{matrx}", "there is no environment `matrx`"), ("\\hspace{wide}", "`wide` is no width"),
        ("\\textcolor{a\"b}{c}", "`a\"b` is no colour"), ("\\substack{a", "`{` is never closed"),
        ("\\bigl", "there is no command `\\bigl`"),
        ("\\nix", "there is no command `\\nix`"),
        ("\\right)", "`\\right` ends nothing"), ("a_", "`_` lacks what it is given"),
        ("\\left x", "`\\left` lacks a bracket"),
        ("\\begin{cases} a \\end{matrix}", "`\\end{matrix}` ends `\\begin{cases}`"),
        ("\\not a", "`\\not` stands before a relation"),
        ("\\text", "`\\text` lacks what it is given"), ("\\sqrt[3", "`[` is never closed"),
    ])
    func `what is wrong is said`(_ formula: String, _ message: String) {
        #expect(made(formula).diagnostics.map(\.message) == [message])
    }

    @Test func `deep groups are refused`() {
        #expect(
            made(String(repeating: "{", count: 9000)).diagnostics.map(\.message) == [
                "groups stand 60 deep in each other"
            ])
    }
}
