import Foundation
import Testing

private let files = [
    "content/site.yml":
        "title: T\nbase_url: https://me.dev/\ntimezone: Europe/Berlin\n"
        + "post:\n  mastodon: cat >> out.txt; echo >> out.txt\n  x: cat >> out.txt; echo >> out.txt\n",
    "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
    "content/products/lamp/CHANGELOG.md": "## [1.0] - 2026-12-01\n\n- New\n",
    "content/products/lamp/releases/1.0.yml":
        "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: Lamp is out.}\n",
]

/// What goes wrong on the day of a release: no post goes out twice, too early, or unseen.
@Suite struct ReleaseDayTests {
    private let plan = "content/products/lamp/releases/1.0.yml"
    private let log = "content/products/lamp/releases/1.0.log"
    private let hour = ["--now", "2026-12-01T09:00:00Z"]

    private func site(_ changed: [String: String] = [:]) throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write(files.merging(changed) { $1 })
        return playbill
    }

    private func scheduled(_ changed: [String: String] = [:]) throws -> Playbill {
        let playbill = try site(changed)
        #expect(try playbill("release", "schedule", "lamp", "--now", "2026-11-30").status == 0)
        return playbill
    }

    @Test func `a post that got another name does not go out again`() throws {
        let playbill = try scheduled()
        defer { playbill.remove() }
        #expect(try playbill.run(["release", "run"] + hour).status == 0)
        let renamed = "posts:\n  - {to: mastodon, name: news, at: 2026-12-01 10:00, text: Lamp is out.}\n"
        try playbill.write([plan: renamed])
        let run = try playbill.run(["release", "run"] + hour)
        #expect(run.status == 1 && playbill.text("out.txt") == "Lamp is out.\n")
        #expect(
            run.messages.contains("`news` says on mastodon what `mastodon` said there, which the plan has no more"),
            "\(run.messages)")
        try playbill.write([plan: renamed.replacing("mastodon", with: "x")])
        #expect(try playbill.run(["release", "run"] + hour).status == 0, "another network is told the same")
        #expect(playbill.text("out.txt") == "Lamp is out.\nLamp is out.\n")
    }

    @Test func `where a journal was lost, what was due before the new one waits`() throws {
        let playbill = try scheduled()
        defer { playbill.remove() }
        #expect(try playbill.run(["release", "run"] + hour).status == 0)
        try FileManager.default.removeItem(at: playbill.folder.appending(path: log))
        let again = try playbill(
            "release", "schedule", "lamp", "x", "--at", "2026-12-02 10:00", "--now", "2026-12-01T10:00:00Z")
        #expect(again.status == 0)
        #expect(again.messages.contains("`mastodon` had its time before its journal was begun"), "\(again.messages)")
        #expect(again.messages.contains("`playbill release resume lamp mastodon` sends it"))
        _ = try playbill("release", "run", "--now", "2026-12-01T10:00:00Z")
        #expect(playbill.text("out.txt") == "Lamp is out.\n")
        #expect(try playbill("release", "resume", "lamp", "mastodon").status == 0)
        _ = try playbill("release", "run", "--now", "2026-12-01T10:00:00Z")
        #expect(playbill.text("out.txt") == "Lamp is out.\nLamp is out.\n")
    }

    @Test func `a CI, which forgets what it sent, sends nothing unless it is told that it does not forget`() throws {
        let playbill = try scheduled()
        defer { playbill.remove() }
        let run = try playbill.run(["release", "run"] + hour, environment: ["CI": "true"])
        #expect(run.status == 1 && playbill.text("out.txt") == nil)
        #expect(run.messages.contains("what was sent would be sent again"), "\(run.messages)")
        #expect(try playbill.run(["release", "run", "--dry-run"] + hour, environment: ["CI": "true"]).status == 0)
        #expect(try playbill.run(["release", "run", "--kept"] + hour, environment: ["CI": "true"]).status == 0)
        #expect(playbill.text("out.txt") == "Lamp is out.\n")
    }

    @Test func `while the product is staged, its news wait, and a hint of it goes out`() throws {
        let staged = "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\nstage: staged\n"
        let playbill = try scheduled([
            "content/site.yml": (files["content/site.yml"] ?? "") + "stage_key: jmffx5afowwlq23rbrw3ci4azv\n",
            "content/products/lamp/product.yml": staged + "launch: 2026-12-01 11:00\n",
            plan: "posts:\n  - {to: mastodon, at: 2026-12-01 10:00}\n  - {to: x, at: 2026-12-01 10:00, text: Soon.}\n"
                + "  - {to: x, name: link, at: 2026-12-01 10:00, text: \"https://me.dev/products/lamp/\"}\n",
        ])
        defer { playbill.remove() }
        let run = try playbill.run(["release", "run"] + hour)
        #expect(run.status == 1 && playbill.text("out.txt") == "Soon.\n")
        for name in ["mastodon", "link"] {
            #expect(
                run.messages.contains(
                    "`\(name)` would tell of a product whose page is staged until 2026-12-01T11:00:00+01:00"),
                "\(run.messages)")
        }
        #expect(try playbill("release", "run", "--now", "2026-12-01T10:00:00Z").status == 0)
        #expect(playbill.text("out.txt")?.contains("Lamp 1.0") == true)
    }

    @Test func `a command that nobody can run is told before anything is begun`() throws {
        let site = (files["content/site.yml"] ?? "").replacing(
            "mastodon: cat >> out.txt;", with: "mastodon: ./post.sh;")
        let playbill = try self.site(["content/site.yml": site])
        defer { playbill.remove() }
        let schedule = try playbill("release", "schedule", "--now", "2026-11-30")
        #expect(
            schedule.status == 0 && schedule.messages.contains("warning: there is no `./post.sh`"),
            "\(schedule.messages)")
        #expect(try playbill("release", "plan").output.contains("- [ ] every post has a command that sends it"))
        try playbill.write(["post.sh": "#!/bin/sh\ncat >> out.txt\n"])
        for words in [["--dry-run"], []] {
            let run = try playbill.run(["release", "run"] + words + hour)
            #expect(run.status == 1 && run.messages.contains("`./post.sh` may not be run"), "\(run.messages)")
            #expect(run.messages.contains("`chmod +x ./post.sh`"))
        }
        let script = playbill.folder.appending(path: "post.sh").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        #expect(try playbill.run(["release", "run"] + hour).status == 0, "nothing was begun before")
        #expect(playbill.text("out.txt")?.hasPrefix("Lamp is out.") == true)
    }

    @Test func `texts of one's own are counted before the hour, and an empty one does not go out`() throws {
        let long = String(repeating: "x", count: 501)
        let playbill = try scheduled([
            plan:
                "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: \(long)}\n  - {to: x, at: 2026-12-01 10:00, text: \" \"}\n"
        ])
        defer { playbill.remove() }
        let check = try playbill("check")
        #expect(check.status == 1)
        #expect(
            check.messages.contains("\(plan):2:48: error: this text for Mastodon is too long: 501 of 500"),
            "\(check.messages)")
        #expect(check.messages.contains("\(plan):3:41: error: `x` says nothing"), "\(check.messages)")
        #expect(try playbill("release", "plan").output.contains("- [ ] stores and networks take every text"))
        #expect(try playbill.run(["release", "run"] + hour).status == 1)
        #expect(playbill.text("out.txt") == nil)
    }

    @Test func `a text that the kit has not is told before the hour`() throws {
        let playbill = try scheduled([
            plan: "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, language: fr}\n",
            "content/products/lamp/releases/0.9.yml": "posts:\n  - {to: x, at: 2026-01-01, language: fr}\n",
        ])
        defer { playbill.remove() }
        let check = try playbill("check")
        #expect(check.status == 1 && !check.messages.contains("0.9.yml"), "\(check.messages)")
        #expect(
            check.messages.contains("\(plan):2:5: error: the kit of lamp has no text for `fr/mastodon`"),
            "\(check.messages)")
        #expect(check.messages.contains("the site speaks en"), "\(check.messages)")
    }

    @Test func `a command that is sure that nothing went out is asked again, and not for ever`() throws {
        let command = "post:\n  mastodon: test -e online || { echo no network >&2; exit 75; }; cat >> out.txt\n"
        let playbill = try scheduled(["content/site.yml": "title: T\nbase_url: https://me.dev/\n" + command])
        defer { playbill.remove() }
        let run = try playbill("release", "run", "--now", "2026-12-01T10:00:00Z")
        #expect(run.status == 1)
        #expect(
            run.messages.contains(
                "`mastodon` did not go out, and goes with a later run: it ended with status 75: no network"),
            "\(run.messages)")
        try playbill.write(["online": ""])
        let late = try playbill("release", "run", "--now", "2026-12-03T10:00:00Z")
        #expect(late.messages.contains("`mastodon` has missed its time by more than a day"), "\(late.messages)")
        #expect(playbill.text("out.txt") == nil)
        #expect(try playbill("release", "run", "--now", "2026-12-01T10:05:00Z").status == 0)
        #expect(playbill.text("out.txt") == "Lamp is out.")
    }

    @Test func `the second post of a thread waits for the first, and is told where that is`() throws {
        let command =
            "post:\n  mastodon: test -e online || exit 1; { echo $PLAYBILL_AFTER; cat; echo; } >> out.txt; echo https://m.example/1\n"
        let thread =
            "posts:\n  - {to: mastodon, name: one, at: 2026-12-01 10:00, text: One}\n"
            + "  - {to: mastodon, name: two, at: 2026-12-01 10:00, text: Two, after: one}\n"
        let playbill = try scheduled([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\n" + command, plan: thread,
        ])
        defer { playbill.remove() }
        let now = ["--now", "2026-12-01T10:00:00Z"]
        let first = try playbill.run(["release", "run"] + now)
        #expect(
            first.status == 1 && first.messages.contains("two: waits for one, which is failed"), "\(first.messages)")
        try playbill.write(["online": ""])
        #expect(try playbill.run(["release", "retry", "one"] + now).status == 0)
        #expect(try playbill.run(["release", "run"] + now).status == 0)
        #expect(playbill.text("out.txt") == "\nOne\nhttps://m.example/1\nTwo\n")
    }

    @Test(arguments: [
        ("after: on}", ":3:71: error: no other post is called `on`"),
        ("after: two}", ":3:71: error: no other post is called `two`"),
        ("after: late}", ":3:71: error: `late` goes out later than `two`"),
    ])
    func `what waits for a post that cannot come before it is told`(after: String, message: String) throws {
        let playbill = try site([
            plan: "posts:\n  - {to: mastodon, name: one, at: 2026-12-01 10:00, text: One}\n"
                + "  - {to: mastodon, name: two, at: 2026-12-01 10:00, text: Two, \(after)\n"
                + "  - {to: mastodon, name: late, at: 2026-12-02, text: Late}\n"
        ])
        defer { playbill.remove() }
        let check = try playbill("check")
        #expect(check.status == 1 && check.messages.contains(plan + message), "\(check.messages)")
    }

    @Test func `after the step to the next version, its release is the one that is meant`() throws {
        let playbill = try scheduled()
        defer { playbill.remove() }
        try playbill.write(["content/products/lamp/CHANGELOG.md": "## [1.1] - 2026-12-01\n\n- More\n"])
        let next = try playbill(
            "release", "schedule", "lamp", "mastodon", "--at", "2026-12-05 10:00", "--now", "2026-12-01")
        #expect(next.status == 0 && playbill.text("content/products/lamp/releases/1.1.log") != nil, "\(next.messages)")
        #expect(try playbill("release", "plan").output.hasPrefix("# Lamp 1.1\n"))
        #expect(try playbill("release", "plan", "--release", "v1.0").output.hasPrefix("# Lamp 1.0\n"))
    }

    @Test func `after a hotfix, what still tells of the old version says how it is taken back`() throws {
        let playbill = try scheduled([plan: "posts:\n  - {to: mastodon, at: 2026-12-01 10:00}\n"])
        defer { playbill.remove() }
        try playbill.write(["content/products/lamp/CHANGELOG.md": "## [1.0.1] - 2026-12-01\n\n- Mended\n"])
        let run = try playbill.run(["release", "run"] + hour)
        #expect(run.status == 1)
        #expect(
            run.messages.contains("`playbill release cancel lamp mastodon --release 1.0`, and schedule it for 1.0.1"),
            "\(run.messages)")
    }

    @Test func `all are held, of every release, and what was cancelled stays so`() throws {
        let playbill = try scheduled([
            "content/products/lamp/CHANGELOG.md": "## [1.1] - 2026-12-01\n\n- More\n",
            plan:
                "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: One}\n  - {to: x, at: 2026-12-01 10:00, text: Two}\n",
            "content/products/lamp/releases/1.1.yml": "posts:\n  - {to: mastodon, at: 2026-12-01 10:00, text: Three}\n",
        ])
        defer { playbill.remove() }
        #expect(try playbill("release", "schedule", "--release", "1.0", "--now", "2026-11-30").status == 0)
        #expect(try playbill("release", "cancel", "x").status == 0)
        let pause = try playbill("release", "pause")
        #expect(pause.messages.contains("mastodon: paused") && pause.messages.contains("mastodon of 1.0: paused"))
        _ = try playbill.run(["release", "run"] + hour)
        #expect(playbill.text("out.txt") == nil)
        #expect(try playbill("release", "pause").messages.contains("nothing is to be paused"))
        #expect(try playbill("release", "resume").status == 0)
        _ = try playbill.run(["release", "run"] + hour)
        #expect(playbill.text("out.txt") == "Three\nOne\n")
    }

    @Test func `one release's damage does not hold the posts of another`() throws {
        let playbill = try scheduled([
            "content/products/bell/product.yml": "name: Bell\ntagline: It rings.\nkind: app\nlicense: MIT\n",
            "content/products/bell/releases/1.0.yml": "posts:\n  - {to: x, at: 2026-12-01 10:00, text: Bell.}\n",
            "content/products/bell/releases/1.0.log":
                "playbill journal 1: what was posted; nothing is sent without it\n<<<<<<< HEAD\n",
        ])
        defer { playbill.remove() }
        let run = try playbill.run(["release", "run"] + hour)
        #expect(
            run.status == 1 && run.messages.contains("bell/releases/1.0.log:2:1: error: this line"), "\(run.messages)")
        #expect(playbill.text("out.txt") == "Lamp is out.\n")
    }

    @Test func `two runs at once are one, and the second has nothing to complain of`() throws {
        let playbill = try scheduled()
        defer { playbill.remove() }
        let path = playbill.folder.appending(path: log).path
        let file = open(path, O_RDWR)
        #expect(file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0)
        defer { close(file) }
        let run = try playbill.run(["release", "run"] + hour)
        #expect(run.status == 0 && run.messages.contains("lamp 1.0: another run sends its posts"), "\(run.messages)")
        #expect(try playbill.run(["release", "run", "--quiet"] + hour).messages == "")
        #expect(playbill.text("out.txt") == nil)
    }

    @Test func `an hour that no clock shows is asked for again, and a post's own time is told`() throws {
        let playbill = try scheduled()
        defer { playbill.remove() }
        let gap = try playbill("release", "schedule", "lamp", "x", "--at", "2027-03-28 02:30", "--now", "2026-11-30")
        #expect(gap.status == 64)
        #expect(gap.messages.contains("no clock of Europe/Berlin shows 2027-03-28 02:30"), "\(gap.messages)")
        let day = try playbill("release", "schedule", "lamp", "x", "--at", "2027-03-28", "--now", "2026-11-30")
        #expect(day.status == 0 && day.messages.contains("x: planned, at 2027-03-28T00:00:00+01:00"), "\(day.messages)")
    }
}
