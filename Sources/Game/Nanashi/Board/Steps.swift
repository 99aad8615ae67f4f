/// Neighbourhoods by shifts.
///
/// Results may hold bits outside the board: mask them with a set of squares.
enum Steps {
    /// The set, and all that is one step away.
    @inline(__always)
    static func within1(_ bits: UInt64) -> UInt64 {
        let row = bits | bits &<< 1 | bits &>> 1
        return row | row &<< 9 | row &>> 9
    }

    /// The set, and all that is one or two steps away.
    @inline(__always)
    static func within2(_ bits: UInt64) -> UInt64 {
        let row = bits | bits &<< 1 | bits &>> 1 | bits &<< 2 | bits &>> 2
        return row | row &<< 9 | row &>> 9 | row &<< 18 | row &>> 18
    }

    /// The sixteen squares exactly two steps away from the one square of the set.
    @inline(__always)
    static func ring2(_ bit: UInt64) -> UInt64 {
        let ends = bit &<< 2 | bit &>> 2
        let row = bit | bit &<< 1 | bit &>> 1 | ends
        return ends | ends &<< 9 | ends &>> 9 | row &<< 18 | row &>> 18
    }
}
