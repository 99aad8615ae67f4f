import Diagnostics
import Files
import Stage

extension CommandSpec {
    /// `playbill export`: what a play performs, in the form of another program.
    static let export = CommandSpec(
        name: "export", operands: "pgn X.play",
        summary: "the game that a play performs as a record",
        options: [Option.output.helping("where the record goes (default: standard output)", as: "FILE")] + .console,
        example: ("playbill export pgn trailer.play > trailer.pgn", "writes the moves that the play makes"),
        run: { arguments, console in
            guard arguments.operands.count == 2, let kind = arguments.operands.first else {
                throw UsageError(
                    "`playbill export` takes a kind and a play", remedy: "write `playbill export pgn trailer.play`")
            }
            guard kind == "pgn" else {
                throw UsageError(
                    "`playbill export` knows no `\(kind)`",
                    remedy: "it knows pgn; a terminal's transcript is a recording already")
            }
            let script = try Workshop.script(at: arguments.operands[1])
            let performance = try Workshop.pictures().performer.perform(script)
            guard let record = Games.study.record(performance) else {
                throw performance.play.game.origin.mistake(
                    "nothing is to be exported: this play performs no game that has records",
                    remedy: "the plays of a game of moves have")
            }
            if let output = arguments[.output] {
                try Disk.live.write(Array(record.utf8), output)
                console.say("\(output): written")
            } else {
                console.write(record)
            }
            return .done
        })
}
