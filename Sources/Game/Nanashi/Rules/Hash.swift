/// The hash of a position: a sum of products, one for the pieces of each player, the gaps and the turn.
///
/// A set of squares times an odd constant is linear in the set: a square that is added adds `bit * constant`.
/// So a move changes the hash by two products, however many pieces turn, where a table of random numbers would
/// need one look-up for each piece, and a full hash costs hardly more. The low bits of a sum depend on few squares only:
/// whoever wants few bits takes them from `mixed`.
enum Hash {
    private static var xFactor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
    private static var oFactor: UInt64 { 0xD1B5_4A32_D192_ED03 }
    private static var gapFactor: UInt64 { 0xA24B_AED4_963E_E407 }
    private static var turnTerm: UInt64 { 0x8CB9_2BA7_2F3D_8DD7 }

    /// The hash of a board and a turn.
    @inline(__always)
    static func full(x: UInt64, o: UInt64, gaps: UInt64, turn: Side) -> UInt64 {
        let board = x &* xFactor &+ o &* oFactor &+ gaps &* gapFactor
        return turn == .x ? board : board &+ turnTerm
    }

    /// The hash after the bits of both players have grown by these amounts (modulo 2^64).
    @inline(__always)
    static func changed(_ key: UInt64, x: UInt64, o: UInt64) -> UInt64 {
        key &+ x &* xFactor &+ o &* oFactor
    }

    /// The hash when the turn passes on to a player.
    @inline(__always)
    static func turned(_ key: UInt64, to side: Side) -> UInt64 {
        side == .o ? key &+ turnTerm : key &- turnTerm
    }

    /// A hash whose bits all depend on all squares (the finaliser of MurmurHash3, by Austin Appleby).
    @inline(__always)
    static func mixed(_ key: UInt64) -> UInt64 {
        var bits = key ^ key &>> 33
        bits = bits &* 0xFF51_AFD7_ED55_8CCD
        bits ^= bits &>> 33
        return bits
    }
}
