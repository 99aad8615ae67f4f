import Foundation
import Stage
import TerminalStage
import Testing

@testable import Rehearsal

/// An empty folder for one rehearsal.
private func withHome<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}

private func transcript(
    of deeds: [TerminalDeed], _ settings: [String: [String]] = [:], limit: Seconds = 8.0, bytes: Int = 1 << 20,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
) throws -> Transcript {
    try withHome { home in
        var limits = RehearsalLimits()
        limits.line = limit
        limits.bytes = bytes
        limits.isInterrupted = isInterrupted
        do throws(RehearsalFailure) {
            let transcript = try rehearse(
                deeds, TerminalSettings(settings), home: home, path: "/usr/local/bin:/usr/bin:/bin", limits: limits)
            #expect(Processes.all(session: -2, home: home).isEmpty, "a program is still running")
            return transcript
        } catch {
            #expect(Processes.all(session: -2, home: home).isEmpty, "a program is still running")
            throw error
        }
    }
}

private func failure(of deeds: [TerminalDeed], limit: Seconds = 0.6, bytes: Int = 1 << 20) -> RehearsalFailure? {
    do {
        _ = try transcript(of: deeds, limit: limit, bytes: bytes)
        return nil
    } catch { return error as? RehearsalFailure }
}

private func lastScreen(_ transcript: Transcript) throws -> String {
    try TerminalPerformance(transcript).lastScreen.text
}

