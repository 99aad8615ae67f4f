/// One of the two players.
public enum Side: UInt8, Hashable, Sendable, CaseIterable {
    /// The first player, written `x`; "Black" in the text of other engines.
    case x
    /// The second player, written `o`; "White" in the text of other engines.
    case o

    /// The opponent.
    @inline(__always)
    public var other: Side { self == .x ? .o : .x }

    /// The letter that FEN uses: `x` or `o`.
    public var letter: UInt8 { self == .x ? UInt8(ascii: "x") : UInt8(ascii: "o") }
}
