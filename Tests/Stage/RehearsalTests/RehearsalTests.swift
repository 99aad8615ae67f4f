import Foundation
import Stage
import TerminalStage
import Testing

@testable import Rehearsal

@Suite(.serialized) struct RehearsalTests {
    @Test func `what a program says is written down after the line that made it`() async throws {
        let transcript = try await transcript(of: [.run("echo one; echo two"), .type("echo three"), .run("")])
        #expect(try lastScreen(transcript) == "$ echo one; echo two\none\ntwo\n$ echo three\nthree\n$")
        let labels = transcript.events.compactMap { if case .marker(let name) = $0.kind { name } else { nil } }
        #expect(
            labels == [
                "terminal 80x24, prompt \"$ \"", "run \"echo one; echo two\"", "type \"echo three\"", "run \"\"",
            ])
    }

    @Test func `zsh is typed into without its start-up files, and marks output that ends no line`() async throws {
        let transcript = try await transcript(
            of: [.run("echo $((6 * 7)) # so"), .run("printf 'no end'"), .run("ls *.none")],
            ["shell": ["zsh"], "prompt": ["100% "]])
        #expect(
            try lastScreen(transcript)
                == "100% echo $((6 * 7)) # so\n42\n100% printf 'no end'\nno end%\n100% ls *.none\n"
                + "zsh: no matches found: *.none\n100%")
    }

    @Test func `the environment comes from nothing, and the home is empty`() async throws {
        let transcript = try await transcript(
            of: [.run("ls -A; echo $TERM $TZ $LANG ${EDITOR:-none} $GREETING; tput cols; tput lines")],
            ["terminal": ["60x10"], "env": ["GREETING=hello"]])
        #expect(try lastScreen(transcript).contains("\nxterm-256color UTC C.UTF-8 none hello\n60\n10\n"))
    }

    @Test func `two rehearsals are equal to the byte`() async throws {
        let deeds: [TerminalDeed] = [
            .type("printf '%s\\n' é 世界"), try TerminalDeed("enter", []),
            .run("for i in 1 2 3; do echo $i; sleep 0.02; done"),
        ]
        #expect(try await transcript(of: deeds).asciicast == transcript(of: deeds).asciicast)
    }

    @Test func `output without an end of line does not hide the prompt`() async throws {
        #expect(
            try await lastScreen(transcript(of: [.run("printf one"), .run("echo two")]))
                == "$ printf one\none$ echo two\ntwo\n$")
    }

    @Test func `a difference is told by its line and rows, but for what may differ`() async throws {
        let one = try await transcript(of: [.run("echo v1; echo took 12 ms"), .run("echo end")])
        var two = one
        for index in two.events.indices {
            guard case .output(let text) = two.events[index].kind else { continue }
            two.events[index].kind = .output(text.replacing("took 12 ms", with: "took 13 ms"))
        }
        let difference = try #require(try ScreenDifference.first(between: one, and: two))
        #expect(difference.deed == 0)
        #expect(difference.rows.map(\.old) == ["took 12 ms"])
        #expect(difference.rows.map(\.new) == ["took 13 ms"])
        #expect(try ScreenDifference.first(between: one, and: two, ignoring: ["[0-9]+ ms"]) == nil)
    }

    @Test func `how much a program had said when nobody waited for it does not matter`() throws {
        func transcript(_ early: String, _ late: String) -> Transcript {
            var transcript = Transcript(size: TerminalSize(columns: 40, rows: 6))
            let kinds: [Transcript.Event.Kind] = [
                .marker("terminal 40x6"), .output("$ python3"), .marker("enter"), .output("\r\n" + early),
                .marker("expect \">>> \""), .output(late), .marker("type \"1\""), .output("1"),
            ]
            transcript.events = kinds.map { Transcript.Event($0, at: .zero) }
            return transcript
        }
        let (one, other) = (transcript("", "Python 3\r\n>>> "), transcript("Python 3\r\n>>> ", ""))
        #expect(try ScreenDifference.first(between: one, and: other) == nil)
        let lie = transcript("", "Python 4\r\n>>> ")
        #expect(try ScreenDifference.first(between: one, and: lie)?.deed == 1)
    }
}
