import Nanashi

/// Boards on which games begin, as the match runners of other engines have them.
private let boards = [
    "x5o/7/7/7/7/7/o5x x 0 1", "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1", "x5o/7/3-3/2-1-2/3-3/7/o5x x 0 1",
    "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1", "x5o/2-1-2/7/7/7/2-1-2/o5x x 0 1",
]

/// A position four random clones into a game; half of them on the open board.
///
/// Random jumps would lose too many at once.
func opening(_ number: Int) -> Position {
    var random = Random(seed: UInt64(number))
    while true {
        guard var position = try? Position(fen: number % 2 == 0 ? boards[0] : boards[number / 2 % boards.count]) else {
            fatalError("a board of the ladder is no position")
        }
        for _ in 0..<4 {
            guard let move = position.legalMoves.filter({ $0.from == nil }).randomElement(using: &random) else { break }
            position = (try? position.making(move)) ?? position
        }
        if position.outcome == nil { return position }
    }
}
