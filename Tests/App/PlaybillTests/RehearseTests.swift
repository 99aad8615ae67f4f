import Foundation
import Testing

private let play = """
    terminal 40x8
    size 320x240
    fps 10

    caption "One line."
    run "cat $FILE; echo $((6 * 7))"
    mark poster
    wait 0.5s

    """

@Suite struct RehearseTests {
    @Test func `a terminal play is rehearsed, checked and performed without its programs`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let said = playbill.folder.appending(path: "said.txt").path
        let text = play.replacing("size 320x240", with: "size 320x240\nenv FILE \"\(said)\"")
        try playbill.write(["a/demo.play": text, "said.txt": "one\n"])
        let early = try playbill("render", "a/demo.play", "-o", "x.png")
        #expect(early.status == 1)
        #expect(early.messages.contains("a/demo.play:1:1: error: this play has not been rehearsed"))
        #expect(early.messages.contains("`playbill rehearse a/demo.play` runs its programs and writes a/demo.cast"))
        let rehearsed = try playbill("rehearse", "a/demo.play")
        #expect(rehearsed.status == 0, "\(rehearsed.messages)")
        #expect(try playbill("rehearse", "--check", "a/demo.play").status == 0)
        #expect(try playbill("render", "a/demo.play", "-o", "x.txt").status == 0)
        #expect(playbill.text("x.txt")?.hasSuffix("\none\n42\n$\n") == true)
        #expect(try playbill("render", "a/demo.play", "-o", "x.gif").status == 0)

        // Another program's words change no picture, but the check tells of them.
        try playbill.write(["said.txt": "two\n"])
        #expect(try playbill("render", "a/demo.play", "-o", "y.gif").status == 0)
        #expect(try playbill.data("x.gif") == playbill.data("y.gif"))
        let check = try playbill("rehearse", "--check", "a/demo.play")
        #expect(check.status == 1)
        #expect(check.messages.contains("a/demo.play:7:1: error: the programs say something else than a/demo.cast"))
        #expect(check.messages.contains("  - one\n  + two\n"))
    }

    @Test func `a program that is not there is warned of at its line`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["demo.play": "terminal 60x8\nrun \"echo hi\"\n\ntype \"gloam --new\"\nenter\nwait 1s\n"])
        let outcome = try playbill("rehearse", "demo.play")
        #expect(outcome.status == 0)
        #expect(
            outcome.messages.contains(
                "demo.play:5:1: warning: the shell could not run this: gloam: command not found"),
            "\(outcome.messages)")
        #expect((outcome.output + outcome.messages).contains("demo.cast: 3 lines rehearsed"))
        try playbill.write(["demo.play": "terminal 60x8\nrun \"echo hi\"\n"])
        let fine = try playbill("rehearse", "demo.play")
        #expect(!fine.messages.contains("warning"))
        #expect((fine.output + fine.messages).contains("demo.cast: 1 line rehearsed"))
    }

    @Test func `a program that stays is told with the line, and the home is gone`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "demo.play":
                "terminal 40x8\nrun \"echo $HOME > \(playbill.folder.path)/home; touch $HOME/mine; sleep 1000\"\n"
        ])
        let outcome = try playbill("rehearse", "demo.play", "--limit", "0.5s")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("demo.play:2:1: error: the shell did not come back within 0.5s"))
        #expect(!playbill.exists("demo.cast"))
        let home = try #require(playbill.text("home")).split(separator: "\n")[0]
        #expect(home.hasPrefix("/tmp/playbill-home"))
        // Another test may have a home of that name by now, but not this one's file.
        #expect(!FileManager.default.fileExists(atPath: home + "/mine"))
    }

    @Test func `what a play brings is in its home, and what is not there is told`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let head = "terminal 40x8\nrequire ./tool\n"
        try playbill.write([
            "a/demo.play": head + "bring \"tool\" \"../samples\"\nrun \"./tool\"\n",
            "a/late.play": head + "run \"./tool\"\n",
            "a/none.play": "terminal 40x8\nbring \"nothing\"\nrun \"ls\"\n", "a/tool": "#!/bin/sh\nls -R\n",
            "samples/deep/one.txt": "1", "samples/.hidden": "2",
        ])
        #expect(chmod(playbill.folder.appending(path: "a/tool").path, 0o755) == 0)
        let rehearsed = try playbill("rehearse", "a/demo.play")
        #expect(rehearsed.status == 0, "\(rehearsed.messages)")
        #expect(try playbill("render", "a/demo.play", "-o", "x.txt").status == 0)
        #expect(playbill.text("x.txt")?.contains("./samples:\ndeep\n\n./samples/deep:\none.txt\n") == true)
        let late = try playbill("rehearse", "a/late.play").messages
        #expect(late.contains("`./tool` is not installed") && late.contains("`bring` it into the home"))
        let none = try playbill("rehearse", "a/none.play").messages
        #expect(none.contains("a/none.play:2:7: error: `nothing` cannot be brought: No such file"), "\(none)")
    }

    @Test func `a game's play has nothing to rehearse`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["game.play": "game nanashi\ntap g1\n"])
        let outcome = try playbill("rehearse", "game.play")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains("game.play:1:6: error: nothing is to be rehearsed: `nanashi` runs no program"))
        #expect(try playbill("rehearse").status == 64)
    }
}
