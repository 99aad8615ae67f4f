import Foundation
import Testing

/// A prompt, a pause that is too long, a marker, a word in red, a frame.
private let cast = #"""
    {"version": 2, "width": 20, "height": 3, "title": "Demo"}
    [0.5, "o", "$ "]
    [20, "o", "make"]
    [20.5, "m", "done"]
    [21, "o", "\r\n\u001b[31mok\u001b[0m ┌─┐"]

    """#

@Suite struct CastTests {
    @Test func `a recording is a film whose pauses are cut`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["demo.cast": cast])
        #expect(try playbill("render", "demo.cast", "-o", "a.gif", "--font-size", "8").status == 0)
        #expect(delays(ofGIF: playbill.data("a.gif")) == [50, 500, 100, 300])
        #expect(try playbill("render", "demo.cast", "-o", "b.gif", "--font-size", "8", "--idle", "1s").status == 0)
        #expect(delays(ofGIF: playbill.data("b.gif")) == [50, 100, 100, 300])
        #expect(try playbill("render", "demo.cast", "-o", "c.gif", "--max-bytes", "9k").status == 0)
        #expect(playbill.data("c.gif").count <= 9000)
    }

    @Test(
        arguments: [
            ([], "$ make\nok ┌─┐\n"), (["--at", "end"], "$ make\nok ┌─┐\n"), (["--at", "0s"], "\n"),
            (["--at", "0.5s"], "$\n"), (["--at", "done"], "$ make\n"),
        ] as [([String], String)])
    func `a screen is text`(words: [String], text: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["demo.cast": cast])
        #expect(try playbill.run(["render", "demo.cast", "-o", "screen.txt"] + words).status == 0)
        #expect(String(decoding: playbill.data("screen.txt"), as: UTF8.self) == text)
    }

    @Test func `a recording is a still, a drawing, numbered frames`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["demo.cast": cast])
        let dressed = ["--theme", "#e2553d", "--window", "rings", "--margin", "20", "--size", "320x160"]
        #expect(try playbill.run(["render", "demo.cast", "-o", "a.png"] + dressed).status == 0)
        // The width and height of a PNG stand at 16 and 20.
        #expect(Array(playbill.data("a.png")[16..<24]) == [0, 0, 1, 64, 0, 0, 0, 160])
        #expect(try playbill("render", "demo.cast", "-o", "a.svg", "--at", "done").status == 0)
        #expect(
            String(decoding: playbill.data("a.svg"), as: UTF8.self).contains(">Demo</title>"))
        let frames = try playbill("render", "demo.cast", "-o", "f/%d.png", "--font-size", "8")
        #expect(frames.messages.contains("4 frames"))
        #expect(playbill.data("f/4.png").isEmpty == false)
    }

    @Test(arguments: [
        (["--theme", "dracular"], "no theme is called `dracular`", "did you mean `dracula`?"),
        (
            ["--style", "dusk"], "`--style` goes with plays, positions and recorded games, not with the film of a cast",
            "a cast has themes: `--theme dracula`"
        ),
        (["--window", "ring"], "there is no window bar `ring`", "did you mean `rings`?"),
        (["--idle", "2"], "`--idle` takes a time, not `2`", "write `--idle 2s`"),
        (["--at", "1s"], "`--at` goes with the still of a play or a cast", ""),
        (["--size", "20x20"], "20x3 cells are too many for 20x20 pixels", "allow more pixels"),
        (["--font-size", "0"], "`--font-size` takes a whole number from 6 to 100", ""),
    ])
    func `what a recording cannot be is told`(words: [String], message: String, remedy: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["demo.cast": cast])
        let outcome = try playbill.run(["render", "demo.cast", "-o", "a.gif"] + words)
        #expect(outcome.status != 0)
        #expect(outcome.messages.contains(message))
        #expect(remedy.isEmpty || outcome.messages.contains(remedy))
    }

    @Test func `a mistake in a recording has its line, and a moment that is not there its remedy`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["demo.cast": cast, "bad.cast": cast + "[1, \"o\"]\n"])
        let bad = try playbill("render", "bad.cast", "-o", "a.gif")
        #expect(bad.status == 1)
        #expect(bad.messages.contains("bad.cast:6:1: error: an event is a time, a code and data"))
        let lost = try playbill("render", "demo.cast", "-o", "a.png", "--at", "dine")
        #expect(lost.messages.contains("did you mean `done`?"))
        #expect(
            try playbill("render", "demo.cast", "--theme", "nord", "--check").messages.contains("not with `--check`"))
        #expect(try playbill("render", "demo.cast", "--check").messages.contains("20x3, "))
    }
}
