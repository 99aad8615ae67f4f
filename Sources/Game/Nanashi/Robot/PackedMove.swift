/// A move in twelve bits, as the search keeps it: where from, where to.
struct PackedMove: Equatable {
    let bits: UInt16

    @inline(__always)
    init(bits: UInt16) { self.bits = bits }

    /// A clone has no square to leave; 63 is beside the board.
    @inline(__always)
    init(to: Int, from: Int = 63) { bits = UInt16(truncatingIfNeeded: from &<< 6 | to) }

    init(_ move: Move) {
        switch move {
        case .clone(let to): self.init(to: Int(to.shift))
        case .jump(let from, let to): self.init(to: Int(to.shift), from: Int(from.shift))
        case .pass: self = .pass
        }
    }

    /// No move at all: a jump from a1 to itself.
    static var none: PackedMove { PackedMove(bits: 0) }
    /// A pass: a jump from b1 to itself.
    static var pass: PackedMove { PackedMove(bits: 1 << 6 | 1) }
    /// How many codes there are.
    static var codes: Int { 4096 }

    @inline(__always)
    var isClone: Bool { bits &>> 6 == 63 }

    /// The landing square's bit.
    @inline(__always)
    var to: UInt64 { 1 &<< UInt64(bits & 63) }

    /// The bit of the square that a jump leaves; no bit for a clone, since bit 63 is on no square.
    @inline(__always)
    var from: UInt64 { (1 &<< UInt64(bits &>> 6)) & Bitboard.boardBits }

    /// The move as others know it.
    var move: Move {
        if self == .pass { return .pass }
        let to = Square(shift: Int(bits & 63))
        return isClone ? .clone(to: to) : .jump(from: Square(shift: Int(bits &>> 6)), to: to)
    }
}

extension Field {
    /// The board after a move, as the opponent sees it.
    @inline(__always)
    func making(_ move: PackedMove) -> Field {
        move == .pass ? passed : landing(on: move.to, from: move.from)
    }
}
