import Foundation
import Testing

/// A site with one product in a repository, with a tag and two commits since.
private func repository() throws -> Playbill {
    let playbill = try Playbill()
    try playbill.write([
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\n",
    ])
    try git(playbill, "init", "-q")
    for (subject, tag) in [("Begin", "v1"), ("feat: dims with the sun", nil), ("chore: tidy up", nil)] {
        try git(playbill, "add", ".")
        try git(
            playbill, "-c", "user.name=A", "-c", "user.email=a@me.dev", "commit", "-q", "--allow-empty", "-m", subject)
        if let tag { try git(playbill, "tag", tag) }
    }
    return playbill
}

private func git(_ playbill: Playbill, _ words: String...) throws {
    let outcome = try playbill.run(words, program: URL(filePath: "/usr/bin/git"))
    try #require(outcome.status == 0, "\(outcome.messages)")
}

@Suite struct ReleaseNotesCommandTests {
    @Test func `commits since the last tag become a draft, which is written when asked for`() throws {
        let playbill = try repository()
        defer { playbill.remove() }
        let draft = try playbill("release", "notes")
        #expect(draft.output == "## [Unreleased]\n\n### Added\n\n- Dims with the sun\n")
        #expect(draft.messages.contains("2 commits since v1; left aside: 1 chore"))
        let path = "content/products/lamp/CHANGELOG.md"
        #expect(!playbill.exists(path))
        #expect(try playbill("release", "notes", "lamp", "--write").status == 0)
        let written = try #require(playbill.text(path))
        #expect(written.hasSuffix("## [Unreleased]\n\n### Added\n\n- Dims with the sun\n"))
        #expect(try playbill("release", "notes", "--write").messages.contains("says it all"))
        #expect(playbill.text(path) == written)
        #expect(try playbill("check").status == 0)
        #expect(try playbill("release", "notes", "--since", "v1", "--repository", ".").output == draft.output)
    }

    @Test func `of two products in one repository each has its own tags and commits`() throws {
        let playbill = try repository()
        defer { playbill.remove() }
        try playbill.write([
            "content/products/bell/product.yml": "name: Bell\ntagline: It rings.\nkind: app\n",
            "content/products/lamp/CHANGELOG.md": "## [Unreleased]\n\n- News\n\n## [1.0] - 2026-01-01\n\n- Old\n",
        ])
        for (subject, tag) in [
            ("fix: flickers no more", "lamp-v1.0"), ("feat(lamp): a dimmer", nil), ("feat(bell): a chime", "bell-v1.0"),
            ("fix(lamp): the switch", nil),
        ] {
            try git(playbill, "add", ".")
            try git(
                playbill, "-c", "user.name=A", "-c", "user.email=a@me.dev", "commit", "-q", "--allow-empty", "-m",
                subject)
            if let tag { try git(playbill, "tag", tag) }
        }
        let lamp = try playbill("release", "notes", "lamp")
        #expect(lamp.output == "## [Unreleased]\n\n### Added\n\n- A dimmer\n\n### Fixed\n\n- The switch\n")
        #expect(lamp.messages.contains("3 commits since lamp-v1.0; left aside: 1 for bell"), "\(lamp.messages)")
        let plan = try playbill("release", "plan", "lamp", "--release", "1.1")
        #expect(plan.output.contains("`git tag -a lamp-v1.1 -F"), "\(plan.output)")
        #expect(try playbill("release", "plan", "lamp", "--release", "1.0").output.contains("- [x] the tag is there"))
        #expect(try playbill("release", "bump", "lamp", "1.1").messages.contains("`git tag lamp-v1.1`"))
    }

    @Test func `what cannot be listed is told with a remedy`() throws {
        let playbill = try repository()
        defer { playbill.remove() }
        let tag = try playbill("release", "notes", "--since", "v2")
        #expect(tag.status == 1 && tag.messages.contains("there is no tag `v2`"), "\(tag.messages)")
        let name = try playbill("release", "notes", "lmap", "--write")
        #expect(name.status == 64 && name.messages.contains("did you mean `lamp`?"))
        let none = try playbill("release", "notes", "--repository", "/")
        #expect(none.status == 1 && none.messages.contains("no notes can be made: "), "\(none.messages)")
        #expect(try playbill("release").status == 64)
        #expect(try playbill("release", "nots").messages.contains("did you mean `notes`?"))
    }
}
