import Nanashi

/// Positions as the evaluation sees them, with the result each should foretell.
struct Samples {
    /// The counts of all features, position after position.
    private(set) var counts: [Int8] = []
    /// How full each board is, 0 to 1.
    private(set) var fullness: [Double] = []
    /// What came of it for the player to move, 0 to 1.
    private(set) var targets: [Double] = []

    /// How many there are.
    var count: Int { targets.count }

    /// Reads the lines that self-play prints, from standard input.
    ///
    /// - Parameter trust: how much the search's own judgement counts beside the result of the game, 0 to 1.
    init(trust: Double) {
        while let line = readLine() {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let result = Double(words[0]), let score = Double(words[1]),
                let position = try? Position(fen: String(words[2]))
            else { continue }
            counts += Evaluation.features(of: position).map { Int8(clamping: $0) }
            fullness.append(Evaluation.fullness(of: position))
            targets.append((1 - trust) * result + trust * LogisticRegression.share(score / Self.scoreScale))
        }
    }

    /// So many hundredths of a piece ahead mean e : 1 of winning.
    static var scoreScale: Double { 1_250 }
}
