import Foundation
import Testing

private let play = "game nanashi\nsize 64x64\nfps 10\nmove g2\nmark poster\nwait 0.2s\n"

private let games = """
    [Black "Ada"]

    1. g2 a2 *

    [Black "Eve"]

    1. b7 a2 2. g2 *

    """

@Suite struct RenderOutputsTests {
    @Test func `several outputs come of one run, each as if it were made alone`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let names = ["a.gif", "b.webp", "c.png", "d.svg", "e.txt", "f/%02d.png"]
        let outcome = try playbill.run(["render", "a.play"] + names.flatMap { ["-o", $0] })
        #expect(outcome.status == 0, "\(outcome.messages)")
        for name in names where !name.contains("%") {
            let alone = "alone/" + name
            #expect(try playbill("render", "a.play", "-o", alone).status == 0)
            #expect(try playbill.data(name) == playbill.data(alone), "\(name)")
        }
        #expect(playbill.exists("f/01.png"))
    }

    @Test func `where one cannot be made, no file changes`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play, "old.gif": "old", "taken.png/x": "x"])
        #expect(try playbill("render", "a.play", "-o", "old.gif", "-o", "taken.png").status == 73)
        #expect(playbill.text("old.gif") == "old")
        #expect(try playbill("render", "a.play", "-o", "old.gif", "-o", "c.png", "--at", "nowhere").status == 64)
        #expect(playbill.text("old.gif") == "old" && !playbill.exists("c.png"))
        let names = try FileManager.default.contentsOfDirectory(atPath: playbill.folder.path)
        #expect(!names.contains { $0.hasSuffix("~") }, "\(names)")
    }

    @Test(arguments: [
        ("-o a.gif -o a.gif", "`a.gif` is written twice"),
        ("-o a.gif -o b.png --delay 1s", "`--delay` goes with recorded games"),
        ("-o a.png --loop off", "`--loop` goes with films"),
        ("-o a.gif --loop often", "`--loop` takes `off` or a number"),
    ])
    func `what makes no sense together is told`(line: String, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let outcome = try playbill.run(["render", "a.play"] + line.split(separator: " ").map(String.init))
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }

    @Test func `an SVG of a play plays, light and dark, unless a moment or a style is asked for`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        #expect(try playbill("render", "a.play", "-o", "film.svg", "--loop", "off").status == 0)
        let film = try #require(playbill.text("film.svg"))
        #expect(film.contains("<animate") && film.contains("prefers-color-scheme") && film.contains("fill=\"freeze\""))
        #expect(try playbill("render", "a.play", "-o", "dusk.svg", "--style", "dusk").status == 0)
        #expect(playbill.text("dusk.svg")?.contains("prefers-color-scheme") == false)
        #expect(try playbill("render", "a.play", "-o", "still.svg", "--at", "poster").status == 0)
        #expect(playbill.text("still.svg")?.contains("<animate") == false)
    }

    @Test func `a game of several is taken by its number, and goes out as it came in`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["games.pgn": games])
        #expect(try playbill("import", "pgn", "games.pgn", "--game", "2", "-o", "second.play").status == 0)
        #expect(playbill.text("second.play")?.contains("move b7\nreply a2\nmove g2\n") == true)
        let record = try playbill("export", "pgn", "second.play")
        #expect(record.output.contains("1. b7 a2 2. g2 *"), "\(record.output)")
        let none = try playbill("import", "pgn", "games.pgn", "--game", "3")
        #expect(none.status == 64 && none.messages.contains("games.pgn has 2 games, and no number 3"))
        #expect(try playbill("render", "games.pgn", "-o", "m/%d.png", "--size", "64x64").status == 0)
        #expect(playbill.exists("m/3.png") && !playbill.exists("m/4.png"))
    }

    @Test func `a tape becomes a play, and its mistakes have places`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "t/demo.tape": "Output demo.mp4\nSource more.tape\nType \"echo 42\" Enter\nSleep 200ms\n",
            "t/more.tape": "Set TypingSpeed 10ms\n", "bad.tape": "Output a.gif\nTip \"x\"\n",
        ])
        let outcome = try playbill("import", "tape", "t/demo.tape", "-o", "demo.play")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.messages.contains("t/demo.tape:1:1: warning: films are written as GIF or WebP"))
        #expect(try playbill("rehearse", "demo.play").status == 0)
        #expect(try playbill("render", "demo.play", "-o", "demo.txt", "--at", "end").status == 0)
        #expect(playbill.text("demo.txt") == "> echo 42\n42\n>\n")
        let bad = try playbill("import", "tape", "bad.tape")
        #expect(bad.status == 1 && bad.output.isEmpty)
        #expect(bad.messages.contains("bad.tape:2:1: error: no command of tapes is called `Tip`"), "\(bad.messages)")
    }
}
