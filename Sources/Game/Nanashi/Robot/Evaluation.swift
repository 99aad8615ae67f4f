/// What a position is worth to the player to move, in hundredths of a piece as it is worth in the middle of a game: there it
/// decides little, and near the end, where a piece weighs more, the same number stands for as likely a win.
package enum Evaluation {
    /// The worth of a won game, less one for each ply until it is won.
    static var win: Int { 20_000 }
    /// Beyond this a score says who wins, not how good it looks.
    static var decided: Int { 19_000 }

    /// The best that a game may look that is not decided.
    static var most: Int { 18_000 }

    /// The stages of a game that have weights of their own, evenly from an empty to a full board; between two they blend.
    ///
    /// What counts changes more than once: in the middle it is where one can go, at the end pieces alone.
    package static var stages: Int { 6 }

    /// The score of a board on which the game is over by its rules, the clock apart.
    @inline(__always)
    static func final(_ field: Field, ply: Int) -> Int {
        let difference = field.own.nonzeroBitCount &- field.foe.nonzeroBitCount
        return difference == 0 ? 0 : difference > 0 ? win &- ply : ply &- win
    }

    /// The counts of all features of a position, for whoever looks for weights.
    package static func features(of position: Position) -> [Int] {
        var list = FeatureList()
        position.field.count(into: &list)
        return list.counts
    }

    /// How full the board of a position is, 0 to 1: a feature's weight goes from stage to stage with it.
    package static func fullness(of position: Position) -> Double {
        let empty = position.field.empty.nonzeroBitCount
        let all = 49 - position.gaps.bits.nonzeroBitCount
        return Double(all - empty) / Double(max(1, all))
    }
}

private struct FeatureList: FeatureSink {
    var counts = [Int](repeating: 0, count: Feature.count)

    mutating func add(_ feature: Int, _ count: Int) { counts[feature] += count }
}

/// The weights of the features for each count of empty squares, laid out once for a search.
struct PhaseWeights: ~Copyable {
    private let weights: UnsafeMutablePointer<Int32>
    /// What a piece more is worth.
    private let pieces: UnsafeMutablePointer<Int>

    /// Blends the weights of the stages for a board with so many squares that are no gaps.
    init(squares: Int = 49) {
        weights = .allocate(capacity: 50 * Feature.count)
        pieces = .allocate(capacity: 50)
        pieces.initialize(repeating: 100, count: 50)
        weights.initialize(repeating: 0, count: 50 * Feature.count)
        blend(squares: squares)
    }

    deinit {
        weights.deallocate()
        pieces.deallocate()
    }

    /// Blends the weights anew, for a board with other gaps.
    func blend(squares: Int) {
        for empty in 0..<50 {
            let full = max(0, squares - empty) * (Evaluation.stages - 1)
            let stage = min(full / max(1, squares), Evaluation.stages - 2)
            let late = full - stage * squares
            for feature in 0..<Feature.count {
                let (now, next) = (stage * Feature.count + feature, (stage + 1) * Feature.count + feature)
                let worth = Int(Weights.worth[now]) * (squares - late) + Int(Weights.worth[next]) * late
                weights[empty * Feature.count + feature] = Int32(truncatingIfNeeded: worth / max(1, squares))
            }
            pieces[empty] = piece(weights + empty * Feature.count)
        }
    }

    /// What a piece on a square as good as any is worth by these weights, but no less than in the middle of a game.
    private func piece(_ weights: UnsafeMutablePointer<Int32>) -> Int {
        var sum = 0
        for (number, squares) in Feature.squaresOfClass.enumerated() {
            sum += squares * Int(weights[Feature.squares + number])
        }
        return max(100, sum / 49)
    }

    /// What a piece more is worth with so many squares empty.
    @inline(__always)
    func piece(empty: Int) -> Int { pieces[empty] }

    /// Looks at a position that is not over.
    ///
    /// From a halfmove clock of 60 on all shrinks towards the draw that a clock of 100 brings, so that a player who is
    /// ahead clones in time.
    @inline(__always)
    func worth(_ field: Field, halfmove: Int) -> Int {
        var sum = FeatureSum(weights: weights + field.empty.nonzeroBitCount &* Feature.count)
        field.count(into: &sum)
        let worth = min(max(Int(sum.sum), -Evaluation.most), Evaluation.most)
        return halfmove < 60 ? worth : worth &* (100 &- halfmove) / 40
    }
}

private struct FeatureSum: FeatureSink {
    let weights: UnsafeMutablePointer<Int32>
    var sum: Int32 = 0

    @inline(__always)
    init(weights: UnsafeMutablePointer<Int32>) { self.weights = weights }

    @inline(__always)
    mutating func add(_ feature: Int, _ count: Int) {
        sum &+= weights[feature] &* Int32(truncatingIfNeeded: count)
    }
}
