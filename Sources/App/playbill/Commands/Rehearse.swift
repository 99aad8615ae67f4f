import Diagnostics
import Files
import ProgramStage
import Rehearsal
import Stage
import Studio
import TerminalStage

extension CommandSpec {
    /// `playbill rehearse`: the one command that runs a play's programs.
    static let rehearse = CommandSpec(
        name: "rehearse", operands: "X.play… [--check]",
        summary: "run a play's programs and write down what they say",
        options: [
            Switch("check", help: "write nothing; fail where the programs now say something else"), Option.limit,
        ] + .console,
        example: ("playbill rehearse demo.play", "writes demo.cast, from which the play is performed ever after"),
        run: { arguments, console in
            guard !arguments.operands.isEmpty else {
                throw UsageError("`playbill rehearse` takes a play", remedy: "write `playbill rehearse demo.play`")
            }
            for path in arguments.operands {
                let work = try RehearsalWork(path: path, arguments, console)
                try Interruption.heeded { try work.run() }
            }
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

/// One play to rehearse.
struct RehearsalWork {
    let path: String
    let console: Console
    let isCheck: Bool
    var limits = RehearsalLimits()

    init(path: String, _ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        self.path = path
        self.console = console
        isCheck = arguments[Switch("check", help: "")]
        if let limit = try arguments[.limit] { limits.line = limit }
        limits.isInterrupted = { Interruption.isWanted }
    }

    func run() throws {
        let script = try Workshop.script(at: path)
        let play = try parsePlay(script.source, games: Games.onStage, include: script.include)
        let rehearsed: any RehearsedPlay
        switch play.game.value {
        case TerminalActor.kind.name: rehearsed = RehearsedTerminal(play, limits)
        case ProgramActor.kindName: rehearsed = RehearsedProgram(play, path: path, limits)
        default:
            throw play.game.origin.mistake(
                "nothing is to be rehearsed: `\(play.game.value)` runs no program",
                remedy: "a play that begins with `\(TerminalActor.kind.beginning)` or `\(ProgramActor.beginning)` is")
        }
        let transcript = (fileExtension(of: path) == "play" ? String(path.dropLast(5)) : path) + "." + rehearsed.ending
        let home = try EmptyHome()
        defer { home.remove() }
        try home.bring(play.settings["bring"], from: RehearsalWork.folder(of: path))
        let outcome = try rehearsed.rehearse(home: home.path)
        console.report(outcome.warnings)
        if isCheck { return try compare(outcome, play, transcript) }
        try Disk.live.write(outcome.bytes, transcript)
        console.say(
            "\(transcript): \(counted(outcome.lines, "line")) rehearsed, \(ByteCount.text(outcome.bytes.count))")
    }

    /// The folder that a play's paths are written from.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) }.map { $0.isEmpty ? "/" : $0 } ?? "."
    }

    /// Fails where the programs now say something else than the transcript that is kept.
    private func compare(_ outcome: RehearsalOutcome, _ play: Play, _ transcript: String) throws {
        let kept = SourceText(path: transcript, bytes: try Disk.live.read(transcript))
        guard let difference = try outcome.difference(kept) else {
            return console.say("\(path): the programs say what \(transcript) says")
        }
        let origin = difference.cue.flatMap { $0 < play.cues.count ? play.cues[$0].origin : nil } ?? play.game.origin
        throw origin.mistake(
            "the programs say something else than \(transcript)",
            remedy: (difference.lines + ["right as it is now? `playbill rehearse \(path)`; else \(outcome.otherwise)"])
                .joined(separator: "\n"))
    }
}
