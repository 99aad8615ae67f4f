import Foundation
import Stage
import TerminalStage
import Testing

@testable import Rehearsal

@Suite(.serialized) struct RehearsalFailureTests {
    @Test func `a program that hangs is named and ended`() async {
        let found = await failure(of: [.run("echo begins"), .run("sleep 1000")])
        #expect(found?.deed == 1)
        #expect(found?.message == "the shell did not come back within 0.6s")
    }

    @Test func `a line that ends the shell is told as such, at once`() async {
        let found = await failure(of: [.run("exit 3")], limit: 8.0)
        #expect(found?.message == "the shell ends with this line, and nothing follows a shell's end")
    }

    @Test func `whoever interrupts a rehearsal leaves nothing running`() async {
        let begin = ContinuousClock.now
        var found: RehearsalFailure?
        do {
            _ = try await transcript(
                of: [.run("nohup sleep 61")], isInterrupted: { ContinuousClock.now - begin > .milliseconds(600) })
        } catch { found = error as? RehearsalFailure }
        #expect(found?.message == "the rehearsal was interrupted")
    }

    @Test func `a program that asks for input shows its question`() async {
        let found = await failure(of: [.run("read -p 'Name? ' x")])
        #expect(found?.remedy?.contains("its last line is `Name?`") == true)
    }

    @Test func `a program that floods is stopped`() async {
        let found = await failure(of: [.run("yes")], limit: 8.0, bytes: 100_000)
        #expect(found?.message == "the program floods the terminal: more than 97 KiB")
    }

    @Test func `a shell that ends leaves the next line without one`() async {
        let found = await failure(of: [.type("exit"), .key(name: "enter", bytes: [13], count: 1), .run("echo on")])
        #expect(found?.deed == 2)
        #expect(found?.message == "the shell had ended before this line")
    }

    @Test func `what is not said within the limit is missed`() async {
        let found = await failure(of: [.run("echo one"), .expect(text: "two")])
        #expect(found?.deed == 1)
        #expect(found?.remedy == "the last line is `$`")
    }

    @Test(arguments: [
        "sleep 1000 & sleep 1000 & echo", "(trap '' HUP TERM; sleep 1000) & echo",
        "nohup setsid sleep 1000 >/dev/null 2>&1 & echo",
        "setsid sh -c 'trap \"\" HUP TERM; (sleep 1000 &) ; sleep 1000' & echo",
    ])
    func `nothing is left running`(line: String) async throws {
        // No other run of these tests sleeps as long.
        let length = String(100_000 + getpid())
        _ = try await transcript(of: [.run(line.replacing("1000", with: length))])
        let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
            Int(name) == nil ? nil : FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
        }
        let sleepers = running.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains(length) }
        #expect(sleepers.isEmpty)
    }
}
