import Foundation
import Testing

/// A site in a repository of its own, with two commits and a tag.
private func repository() throws -> Playbill {
    let playbill = try Playbill()
    try playbill.write([
        "site/content/site.yml":
            "title: T\nbase_url: https://me.dev/\nlastmod: git\nversions: {guide: {current: v2, tags: [v1]}}\n",
        "site/content/guide/a b.md": "Then.", "site/content/pages/ä.md": "Page.",
    ])
    try git(playbill, "init", "-q")
    try commit(playbill, "2026-02-03T04:05:06Z")
    try git(playbill, "tag", "v1")
    try playbill.write(["site/content/guide/a b.md": "Now."])
    try commit(playbill, "2026-03-04T05:06:07+02:00")
    return playbill
}

private func commit(_ playbill: Playbill, _ date: String) throws {
    try git(playbill, "add", "site")
    try git(playbill, "-c", "user.name=A", "-c", "user.email=a@me.dev", "commit", "-q", "-m", "x", "--date", date)
}

private func git(_ playbill: Playbill, _ words: String...) throws {
    let outcome = try playbill.run(words, program: URL(filePath: "/usr/bin/git"))
    try #require(outcome.status == 0, "\(outcome.messages)")
}

@Suite struct HistoryTests {
    @Test func `git tells when pages changed, and what a manual was at a tag`() throws {
        let playbill = try repository()
        defer { playbill.remove() }
        let outcome = try playbill("build", "--site", "site")
        #expect(outcome.status == 0 && !outcome.messages.contains("warning"), "\(outcome.messages)")
        let sitemap = playbill.text("site/public/sitemap.xml") ?? ""
        #expect(sitemap.contains("/guide/a-b/</loc><lastmod>2026-03-04T03:06:07Z</lastmod>"), "\(sitemap)")
        #expect(sitemap.contains("<lastmod>2026-02-03T04:05:06Z</lastmod>"))
        let old = playbill.text("site/public/guide/v1/a-b/index.html") ?? ""
        #expect(old.contains("<p>Then.</p>") && old.contains("This page is about version v1."))
        #expect(old.contains("<link rel=\"canonical\" href=\"https://me.dev/guide/a-b/\">"))
        #expect(playbill.text("site/public/guide/a-b/index.html")?.contains("<p>Now.</p>") == true)
    }

    @Test func `a shallow clone, a tag that is not there and no git at all are told`() throws {
        let playbill = try repository()
        defer { playbill.remove() }
        try git(playbill, "clone", "-q", "--depth", "1", "file://\(playbill.folder.path)", "shallow")
        let shallow = try playbill("check", "--site", "shallow/site")
        #expect(shallow.status != 0)
        #expect(shallow.messages.contains("no page has its day from git: the repository is a shallow clone"))
        #expect(shallow.messages.contains("`fetch-depth: 0`"))
        #expect(shallow.messages.contains("there is no tag `v1` in the repository"))
        #expect(shallow.messages.contains("`git fetch --tags`"))
        let without = try playbill("check", "--site", "site", environment: ["PATH": "/nowhere"])
        #expect(without.messages.contains("no page has its day from git: git is not installed"))
        #expect(without.messages.contains("error: git is not installed"))
    }

    @Test func `no setting of the repository makes git run a program`() throws {
        let playbill = try repository()
        defer { playbill.remove() }
        let mark = playbill.folder.appending(path: "ran").path
        try playbill.write(["evil.sh": "#!/bin/sh\ntouch \(mark)\n"])
        let evil = playbill.folder.appending(path: "evil.sh").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: evil)
        for name in ["core.fsmonitor", "core.pager", "pager.log", "diff.external", "gpg.program", "core.sshCommand"] {
            try git(playbill, "config", name, evil)
        }
        try git(playbill, "config", "log.showSignature", "true")
        try? FileManager.default.removeItem(atPath: mark)
        #expect(try playbill("build", "--site", "site").status == 0)
        #expect(!playbill.exists("ran"))
    }
}
