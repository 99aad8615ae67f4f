import Foundation
import Testing

private let files = [
    "content/site.yml": "title: T\nbase_url: https://me.dev/\ntimezone: Pacific/Auckland\n",
    "content/products/lamp/product.yml":
        "name: Lamp\ntagline: It shines.\nkind: library\nversion: 1.2.0 # as tagged\nchangelog: /CHANGELOG.md\npodspec: /Lamp.podspec\n",
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n- A lamp\n\n## [1.2.0] - 2025-01-02\n\n- First\n",
    "Lamp.podspec": "Pod::Spec.new do |s|\n  s.name = 'Lamp'\n  s.version = '1.2.0'\n  s.summary = 'It shines.'\nend\n",
    "README.md": "It is 1.2.0.\n\n```\nlamp, from: \"1.2.0\"\n```\n",
    "Sources/Lamp/Version.swift": "let version = \"1.2.0\"\n",
    "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.0\n",
    "Tests/Version.swift": "let version = \"1.2.0\"\n",
]

private func site(_ changed: [String: String] = [:]) throws -> Playbill {
    let playbill = try Playbill()
    try playbill.write(files.merging(changed) { $1 })
    for words in [["init", "-q"], ["add", "."]] {
        let outcome = try playbill.run(words, program: URL(filePath: "/usr/bin/git"))
        try #require(outcome.status == 0, "\(outcome.messages)")
    }
    return playbill
}

@Suite struct ReleaseBumpCommandTests {
    @Test func `every file that tells the version tells the next one, on the day that it is where the author lives`()
        throws
    {
        let playbill = try site()
        defer { playbill.remove() }
        let dry = try playbill("release", "bump", "minor", "--dry-run")
        #expect(dry.status == 0 && dry.messages.contains("CHANGELOG.md: would tell 1.3.0"), "\(dry.messages)")
        #expect(files.allSatisfy { playbill.text($0.key) == $0.value })
        let outcome = try playbill("release", "bump", "lamp", "minor", "--now", "2026-03-04T20:00:00Z")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.messages.contains("Lamp 1.2.0 → 1.3.0"))
        #expect(
            playbill.text("CHANGELOG.md")
                == "# Changelog\n\n## [Unreleased]\n\n## [1.3.0] - 2026-03-05\n\n- A lamp\n\n## [1.2.0] - 2025-01-02\n\n- First\n"
        )
        #expect(playbill.text("content/products/lamp/product.yml")?.contains("\nversion: 1.3.0 # as tagged\n") == true)
        #expect(playbill.text("Lamp.podspec")?.contains("s.version = '1.3.0'") == true)
        #expect(playbill.text("README.md") == "It is 1.2.0.\n\n```\nlamp, from: \"1.3.0\"\n```\n")
        #expect(playbill.text("Sources/Lamp/Version.swift") == "let version = \"1.3.0\"\n")
        #expect(playbill.text("CITATION.cff") == "cff-version: 1.2.0\nversion: 1.3.0\n")
        #expect(playbill.text("Tests/Version.swift") == files["Tests/Version.swift"])
    }

    @Test(arguments: [
        (["bump"], 64, "takes a step"), (["bump", "lamp", "bigger"], 64, "`bigger` is no step"),
        (["bump", "lmap", "minor"], 64, "did you mean `lamp`?"),
        (["bump", "1.1"], 1, "nothing was changed: 1.1 does not come after 1.2.0"),
        (["bumb"], 64, "did you mean `bump`?"),
    ])
    func `what cannot be is told with a remedy, and changes nothing`(words: [String], status: Int32, message: String)
        throws
    {
        let playbill = try site()
        defer { playbill.remove() }
        let outcome = try playbill.run(["release"] + words)
        #expect(outcome.status == status && outcome.messages.contains(message), "\(outcome.messages)")
        #expect(files.allSatisfy { playbill.text($0.key) == $0.value })
    }

    @Test func `files that tell different versions are made to agree by who names the next one`() throws {
        let playbill = try site(["package.json": "{\n  \"version\": \"2.4.6\"\n}\n"])
        defer { playbill.remove() }
        let step = try playbill("release", "bump", "minor")
        #expect(step.status == 1 && step.messages.contains("package.json tells 2.4.6, and CHANGELOG.md 1.2.0"))
        #expect(step.messages.contains("`playbill release bump lamp 2.5.0`"), "\(step.messages)")
        #expect(playbill.text("CHANGELOG.md") == files["CHANGELOG.md"])
        #expect(try playbill("release", "bump", "2.5.0").status == 0)
        #expect(playbill.text("package.json") == "{\n  \"version\": \"2.5.0\"\n}\n")
        #expect(playbill.text("Lamp.podspec")?.contains("'2.5.0'") == true)
    }

    @Test func `notes are written into the changelog that is released`() throws {
        let log = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2025-01-02\n\n- First\n"
        let playbill = try site(["CHANGELOG.md": log])
        defer { playbill.remove() }
        let git = URL(filePath: "/usr/bin/git")
        _ = try playbill.run(
            ["-c", "user.name=A", "-c", "user.email=a@me.dev", "commit", "-q", "-m", "feat: a switch"], program: git)
        #expect(try playbill("release", "notes", "--write").status == 0)
        #expect(!playbill.exists("content/products/lamp/CHANGELOG.md"))
        #expect(playbill.text("CHANGELOG.md")?.contains("- A switch") == true)
        #expect(try playbill("release", "bump", "patch").status == 0)
        #expect(try playbill("release", "bump", "patch", "--write").status == 64)
        #expect(try playbill("release", "notes", "--write", "--dry-run").status == 64)
    }

    @Test func `without news there is no release`() throws {
        let log = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2025-01-02\n\n- First\n"
        let playbill = try site(["CHANGELOG.md": log])
        defer { playbill.remove() }
        let outcome = try playbill("release", "bump", "patch")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains("nothing was changed: CHANGELOG.md says nothing below `## [Unreleased]`")
                && outcome.messages.contains("playbill release notes lamp --write"), "\(outcome.messages)")
        #expect(playbill.text("CHANGELOG.md") == log && playbill.text("Lamp.podspec") == files["Lamp.podspec"])
    }
}
