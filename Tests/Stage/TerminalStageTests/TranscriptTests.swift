import Diagnostics
import Stage
import Testing

@testable import TerminalStage

private func read(_ text: String) throws(Mistakes) -> Transcript {
    try Transcript(reading: SourceText(path: "x.cast", text))
}

private let header2 = #"{"version": 2, "width": 80, "height": 24}"#
private let header3 = #"{"version": 3, "term": {"cols": 80, "rows": 24}}"#

@Suite struct TranscriptTests {
    @Test func `version 1 has delays`() throws {
        let transcript = try read(
            """
            {"version": 1, "width": 80, "height": 24, "duration": 1.5, "title": "t", "env": {"TERM": "xterm"},
             "stdout": [[0.5, "a"], [1, "żółć"]]}
            """)
        #expect(transcript.size == TerminalSize(columns: 80, rows: 24))
        #expect(transcript.events == [.init(.output("a"), at: 0.5), .init(.output("żółć"), at: 1.5)])
        #expect(transcript.term == "xterm")
    }

    @Test func `version 2 has times since the start`() throws {
        let transcript = try read(
            """
            {"version": 2, "width": 96, "height": 26, "idle_time_limit": 2.5, "env": {"SHELL": null}, "theme": {}}
            [1, "o", "foo"]

            [2.5, "r", "80x24"]
            [3, "i", "\\r"]
            [3.25, "z", "unknown"]
            [4.000001, "m", ""]
            """)
        #expect(transcript.idleTimeLimit == 2.5)
        #expect(transcript.colours == nil)
        #expect(
            transcript.events == [
                .init(.output("foo"), at: 1.0), .init(.resize(TerminalSize(columns: 80, rows: 24)), at: 2.5),
                .init(.input("\r"), at: 3.0), .init(.marker(""), at: 4.000001),
            ])
    }

    @Test func `version 3 has times since the event before, and comments`() throws {
        let transcript = try read(
            """
            {"version": 3, "term": {"cols": 96, "rows": 26, "type": "xterm-ghostty", "theme": {"fg": "#aaaaaa", "bg": "#000000", "palette": "#000000:#111111:#222222:#333333:#444444:#555555:#666666:#777777"}}}
            # stuff
            [1.5, "o", "foo"]
            [1, "o", "bar"]

            [0.5, "x", "2"]
            """)
        #expect(transcript.events.map(\.time) == [1.5, 2.5, 3.0])
        #expect(transcript.events.last?.kind == .exit(2))
        #expect(transcript.colours?.palette.count == 16)
        #expect(transcript.term == "xterm-ghostty")
    }

    @Test(arguments: [
        ("[1.2, \"o\", \"a\"]\n[2.0, 5, \"b\"]", "3:7: error: the code of an event is a text, not a number"),
        ("[2.0, \"o\", true]", "2:12: error: the data of an event is a text, not true or false"),
        ("[2.0, \"r\", \"-1x0\"]", "2:12: error: a size is written `80x24`"),
        ("[-1.0, \"o\", \"b\"]", "2:2: error: a time is from 0 to a day"),
        ("[\"2.0\", \"o\", \"b\"]", "2:2: error: a time is a number of seconds, not a text"),
        ("[2.0, \"o\", \"b\", \"\"]", "2:1: error: an event is a time, a code and data: `[1.5, \"o\", \"…\"]`"),
        ("lol!", "2:1: error: expected a value"),
        ("[1e300, \"o\", \"\"]", "2:2: error: a time is from 0 to a day"),
    ])
    func `mistakes have their line and column`(line: String, message: String) {
        for header in [header2, header3] {
            let mistakes = #expect(throws: Mistakes.self) { try read(header + "\n" + line) }
            let first = mistakes?.all.first?.formatted().split(separator: "\n").first
            #expect(first.map(String.init) == "x.cast:" + message)
        }
    }

    @Test(arguments: [
        ("", "this is no recording: its first line is empty"),
        ("{}", "this is no recording: its header has no `version`"),
        (#"{"version": 4}"#, "versions 1, 2 and 3 of asciicast are read, not this one"),
        (#"{"version": 2, "width": 80}"#, "the header has no `height`"),
        (#"{"version": 2, "width": 0, "height": 24}"#, "`width` is a whole number from 2 to 1000"),
        (#"{"version": 3}"#, "the header of version 3 has a map `term` with `cols` and `rows`"),
        (#"{"version": 1, "width": 80, "height": 24}"#, "a recording of version 1 has a list `stdout`"),
        ("playbill\n", "this is no recording of asciinema: it does not begin with `{`"),
        ("{\n", "the text ends where a key in double quotes is due"),
    ])
    func `a header says what it is`(text: String, message: String) {
        let mistakes = #expect(throws: Mistakes.self) { try read(text) }
        #expect(mistakes?.all.first?.message == message)
    }

    @Test func `writing and reading gives the same`() throws {
        var transcript = try read(
            header2 + "\n[0.5, \"o\", \"\\u001b[1mżółć \\\"\\\\\"]\n[1.000001, \"r\", \"90x30\"]\n[2, \"m\", \"here\"]")
        transcript.idleTimeLimit = 1.5
        transcript.title = "A \"title\""
        transcript.term = "xterm-256color"
        transcript.colours = .init(foreground: .white, background: .black, palette: Array(repeating: .white, count: 16))
        let again = try Transcript(reading: SourceText(path: "y.cast", bytes: transcript.asciicast))
        #expect(again == transcript)
        #expect(String(decoding: transcript.asciicast, as: UTF8.self).contains("\n[1.000001, \"r\", \"90x30\"]\n"))
    }

    @Test func `pauses are cut between events of any kind`() throws {
        let events = #"""
            [1, "o", "a"]
            [9, "i", "b"]
            [9.5, "o", "c"]
            [20, "o", "d"]
            """#
        let transcript = try read(header2 + "\n" + events)
        #expect(transcript.limitingIdle(to: 2.0).events.map(\.time) == [1.0, 3.0, 3.5, 5.5])
    }

    // MARK: Performing

    @Test func `screens that are equal are one, and of a frame the last counts`() throws {
        let transcript = try read(
            header2 + "\n[0, \"o\", \"a\"]\n[1, \"o\", \"b\"]\n[1.001, \"o\", \"c\"]"
                + "\n[2, \"o\", \"\\rabc\"]\n[3, \"m\", \"end\"]")
        let performance = try TerminalPerformance(transcript, fps: 10)
        #expect(performance.moments.map(\.time) == [0.0, 1.0])
        #expect(performance.moments.map(\.screen.text) == ["a", "abc"])
        #expect(performance.screen(at: 0.99).text == "a")
        #expect(performance.screen(at: 1.0).text == "abc")
        #expect(performance.marks == [.init(name: "end", time: 3.0)])
        #expect(performance.duration == 3.0)
    }

    @Test func `the picture has room for the largest size`() throws {
        let transcript = try read(header2 + "\n[1, \"r\", \"100x20\"]\n[2, \"o\", \"x\"]")
        #expect(try TerminalPerformance(transcript).size == TerminalSize(columns: 100, rows: 24))
    }
}
