/// The bare board as the player to move sees it: what perft and the robot work on.
///
/// Three words, no clocks.
struct Field: Equatable {
    /// The pieces of the player to move.
    var own: UInt64
    /// The pieces of the opponent.
    var foe: UInt64
    /// The squares where a piece may land.
    var empty: UInt64

    /// Where the player to move can clone to.
    @inline(__always)
    var cloneTargets: UInt64 { Steps.within1(own) & empty }

    /// Where the player to move can land at all.
    ///
    /// Neighbours of an own piece are reached by cloning, the rest by jumping.
    @inline(__always)
    var targets: UInt64 { Steps.within2(own) & empty }

    /// Whether the opponent could move, if it were their turn.
    @inline(__always)
    var foeCanMove: Bool { Steps.within2(foe) & empty != 0 }

    /// Whether a player has no pieces, or nobody can move.
    ///
    /// The clock is not looked at.
    @inline(__always)
    var isOver: Bool { own == 0 || foe == 0 || Steps.within2(own | foe) & empty == 0 }

    /// The board after landing on `to` and leaving `from` (no bit for a clone), as the opponent sees it.
    @inline(__always)
    func landing(on to: UInt64, from: UInt64 = 0) -> Field {
        let captured = Steps.within1(to) & foe
        return Field(own: foe ^ captured, foe: own ^ (to | captured | from), empty: empty ^ (to | from))
    }

    /// The same board as the opponent sees it.
    @inline(__always)
    var passed: Field { Field(own: foe, foe: own, empty: empty) }

    /// How many clones and jumps there are.
    ///
    /// Jumps are counted by direction, not by piece: sixteen shifts without a branch beat a loop whose end is guessed wrong.
    @inline(__always)
    var moveCount: Int {
        var count = cloneTargets.nonzeroBitCount
        func add(_ targets: UInt64) { count &+= (targets & empty).nonzeroBitCount }
        add(own &<< 2)
        add(own &>> 2)
        add(own &<< 11)
        add(own &>> 11)
        add(own &<< 7)
        add(own &>> 7)
        add(own &<< 16)
        add(own &>> 16)
        add(own &<< 17)
        add(own &>> 17)
        add(own &<< 18)
        add(own &>> 18)
        add(own &<< 19)
        add(own &>> 19)
        add(own &<< 20)
        add(own &>> 20)
        return count
    }
}
