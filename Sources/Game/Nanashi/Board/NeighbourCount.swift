/// For all squares at once, how many of their neighbours belong to a set: three bits a square, in three words.
///
/// Three squares of a row are added by a full adder in bitwise logic, then three rows: some thirty operations, no loop.
struct NeighbourCount {
    private let ones: UInt64
    private let twos: UInt64
    private let fours: UInt64

    /// Counts neighbours in a set.
    ///
    /// A square that is itself in the set counts too; look at others only.
    @inline(__always)
    init(_ bits: UInt64) {
        let (left, right) = (bits &<< 1, bits &>> 1)
        let rowOnes = bits ^ left ^ right
        let rowTwos = (bits & left) | (right & (bits | left))
        let (onesAbove, onesBelow) = (rowOnes &<< 9, rowOnes &>> 9)
        let (twosAbove, twosBelow) = (rowTwos &<< 9, rowTwos &>> 9)
        let sumOnes = rowOnes ^ onesAbove ^ onesBelow
        let carry = (rowOnes & onesAbove) | (onesBelow & (rowOnes | onesAbove))
        let sumTwos = rowTwos ^ twosAbove ^ twosBelow
        let carries = (rowTwos & twosAbove) | (twosBelow & (rowTwos | twosAbove))
        // Eight neighbours would need a fourth word. They are rare, and counted as seven.
        let eight = carries & sumTwos & carry
        ones = sumOnes | eight
        twos = sumTwos ^ carry | eight
        fours = carries | (sumTwos & carry)
    }

    /// The most neighbours that a square of a set has, up to seven.
    @inline(__always)
    func most(among squares: UInt64) -> Int {
        let withFours = squares & fours
        let first = withFours != 0 ? withFours : squares
        let withTwos = first & twos
        let second = withTwos != 0 ? withTwos : first
        return (withFours != 0 ? 4 : 0) &+ (withTwos != 0 ? 2 : 0) &+ (second & ones != 0 ? 1 : 0)
    }

    /// The squares of a set with exactly so many neighbours, 0 to 7.
    @inline(__always)
    func exactly(_ count: Int, among squares: UInt64) -> UInt64 {
        squares & (count & 1 != 0 ? ones : ~ones) & (count & 2 != 0 ? twos : ~twos) & (count & 4 != 0 ? fours : ~fours)
    }
}
