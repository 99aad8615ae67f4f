import Releases
import Testing

private let change = VersionChange("1.2.0", to: "1.3.0", on: "2026-03-04", names: ["Lamp"])

@Suite struct VersionBumpTests {
    @Test(arguments: [
        ("patch", "1.2.3", "1.2.4"), ("minor", "1.2.3", "1.3.0"), ("major", "1.2.3", "2.0.0"),
        ("patch", "1.2", "1.2.1"),
        ("minor", "2", "2.1"), ("major", "2.45", "3.0"), ("2.0.0", "1.0", "2.0.0"), ("v2.1", "1.0", "2.1"),
        ("major", "2.0.0-beta.2", "2.0.0"), ("patch", "2.0.1-rc.1", "2.0.1"), ("minor", "2.0.1-rc.1", "2.1.0"),
    ])
    func `a step leads from one version to the next`(step: String, old: String, new: String) {
        #expect(VersionStep(step)?.version(after: old) == new)
    }

    @Test(arguments: ["", "big", "1..2", "1.x", "1.2-", "-1", "1.2.3.4.5", "next one"])
    func `what is neither a step nor a version is none`(word: String) { #expect(VersionStep(word) == nil) }

    @Test func `a codename has no next version`() { #expect(VersionStep.patch.version(after: "Sequoia") == nil) }

    private let log = """
        # Changelog

        ## [Unreleased]

        ### Added

        - A lamp

        ## [1.0.0] - 2025-01-02

        - First

        [Unreleased]: https://github.com/me/lamp/compare/v1.0.0...HEAD
        [1.0.0]: https://github.com/me/lamp/releases/tag/v1.0.0

        """

    @Test func `what is not released yet becomes the release, and comparisons follow`() throws {
        let made = try releasedChangelog(log, version: "1.1.0", after: "1.0.0", date: "2026-03-04")
        #expect(
            made
                == log.replacing("## [Unreleased]\n", with: "## [Unreleased]\n\n## [1.1.0] - 2026-03-04\n")
                .replacing(
                    "compare/v1.0.0...HEAD\n",
                    with: "compare/v1.1.0...HEAD\n[1.1.0]: https://github.com/me/lamp/compare/v1.0.0...v1.1.0\n"))
    }

    @Test func `nothing is released twice, and nothing of nothing`() {
        #expect(throws: ChangelogGap.known(line: 9)) {
            try releasedChangelog(log, version: "1.0.0", after: "0.9", date: "2026-03-04")
        }
        for text in ["", "# Changelog\n\n## [Unreleased]\n\n### Added\n\n## 1.0\n\n- A\n", "## 1.0\n\n- A\n"] {
            #expect(throws: ChangelogGap.nothingNew) {
                try releasedChangelog(text, version: "1.1", after: "1.0", date: "2026-03-04")
            }
        }
    }

    @Test(arguments: [
        (
            "content/products/lamp/product.yml", "name: A 1.2.0\nversion: \"1.2.0\" # now\n",
            "name: A 1.2.0\nversion: \"1.3.0\" # now\n"
        ),
        (
            "Lamp.podspec", "  s.version      = '1.2.0'\n  s.source = { :git => 'x', :tag => '1.2.0' }\n",
            "  s.version      = '1.3.0'\n  s.source = { :git => 'x', :tag => '1.3.0' }\n"
        ),
        (
            "package.json", "{\n  \"version\": \"1.2.0\",\n  \"a\": \"1.2.0\"\n}\n",
            "{\n  \"version\": \"1.3.0\",\n  \"a\": \"1.2.0\"\n}\n"
        ),
        (
            "Cargo.toml", "[package]\nversion = \"1.2.0\"\n\n[dependencies]\nversion = \"1.2.0\"\n",
            "[package]\nversion = \"1.3.0\"\n\n[dependencies]\nversion = \"1.2.0\"\n"
        ),
        ("VERSION", "1.2.0\n", "1.3.0\n"),
        ("Sources/Lamp/Version.swift", "let version = \"1.2.0\" // 1.2.0\n", "let version = \"1.3.0\" // 1.2.0\n"),
        (
            "README.md",
            "Lamp writes `--out`, SARIF 1.2.0.\n```\nfrom: \"1.2.0\"\npip install lamp==1.2.0\n11.2.0 1.2.0.1 1.2.0-beta\n```\n```\nother 1.2.0\n```\nFor Lamp 1.2.0 write `~> 1.2.0`.\n",
            "Lamp writes `--out`, SARIF 1.2.0.\n```\nfrom: \"1.3.0\"\npip install lamp==1.3.0\n11.2.0 1.2.0.1 1.2.0-beta\n```\n```\nother 1.2.0\n```\nFor Lamp 1.2.0 write `~> 1.3.0`.\n"
        ),
        (
            "README.md", "~~~\nlamp 1.2.0\n~~~\n````\n```\nlamp\n```\n1.2.0\n````\nlamp\n\n    ```\n\nSARIF 1.2.0\n",
            "~~~\nlamp 1.3.0\n~~~\n````\n```\nlamp\n```\n1.3.0\n````\nlamp\n\n    ```\n\nSARIF 1.2.0\n"
        ),
    ])
    func `each file tells the new version where it told the old one`(path: String, old: String, new: String) {
        #expect(VersionedFile(named: path)?.replaced(old, change) == new)
    }

    @Test(
        arguments: [
            (VersionedFile.manifest, "name: A 1.2\nversion: \"1.3\" # now\n", "1.3"),
            (.json, "{\n \"version\": \"2.4.6\",\n", "2.4.6"),
            (.toml, "[package]\nversion.workspace = true\n", nil), (.toml, "version = '0.2'\n", "0.2"),
            (.podspec, "  s.version = '1.0-beta'\n", "1.0-beta"),
            (.podspec, "  s.version = File.read('VERSION')\n", nil),
            (.plain, "3.1\n", "3.1"), (.plain, "see CHANGELOG\n", nil), (.readme, "`1.2`", nil),
        ] as [(VersionedFile, String, String?)])
    func `a file says which version it tells`(kind: VersionedFile, text: String, version: String?) {
        #expect(kind.told(in: text) == version)
    }

    @Test func `lines that end with CR LF do so afterwards`() throws {
        let windows = log.replacing("\n", with: "\r\n")
        let made = try releasedChangelog(windows, version: "1.1.0", after: "1.0.0", date: "2026-03-04")
        let expected = try releasedChangelog(log, version: "1.1.0", after: "1.0.0", date: "2026-03-04")
        #expect(made == expected.replacing("\n", with: "\r\n"))
        #expect(VersionedFile.toml.told(in: "[package]\r\nversion = \"1.2.0\"\r\n") == "1.2.0")
        #expect(
            VersionedFile.toml.replaced("[package]\r\nversion = \"1.2.0\"\r\n", change)
                == "[package]\r\nversion = \"1.3.0\"\r\n")
        let draft = ReleaseNotesDraft([Commit(subject: "feat: a switch")])
        #expect(draft.written(into: windows) == draft.written(into: log).replacing("\n", with: "\r\n"))
    }

    @Test func `a manifest tells the day too`() {
        #expect(
            VersionedFile.manifest.replaced("version: 1.2.0\nreleased: 2025-01-02\n", change)
                == "version: 1.3.0\nreleased: 2026-03-04\n")
        #expect(VersionedFile(named: "CITATION.cff")?.replaced("version: 1.2.0\n", change) == "version: 1.3.0\n")
    }

    @Test func `what tells another version, or none, stays`() {
        #expect(VersionedFile.json.replaced("{\"version\": \"0.9\"}", change) == nil)
        #expect(VersionedFile.plain.replaced("1.2.0 and more", change) == nil)
        for path in ["main.swift", "notes.md", "Versions.md"] { #expect(VersionedFile(named: path) == nil) }
    }

    @Test func `a changelog keeps the level of its versions`() throws {
        let log = "# Changelog\n\n# unreleased\n\n## Features\n\n- A\n\n# v1.0.0\n\n- B\n"
        let released = try releasedChangelog(log, version: "1.1.0", after: "1.0.0", date: "2026-03-04")
        #expect(
            released.hasPrefix("# Changelog\n\n# unreleased\n\n# 1.1.0 - 2026-03-04\n\n## Features\n"), "\(released)")
        #expect(throws: ChangelogGap.known(line: 9)) {
            try releasedChangelog(log, version: "1.0.0", after: nil, date: "2026-03-04")
        }
    }
}
