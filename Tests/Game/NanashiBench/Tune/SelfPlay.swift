import Nanashi

/// Plays games of the robot against itself and prints each position it searched, with what came of it.
///
/// A line is the result for the player to move (`1`, `0.5`, `0`), the score that the search gave, and the FEN.
///
/// - Parameters:
///   - numbers: of the games, each its own opening.
///   - nodes: the budget of a move.
func playAgainstItself(_ numbers: Range<Int>, nodes: Int) {
    for number in numbers {
        var random = Random(seed: UInt64(number) &* 77 &+ 5)
        var position = opening(number)
        var search = Search(seed: UInt64(number), logEntries: 14)
        var seen: [(position: Position, score: Int)] = []
        while position.outcome == nil {
            let report = search.run(position, budget: Search.Budget(nodes: nodes))
            guard let report, var move = report.line.first else { break }
            seen.append((position, report.score))
            // Now and then something else, so that the games reach positions that good play avoids.
            if UInt8.random(in: 0..<100, using: &random) < 6,
                let other = position.legalMoves.randomElement(using: &random)
            {
                move = other
            }
            position = (try? position.making(move)) ?? position
        }
        let winner = position.outcome?.winner
        for (position, score) in seen where position.legalMoves.count > 1 {
            let result = winner == nil ? "0.5" : winner == position.turn ? "1" : "0"
            print(result, score, position.fen)
        }
    }
}
