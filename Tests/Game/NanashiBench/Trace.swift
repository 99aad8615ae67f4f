import Nanashi
import NanashiWeb

/// Plays whole games and prints each action with the state after it: `tap 6<TAB>0200…`.
///
/// `Tests/Game/NanashiWebTests/compare.mjs`
/// does the same actions in the WebAssembly build and compares the states.
func traceGames() {
    let starts = [
        "", "x5o/7/3-3/2-1-2/3-3/7/o5x o 0 1", "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1", "x5o/7/7/7/7/7/o5x x 96 70",
    ]
    var tracer = Tracer()
    for fen in starts { tracer.traceGame(from: fen) }
}

private struct Tracer {
    var game = WebGame()
    var random = Random(seed: 14)

    func note(_ action: String) {
        let digits = Array("0123456789abcdef")
        say(action + "\t" + String(game.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
    }

    mutating func tap(_ square: Square) {
        game.tap(square.index)
        note("tap \(square.index)")
    }

    /// A person taps for `x`, sometimes at nothing, and sometimes takes back; robots of all levels answer.
    mutating func traceGame(from fen: String) {
        if fen.isEmpty { game.perform(.newGame(.start)) } else { _ = game.begin(fen: Array(fen.utf8)) }
        note("begin \(fen)")
        var turns = 0
        while game.state.outcome == nil {
            turns += 1
            if game.state.position.turn == .x { tapMove(turns) } else { robot(level: turns / 2 % 6 + 1, seed: turns) }
            if turns % 9 == 0 { takeBackAndRepeat() }
        }
        game.perform(.undo)
        note("undo")
        game.perform(.resign)
        note("resign")
    }

    mutating func robot(level: Int, seed: Int) {
        game.robot(level: level, seed: UInt64(seed))
        note("robot \(level) \(seed)")
    }

    mutating func tapMove(_ turns: Int) {
        let position = game.state.position
        if turns % 5 == 0, let anywhere = Square.all.randomElement(using: &random) { tap(anywhere) }
        guard let move = position.legalMoves.randomElement(using: &random), let to = move.to else {
            game.perform(.pass)
            return note("pass")
        }
        if game.state.position != position { return }
        let piece = move.from ?? position.parents(of: move)[0]
        if game.state.selected != piece { tap(piece) }
        tap(to)
    }

    mutating func takeBackAndRepeat() {
        game.perform(.undo)
        note("undo")
        game.perform(.redo)
        note("redo")
    }
}
