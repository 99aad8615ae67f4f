/// What the evaluation sees on a board: small counts, each worth a weight.
///
/// Tuner and robot ask the same function, so that the weights belong to what is counted.
package enum Feature {
    /// The right to move: always one.
    package static var tempo: Int { 0 }
    /// Pieces on squares that a turn or a mirror brings onto each other, from the corner to the centre; own less foreign.
    package static var squares: Int { 1 }
    /// How many squares each of these classes has.
    package static var squaresOfClass: [Int] { [4, 8, 8, 4, 4, 8, 4, 4, 4, 1] }
    /// Pieces with no empty square beside them: nobody can land there.
    package static var surrounded: Int { 11 }
    /// Empty squares that a player reaches.
    package static var reach: Int { 12 }
    /// Empty squares that a player reaches by a clone.
    package static var clones: Int { 13 }
    /// Own pieces beside a square that the opponent reaches.
    package static var exposedOwn: Int { 14 }
    /// Foreign pieces beside a square that the player to move reaches.
    package static var exposedFoe: Int { 15 }
    /// Squares on which the player to move would capture one to seven pieces.
    package static var chances: Int { 16 }
    /// Squares on which the opponent would.
    package static var threats: Int { 23 }
    /// The most that the player to move can capture at once, none to seven.
    package static var bestChance: Int { 30 }
    /// The most that the opponent could.
    package static var bestThreat: Int { 38 }
    /// How many there are.
    package static var count: Int { 46 }
}

/// Takes what is counted on a board.
protocol FeatureSink {
    /// So many of a feature.
    mutating func add(_ feature: Int, _ count: Int)
}

extension Field {
    /// Counts the features of a board that is not over.
    @inline(__always)
    func count<Sink: FeatureSink>(into sink: inout Sink) {
        sink.add(Feature.tempo, 1)
        countSquares(into: &sink)
        let beside = Steps.within1(empty)
        sink.add(Feature.surrounded, (own & ~beside).nonzeroBitCount &- (foe & ~beside).nonzeroBitCount)
        let ownReach = Steps.within2(own) & empty
        let foeReach = Steps.within2(foe) & empty
        sink.add(Feature.reach, ownReach.nonzeroBitCount &- foeReach.nonzeroBitCount)
        sink.add(Feature.clones, cloneTargets.nonzeroBitCount &- (Steps.within1(foe) & empty).nonzeroBitCount)
        sink.add(Feature.exposedOwn, (own & Steps.within1(foeReach)).nonzeroBitCount)
        sink.add(Feature.exposedFoe, (foe & Steps.within1(ownReach)).nonzeroBitCount)
        let foeNear = NeighbourCount(foe)
        let ownNear = NeighbourCount(own)
        countHoles(foeNear, among: ownReach, as: Feature.chances, into: &sink)
        countHoles(ownNear, among: foeReach, as: Feature.threats, into: &sink)
        sink.add(Feature.bestChance &+ foeNear.most(among: ownReach), 1)
        sink.add(Feature.bestThreat &+ ownNear.most(among: foeReach), 1)
    }

    @inline(__always)
    private func countSquares<Sink: FeatureSink>(into sink: inout Sink) {
        func add(_ number: Int, _ squares: UInt64) {
            sink.add(Feature.squares &+ number, (own & squares).nonzeroBitCount &- (foe & squares).nonzeroBitCount)
        }
        add(0, 0x1040_0000_0000_0041)  // a1
        add(1, 0x0888_2000_0000_8222)  // b1
        add(2, 0x0500_0410_0104_0014)  // c1
        add(3, 0x0200_0002_0800_0008)  // d1
        add(4, 0x0004_4000_0000_4400)  // b2
        add(5, 0x0002_8220_0088_2800)  // c2
        add(6, 0x0001_0001_1000_1000)  // d2
        add(7, 0x0000_0140_0050_0000)  // c3
        add(8, 0x0000_0080_A020_0000)  // d3
        add(9, 0x0000_0000_4000_0000)  // d4
    }

    @inline(__always)
    private func countHoles<Sink: FeatureSink>(
        _ near: NeighbourCount, among squares: UInt64, as feature: Int, into sink: inout Sink
    ) {
        sink.add(feature, near.exactly(1, among: squares).nonzeroBitCount)
        sink.add(feature &+ 1, near.exactly(2, among: squares).nonzeroBitCount)
        sink.add(feature &+ 2, near.exactly(3, among: squares).nonzeroBitCount)
        sink.add(feature &+ 3, near.exactly(4, among: squares).nonzeroBitCount)
        sink.add(feature &+ 4, near.exactly(5, among: squares).nonzeroBitCount)
        sink.add(feature &+ 5, near.exactly(6, among: squares).nonzeroBitCount)
        sink.add(feature &+ 6, near.exactly(7, among: squares).nonzeroBitCount)
    }
}
