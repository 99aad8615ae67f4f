import Nanashi
import Stage

extension GameRecord {
    /// The game that a play performs, as a record of its moves.
    ///
    /// Moves that the play takes back are not in it; one that begins anew elsewhere keeps what came last.
    /// - Parameter performance: a play of this game.
    package init?(of performance: Performance) {
        let positions = performance.states.compactMap { try? Position(fen: $0) }
        guard var position = positions.first, positions.count == performance.states.count else { return nil }
        var (plies, before): ([Ply], [Position]) = ([], [])
        for next in positions.dropFirst() where next != position {
            if let index = before.lastIndex(of: next) {
                // Taken back.
                (plies, before) = (Array(plies[..<index]), Array(before[..<index]))
            } else if let move = GameRecord.move(from: position, to: next) {
                plies.append(Ply(move))
                before.append(position)
            } else {
                return nil
            }
            position = next
        }
        var tags: [Tag] = []
        if let players = performance.play.settings["players"]?.value, players.count == 2 {
            tags = [Tag("Black", players[0]), Tag("White", players[1])]
        }
        self.init(tags: tags, start: positions[0], plies: plies, result: Result(position.outcome))
    }

    private static func move(from position: Position, to next: Position) -> Move? {
        (position.legalMoves + [.pass]).first { move in
            var tried = position
            guard (try? tried.make(move)) != nil else { return false }
            return tried == next
        }
    }
}
