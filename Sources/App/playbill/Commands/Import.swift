import Files
import NanashiStage
import Stage

extension CommandSpec {
    /// `playbill import`: what was made elsewhere, as a source of ours.
    static let `import` = CommandSpec(
        name: "import", operands: "pgn GAME.pgn|-", summary: "a recorded game as a play",
        options: [
            OptionSpec(name: "output", value: "FILE", help: "where the play goes (default: standard output)"),
            OptionSpec(name: "size", value: "WIDTHxHEIGHT", help: "the play's size in pixels (default: 720x720)"),
        ] + OptionSpec.console,
        example: ("playbill import pgn game.pgn > game.play", "writes the play that performs the game"),
        run: { arguments, console in
            guard arguments.operands.first == "pgn", arguments.operands.count == 2 else {
                throw UsageError(
                    "`playbill import` takes a kind and a file", remedy: "write `playbill import pgn game.pgn`")
            }
            let size = try arguments.size("size", in: Limits.side) ?? PictureSize(width: 720, height: 720)
            let games = try RecordedGame.games(at: arguments.operands[1])
            let play = games[0].playText(size: size)
            if games.count > 1 { console.say("the first of \(games.count) games was taken") }
            if let output = arguments.value("output") {
                try Disk.live.write(Array(play.utf8), output)
            } else {
                console.write(play)
            }
            return .done
        })
}
