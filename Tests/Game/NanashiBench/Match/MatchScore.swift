import Glibc

/// What the first of two players has of a match, pair by pair: both games of a pair begin alike, colours swapped.
struct MatchScore {
    private(set) var wins = 0
    private(set) var draws = 0
    private(set) var losses = 0
    /// Points of the finished pairs, 0 to 2.
    private var pairs: [Double] = []
    private var half: Double?

    /// Counts a game by its points: 1, 0.5 or 0.
    mutating func count(_ points: Double) {
        if points == 1 { wins += 1 } else if points == 0 { losses += 1 } else { draws += 1 }
        if let first = half {
            pairs.append(first + points)
            half = nil
        } else {
            half = points
        }
    }

    var games: Int { wins + draws + losses }

    /// The share of the points, 0 to 1.
    var share: Double { games == 0 ? 0.5 : (Double(wins) + Double(draws) / 2) / Double(games) }

    /// The distance in Elo that makes such a share likely; endless when nothing or everything was won.
    static func elo(_ share: Double) -> Double { -400 * log10(1 / share - 1) }

    /// The bounds of the share in 95 of 100 matches, from the spread of the pairs, which counts what the opening decides.
    var bounds: ClosedRange<Double> {
        guard pairs.count > 1 else { return 0...1 }
        let mean = pairs.reduce(0, +) / Double(pairs.count)
        let variance = pairs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(pairs.count - 1)
        let error = 1.96 * (variance / Double(pairs.count)).squareRoot() / 2
        return max(0, share - error)...min(1, share + error)
    }
}

extension MatchScore: CustomStringConvertible {
    var description: String {
        let counts = "+\(wins) =\(draws) -\(losses)  \(signed(share * 100, 1)) %"
        let (low, high) = (Self.elo(bounds.lowerBound), Self.elo(bounds.upperBound))
        guard low.isFinite, high.isFinite else { return counts }
        return counts + "  Elo \(signed(Self.elo(share))) (\(signed(low)) to \(signed(high)))"
    }

    private func signed(_ value: Double, _ decimals: Int = 0) -> String {
        value < 0 ? "-" + fixed(-value, decimals) : fixed(value, decimals)
    }
}
