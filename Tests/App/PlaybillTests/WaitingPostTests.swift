import Foundation
import Testing

/// What waits on the day of a release, for whom, and what lets it go.
@Suite struct WaitingPostTests {
    private let plan = "content/products/lamp/releases/1.0.yml"
    private let log = "content/products/lamp/releases/1.0.log"
    private let header = "playbill journal 1: what was posted; nothing is sent without it\n"
    private let hour = ["--now", "2026-12-01T09:00:00Z"]

    /// A site whose posts are those lines of a plan, and scheduled.
    private func scheduled(_ posts: String, _ changed: [String: String] = [:]) throws -> Playbill {
        let playbill = try Playbill()
        let files = [
            "content/site.yml":
                "title: T\nbase_url: https://me.dev/\ntimezone: Europe/Berlin\nstage_key: jmffx5afowwlq23rbrw3ci4azv\n"
                + "post:\n  mastodon: test -e offline && exit 75; cat >> out.txt; echo >> out.txt\n",
            "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
            "content/products/lamp/CHANGELOG.md": "## [1.0] - 2026-12-01\n\n- New\n",
            plan: "posts:\n" + posts,
        ]
        try playbill.write(files.merging(changed) { $1 })
        #expect(try playbill("release", "schedule", "lamp", "--release", "1.0", "--now", "2026-11-30").status == 0)
        return playbill
    }

    @Test func `what may have gone out by a lost journal is let go by its name only`() throws {
        let playbill = try scheduled("  - {to: mastodon, at: 2026-12-01 10:00, text: Lamp is out.}\n")
        defer { playbill.remove() }
        #expect(try playbill.run(["release", "run"] + hour).status == 0)
        try FileManager.default.removeItem(at: playbill.folder.appending(path: log))
        let again = try playbill.run(["release", "schedule", "lamp"] + hour)
        #expect(again.messages.contains("may have gone out: it is held"), "\(again.messages)")
        _ = try playbill("release", "pause", "lamp")
        let resume = try playbill("release", "resume", "lamp")
        #expect(
            resume.messages.contains("mastodon: held still")
                && resume.messages.contains("`playbill release resume lamp mastodon`"),
            "\(resume.messages)")
        _ = try playbill.run(["release", "run"] + hour)
        #expect(playbill.text("out.txt") == "Lamp is out.\n")
        #expect(try playbill("release", "resume", "lamp", "mastodon").status == 0)
        _ = try playbill.run(["release", "run"] + hour)
        #expect(playbill.text("out.txt") == "Lamp is out.\nLamp is out.\n")
    }

    @Test func `an older journal, which has the digest alone, tells of a renamed post too`() throws {
        let playbill = try scheduled("  - {to: mastodon, at: 2026-12-01 10:00, text: Lamp is out.}\n")
        defer { playbill.remove() }
        #expect(try playbill.run(["release", "run"] + hour).status == 0)
        let journal = try #require(playbill.text(log))
        #expect(journal.contains(" mastodon\n"))
        try playbill.write([
            log: journal.replacing(" mastodon\n", with: "\n"),
            plan: "posts:\n  - {to: mastodon, name: news, at: 2026-12-01 10:00, text: Lamp is out.}\n",
        ])
        #expect(try playbill.run(["release", "run"] + hour).status == 1)
        #expect(playbill.text("out.txt") == "Lamp is out.\n")
    }

    @Test func `what did not go out may get another name`() throws {
        let playbill = try scheduled(
            "  - {to: mastodon, name: first, at: 2026-12-01 10:00, text: Lamp is out.}\n", ["offline": ""])
        defer { playbill.remove() }
        #expect(try playbill.run(["release", "run"] + hour).status == 1)
        try FileManager.default.removeItem(at: playbill.folder.appending(path: "offline"))
        try playbill.write([plan: "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: Lamp is out.}\n"])
        let run = try playbill.run(["release", "run"] + hour)
        #expect(run.status == 0 && playbill.text("out.txt") == "Lamp is out.\n", "\(run.messages)")
    }

    @Test func `what waits for a cancelled post is told, and how it goes alone`() throws {
        let one = "  - {to: mastodon, name: one, at: 2026-12-01 10:00, text: One}\n"
        let two = "  - {to: mastodon, name: two, at: 2026-12-01 10:00, text: Two"
        let playbill = try scheduled(one + two + ", after: one}\n")
        defer { playbill.remove() }
        #expect(try playbill("release", "cancel", "lamp", "one").status == 0)
        let run = try playbill.run(["release", "run"] + hour)
        #expect(
            run.status == 1 && run.messages.contains("warning: `two` waits for `one`, which is cancelled"),
            "\(run.messages)")
        #expect(run.messages.contains("`playbill release resume lamp one` lets that go out first"), "\(run.messages)")
        let late = try playbill("release", "run", "--now", "2026-12-03T10:00:00Z")
        #expect(
            late.messages.contains(
                "`two` has missed its time by more than a day: it waits for `one`, which is cancelled")
                && late.messages.contains("`playbill release resume lamp one`"), "\(late.messages)")
        try playbill.write([plan: "posts:\n" + one + two + "}\n"])
        #expect(try playbill.run(["release", "run"] + hour).status == 0)
        #expect(playbill.text("out.txt") == "Two\n")
    }

    @Test(arguments: [
        ("https://me.dev/products/lamp", false), ("http://me.dev/products/lamp/", false),
        ("me.dev/products/lamp/", false), ("See Me.dev/products/lamp.", false),
        ("(me.dev/products/lamp/press/)", false),
        ("https://me.dev/products/lamp-post/", true), ("https://some.dev/products/lamp", true),
        ("https://me.dev/products/lamps", true),
    ])
    func `a link to a page that is staged does not go out, however it is written`(text: String, isSent: Bool) throws {
        let playbill = try scheduled(
            "  - {to: mastodon, at: 2026-12-01 10:00, text: \"\(text)\"}\n",
            [
                "content/products/lamp/product.yml":
                    "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\nstage: staged\n"
            ])
        defer { playbill.remove() }
        let run = try playbill.run(["release", "run"] + hour)
        #expect(playbill.text("out.txt") == (isSent ? text + "\n" : nil), "\(run.messages)")
    }

    @Test func `a journal that cannot be read does not hold the posts of another release`() throws {
        let playbill = try scheduled(
            "  - {to: mastodon, at: 2026-12-01 10:00, text: Lamp is out.}\n",
            [
                "content/products/lamp/releases/1.1.yml":
                    "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: More.}\n",
                "content/products/lamp/releases/1.1.log/x": "",
            ])
        defer { playbill.remove() }
        let run = try playbill.run(["release", "run"] + hour)
        #expect(run.status != 0 && run.messages.contains("1.1.log"), "\(run.messages)")
        #expect(playbill.text("out.txt") == "Lamp is out.\n", "\(run.messages)")
    }
}
