import Diagnostics
import Files
import ProgramStage
import Rehearsal
import Stage

/// A play of another program.
struct RehearsedProgram: RehearsedPlay {
    let ending = ProgramActor.companion
    private let play: Play
    private let limits: RehearsalLimits
    /// The folder of the play, where its program is started.
    private let folder: String
    private let steps: [ProgramStep]

    init(_ play: Play, path: String, _ limits: RehearsalLimits) {
        self.play = play
        self.limits = limits
        folder = RehearsalWork.folder(of: path)
        steps = ProgramStep.all(of: play)
    }

    func rehearse(home: String) throws -> RehearsalOutcome {
        let settings = ProgramSettings(play.settings.mapValues(\.value))
        let folder = folder
        var rehearsal = ProgramRehearsal(
            command: settings.command,
            hello: ProgramHello(size: play.size, language: settings.language, seed: play.seed), folder: folder,
            home: home, path: Input.programPath, drawing: ScenePixels.drawing
        ) { (name) throws(Objection) in
            // What a program draws for us only belongs into its home.
            let isAtHome = name.hasPrefix(home + "/")
            let place = isAtHome ? home : folder
            do throws(DiskError) { return try Disk.live.readWithin(isAtHome ? name : folder + "/" + name, place) } catch
            {
                throw Objection(
                    "the program's picture: \(error.message)",
                    remedy: "a picture lies below the play's folder, or below `$HOME`, which is the program's own")
            }
        }
        rehearsal.limits = limits
        let transcript: ProgramTranscript
        do throws(RehearsalFailure) { transcript = try rehearsal.transcript(of: steps) } catch {
            throw (error.deed.map { play.cues[$0].origin } ?? play.game.origin)
                .mistake(error.message, remedy: error.remedy)
        }
        // The greeting belongs to no cue.
        let cues = [nil] + steps.flatMap { step in step.actions.map { _ in Int?(step.cue) } }
        return RehearsalOutcome(
            bytes: transcript.bytes, lines: steps.count,
            difference: { (source) throws(Mistakes) in
                let kept = try ProgramTranscript(reading: source)
                return TranscriptDifference.first(between: kept, and: transcript).map { found in
                    RehearsalDifference(
                        cue: found.exchange < cues.count ? cues[found.exchange] : nil, lines: found.lines)
                }
            }, otherwise: "mend the program")
    }
}
