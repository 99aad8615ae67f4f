import Dates
import Files
import Site
import Testing

@testable import Publishing

@Suite struct SourceFenceTests {
    private let code = [
        "Sources/A.swift":
            "import B\n\n// region go\nfunc go() {\n    // region inner\n    run()\n    // endregion inner\n}\n// endregion\n\n    // region deep\n    a\n\n      b\n    // endregion\n// region open\n",
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
        ("```text source=Sources/A.swift\n```", "import B\n\nfunc go() {\n    run()\n}\n\n    a\n\n      b\n"),
    ])
    func `a fence shows code of a file`(_ fence: String, _ text: String) {
        #expect(made(fence).text("a/index.html")?.contains("<code class=\"language-text\">\(text)</code>") == true)
    }

    @Test(arguments: [
        ("Sources/A.swift#gone", "content/pages/a.md:6: `Sources/A.swift` has no region `gone`"),
        ("Sources/A.swift#open", "content/pages/a.md:6: the region `open` begins at Sources/A.swift:16 and never ends"),
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

    @Test func `no folder is open unless the site says so`() {
        #expect(
            made("```swift source=Sources/A.swift\n```", roots: "").mistakes.map(\.remedy) == [
                "open it in site.yml, with `code_roots: [Sources]`"
            ])
        #expect(made("", roots: "code_roots: [../x, .git, /etc]\n").mistakes.count == 3)
    }
}
