import Nanashi

/// Someone who plays in the ladder.
private struct Player: Sendable {
    var name: String
    var move: @Sendable (Position, UInt64) -> Move?

    static let greedy = Player(name: "greedy") { Robot.greedyMove(in: $0, seed: $1) }

    static func level(_ level: Level) -> Player {
        Player(name: "level \(level.number)") {
            Robot.move(in: $0, level: level, seed: $1, budget: nil) { false }
        }
    }
}

/// What one player has against another.
private struct Score {
    var wins = 0
    var draws = 0
    var losses = 0

    var percent: Double { 100 * (Double(wins) + Double(draws) / 2) / Double(max(1, wins + draws + losses)) }
}

/// Plays every opening twice, with colours swapped.
private func match(_ first: Player, _ second: Player, games: Int) -> Score {
    var score = Score()
    for game in 0..<games {
        var position = opening(game / 2)
        let side: Side = game % 2 == 0 ? .x : .o
        while let move = (position.turn == side ? first : second).move(position, UInt64(game)) {
            guard let next = try? position.making(move) else { fatalError("\(position): illegal \(move)") }
            position = next
        }
        switch position.outcome?.winner {
        case side: score.wins += 1
        case nil: score.draws += 1
        default: score.losses += 1
        }
    }
    return score
}

/// Plays these levels against all below, and those from 3 on against greed; prints a line for each pair.
func playLadder(games: Int, levels range: ClosedRange<Int>) {
    let levels = Level.all.map { Player.level($0) }
    var pairs: [(Player, Player)] = []
    for high in levels.indices.reversed() where range.contains(high + 1) {
        for low in levels[..<high].reversed() { pairs.append((levels[high], low)) }
        if high >= 2 { pairs.append((levels[high], .greedy)) }
    }
    for (high, low) in pairs {
        let start = now()
        let score = match(high, low, games: games)
        say(
            "\(high.name) – \(low.name): +\(score.wins) =\(score.draws) -\(score.losses)",
            "\(fixed(score.percent, 1)) %  (\(fixed(now() - start, 0)) s)")
    }
}