@Suite(.serialized) struct RehearsalTests {
    @Test func `what a program says is written down after the line that made it`() throws {
        let transcript = try transcript(of: [.run("echo one; echo two"), .type("echo three"), .run("")])
        #expect(try lastScreen(transcript) == "$ echo one; echo two\none\ntwo\n$ echo three\nthree\n$")
        let labels = transcript.events.compactMap { if case .marker(let name) = $0.kind { name } else { nil } }
        #expect(
            labels == [
                "terminal 80x24, prompt \"$ \"", "run \"echo one; echo two\"", "type \"echo three\"", "run \"\"",
            ])
    }

    @Test func `zsh is typed into without its start-up files, and marks output that ends no line`() throws {
        let transcript = try transcript(
            of: [.run("echo $((6 * 7)) # so"), .run("printf 'no end'"), .run("ls *.none")],
            ["shell": ["zsh"], "prompt": ["100% "]])
        #expect(
            try lastScreen(transcript)
                == "100% echo $((6 * 7)) # so\n42\n100% printf 'no end'\nno end%\n100% ls *.none\n"
                + "zsh: no matches found: *.none\n100%")
    }

    @Test func `the environment comes from nothing, and the home is empty`() throws {
        let transcript = try transcript(
            of: [.run("ls -A; echo $TERM $TZ $LANG ${EDITOR:-none} $GREETING; tput cols; tput lines")],
            ["terminal": ["60x10"], "env": ["GREETING=hello"]])
        #expect(try lastScreen(transcript).contains("\nxterm-256color UTC C.UTF-8 none hello\n60\n10\n"))
    }

    @Test func `two rehearsals are equal to the byte`() throws {
        let deeds: [TerminalDeed] = [
            .type("printf '%s\\n' é 世界"), try TerminalDeed("enter", []),
            .run("for i in 1 2 3; do echo $i; sleep 0.02; done"),
        ]
        #expect(try transcript(of: deeds).asciicast == transcript(of: deeds).asciicast)
    }

    @Test func `a program that is slow is waited for by what it says`() throws {
        let enter = try TerminalDeed("enter", [])
        let transcript = try transcript(of: [.type("sleep 0.7; echo ready"), enter, .expect(text: "\nready")])
        #expect(try lastScreen(transcript).hasSuffix("ready\n$"))
    }

    @Test func `a program is answered, and interrupted`() throws {
        let enter = try TerminalDeed("enter", [])
        let transcript = try transcript(of: [
            .type("read -p 'Name: ' name; echo \"Hi $name\""), enter, .type("Ada"), enter, .expect(text: "Hi Ada"),
            .type("sleep 100"), enter, try TerminalDeed("key", ["ctrl+c"]), .run("echo on"),
        ])
        #expect(try lastScreen(transcript).contains("Name: Ada\nHi Ada\n"))
        #expect(try lastScreen(transcript).hasSuffix("\non\n$"))
    }

    @Test func `output without an end of line does not hide the prompt`() throws {
        #expect(
            try lastScreen(transcript(of: [.run("printf one"), .run("echo two")]))
                == "$ printf one\none$ echo two\ntwo\n$")
    }

    @Test func `a program that hangs is named and ended`() {
        let found = failure(of: [.run("echo begins"), .run("sleep 1000")])
        #expect(found?.deed == 1)
        #expect(found?.message == "the shell did not come back within 0.6s")
    }

    @Test func `a line that ends the shell is told as such, at once`() {
        let found = failure(of: [.run("exit 3")], limit: 8.0)
        #expect(found?.message == "the shell ends with this line, and nothing follows a shell's end")
    }

    @Test func `whoever interrupts a rehearsal leaves nothing running`() {
        let begin = ContinuousClock.now
        var found: RehearsalFailure?
        do {
            _ = try transcript(
                of: [.run("nohup sleep 61")], isInterrupted: { ContinuousClock.now - begin > .milliseconds(600) })
        } catch { found = error as? RehearsalFailure }
        #expect(found?.message == "the rehearsal was interrupted")
    }

    @Test func `a program that asks for input shows its question`() {
        let found = failure(of: [.run("read -p 'Name? ' x")])
        #expect(found?.remedy?.contains("its last line is `Name?`") == true)
    }

    @Test func `a program that floods is stopped`() {
        let found = failure(of: [.run("yes")], limit: 8.0, bytes: 100_000)
        #expect(found?.message == "the program floods the terminal: more than 97 KiB")
    }

    @Test func `a shell that ends leaves the next line without one`() {
        let found = failure(of: [.type("exit"), .key(name: "enter", bytes: [13], count: 1), .run("echo on")])
        #expect(found?.deed == 2)
        #expect(found?.message == "the shell had ended before this line")
    }

    @Test func `what is not said within the limit is missed`() {
        let found = failure(of: [.run("echo one"), .expect(text: "two")])
        #expect(found?.deed == 1)
        #expect(found?.remedy == "the last line is `$`")
    }

    @Test(arguments: [
        "sleep 1000 & sleep 1000 & echo", "(trap '' HUP TERM; sleep 1000) & echo",
        "nohup setsid sleep 1000 >/dev/null 2>&1 & echo",
        "setsid sh -c 'trap \"\" HUP TERM; (sleep 1000 &) ; sleep 1000' & echo",
    ])
    func `nothing is left running`(line: String) throws {
        _ = try transcript(of: [.run(line)])
    }

    @Test func `a difference is told by its line and rows, but for what may differ`() throws {
        let one = try transcript(of: [.run("echo v1; echo took 12 ms"), .run("echo end")])
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

    @Test func `a prompt is expected with its blank`() throws {
        let deeds = [
            try TerminalDeed("type", ["read -p 'name: ' x"]), try TerminalDeed("enter", []),
            try TerminalDeed("expect", ["name: "]), try TerminalDeed("type", ["Ada"]), try TerminalDeed("enter", []),
        ]
        #expect(throws: Never.self) { try transcript(of: deeds) }
    }

    @Test func `a program that is ended by a key is waited for`() throws {
        let deeds = [
            try TerminalDeed("type", ["sh -c 'cat; echo bye; sleep 0.15'"]), try TerminalDeed("enter", []),
            try TerminalDeed("key", ["ctrl+d"]),
        ]
        #expect(try lastScreen(transcript(of: deeds)).hasSuffix("bye\n$"))
    }
}
