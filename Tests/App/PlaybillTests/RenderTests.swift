import Foundation
import Testing

/// Five moves, a remark, and who played.
private let game = """
    [Event "Kitchen table"]
    [Black "Ada"]
    [White "Bo"]

    1. g2 { a step } a2 2. f2 b2 3. a7c6 *

    """

/// The hundredths of a second that the images of a GIF are shown, from its control blocks.
func delays(ofGIF bytes: Data) -> [Int] {
    let bytes = Array(bytes)
    return bytes.indices.dropLast(7).compactMap { index in
        bytes[index..<index + 3] == [0x21, 0xF9, 0x04] && bytes[index + 7] == 0
            ? Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8 : nil
    }
}

extension Playbill {
    func data(_ path: String) -> Data { (try? Data(contentsOf: folder.appending(path: path))) ?? Data() }
}

@Suite struct RenderTests {
    // MARK: Games

    @Test func `a game is a picture a move, all of them or a range`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["game.pgn": game])
        #expect(try playbill("render", "game.pgn", "-o", "all.gif", "--size", "96x112").status == 0)
        #expect(delays(ofGIF: playbill.data("all.gif")) == [60, 60, 60, 60, 60, 300])
        #expect(try playbill("render", "game.pgn", "-o", "all.gif", "--size", "96x112", "--delay", "1.2s").status == 0)
        #expect(delays(ofGIF: playbill.data("all.gif")) == [120, 120, 120, 120, 120, 300])
        let part = [
            "render", "game.pgn", "-o", "part.gif", "--size", "96x112", "--moves", "2..4", "--delay", "1s 2s 4s",
        ]
        #expect(try playbill.run(part).status == 0)
        #expect(delays(ofGIF: playbill.data("part.gif")).first == 400, "before the range")
        #expect(delays(ofGIF: playbill.data("part.gif")).dropFirst() == [100, 200, 300])
    }

    @Test(arguments: [
        (["--moves", "9..12"], "game.pgn has 5 moves; `--moves` begins at 9", "write `--moves 1..5`"),
        (["--moves", "4..2"], "`--moves` takes a range, not `4..2`", "write `--moves 10..20`"),
        (["--delay", "5"], "`--delay` takes times of 0.02s to 10m, not `5`", "write `--delay 0.6s`"),
        (["--size", "0"], "`--size` takes two whole numbers from 1 on, not `0`", "write `--size 720x840`"),
        (["--size", "100000"], "`--size` takes sides of 16 to 4096", ""),
        (["--fps", "0"], "`--fps` takes a whole number from 1 to 60", ""),
        (["--scale", "1e9"], "`--scale` takes a factor from 0.01 to 16, not `1e9`", "write `--scale 0.5`"),
        (["--scale", "100"], "`--scale` takes a factor from 0.01 to 16, not `100`", "write `--scale 100%`"),
    ])
    func `what a game cannot be is told`(words: [String], message: String, remedy: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["game.pgn": game])
        let outcome = try playbill.run(["render", "game.pgn", "-o", "game.gif"] + words)
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(remedy.isEmpty || outcome.messages.contains(remedy), "\(outcome.messages)")
        #expect(!playbill.exists("game.gif"))
    }

    @Test func `an imported game is a play that can be performed`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["game.pgn": game])
        let play = try playbill("import", "pgn", "game.pgn")
        #expect(play.status == 0)
        #expect(play.output.contains("move g2\ncaption \"a step\"\nreply a2\n"), "\(play.output)")
        try playbill.write(["game.play": play.output])
        #expect(try playbill("render", "game.play", "--check").status == 0)
        #expect(try playbill("import", "pgn", "-", input: game).output == play.output)
    }

    @Test func `a game with mistakes is told at their places`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "bad.pgn": "[Event \"x\"]\n\n1. g2 a9 *\n", "illegal.pgn": "1. g2 g1g3 *\n", "none.pgn": "\n",
        ])
        for command in [["import", "pgn"], ["render", "-o", "x.gif"]] {
            let bad = try playbill.run(command + ["bad.pgn"])
            #expect(bad.status == 1)
            #expect(bad.messages.hasPrefix("bad.pgn:3:7: error: "), "\(bad.messages)")
            let illegal = try playbill.run(command + ["illegal.pgn"])
            #expect(illegal.messages.hasPrefix("illegal.pgn:1:7: error: illegal move g1g3"), "\(illegal.messages)")
            #expect(illegal.messages.contains("the board there, o to move:"), "\(illegal.messages)")
            #expect(
                try playbill.run(command + ["none.pgn"]).messages.hasPrefix("none.pgn:1:1: error: there is no game"))
        }
        #expect(try playbill("import", "jekyll").status == 64)
    }

    // MARK: Boards

    @Test func `a batch of boards is answered line by line, in order`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let lines = (0..<40).map { #"{"fen":"startpos","output":"b/\#($0).png","size":64,"flip":true}"# }
        let others = [
            #"{"fen":"startpos","output":"x.svg","select":"g1","arrow":["g1g2","a7a5"],"style":"dusk","last":null}"#,
            #"{"fen":"startpos","output":"x.webp","size":"64x96"}"#, #"{"fen":"startpos","output":"b/3.png"}"#,
            #"{"fen":"nonsense","output":"y.png"}"#, #"{"fen":"startpos","output":"y.png","sise":4}"#, "nonsense",
            #"{"fen":"startpos","output":"y.png","size":100000}"#, #"{"fen":"startpos","output":"y.bmp"}"#,
            #"{"fen":"startpos","output":"y.png","select":"d4"}"#,
        ]
        let input = (lines + others).joined(separator: "\n")
        let outcome = try playbill("render", "--batch", input: input)
        #expect(outcome.status == 0)
        let answers = outcome.output.split(separator: "\n").map(String.init)
        #expect(answers.count == lines.count + others.count)
        for (index, answer) in answers.prefix(lines.count).enumerated() {
            let bytes = playbill.data("b/\(index).png").count
            #expect(bytes > 0 && answer == #"{"output":"b/\#(index).png","bytes":\#(bytes)}"#, "\(answer)")
        }
        let rest = answers.suffix(others.count)
        #expect(rest.prefix(2).allSatisfy { $0.hasPrefix(#"{"output""#) }, "\(rest)")
        #expect(playbill.text("x.svg")?.contains("<title") == true)
        #expect(rest.dropFirst(2).allSatisfy { $0.hasPrefix(#"{"error""#) }, "\(rest)")
        #expect(!playbill.exists("y.png"))
        #expect(try playbill("render", "--batch", input: input).output == outcome.output)
    }

    // MARK: Films

    @Test func `a play becomes a GIF, a WebP, a still of each kind, the same bytes anywhere`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": "game nanashi\nsize 64x64\nfps 10\ntap g1\ntap g2\nmark poster\nwait 0.2s\n"])
        for name in ["a.gif", "a.webp", "a.png", "a.svg"] {
            #expect(try playbill("render", "a.play", "-o", name).status == 0)
            let other = ["TZ": "Asia/Tokyo", "LC_ALL": "fr_FR.UTF-8", "HOME": "/nowhere"]
            #expect(try playbill("render", "a.play", "-o", "again-" + name, environment: other).status == 0)
            #expect(playbill.data(name) == playbill.data("again-" + name))
        }
        #expect(playbill.data("a.webp").dropFirst(8).prefix(4) == Data("WEBP".utf8))
        #expect(playbill.data("a.webp").range(of: Data("ANMF".utf8)) != nil)
        #expect(try playbill("render", "a.play", "-o", "still.webp", "--at", "poster").status == 0)
        #expect(playbill.data("still.webp").range(of: Data("ANMF".utf8)) == nil)
        let small = try playbill("render", "a.play", "-o", "small.webp", "--max-bytes", "2k")
        #expect(small.status == 0 && small.messages.contains("to fit --max-bytes: "), "\(small.messages)")
        #expect(playbill.data("small.webp").count <= 2000)
    }

    // MARK: Hostile sizes

    @Test(arguments: [
        ("size 0x0\nwait 1s", "h.play:2:6: error: a picture's sides are 16 to 4096 pixels long"),
        ("size 100000x100000\nwait 1s", "h.play:2:6: error: a picture's sides are 16 to 4096 pixels long"),
        ("wait 10000s", "h.play:2:6: error: a play lasts at most 600s"),
        ("duration 10000s\nwait 1s", "h.play:2:10: error: a play lasts at most 600s"),
        ("fps 100000\nwait 1s", "h.play:2:5: error: `100000` is not within 1 to 60"),
        ("repeat 1000\nrepeat 1000\nwait 1ms\nend\nend", "error: a play has at most 5000 actions"),
        ("repeat 1000000\nwait 1ms\nend", "h.play:2:8: error: `1000000` is not within 1 to 1000"),
    ])
    func `sizes beyond all use are errors`(script: String, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["h.play": "game nanashi\n\(script)\n"])
        let outcome = try playbill("render", "h.play", "-o", "h.gif")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(!playbill.exists("h.gif"))
    }

    @Test func `a million actions are an error`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["h.play": "game nanashi\n" + String(repeating: "wait 1ms\n", count: 1_000_000)])
        let outcome = try playbill("render", "h.play", "-o", "h.gif")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("the play is longer than 1024 KiB"), "\(outcome.messages)")
    }

    @Test func `a sheet of more moments than anybody reads is an error`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["a.play": "game nanashi\nsize 64x64\nwait 1s\n"])
        let outcome = try playbill("render", "a.play", "-o", "a.png", "--contact", "100000x100000")
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains("a contact sheet has 1 to 400 moments"))
    }
}
