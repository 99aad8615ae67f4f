import Diagnostics
import Files
import Rehearsal
import Stage
import Studio
import TerminalStage

extension CommandSpec {
    /// `playbill rehearse`: the one command that runs a play's programs.
    static let rehearse = CommandSpec(
        name: "rehearse", operands: "X.play… [--check]",
        summary: "run a terminal play's programs and write their transcript",
        options: [
            Switch("check", help: "write nothing; fail where the programs now say something else"), Option.limit,
        ] + .console,
        example: ("playbill rehearse demo.play", "writes demo.cast, from which the play is performed ever after"),
        run: { arguments, console in
            guard !arguments.operands.isEmpty else {
                throw UsageError("`playbill rehearse` takes a play", remedy: "write `playbill rehearse demo.play`")
            }
            for path in arguments.operands { try RehearsalWork(path: path, arguments, console).run() }
            return .done
        })
}

extension Option<Seconds> {
    fileprivate static let limit = Option("limit", "TIME", help: "how long one line may take (default: 15s)") {
        text, name throws(UsageError) in
        guard let limit = Seconds(reading: text), limit > .zero else {
            throw UsageError("`--\(name)` takes a time, not `\(text)`", remedy: "write `--\(name) 30s`")
        }
        return limit
    }
}

/// One play, rehearsed.
private struct RehearsalWork {
    let path: String
    let console: Console
    let isCheck: Bool
    var limits = RehearsalLimits()

    init(path: String, _ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        self.path = path
        self.console = console
        isCheck = arguments[Switch("check", help: "")]
        if let limit = try arguments[.limit] { limits.line = limit }
    }

    private var transcriptPath: String {
        (fileExtension(of: path) == "play" ? String(path.dropLast(5)) : path) + ".cast"
    }

    func run() throws {
        let script = try Workshop.script(at: path)
        let play = try parsePlay(script.source, games: Games.onStage, include: script.include)
        guard play.game.value == TerminalActor.kind.name else {
            throw play.game.origin.mistake(
                "nothing is to be rehearsed: `\(play.game.value)` runs no program",
                remedy: "a play that begins with `\(TerminalActor.kind.beginning)` is rehearsed")
        }
        let cues = play.cues.compactMap { cue -> (Cue, TerminalDeed)? in
            guard case .deed(let word, let words) = cue.act, let deed = try? TerminalDeed(word, words) else {
                return nil
            }
            return (cue, deed)
        }
        let transcript = try rehearsed(play, cues)
        if isCheck { return try compare(transcript, play, cues.map(\.0)) }
        let bytes = transcript.asciicast
        try Disk.live.write(bytes, transcriptPath)
        console.say("\(transcriptPath): \(cues.count) lines rehearsed, \(ByteCount.text(bytes.count))")
    }

    private func rehearsed(_ play: Play, _ cues: [(Cue, TerminalDeed)]) throws -> Transcript {
        let home = try EmptyHome()
        defer { home.remove() }
        do throws(RehearsalFailure) {
            return try Rehearsal.rehearse(
                cues.map(\.1), TerminalSettings(play.settings.mapValues(\.value)), home: home.path,
                path: Input.environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin", limits: limits)
        } catch {
            let origin = error.deed.map { cues[$0].0.origin } ?? play.game.origin
            throw origin.mistake(error.message, remedy: error.remedy)
        }
    }

    /// Fails where the programs now say something else than the transcript that is kept.
    private func compare(_ now: Transcript, _ play: Play, _ cues: [Cue]) throws {
        let kept = try Transcript(
            reading: SourceText(path: transcriptPath, bytes: try Disk.live.read(transcriptPath)))
        let patterns = play.settings["ignore"]?.value ?? []
        let found: ScreenDifference?
        do throws(NoMemoryForTerminal) {
            found = try ScreenDifference.first(between: kept, and: now, ignoring: patterns)
        } catch { throw play.game.origin.mistake(error.message, remedy: error.remedy) }
        guard let difference = found else {
            return console.say("\(path): the programs say what \(transcriptPath) says")
        }
        let origin = difference.deed.flatMap { $0 < cues.count ? cues[$0].origin : nil } ?? play.game.origin
        let rows = difference.rows.prefix(12).map { "- \($0.old)\n+ \($0.new)" }
        throw origin.mistake(
            "the programs say something else than \(transcriptPath)",
            remedy: (rows + ["right as it is now? `playbill rehearse \(path)`; else mend the program, or `ignore /…/`"])
                .joined(separator: "\n"))
    }
}
