/// What a position is worth to the player to move, in hundredths of a piece.
package enum Evaluation {
    /// The worth of a won game, less one for each ply until it is won.
    static var win: Int { 20_000 }
    /// Beyond this a score says who wins, not how good it looks.
    static var decided: Int { 19_000 }

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

    /// How full the board of a position is, 0 to 1: a feature's weight goes from the early to the late one with it.
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

    /// Blends the early and the late weights for a board with so many squares that are no gaps.
    init(squares: Int = 49) {
        weights = .allocate(capacity: 50 * Feature.count)
        weights.initialize(repeating: 0, count: 50 * Feature.count)
        blend(squares: squares)
    }

    deinit { weights.deallocate() }

    /// Blends the weights anew, for a board with other gaps.
    func blend(squares: Int) {
        for empty in 0..<50 {
            let late = max(0, squares - empty)
            for feature in 0..<Feature.count {
                let worth = Int(Weights.early[feature]) * (squares - late) + Int(Weights.late[feature]) * late
                weights[empty * Feature.count + feature] = Int32(truncatingIfNeeded: worth / max(1, squares))
            }
        }
    }

    /// Looks at a position that is not over.
    ///
    /// From a halfmove clock of 60 on all shrinks towards the draw that a clock of 100 brings, so that a player who is
    /// ahead clones in time.
    @inline(__always)
    func worth(_ field: Field, halfmove: Int) -> Int {
        var sum = FeatureSum(weights: weights + field.empty.nonzeroBitCount &* Feature.count)
        field.count(into: &sum)
        let worth = Int(sum.sum)
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
