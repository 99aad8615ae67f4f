/// What a search of the moves of a place needs to know.
struct SearchTask {
    var node: SearchNode
    var depth: Int
    var beta: Int
    /// The hash of the place.
    var key: UInt64
    /// The move to begin with.
    var remembered: PackedMove
    /// What the place looks worth.
    var worth: Int
    /// What a piece more is worth there.
    var piece: Int
    /// Whether nothing may be guessed.
    var isExact: Bool
}

// Where the search believes the looks of a place: what it leaves out and where it looks less deep.
extension Search {
    /// Down to so many empty squares the search guesses nothing.
    static var exactEmpties: Int { 8 }
    /// So near to the leaves a position that is better than asked for by the margin a ply is taken for so.
    static var guessDepth: Int { 5 }
    /// In hundredths of what a piece is worth there.
    static var guessMargin: Int { 150 }
    /// So near to the leaves a move that gains too little is left out.
    static var futileDepth: Int { 3 }

    /// Whether a place is so good, so near to the leaves, that it needs no search of the moves.
    @inline(__always)
    func isGoodEnough(_ worth: Int, depth: Int, beta: Int, piece: Int) -> Bool {
        depth <= Self.guessDepth && worth - depth * Self.guessMargin * piece / 100 >= beta
    }

    /// Whether a move that gains so many pieces cannot lift a position so near to the leaves above the lower bound.
    @inline(__always)
    func isFutile(_ gain: Int, worth: Int, depth: Int, low: Int, piece: Int) -> Bool {
        depth <= Self.futileDepth && worth + piece * gain + (depth * 250 - 350) * piece / 100 <= low
    }

    /// How much less deep a late move is searched: it grows with the logarithms of depth and of the moves before.
    @inline(__always)
    func reduction(depth: Int, tried: Int, isExpected: Bool) -> Int {
        guard depth >= 3, tried >= 2 else { return 0 }
        let less = Self.logarithm(depth) * Self.logarithm(tried) / 600 + (isExpected ? 1 : 0)
        return min(depth - 2, less)
    }

    /// Sixteen times the logarithm to the base of two, by straight lines between the powers.
    @inline(__always)
    private static func logarithm(_ number: Int) -> Int {
        let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
        return whole * 16 + ((number &<< 4) &>> whole) - 16
    }

    /// Whether the moves that are left are not worth a look so near to the leaves.
    @inline(__always)
    func isHopeless(tried: Int, depth: Int) -> Bool {
        depth <= 2 && tried >= 6 + 8 * depth
    }
}
