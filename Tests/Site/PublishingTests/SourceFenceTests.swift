import Dates
import Files
import Site
import Testing

@testable import Publishing

@Suite struct SourceFenceTests {
    private let code = [
        "Sources/A.swift":
            "import B\n\n// region go\nfunc go() {\n    // region inner\n    run()\n    // endregion inner\n}\n// endregion\n\n    // region deep\n    a\n\n      b\n    // endregion\n// region open\n",
        "Sources/E.ts": "// #region fold\nlet e = 1\n// #endregion fold\n",
        "Sources/B.rs":
            "// ANCHOR: a\nuse b;\n// ANCHOR_END: a\n\nc;\n// ANCHOR: a\nd();\n// ANCHOR_END: a\n// ANCHOR: e\nf();\n// ANCHOR: e\n",
        "Sources/d.abc": "a\n\nb\nc\n",
        "Other/C.py": "# ANCHOR: all\nx = 1\n# ANCHOR_END: all\n",
    ]

    private func made(_ fence: String, roots: String = "code_roots: [Sources]\n") -> Publication {
        let code = code
        let files = ["content/pages/a.md": post("A", "", fence), "content/site.yml": plainSite + roots].merging(
            plainTheme
        ) { $1 }
        let reader = SiteReader(fileBeside: { code[$0].map { Array($0.utf8) } })
        let (content, mistakes) = reader.read(FileTree(texts: files))
        return Publisher(options: PublishingOptions(now: Instant(seconds: 1_800_000_000))).publish(
            content, mistakes: mistakes)
    }

    @Test(arguments: [
        ("```text source=Sources/A.swift#go\n```", "func go() {\n    run()\n}\n"),
        ("```text source=Sources/A.swift#deep\n```", "a\n\n  b\n"),
        ("```text source=Sources/A.swift#inner\n```", "run()\n"),
        ("```text source=Sources/E.ts#fold\n```", "let e = 1\n"),
        ("```text source=Sources/A.swift\n```", "import B\n\nfunc go() {\n    run()\n}\n\n    a\n\n      b\n"),
    ])
    func `a fence shows code of a file`(_ fence: String, _ text: String) {
        #expect(made(fence).text("a/index.html")?.contains("<code class=\"language-text\">\(text)</code>") == true)
    }

    @Test(arguments: [
        ("Sources/A.swift#gone", "content/pages/a.md:6: `Sources/A.swift` has no region `gone`"),
        ("Sources/A.swift#open", "content/pages/a.md:6: the region `open` begins at Sources/A.swift:16 and never ends"),
        ("Sources/B.rs#a", "content/pages/a.md:6: the region `a` begins a second time at Sources/B.rs:6"),
        ("Sources/B.swift", "content/pages/a.md:6: there is no file `Sources/B.swift` in the site's folder"),
        ("Other/C.py#all", "content/pages/a.md:6: `Other/C.py` lies in no folder that texts may show"),
        ("../Sources/A.swift", "content/pages/a.md:6: `../Sources/A.swift` lies in no folder that texts may show"),
        (
            "Sources/../Other/C.py",
            "content/pages/a.md:6: `Sources/../Other/C.py` lies in no folder that texts may show"
        ),
        ("Sources/.git/config", "content/pages/a.md:6: `Sources/.git/config` lies in no folder that texts may show"),
    ])
    func `what cannot be shown is an error at its place`(_ source: String, _ message: String) {
        #expect(made("\n```swift source=\(source)\n```").lines == [message])
    }

    @Test(arguments: [
        ("{{#include ../../Sources/A.swift:inner}}", "run()\n"),
        ("{{#rustdoc_include ../Sources/A.swift:6}}", "run()\n"),
        ("{{#include Sources/A.swift:4:6}}", "func go() {\n    run()\n"),
        ("--8<-- \"Sources/A.swift:go\"", "func go() {\n    run()\n}\n"),
        ("{!Sources/A.swift!}", "import B\n\nfunc go() {"),
        ("--8<-- \"Sources/A.swift:16\"", ""), ("<<< @/Sources/A.swift#deep", "a\n\n  b\n"),
        ("{{#rustdoc_include ../Sources/B.rs:a}}", "use b;\nd();\n"), ("{{#include Sources/B.rs:e}}", "f();\n"),
        ("{* ../../Sources/A.swift hl[1] *}", "import B\n\nfunc go() {"),
    ])
    func `a fence shows what a line of another program takes in`(_ line: String, _ text: String) {
        let made = made("```abc\n\(line)\n```")
        #expect(made.lines == [])
        #expect(made.text("a/index.html")?.contains("<code class=\"language-abc\">\(text)") == true)
    }

    @Test func `a paragraph that takes in code is the code`() {
        for line in ["{* ../Sources/B.rs ln[2:5] hl[2,4:5] *}", "<<< @/Sources/B.rs#a{2}", "--8<-- \"Sources/B.rs:a\""]
        {
            let made = made("- a\n\n  \(line)\n\nb")
            #expect(made.lines == [], "\(line)")
            let html = made.text("a/index.html") ?? ""
            #expect(html.contains("<code class=\"language-rs\">") && !html.contains(".rs"), "\(html)")
            #expect(html.contains("marked") == line.contains("2"), "\(html)")
        }
        #expect(made("{* Sources/d.abc ln[3:4] hl[4] *}").text("a/index.html")?.contains("marked\">c") == true)
        #expect(made("~~a~~\n\n{* Sources/d.abc *}").text("a/index.html")?.contains("language-abc\">a") == true)
        for several in ["{* Sources/B.rs ln[1:2,4:5] *}", "--8<-- \"Sources/B.rs:1:2,4:5\""] {
            #expect(made(several).mistakes.map(\.severity) == [.warning])
        }
        #expect(made("--8<-- \"Sources/a.md\"").mistakes.map(\.severity) == [.warning])
        #expect(
            made("{* Sources/C.rs *}").lines == [
                "content/pages/a.md:5: there is no file `Sources/C.rs` in the site's folder"
            ])
    }

    @Test func `what it takes in must be there, and stay in the open`() {
        #expect(
            made("```py\n{{#include ../../Sources/B.swift}}\n```").lines == [
                "content/pages/a.md:6: there is no file `Sources/B.swift` in the site's folder"
            ])
        for (line, roots) in [
            ("{{#include ../Other/C.py}}", "code_roots: [Sources]\n"), ("--8<-- \"Sources/A.swift\"", ""),
        ] {
            let made = made("```py\n\(line)\n```", roots: roots)
            #expect(made.mistakes.map(\.message).contains { $0.contains("1 place holds lines that take in a file") })
            #expect(made.mistakes.allSatisfy { $0.severity != .error })
        }
        #expect(
            made("```md\n{{#include ../Sources/A.swift}}\n```").text("a/index.html")?.contains("{{#include") == true)
    }

    @Test func `no folder is open unless the site says so`() {
        #expect(
            made("```swift source=Sources/A.swift\n```", roots: "").mistakes.map(\.remedy) == [
                "open it in site.yml, with `code_roots: [Sources]`"
            ])
        #expect(made("", roots: "code_roots: [../x, .git, /etc]\n").mistakes.count == 3)
    }
}
