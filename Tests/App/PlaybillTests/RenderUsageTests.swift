import Testing

private let play = "game nanashi\nsize 64x64\nfps 10\nmove g2\nmark poster\nwait 0.2s\n"

@Suite struct RenderUsageTests {
    @Test(arguments: [
        ("a.play -o a.gif --flip --last g2 --mark a1", ["flip", "last", "mark"]),
        ("a.play -o a.gif --coordinates --players You,Robot --select g1 --arrow a1a3", ["coordinates", "players"]),
        ("a.play -o a.gif --moves 1..2 --delay 1s", ["moves", "delay"]), ("a.play -o a.gif --at poster", ["at"]),
        ("a.play -o a.png --max-bytes 4k --for github", ["max-bytes", "for"]),
        ("a.play -o a.svg --colors 8", ["colors"]),
        ("a.play -o a.png --fast", ["fast"]),
        ("a.play -o a.png --fps 10", ["fps"]), ("a.play --check --at poster", ["at"]),
        ("--position startpos -o a.png --at poster --moves 1..2", ["at", "moves"]),
        ("--batch --flip --at poster", ["flip", "at"]),
    ])
    func `an option that would change nothing is refused`(line: String, options: [String]) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let outcome = try playbill.run(["render"] + line.split(separator: " ").map(String.init))
        #expect(outcome.status == 64)
        for option in options { #expect(outcome.messages.contains("error: `--\(option)` "), "\(outcome.messages)") }
        for name in ["a.gif", "a.png", "a.svg"] { #expect(!playbill.exists(name)) }
    }

    @Test func `options that say something go together`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let board = "--position startpos -o b.png --flip --coordinates --select g1 --mark a1 --size 64 --style dusk"
        let still = "a.play -o a.png --at 0.2s --scale 0.5 --style dusk"
        for line in [
            board, still, "a.play -o a.gif --fps 5 --colors 8", "a.play -o a.gif --fast", "a.play --check --fps 5",
        ] {
            let outcome = try playbill.run(["render"] + line.split(separator: " ").map(String.init))
            #expect(outcome.status == 0, "\(outcome.messages)")
        }
    }

    @Test(arguments: [
        ("--position startpos --select zz", "there is no square `zz`"),
        ("--position startpos --mark zz", "there is no square `zz`"),
        ("--position startpos --arrow a1", "`a1` is no arrow"), ("--position bad", "`bad` is no position"),
        ("--position startpos --style neon", "no style is called `neon`"), ("a.play --style neon", "called `neon`"),
        ("a.play --at nope", "no moment of the play is called `nope`"),
        ("a.play --contact 100x100", "a contact sheet has 1 to 400 moments"),
    ])
    func `a value that means nothing is a wrong command line`(line: String, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        let outcome = try playbill.run(["render", "-o", "a.png"] + line.split(separator: " ").map(String.init))
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(!playbill.exists("a.png"))
    }

    @Test(arguments: [
        ("screens\nscreen a \"a.svg\"\nwait 1s\n", "paper", "known are: day, dusk, or a colour"),
        ("cast \"a.cast\"\nplay\n", "paper", "known are dusk, day, vhs"),
    ])
    func `a style is one of whoever acts`(play: String, style: String, known: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "a.play": play, "a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 60\"/>",
            "a.cast": "{\"version\":2,\"width\":9,\"height\":3}\n[0.1,\"o\",\"hi\"]\n",
        ])
        let outcome = try playbill("render", "a.play", "-o", "a.png", "--style", style)
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains("`--style`: no "), "\(outcome.messages)")
        #expect(outcome.messages.contains(known), "\(outcome.messages)")
        let theme = try playbill("render", "a.play", "-o", "a.png", "--style", "nord")
        #expect(theme.status == (play.hasPrefix("cast") ? 0 : 64), "\(theme.messages)")
    }

    @Test func `frames are numbered by %d and %0Nd, and two percent signs are one`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": play])
        #expect(try playbill("render", "a.play", "-o", "f/%03d.png").status == 0)
        #expect(try playbill("render", "a.play", "-o", "g%d.png").status == 0)
        #expect(try playbill("render", "a.play", "-o", "100%%.png").status == 0)
        #expect(playbill.exists("f/001.png") && playbill.exists("g1.png") && playbill.exists("100%.png"))
        for name in ["100%.png", "f%s.png", "f%5d.png", "f%d%d.png", "f%05d.gif", "f%05d.webp", "f%d.svg", "50%.gif"] {
            let outcome = try playbill("render", "a.play", "-o", name)
            #expect(outcome.status == 64, "\(name)")
            #expect(outcome.messages.contains("%05d"), "\(outcome.messages)")
        }
        #expect(try playbill("render", "--position", "startpos", "-o", "b%d.png").status == 64)
        #expect(!playbill.exists("f1s") && !playbill.exists("f%05d.gif") && !playbill.exists("b1.png"))
    }

    @Test func `a caption that cannot be set whole is a warning at its line, and no boxes are drawn`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let long = String(repeating: "many words ", count: 17)
        let head = "game nanashi\nsize 200x200\n"
        try playbill.write([
            "long.play": head + "caption \"\(long)\" \"\(long)\"\nwait 1s\n",
            "boxes.play": head + "caption \"Ur 𒀀 𒀁\"\nwait 1s\ncard \"𒀀\"\nwait 1s\n",
        ])
        let cut = try playbill("render", "long.play", "-o", "long.png")
        #expect(cut.status == 0)
        #expect(cut.messages.contains("long.play:3:1: warning: these words do not fit"), "\(cut.messages)")
        // In letters nothing is cut, and beside a picture it is told once.
        #expect(!(try playbill("render", "long.play", "-o", "long.txt").messages.contains("warning")))
        let both = try playbill("render", "long.play", "-o", "long.txt", "-o", "long.png").messages
        #expect(both.ranges(of: "do not fit").count == 1, "\(both)")
        let boxes = try playbill("render", "boxes.play", "-o", "boxes.png")
        #expect(boxes.status == 1)
        #expect(boxes.messages.contains("boxes.play:3:1: error: no font has `𒀀`, `𒀁`;"), "\(boxes.messages)")
        #expect(boxes.messages.contains("boxes.play:5:1: error: no font has `𒀀`"), "\(boxes.messages)")
    }

    @Test(arguments: [
        ("startpoz", "did you mean `startpos`?"), ("nonsense", "is no position"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "this is a position of chess"),
        ("xyz5o/7/7/7/7/7/o5q x 0 1", "3 letters of the board are no pieces"),
    ])
    func `one mistake in a position is told once`(fen: String, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": "game nanashi\nposition \(fen)\nwait 1s\n"])
        let outcomes = [
            try playbill("position", fen), try playbill("render", "--position", fen, "-o", "a.png"),
            try playbill("render", "a.play", "--check"),
        ]
        #expect(outcomes.map(\.status) == [65, 64, 1])
        for outcome in outcomes {
            #expect(outcome.messages.contains(message), "\(outcome.messages)")
            #expect(!outcome.messages.contains("also:") && !outcome.messages.contains(" errors"), "\(outcome.messages)")
        }
    }
}
