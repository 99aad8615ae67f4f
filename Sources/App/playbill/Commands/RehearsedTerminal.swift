import Diagnostics
import Rehearsal
import Stage
import TerminalStage

/// A play whose programs can be run.
protocol RehearsedPlay {
    /// What the name of its transcript ends in.
    var ending: String { get }
    /// Runs the programs, in an empty home.
    func rehearse(home: String) throws -> RehearsalOutcome
}

/// What programs said in a rehearsal.
struct RehearsalOutcome {
    /// The transcript's file.
    var bytes: [UInt8]
    /// How many lines of the play were rehearsed.
    var lines: Int
    /// Where a transcript that is kept says something else.
    var difference: (_ kept: SourceText) throws(Mistakes) -> RehearsalDifference?
    /// What can be done about a difference besides taking it over.
    var otherwise: String
    /// What went on and yet is hardly meant.
    var warnings: [Diagnostic] = []
}

/// Where two rehearsals of one play differ.
struct RehearsalDifference {
    /// The number of the cue; nil above the first.
    var cue: Int?
    /// What was said, and what is said now.
    var lines: [String]
}

/// A play at a terminal.
struct RehearsedTerminal: RehearsedPlay {
    let ending = "cast"
    private let play: Play
    private let limits: RehearsalLimits
    private let deeds: [(cue: Int, deed: TerminalDeed)]

    init(_ play: Play, _ limits: RehearsalLimits) {
        self.play = play
        self.limits = limits
        deeds = play.cues.enumerated().compactMap { index, cue in
            guard case .deed(let word, let words) = cue.act, let deed = try? TerminalDeed(word, words) else {
                return nil
            }
            return (index, deed)
        }
    }

    func rehearse(home: String) throws -> RehearsalOutcome {
        let transcript: Transcript
        let settings = TerminalSettings(play.settings.mapValues(\.value))
        do throws(RehearsalFailure) {
            transcript = try Rehearsal.rehearse(
                deeds.map(\.deed), settings, home: home, path: Input.programPath, limits: limits)
        } catch {
            let origin = error.deed.map { play.cues[deeds[$0].cue].origin } ?? play.game.origin
            throw origin.mistake(error.message, remedy: error.remedy)
        }
        let patterns = play.settings["ignore"]?.value ?? []
        return RehearsalOutcome(
            bytes: transcript.asciicast, lines: deeds.count,
            difference: { (source) throws(Mistakes) in
                let kept = try Transcript(reading: source)
                let first: ScreenDifference?
                do throws(NoMemoryForTerminal) {
                    first = try ScreenDifference.first(between: kept, and: transcript, ignoring: patterns)
                } catch { throw Mistakes(play.game.origin.mistake(error.message, remedy: error.remedy)) }
                guard let found = first else { return nil }
                return RehearsalDifference(
                    cue: found.deed.flatMap { $0 < deeds.count ? deeds[$0].cue : nil },
                    lines: found.rows.prefix(12).map { "- \($0.old)\n+ \($0.new)" })
            }, otherwise: "mend the program, or `ignore /…/`",
            warnings: ShellComplaint.all(in: transcript, of: settings.shell).compactMap(warning))
    }

    /// A film of a shell that complains is seldom what was meant.
    private func warning(_ complaint: ShellComplaint) -> Diagnostic? {
        guard complaint.deed < deeds.count else { return nil }
        var warning = play.cues[deeds[complaint.deed].cue].origin.mistake(
            "the shell could not run this: \(complaint.text)",
            remedy: "`bring` the files that it needs, install the program, or name it with `require`")
        warning.severity = .warning
        return warning
    }
}

extension Input {
    /// Where programs are looked for.
    static var programPath: String { environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin" }
}
