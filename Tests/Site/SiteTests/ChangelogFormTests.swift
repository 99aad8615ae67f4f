import Dates
import Diagnostics
import Testing

@testable import Site

private func read(_ text: String, _ path: String = "CHANGELOG.md") -> [String] {
    let read = parseChangelog(SourceText(path: path, text))
    return read.releases.map { release in
        let date = release.date.map { " " + ISO8601.day($0) } ?? ""
        return (release.version ?? "next") + date + ": "
            + release.notes.string.split(separator: "\n").joined(separator: "|")
    } + read.mistakes.map { "\($0.severity) \($0.place?.line ?? 0): \($0.message)" }
}

/// Changelogs as release tools and people write them, besides Keep a Changelog.
@Suite struct ChangelogFormTests {
    /// What `gh release` writes, put into a file.
    @Test func `parts on the level of the releases belong to the release above them`() {
        let text =
            "## v2.1.0\n\n## What's Changed\n* Dark mode\n\n## New Contributors\n* Ada\n\n## v2.0.0\n\n## Fixed\n- A\n"
        #expect(
            read(text) == ["2.1.0: ### What's Changed|* Dark mode|### New Contributors|* Ada", "2.0.0: ### Fixed|- A"])
    }

    @Test func `a heading that may have been meant as a release is told`() {
        #expect(
            read("## 2.0\n\n- a\n\n## Older changes\n\n- b\n") == [
                "2.0: - a|### Older changes|- b",
                "warning 5: `Older changes` tells no version, and is read as a part of 2.0",
            ])
        #expect(read("## Unrelased\n\n- a\n\n## 1.0\n").last == "error 1: `Unrelased` is no version")
    }

    /// semantic-release and standard-version.
    @Test func `great releases may have greater headings than small ones`() {
        let text =
            "# Changelog\n\n# [2.2.0](https://x.example/compare/a@2.1.1...a@2.2.0) (2026-07-26)\n\n### Features\n\n- a\n\n"
            + "## [2.1.1](https://x.example/compare/a@2.1.0...a@2.1.1) (2026-04-17)\n\n- b\n\n"
            + "## <a name=\"2.1.0\"></a>2.1.0 (2026-03-01)\n\n- c\n"
        #expect(read(text) == ["2.2.0 2026-07-26: ### Features|- a", "2.1.1 2026-04-17: - b", "2.1.0 2026-03-01: - c"])
    }

    @Test(arguments: [
        ("Release lamp 1.2.0 / lamp-core 1.3.0 (2026-01-02)", "1.2.0 2026-01-02"), ("Version 1.2", "1.2"),
        ("lamp@1.2.0", "1.2.0"), ("@me/lamp@1.2.0-beta.1", "1.2.0-beta.1"), ("mdLamp 1.2.0", "1.2.0"),
        ("1.2.0 / 2026-01-02", "1.2.0 2026-01-02"), ("1.2.0 &ndash; 2026-01-02", "1.2.0 2026-01-02"),
        ("[1.2.0](https://x.example/v1.1...v1.2)", "1.2.0"),
        ("1.2.0 (January 2, 2026)", "1.2.0 2026-01-02"), ("1.2.0 - 2nd Jan 2026", "1.2.0 2026-01-02"),
        ("1.2.0 (2026/01/02)", "1.2.0 2026-01-02"), ("1.2.0 - 02.01.2026", "1.2.0 2026-01-02"),
        ("v1.2.0 - 167 (2026-01-02)", "1.2.0 2026-01-02"), ("**1.2.0** — build 42", "1.2.0"),
        ("[1.2.0] - 2026-01-02 [YANKED]", "1.2.0 2026-01-02"), ("master (unreleased)", "next"), ("HEAD", "next"),
        ("Lamp 1.2.0 beta 2", "1.2.0"), ("Lamp 1.2.0 – The bright one", "1.2.0"),
        ("Glow Lamp 1.2.0 (Mon, 2 Jan 2026)", "1.2.0 2026-01-02"), ("42 - 2026-01-02", "42 2026-01-02"),
        ("1.2.0 (unreleased)", "next"), ("1.2.0 - TBD", "next"), ("[Unreleased][unreleased]", "next"),
    ])
    func `a release is called in many ways`(heading: String, told: String) {
        #expect(read("# Changelog\n\n## \(heading)\n\n- a\n\n## 1.0\n") == ["\(told): - a", "1.0: "])
    }

    @Test(arguments: [
        "Python 3.12 support", "Swift 6.2 support", "Minimum Rust version 1.70", "100 downloads", "Changes since 0.9",
        "Development", "Next",
    ])
    func `a heading about something else is a part of the release above it`(heading: String) {
        let told = read("## 1.2.0 - 2026-01-02\n\n- a\n\n## \(heading)\n\n- b\n\n## 1.0\n")
        #expect(told.prefix(2) == ["1.2.0 2026-01-02: - a|### \(heading)|- b", "1.0: "])
    }

    @Test func `lines may end as those of Windows do`() {
        let text = "# Changelog\n\n## 1.1\n\n- a\n\n## 2026-13-02\n\n```\n## 0.9\n```\n\n1.0\n---\n\n- b\n"
        #expect(read(text.replacing("\n", with: "\r\n")) == read(text) && read(text).contains("1.1: - a"))
    }

    @Test func `code stays as it is, in fences of any kind and indented`() {
        let text =
            "## 1.0\n\nSee [a]. Only here[^1].\n\n~~~\n## 8.0.0\n[a] see\n[b]: /b\n~~~\n\n````md\n```\n## 8.0.0\n```\n````\n\n"
            + "    [a] see\n    [b]: /b\n\n- c\n\n    More of [a]\n\n[a]: /a\n[^1]: Only on weekdays.\n"
        #expect(
            read(text) == [
                "1.0: See [a](/a). Only here[^1].|~~~|## 8.0.0|[a] see|[b]: /b|~~~|````md|```|## 8.0.0|```|````|"
                    + "    [a] see|    [b]: /b|- c|    More of [a](/a)|[^1]: Only on weekdays."
            ])
    }

    @Test(arguments: ["2026-13-02", "2026-01-42", "01/02/2026"])
    func `what was meant as a date and is none is told`(date: String) {
        #expect(read("## 1.0.0 (\(date))\n").last == "error 1: `\(date)` is no date")
    }

    /// As requests has it.
    @Test func `releases may be underlined`() {
        let text =
            "Release History\n===============\n\n1.1.0 (2026-01-02)\n-------------------\n\n**Bugfixes**\n\n- a\n\n"
            + "---\n\n1.0.0 (2025-01-02)\n------------------\n- b\n"
        #expect(read(text) == ["1.1.0 2026-01-02: **Bugfixes**|- a|---", "1.0.0 2025-01-02: - b"])
    }

    /// As Flask and attrs have it.
    @Test func `a changelog may be reStructuredText`() {
        let text =
            "Version 3.1.0\n-------------\n\nUnreleased\n\n-   Dark mode. :issue:`12`\n\n.. _x: https://x.example\n\n"
            + "Version 3.0.0\n-------------\n\nReleased 2026-01-02\n\nFixes\n~~~~~\n\n"
            + "-   ``Lamp`` and :class:`Bulb`, see `the manual <https://x.example/m>`__\n"
        #expect(
            read(text, "CHANGES.rst") == [
                "next: -   Dark mode. #12",
                "3.0.0 2026-01-02: ### Fixes|-   ``Lamp`` and `Bulb`, see [the manual](https://x.example/m)",
            ])
    }

    /// As Click and its neighbours have it, since MyST reads their manuals.
    @Test func `roles of MyST are written as what they show`() {
        let text =
            "## 8.4.2\n\nReleased 2026-06-26\n\n- Fix completion broken by {pr}`3126`. {issue}`3043` {pr}`3519`\n"
            + "- {class}`Group` and {meth}`~click.Group.invoke`, see {ref}`the manual <shells>`\n"
            + "- `{pr}` and ``a {pr}`1` b`` stay, {as does this}`\n\n```\n{pr}`1`\n```\n"
        #expect(
            read(text) == [
                "8.4.2 2026-06-26: - Fix completion broken by #3126. #3043 #3519|"
                    + "- `Group` and `invoke`, see the manual|"
                    + "- `{pr}` and ``a {pr}`1` b`` stay, {as does this}`|```|{pr}`1`|```"
            ])
    }

    @Test func `a release takes the links along that the foot defines`() {
        let text =
            "## [1.1] - 2026-01-02\n\n- a ([#12], [thanks][@ada], [@ada][], `[#12]`, [x](/x), [y])\n\n## [1.0]\n\n- b\n\n"
            + "[1.1]: https://x.example/v1.1\n[#12]: https://x.example/12\n[@ada]: https://x.example/ada\n"
        #expect(
            read(text) == [
                "1.1 2026-01-02: - a ([#12](https://x.example/12), [thanks](https://x.example/ada), "
                    + "[@ada](https://x.example/ada), `[#12]`, [x](/x), [y])",
                "1.0: - b",
            ])
    }
}
