import Diagnostics
import Drawing
import Foundation
import ProgramStage
import Stage
import Testing

@testable import Rehearsal

private let kind = ProgramActor.kind(drawing: drawing)
private let drawing: SceneDrawing = { _, _ in Pixmap(width: 10, height: 10) }

/// A program in the shell's language: it greets with a scene, then answers each line by what stands there.
private func program(_ answer: String) -> String {
    "read -r l; echo '{\"svg\":\"<svg/>\",\"places\":[{\"name\":\"a\",\"x\":0,\"y\":0,\"width\":1,\"height\":1}]}'; "
        + "while read -r l; do \(answer); done"
}

/// Rehearses a play whose program is a line of the shell.
private func transcript(
    of lines: String, _ command: String, limit: Seconds = 5.0
) throws -> ProgramTranscript {
    let home = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let play = try parsePlay(SourceText(path: "x.play", "program \"p\"\n" + lines), games: [kind])
    var rehearsal = ProgramRehearsal(
        command: command, hello: ProgramHello(size: play.size, language: "en", seed: 7), folder: home.path,
        home: home.path, path: "/usr/local/bin:/usr/bin:/bin", drawing: drawing
    ) { _ throws(Objection) in throw Objection("there is no file") }
    rehearsal.limits.line = limit
    defer { #expect(Processes.all(session: -2, home: home.path).isEmpty, "a program is still running") }
    return try rehearsal.transcript(of: ProgramStep.all(of: play))
}

private func failure(_ command: String, lines: String = "tap a", limit: Seconds = 0.5) -> RehearsalFailure? {
    do {
        _ = try transcript(of: lines + "\n", command, limit: limit)
        return nil
    } catch { return error as? RehearsalFailure }
}

@Suite(.serialized) struct ProgramRehearsalTests {
    @Test func `a program is told each key, and what it answers is written down`() throws {
        let echo = #"printf '{"text":"%s"}\n' "$(printf %s "$l" | tr -d '"')""#
        let transcript = try transcript(
            of: "type \"ab\"\nkey ctrl+s 2\nadvance 0.5s\nsend {\"do\":\"level\",\"name\": \"a b\"}\ntap a\nwait 1s\n",
            program(echo))
        #expect(
            transcript.exchanges.dropFirst().map(\.told) == [
                #"{"do":"type","text":"a"}"#, #"{"do":"type","text":"b"}"#, #"{"do":"key","key":"ctrl+s"}"#,
                #"{"do":"key","key":"ctrl+s"}"#, #"{"do":"wait","seconds":0.5}"#,
                #"{"do":"level","name":"a b"}"#, #"{"do":"tap","place":"a"}"#,
            ])
        #expect(transcript.exchanges.last?.light.text == "{do:tap,place:a}")
        #expect(try ProgramTranscript(reading: SourceText(path: "x", bytes: transcript.bytes)) == transcript)
    }

    @Test func `a program hears of what the finger does, as the play says it`() throws {
        let play = "hold a 600ms\ndrag a to a\nswipe left\nstep \"There\" b\nhold a 1s\nwait 1s\n"
        #expect(
            try transcript(of: play, program("echo {}")).exchanges.dropFirst().map(\.told) == [
                #"{"do":"hold","place":"a","seconds":0.6}"#, #"{"do":"drag","from":"a","to":"a"}"#,
                #"{"do":"swipe","direction":"left"}"#,
            ])
    }

    @Test func `the greeting says what the film wants, once for light and once for dark`() throws {
        let command =
            #"read -r l; printf '{"svg":"%s","text":"t"}\n' "$(printf %s "$l" | tr '"' '~')"; cat > /dev/null"#
        let exchange = try #require(try transcript(of: "wait 1s\n", command).exchanges.first)
        let wanted = "{~do~:~hello~,~version~:1,~width~:720,~height~:720,~style~:~light~,~language~:~en~,~seed~:7}"
        #expect(exchange.light.picture == .svg(wanted))
        #expect(exchange.dark.picture == .svg(wanted.replacing("light", with: "dark")))
    }

    @Test func `a tap that a step does not let through never reaches the program`() throws {
        let play = "step \"Here\" a\ntap a\nstep \"There\" b\ntap a\nwait 1s\n"
        #expect(try transcript(of: play, program("echo {}")).exchanges.count == 2)
    }

    @Test(arguments: [
        ("cat > /dev/null", nil, "the program does not answer within 0.5s", "is flushed"),
        (
            program("sleep 100"), 0, "the program does not answer within 0.5s",
            "it was told `{\"do\":\"tap\",\"place\":\"a\"}`"
        ),
        (program("echo oh dear >&2; exit 3"), 0, "the program ended with status 3 instead of answering", "`oh dear`"),
        (program("kill -9 $$"), 0, "the program ended by the signal Killed instead of answering", "told"),
        ("./no-such-game", nil, "the program ended with status 127 instead of answering", "not found"),
        (program("yes | tr -d '\\n'"), 0, "the program floods: more than 4 MiB for one answer", "it said `yyy"),
        (program("yes >&2"), 0, "the program floods: more than 4 MiB for one answer", "it said `y`"),
        (program("echo hello"), 0, "its answer is no JSON: ", "it said `hello`"),
        (program("echo"), 0, "its answer is no JSON: ", "an empty line"),
        (program("echo 3"), 0, "an answer is a JSON object", "as in"),
        (program("echo '{\"place\":[]}'"), 0, "an answer has no `place`", "did you mean `places`?"),
        (program("echo '{\"show\":\"cute\"}'"), 0, "nothing shows as `cute`", "did you mean `cut`?"),
        (program("echo '{\"seconds\":1e99}'"), 0, "a change takes 0 to 10 `seconds`", ""),
        (program("echo '{\"file\":\"x.png\"}'"), 0, "there is no file", ""),
        (program("echo '{\"error\":\"not now\",\"remedy\":\"later\"}'"), 0, "the program objects: not now", "later"),
        (program("exec 1>&-; sleep 100"), 0, "the program has closed its output instead of answering", "told"),
        ("read -r l; echo {}; sleep 100", nil, "the program begins without a picture", "`svg`"),
        (
            "trap '' HUP TERM; setsid sh -c 'trap \"\" HUP; sleep 100' & sleep 100", nil, "the program does not answer",
            ""
        ),
    ])
    func `what a program does wrong is told with the line, and it is gone`(
        command: String, deed: Int?, message: String, remedy: String
    ) {
        let found = failure(command, limit: message.contains("floods") || message.contains("ended") ? 5.0 : 0.5)
        #expect(found?.deed == deed)
        #expect(found?.message.hasPrefix(message) == true, "\(found?.message ?? "nothing")")
        #expect(remedy.isEmpty || found?.remedy?.contains(remedy) == true, "\(found?.remedy ?? "nothing")")
    }

    @Test func `a program that says more than it is asked is told at the next line`() {
        let found = failure(program("printf '{}\\n{}\\n'"), lines: "tap a\nkey x\nkey y")
        #expect(found?.deed == 1)
        #expect(found?.message == "the program says more than one line an answer")
    }

    @Test func `a place that is not there now is told before the program is asked`() {
        let found = failure(program("echo '{\"places\":[]}'"), lines: "tap a\ntap a")
        #expect(found?.deed == 1)
        #expect(found?.message == "there is no place `a` now")
    }

    @Test func `what is random has to come from the seed`() {
        let found = failure(program("echo \"{\\\"text\\\":\\\"$$\\\"}\""))
        #expect(found?.deed == 0)
        #expect(found?.message == "the program says something else for dark pages than for light ones: its `text`")
    }

    @Test func `a difference is told by its exchange and its words`() throws {
        let one = try transcript(of: "tap a\n", program("echo '{\"text\":\"one\"}'"))
        var two = one
        #expect(TranscriptDifference.first(between: one, and: two) == nil)
        two.exchanges[1].light.text = "two"
        let found = try #require(TranscriptDifference.first(between: one, and: two))
        #expect(found.exchange == 1)
        #expect(found.lines == ["- \"one\"", "+ \"two\""])
    }
}
