import Diagnostics
import PlayImport
import Stage
import TerminalStage
import Testing

private func imported(_ tape: String, _ others: [String: String] = [:]) throws(Mistakes) -> ImportedTape {
    try ImportedTape(SourceText(path: "demo.tape", tape)) { name in
        others[name].map { SourceText(path: name, $0) }
    }
}

/// The lines of what happens, comments left out.
private func actions(_ tape: String, _ others: [String: String] = [:]) throws(Mistakes) -> [String] {
    let lines = try imported(tape, others).play.split(separator: "\n").map(String.init)
    let head = [
        "terminal", "prompt", "size", "window", "theme", "typing", "fps", "speed", "loop", "env", "require", "shell",
    ]
    return lines.filter { line in
        !line.hasPrefix("#") && !head.contains(String(line.split(separator: " ").first ?? ""))
    }
}

private func settings(_ tape: String) throws(Mistakes) -> [String] {
    let play = try imported(tape + "\nSleep 1s\n").play
    return play.split(separator: "\n").prefix { $0 != "wait 1s" }.map(String.init).filter { !$0.hasPrefix("#") }
}

private func mistakes(_ tape: String, _ others: [String: String] = [:]) -> [String] {
    do throws(Mistakes) {
        _ = try imported(tape, others)
        return []
    } catch {
        return error.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
    }
}

