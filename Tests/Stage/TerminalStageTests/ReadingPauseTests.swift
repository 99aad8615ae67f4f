import Diagnostics
import Stage
import Testing

@testable import TerminalStage

/// A room of a game, drawn as a program that fills the screen draws it.
private func room(_ column: Int, _ message: String = "", isAlternate: Bool = true) -> String {
    let floor = "#" + String(repeating: ".", count: 37) + "#"
    let rows = (0..<12).map { _ in floor }.joined(separator: "\r\n")
    return (isAlternate ? "\u{1B}[?1049h" : "") + "\u{1B}[H\u{1B}[2J\(rows)\r\n\(message)\u{1B}[5;\(column)H@"
}

private let right = TerminalDeed.key(name: "right", bytes: [0x1B, 0x5B, 0x43], count: 1)

private func pause(
    _ before: TerminalScreen, _ after: TerminalScreen, _ deed: TerminalDeed = right, said: Seconds? = nil,
    isExact: Bool = false, isPainted: Bool = true
) -> Seconds {
    ReadingPause(said: said, isExact: isExact, isPainted: isPainted).length(from: before, to: after, deed)
}

/// What a rehearsal of a game wrote down, which a program that fills the screen plays.
private func cast(_ keys: String) -> String {
    func line(_ time: Double, _ kind: String, _ text: String) -> String {
        let written = text.replacing("\r\n", with: #"\r\n"#).replacing("\u{1B}", with: #"\u001b"#)
        return "[\(time), \"\(kind)\", \"\(written)\"]\n"
    }
    return "{\"version\": 2, \"width\": 44, \"height\": 16}\n" + line(0, "m", "terminal 44x16, prompt \\\"$ \\\"")
        + line(0, "o", "$ " + room(5)) + line(0.4, "m", keys) + line(0.46, "i", "\u{1B}[C") + line(0.46, "o", room(6))
}

private func performance(_ head: String, _ line: String, _ label: String) throws -> Performance {
    let script = "terminal 44x16\n\(head)\(line)\nmark done\nwait 1s\n"
    let play = try parsePlay(SourceText(path: "x/demo.play", script), games: [TerminalActor.kind]) { name in
        name == "demo.cast" ? SourceText(path: "x/demo.cast", cast(label)) : nil
    }
    return try Performance(play, games: [TerminalActor.kind])
}

@Suite struct ReadingPauseTests {
    @Test func `on a screen that a program fills, only what changed is read`() {
        let (before, after) = (terminal(44, 16, room(5)), terminal(44, 16, room(6)))
        // The `@` and the floor that it left: two letters.
        #expect(pause(before, after) == 0.34)
        #expect(pause(before, terminal(44, 16, room(6, "You wake."))) == 0.5)
    }

    @Test func `where the screen is drawn again without that, a key reads what changed as well`() {
        let (before, after) = (
            terminal(44, 16, room(5, isAlternate: false)), terminal(44, 16, room(6, isAlternate: false))
        )
        #expect(pause(before, after) == 0.34)
        // A shell's rows are read as ever, also where a line cleared the screen.
        #expect(pause(before, after, isPainted: false) == 1.08)
        #expect(pause(before, after, .run("clear")) == 1.08)
        #expect(pause(before, after, .key(name: "enter", bytes: [0x0D], count: 1)) == 1.08)
    }

    @Test func `rows that only moved are not read again`() {
        let page = (1...16).map { "row \($0)" }
        let before = terminal(44, 16, "\u{1B}[?1049h" + page.joined(separator: "\r\n"))
        let after = terminal(44, 16, "\u{1B}[?1049h" + (page.dropFirst() + ["xyz"]).joined(separator: "\r\n"))
        #expect(pause(before, after) == 0.36)
    }

    @Test func `a play says how long is read, and a key that says how long it takes leaves nothing to read`() throws {
        let (before, after) = (terminal(44, 16, room(5)), terminal(44, 16, room(6)))
        #expect(pause(before, after, said: 0.1) == 0.1)
        #expect(pause(before, after, .type("a"), said: .zero) == .zero)
        #expect(pause(before, after, .type("a"), said: 3.0) == 0.12)
        #expect(pause(before, after, isExact: true) == .zero)
        func time(_ head: String, _ line: String, _ label: String = "key right") throws -> Seconds {
            try #require(try performance(head, line, label).marks.first).time
        }
        let usual = try time("", "key right")
        #expect(usual < 0.8, "the game stands still for \(usual.text)")
        #expect(try time("reading 0s\n", "key right") == usual - 0.34)
        #expect(try time("", "key right 1 200ms") == 0.2)
        #expect(try time("reading 0s\n", "key right\nwait 0.1s") == usual - 0.34 + 0.1)
    }

    @Test func `what the shell showed before a program is not read again when that ends`() throws {
        let rows = (1...12).map { "a row of the shell, \($0)" }.joined(separator: #"\r\n"#)
        let cast = #"""
            {"version": 2, "width": 44, "height": 16}
            [0.0, "m", "terminal 44x16, prompt \"$ \""]
            [0.0, "o", "ROWS\r\n$ game"]
            [0.4, "m", "enter"]
            [0.4, "o", "\u001b[?1049h\u001b[HA game."]
            [0.9, "m", "key q"]
            [0.9, "o", "\u001b[?1049l\r\nYou have won.\r\n$ "]

            """#.replacing("ROWS", with: rows)
        let play = try parsePlay(
            SourceText(path: "x/demo.play", "terminal 44x16\nenter\nmark in\nkey q\nmark out\nwait 1s\n"),
            games: [TerminalActor.kind]
        ) { name in name == "demo.cast" ? SourceText(path: "x/demo.cast", cast) : nil }
        let show = try Performance(play, games: [TerminalActor.kind])
        // The press, the key, and ten letters of one row with the prompt below it.
        let pause = show.marks[1].time - show.marks[0].time
        #expect(pause > 0.8 && pause < 1.0, "it takes \(pause.text)")
        #expect(
            show.tellings[2]?.sentences == [.init("telling_presses", "q"), .init("telling_shows", "You have won.")])
    }

    @Test func `no time to read in is told`() {
        #expect {
            try performance("reading soon\n", "key right", "key right")
        } throws: { error in
            (error as? Mistakes)?.all.first?.message == "`soon` is no time to read in"
        }
    }
}
