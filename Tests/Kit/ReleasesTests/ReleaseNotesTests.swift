import Releases
import Testing

private func draft(_ subjects: String...) -> ReleaseNotesDraft {
    ReleaseNotesDraft(subjects.map { Commit(subject: $0) })
}

@Suite struct ReleaseNotesTests {
    @Test func `Conventional Commits say what they are`() {
        let draft = draft(
            "feat(player): play records", "fix: read dates of before 1970.", "perf: draw each row once",
            "chore: tidy up", "docs(readme): say more", "feat!: drop iOS 9", "security: ask before opening a link")
        #expect(
            draft.text == """
                ## [Unreleased]

                ### Added

                - Play records

                ### Changed

                - Draw each row once
                - **Breaking:** Drop iOS 9

                ### Fixed

                - Read dates of before 1970

                ### Security

                - Ask before opening a link

                """)
        #expect(draft.leftOut == ["chore": 1, "docs": 1])
    }

    @Test func `what was taken back is no news, and what was put back is`() {
        let back = draft(
            "feat: a dimmer", "feat: a timer", "Revert \"feat: a dimmer\"", "Revert \"feat: a timer\"",
            "Reapply \"feat: a timer\"", "Revert \"fix: of a release before\"")
        #expect(back.parts == [.added: ["A timer"], .changed: ["Revert \"fix: of a release before\""]])
        #expect(back.leftOut == ["taken back": 4])
        let old = draft("feat: a timer", "Revert \"feat: a timer\"", "Revert \"Revert \"feat: a timer\"\"")
        #expect(old.parts == [.added: ["A timer"]])
    }

    @Test func `what was taken back is found behind the numbers of pull requests`() {
        let squashed = draft(
            "fix: three (#5)", "fix: four (#6)", "fix: three (#7)", "Revert \"fix: three (#5)\" (#8)",
            "Revert \"fix: four\" (#9)", "feat: a timer (#10)", "Revert \"feat: a timer (#10)\" (#11)",
            "Reapply \"feat: a timer (#10)\" (#12)")
        #expect(squashed.leftOut == ["taken back": 6])
        #expect(squashed.parts.values.reduce(0) { $0 + $1.count } == 2)
        #expect(draft("fix: three (#5)", "Revert \"fix: three (#4)\" (#6)").leftOut.isEmpty)
    }

    @Test func `a footer tells what breaks, in its own words`() {
        let commit = Commit(
            subject: "refactor: one store", body: "Why.\n\nBREAKING CHANGE: saves of 1.x are not read\n")
        #expect(ReleaseNotesDraft([commit]).parts == [.changed: ["**Breaking:** Saves of 1.x are not read"]])
    }

    @Test(arguments: [
        ("Add a board", ChangelogPart.added, "Add a board"), ("Fixes #12, the crash.", .fixed, "Fixes #12, the crash"),
        ("drop Python 2", .removed, "Drop Python 2"), ("iPhone: larger letters", .changed, "iPhone: larger letters"),
        ("kit: a post tells its news", .changed, "Kit: a post tells its news"),
        ("--fast packs once", .changed, "--fast packs once"),
    ])
    func `plain commits are told by their first word`(subject: String, part: ChangelogPart, text: String) {
        #expect(draft(subject).parts == [part: [text]])
    }

    @Test(arguments: ["v1.2.0", "1.2", "Release 1.2", "Bump version to 1.2.0", "wip", "Merge branch x", "typo", ""])
    func `what tells users nothing is counted`(subject: String) {
        #expect(draft(subject).isEmpty && draft(subject).leftOut.values.reduce(0, +) == 1)
    }

    @Test func `lines join those that are there, and stand before the definitions of links`() {
        let changelog = """
            # Changelog

            ## [Unreleased]

            ### Fixed

            - A crash

            ## [1.0] - 2026-01-01

            ### Added

            - All

            [1.0]: https://example.org/1.0

            """
        let draft = draft("fix: a crash", "fix: another", "feat: a board")
        let once = draft.written(into: changelog)
        #expect(
            once.hasPrefix(
                "# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- A crash\n- Another\n\n### Added\n\n- A board\n\n## [1.0]"
            ), "\(once)")
        #expect(once.hasSuffix("- All\n\n[1.0]: https://example.org/1.0\n"))
    }

    @Test(arguments: [
        "# C\n\n~~~\n## [Unreleased]\n~~~\n", "# C\n\n````\n```\n## [Unreleased]\n````\n",
        "# C\n\nAs in\n\n    ```\n    ## [Unreleased]\n",
    ])
    func `code that shows a changelog is left alone`(head: String) {
        let written = draft("feat: a board").written(into: head + "\n## [1.0]\n\n- All\n")
        #expect(written == head + "\n## [Unreleased]\n\n### Added\n\n- A board\n\n## [1.0]\n\n- All\n")
    }

    @Test(arguments: [
        "", "# Changelog\n", "# Changelog\n\n## [1.0]\n\n- All\n", "# Changelog\n\n## Unreleased\n",
        "# C\nText.\n## 1.0",
        "# C\n\n## [Unreleased]\n\n### Added\n\n- A board\n\n[1.0]: https://example.org\n",
        "# C\n\n```\n## [Unreleased]\n```\n\n## [1.0]\n",
        "# C\n\n~~~\n## [Unreleased]\n~~~\n\n## [1.0]\n",
        "# C\n\n````\n```\n## [Unreleased]\n````\n\n## [1.0]\n",
    ])
    func `a law: writing twice is writing once, and nothing that stood there is lost`(changelog: String) {
        let draft = draft("feat: a board", "fix: a crash")
        let once = draft.written(into: changelog)
        #expect(draft.written(into: once) == once)
        #expect(
            once.contains("## ") && once.contains("- A board\n") && once.contains("- A crash\n") && once.hasSuffix("\n")
        )
        var rest = once.split(separator: "\n")[...]
        for line in changelog.split(separator: "\n") {
            let place = rest.firstIndex(of: line)
            #expect(place != nil, "\(line) in \(once)")
            rest = rest.dropFirst((place ?? rest.startIndex) - rest.startIndex + 1)
        }
    }
}