@Suite struct TapeTests {
    @Test func `what is typed, pressed and waited for becomes lines of a play`() throws {
        let tape = """
            # A demo.
            Type "echo 'Hi'"  Sleep 500ms
            Enter
            Sleep 2
            Type@80ms `say "x"\\`
            Down 3 Backspace@1s Ctrl+C Alt+. Shift+Tab Ctrl+Alt+x Ctrl+Shift+Left
            ScrollUp 4
            Hide Type 'a' Show
            """
        #expect(
            try actions(tape) == [
                "type \"echo 'Hi'\"", "wait 0.5s", "enter", "watch 2s", "type \"say \\\"x\\\"\\\\\" 0.08s",
                "key down 3",
                "key backspace 1 1s", "key ctrl+c", "key alt+.", "key shift+tab", "key alt+ctrl+x",
                "key ctrl+shift+left", "scroll up 4", "hide", "type \"a\"", "show",
            ])
        #expect(try imported(tape).warnings.isEmpty)
    }

    @Test func `waiting for the prompt after a line is running it`() throws {
        #expect(try actions("Type \"make\" Enter Wait") == ["run \"make\""])
        #expect(try actions("Type@9ms \"make\" Enter Wait") == ["type \"make\" 0.009s", "enter", "expect />$/"])
        #expect(
            try actions("Type \"make\" Enter Wait+Screen@9s /all done \\d#/") == [
                "type \"make\"", "enter", "expect /all\\x20done\\x20\\d\\x23/",
            ])
        #expect(
            try actions("Set WaitPattern /\\$$/\nType \"a\" Enter Wait") == ["type \"a\"", "enter", "expect /\\$$/"])
    }

    @Test func `what is copied is typed at once, screenshots are marks, tapes are spliced`() throws {
        let other = "Output no.gif\nType \"b\"\nScreenshot shots/after b.png\n"
        let tape = "Copy \"ls\"\nPaste\nScreenshot \"a b.png\"\nSource two.tape\n"
        #expect(
            try actions(tape, ["two.tape": other.replacing("after b", with: "after-b")]) == [
                "type \"ls\" 0s", "mark a-b", "type \"b\"", "mark after-b",
            ])
    }

    @Test func `the terminal is as large as the picture has room for`() throws {
        #expect(try settings("").contains("terminal 75x15"))
        #expect(try settings("Set Columns 90\nSet Rows 30").contains("terminal 90x30"))
        #expect(
            try settings("Set FontSize 44\nSet Padding 0\nSet WindowBar Rings").prefix(4) == [
                "terminal 43x9", "prompt \"> \"", "size 1200x600", "window rings",
            ])
        #expect(try settings("Set Width 30\nSet Height 30").prefix(3).last == "size 30x30")
    }

    @Test func `settings have their counterparts`() throws {
        let tape = """
            Set Theme "Catppuccin Mocha"
            Set TypingSpeed 75ms
            Set Framerate 60
            Set PlaybackSpeed 0.5
            Set LoopOffset 20.5%
            Set Shell bash
            Env NAME "a \\"
            Require git
            """
        let lines = try settings(tape)
        #expect(
            lines.dropFirst(4) == [
                "theme catppuccin-mocha", "typing 0.075s", "fps 60", "env NAME \"a \\\\\"", "require \"git\"",
                "speed 0.5", "loop from 20.5%",
            ])
        #expect(try settings("").contains("theme vhs"))
    }

    @Test func `a tape that names files of its folder brings them`() throws {
        #expect(try settings("Type \"./demo.sh\"").contains("bring \".\""))
        #expect(try settings("Type \"cat ./a.txt\"").contains("bring \".\""))
        #expect(try !settings("Type \"ls .\"").contains("bring \".\""))
    }

    @Test func `a theme in JSON is a theme of one's own, with VHS's colours where it gives none`() throws {
        let tape = """
            Set Theme { "name": "Mine", "background": "#102030", "foreground": "#eeddcc", "brightWhite": "#ffffff" }
            """
        #expect(
            try settings(tape).contains(
                "theme \"#102030 #eeddcc #eeddcc #282a2e #d74e6f #31bb71 #d3e561 #8056ff #ed61d7 #04d7d7 #bfbfbf "
                    + "#4d4d4d #fe5f86 #00d787 #ebff71 #9b79ff #ff7aea #00fefe #ffffff\""))
        #expect(throws: Mistakes.self) { try imported("Set Theme { \"red\": \"rot\" }") }
        #expect(throws: Mistakes.self) { try imported("Set Theme { red }") }
    }

    @Test func `what has no counterpart is a comment and a warning with its line`() throws {
        let tape = """
            Output demo.mp4
            Set FontFamily "Comic Mono"
            Set Shell fish
            Set MarginFill "#112233"
            Set BorderRadius 8
            Set Theme "Nowhere"
            Type "x"
            Set FontSize 12
            Require late
            Paste
            """
        let tapePlay = try imported(tape)
        #expect(tapePlay.warnings.map { $0.place?.line ?? 0 } == [1, 2, 3, 4, 5, 6, 8, 9, 10])
        for line in [1, 2, 3, 4, 5, 6, 8, 9, 10] { #expect(tapePlay.play.contains("# line \(line), ")) }
        #expect(tapePlay.warnings.allSatisfy { $0.severity == .warning })
        #expect(tapePlay.play.contains("type \"x\"\n"))
    }

    @Test(arguments: [
        ("Typ \"x\"", ["1:1 no command of tapes is called `Typ`"]),
        (
            "Type Enter\nSet Foo Bar\nBackspace@\nfoo",
            [
                "1:6 `Type` lacks a text", "2:5 no setting of tapes is called `Foo`",
                "4:1 `Backspace` takes a time, not `foo`",
            ]
        ),
        ("Sleep\n", ["1:1 `Sleep` takes a time, not ``"]), ("Ctrl+C+Alt", ["1:1 `Ctrl+C+Alt` is no chord"]),
        ("Wait+Row /x/", ["1:6 `Wait+` takes `Line` or `Screen`"]), ("Wait /[/", ["1:6 `/[/` is no pattern"]),
        ("Set WindowBar Round", ["1:15 there is no window bar `Round`"]),
        (
            "Down 99999999999999999999",
            [
                "1:6 a key is pressed 1 to 1000 times, not `99999999999999999999`"
            ]
        ),
        ("Set CursorBlink maybe", ["1:17 `Set CursorBlink` takes true or false, not `maybe`"]),
        ("Set MarginFill \"#12\"", ["1:16 `#12` is no colour"]), ("Screenshot a.gif", ["1:12 a screenshot is a PNG"]),
        ("Output here", ["1:8 a folder of frames ends in a stroke"]),
        ("Source gone.tape", ["1:8 no tape is called `gone.tape`"]),
        ("Source two.tape", ["1:8 a tape that is included includes no other"]),
        ("é", ["1:1 no command of tapes is called `é`"]),
    ])
    func `a mistake is told at its place, and all are told`(tape: String, messages: [String]) {
        let found = mistakes(tape, ["two.tape": "Source two.tape"])
        #expect(found == messages, "\(found)")
    }

    @Test func `a text without its end goes to the end of its line, with a warning`() throws {
        let tape = try imported("Type \"one\nEnter\n")
        #expect(tape.warnings.map(\.message) == ["this text does not end, so it goes to the end of its line"])
        #expect(try actions("Type \"one\nEnter\n") == ["type \"one", "enter"].map { $0 == "enter" ? $0 : $0 + "\"" })
    }

    @Test func `every play that comes of a tape can be read`() throws {
        let words = [
            "Type \"a # b\" 'c' `d`", "Enter 3", "Sleep .5", "Wait", "Wait+Line@2s /x y/", "Hide", "Show", "Ctrl+L",
            "Alt+Enter", "Tab@20ms 2", "Copy \"q\" Paste", "Screenshot z.png", "ScrollDown", "Set TypingSpeed 1",
            "#\tc",
            "Type \"\(String(repeating: "é", count: 450))\"", "Env A ''", "Screenshot z.png", "Output o.txt", "Space 9",
        ]
        var tape = ""
        for (index, word) in words.enumerated() {
            tape += word + "\n" + words[(index * 7 + 3) % words.count] + "\n"
            let play = try imported(tape).play
            let mistakes = Stage.mistakes(
                ofListing: SourceText(path: "demo.play", play), games: [TerminalActor.kind])
            #expect(mistakes.isEmpty, "\(play)\n\(mistakes.map(\.message))")
        }
    }
}
