/// What a position is worth to the player to move, in hundredths of a piece.
enum Evaluation {
    /// The worth of a won game, less one for each ply until it is won.
    static var win: Int { 20_000 }
    /// Beyond this a score says who wins, not how good it looks.
    static var decided: Int { 19_000 }

    /// The right to move is worth about as much as a clone with a capture or two loses to the answer.
    private static var tempo: Int { 150 }

    /// Looks at a position that is not over.
    ///
    /// A piece without an empty square beside it is safe: nobody can land next to it. A piece beside a square that the
    /// opponent reaches is exposed. From a halfmove clock of 60 on all shrinks towards the draw that a clock of 100 brings,
    /// so that a player who is ahead clones in time.
    @inline(__always)
    static func worth(_ field: Field, halfmove: Int) -> Int {
        let material = field.own.nonzeroBitCount &- field.foe.nonzeroBitCount
        let beside = Steps.within1(field.empty)
        let safe = (field.own & ~beside).nonzeroBitCount &- (field.foe & ~beside).nonzeroBitCount
        let ownReach = Steps.within2(field.own) & field.empty
        let foeReach = Steps.within2(field.foe) & field.empty
        let exposed =
            (field.own & Steps.within1(foeReach)).nonzeroBitCount
            &- (field.foe & Steps.within1(ownReach)).nonzeroBitCount
        let reach = ownReach.nonzeroBitCount &- foeReach.nonzeroBitCount
        let chance = NeighbourCount(field.foe).most(among: ownReach)
        let threat = NeighbourCount(field.own).most(among: foeReach)
        let worth =
            chance &* 60 &- threat &* 30 &+ material &* 100 &+ safe &* 10 &- exposed &* 30 &+ reach &* 5 &+ tempo
        return halfmove < 60 ? worth : worth &* (100 &- halfmove) / 40
    }

    /// The score of a board on which the game is over by its rules, the clock apart.
    @inline(__always)
    static func final(_ field: Field, ply: Int) -> Int {
        let difference = field.own.nonzeroBitCount &- field.foe.nonzeroBitCount
        return difference == 0 ? 0 : difference > 0 ? win &- ply : ply &- win
    }
}
