import Nanashi
import Stage

// Why the engine does not do what a play asks for, with what could be done instead.
extension NanashiGame {
    /// A legal move, read leniently.
    func legal(_ text: String) throws(Objection) -> Move {
        do {
            return try state.position.move(reading: text)
        } catch {
            switch error {
            case .text(let problem): throw Objection("`\(text.prefix(20))` is \(problem)")
            case .illegal(let illegal):
                throw Objection("`\(text)` is not legal: \(illegal)", remedy: instead(of: illegal.move))
            }
        }
    }

    func objection(_ refusal: Refusal) -> Objection {
        switch refusal {
        case .illegal(let illegal): Objection("this is not legal: \(illegal)", remedy: instead(of: illegal.move))
        case .gameIsOver: Objection("the game is over")
        case .nothingToUndo: Objection("there is no move to take back")
        case .nothingToRedo: Objection("there is no move to play again")
        case .nothingToSelect(let square):
            Objection("there is no piece of \(state.position.turn) to tap on \(square)", remedy: movers)
        }
    }

    func unreachable(_ square: Square, from piece: Square) -> Objection {
        Objection("the piece on \(piece) does not reach \(square)", remedy: reach(of: piece))
    }

    /// What could be played instead: from the same square where it holds a piece of the player to move.
    private func instead(of move: Move) -> String {
        if let from = move.from, state.position.pieces(of: state.position.turn).contains(from) {
            return reach(of: from)
        }
        return movers
    }

    private func reach(of piece: Square) -> String {
        let clones = names(state.position.cloneTargets(of: piece))
        let jumps = names(state.position.jumpTargets(of: piece))
        return "from \(piece): clone to \(clones); jump to \(jumps)"
    }

    private var movers: String {
        let position = state.position
        if position.mustPass { return "\(position.turn) can only pass" }
        let movable = Bitboard(
            bits: position.pieces(of: position.turn).filter { piece in
                !position.cloneTargets(of: piece).isEmpty || !position.jumpTargets(of: piece).isEmpty
            }.reduce(0) { $0 | Bitboard($1).bits })
        return "\(position.turn) is to move, with \(names(movable))"
    }

    private func names(_ squares: Bitboard) -> String {
        squares.isEmpty ? "nowhere" : squares.sorted { $0.name < $1.name }.map(\.name).joined(separator: " ")
    }
}
