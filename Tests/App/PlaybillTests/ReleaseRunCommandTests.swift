import Foundation
import Testing

private let files = [
    "content/site.yml":
        "title: T\nbase_url: https://me.dev/\ntimezone: Europe/Berlin\n"
        + "post:\n  mastodon: cat >> out.txt; echo https://m.example/1\n  x: echo no >&2; exit 3\n",
    "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
    "content/products/lamp/releases/1.0.yml":
        "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: Lamp is out.}\n  - {to: x, at: 2026-12-01 10:05}\n",
]

@Suite struct ReleaseRunCommandTests {
    private func site(_ changed: [String: String] = [:]) throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write(files.merging(changed) { $1 })
        return playbill
    }

    @Test func `a post goes out once, at its time, and what failed waits for a person`() throws {
        let playbill = try site()
        defer { playbill.remove() }
        let none = try playbill("release", "run", "--now", "2026-12-01T09:00:00Z")
        #expect(none.status == 0 && playbill.text("out.txt") == nil, "nothing goes out without a journal")
        #expect(try playbill("release", "schedule", "--now", "2026-11-30").status == 0)
        _ = try playbill("release", "run", "--now", "2026-12-01T08:59:59Z")
        #expect(playbill.text("out.txt") == nil)
        for _ in 0..<3 {
            let run = try playbill("release", "run", "--now", "2026-12-01T09:00:00Z")
            #expect(run.status == 0, "\(run.messages)")
            #expect(playbill.text("out.txt") == "Lamp is out.")
        }
        let failed = try playbill("release", "run", "--now", "2026-12-01T09:05:00Z")
        #expect(failed.status == 1 && failed.messages.contains("it ended with status 3: no"), "\(failed.messages)")
        #expect(failed.messages.contains("`playbill release retry lamp x` sends it"))
        #expect(try playbill("release", "run", "--now", "2026-12-01T09:06:00Z").status == 0)
        let list = try playbill("release", "list", "--now", "2026-12-01T09:06:00Z").output
        #expect(
            list == "2026-12-01T10:00:00+01:00\tsent\tlamp\t1.0\tmastodon\thttps://m.example/1\n"
                + "2026-12-01T10:05:00+01:00\tfailed\tlamp\t1.0\tx\tit ended with status 3: no\n")
        #expect(try playbill("release", "retry", "mastodon").status == 1)
        #expect(try playbill("release", "skip", "x").status == 0)
        let log = playbill.text("content/products/lamp/releases/1.0.log") ?? ""
        let acts = log.split(separator: "\n").map { line in line.split(separator: "\t").dropFirst().first }
        #expect(acts == [nil, "intend", "sent", "intend", "failed", "skip"])
    }

    @Test func `nothing goes out with a picture that a newer kit tells of`() throws {
        let playbill = try site(["kit/lamp/social/mastodon.json": #"{"form": 99, "picture": {"path": "../p.png"}}"#])
        defer { playbill.remove() }
        #expect(try playbill("release", "schedule", "--now", "2026-11-30").status == 0)
        let run = try playbill("release", "run", "--now", "2026-12-01T09:00:00Z")
        #expect(run.status == 1 && playbill.text("out.txt") == nil)
        #expect(run.messages.contains("kit/lamp/social/mastodon.json is of form 99, and this Playbill reads 1"))
        #expect(run.messages.contains("a newer Playbill made the kit"), "\(run.messages)")
    }

    @Test func `what was interrupted, or is a week old, does not go out by itself`() throws {
        let playbill = try site([
            "content/products/lamp/releases/1.0.log":
                "playbill journal 1: what was posted; nothing is sent without it\n2026-12-01T09:00:00Z\tintend\tmastodon\t\n"
        ])
        defer { playbill.remove() }
        let run = try playbill("release", "run", "--now", "2026-12-08T09:06:00Z")
        #expect(run.status == 0 && playbill.text("out.txt") == nil)
        #expect(run.messages.contains("`mastodon` was interrupted while it was sent, and may have gone out"))
        #expect(run.messages.contains("`x` has missed its time by more than a day"))
        #expect(try playbill("release", "retry", "mastodon").status == 0)
        #expect(try playbill("release", "run", "--now", "2026-12-08T09:07:00Z").status == 0)
        #expect(playbill.text("out.txt") == "Lamp is out.")
        let early = try playbill("release", "retry", "x", "--now", "2026-11-30")
        #expect(early.status == 1 && early.messages.contains("`x` has not missed its time"), "\(early.messages)")
    }

    @Test func `a damaged journal sends nothing, and says where`() throws {
        let playbill = try site([
            "content/products/lamp/releases/1.0.log":
                "playbill journal 1: what was posted; nothing is sent without it\nwho knows\n"
        ])
        defer { playbill.remove() }
        let run = try playbill("release", "run", "--now", "2026-12-01T09:00:00Z")
        #expect(run.status == 1 && playbill.text("out.txt") == nil)
        #expect(
            run.messages.contains(
                "content/products/lamp/releases/1.0.log:2:1: error: this line of the journal cannot be"))
    }

    @Test func `paused posts wait, resumed ones go, cancelled ones do not`() throws {
        let playbill = try site()
        defer { playbill.remove() }
        _ = try playbill("release", "schedule", "--now", "2026-11-30")
        #expect(try playbill("release", "pause").status == 0)
        _ = try playbill("release", "run", "--now", "2026-12-01T09:10:00Z")
        #expect(playbill.text("out.txt") == nil)
        #expect(try playbill("release", "cancel", "x").status == 0)
        #expect(try playbill("release", "resume", "mastodon").status == 0)
        let run = try playbill("release", "run", "--now", "2026-12-01T09:10:00Z")
        #expect(run.status == 0 && playbill.text("out.txt") == "Lamp is out.", "\(run.messages)")
    }

    @Test func `a post is planned with one command, and its time changed with the same`() throws {
        let playbill = try site(["content/products/lamp/releases/1.0.yml": "# my plan\n"])
        defer { playbill.remove() }
        let now = ["--now", "2026-11-30"]
        let one = try playbill.run(["release", "schedule", "mastodon", "--at", "2026-12-01 10:00"] + now)
        #expect(
            one.status == 0 && one.messages.contains("next: mastodon at 2026-12-01T10:00:00+01:00"), "\(one.messages)")
        let two = try playbill.run(["release", "schedule", "mastodon", "--at", "2026-12-02 10:00"] + now)
        #expect(two.status == 0)
        #expect(
            playbill.text("content/products/lamp/releases/1.0.yml")
                == "# my plan\nposts:\n  - to: mastodon\n    at: 2026-12-02T10:00:00+01:00\n")
        let bad = try playbill.run(["release", "schedule", "mastodn", "--at", "2026-12-02 10:00"] + now)
        #expect(bad.status == 1 && bad.messages.contains("did you mean `mastodon`?"))
        let past = try playbill.run(["release", "schedule", "x", "--at", "2026-11-02 10:00"] + now)
        #expect(past.status == 64)
    }

    @Test(arguments: [
        ("posts:\n  - {to: mastodon, at: soon}\n", ":2:24: error: `at` must be a date"),
        ("posts:\n  - {to: mastodon}\n", ":2:5: error: `at` is missing"),
        ("posts:\n  - {to: fax, at: 2026-12-01}\n", ":2:10: error: the kit has no text `fax`"),
        ("posts:\n  - {to: x, at: 2026-12-01}\n  - {to: x, at: 2026-12-02}\n", ":3:5: error: two posts are called `x`"),
        ("posts:\n  - {to: x, at: 2026-12-01, name: a b}\n", ":2:35: error: `a b` has a blank in it"),
        ("item: []\n", ":1:1: error: there is no field `item`"),
        ("- x\n", ":1:1: error: the plan of a release must be a map"),
    ])
    func `a plan with mistakes is told where it stands`(plan: String, message: String) throws {
        let playbill = try site(["content/products/lamp/releases/1.0.yml": plan])
        defer { playbill.remove() }
        let check = try playbill("check")
        #expect(check.status == 1)
        #expect(check.messages.contains("content/products/lamp/releases/1.0.yml\(message)"), "\(check.messages)")
    }

    @Test func `a text of the kit does not go out under the plan of another version`() throws {
        let playbill = try site([
            "content/products/lamp/CHANGELOG.md": "## [0.9] - 2026-01-02\n\n- Old\n",
            "content/products/lamp/releases/1.0.yml": "posts:\n  - {to: mastodon, at: 2026-12-01 10:00}\n",
        ])
        defer { playbill.remove() }
        #expect(try playbill("release", "schedule", "--now", "2026-11-30").status == 0)
        for dry in [["--dry-run"], []] {
            let run = try playbill.run(["release", "run", "--now", "2026-12-01T09:00:00Z"] + dry)
            #expect(run.status == 1 && playbill.text("out.txt") == nil)
            #expect(
                run.messages.contains("`mastodon` would tell of 0.9, and the plan is that of 1.0"), "\(run.messages)")
        }
        try playbill.write(["content/products/lamp/CHANGELOG.md": "## [1.0] - 2026-12-01\n\n- New\n"])
        #expect(try playbill("release", "run", "--now", "2026-12-01T09:00:00Z").status == 0)
        #expect(playbill.text("out.txt")?.contains("Lamp 1.0") == true)
    }
}
