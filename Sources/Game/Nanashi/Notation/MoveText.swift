/// Why a text is not a move.
public struct MoveTextError: Error, Hashable {
    /// What is wrong with it.
    public enum Problem: Hashable, Sendable {
        /// It is empty.
        case empty
        /// It is not of the form `g2`, `g1g3` or `0000`.
        case unreadable
    }

    /// What is wrong.
    public let problem: Problem
}

extension Square {
    /// The square with a name such as `a1`; capitals are read too.
    init?(fileByte: UInt8, rankByte: UInt8) {
        let small = fileByte | 0x20
        guard fileByte >= 0x41, small >= UInt8(ascii: "a"), rankByte >= UInt8(ascii: "1") else { return nil }
        self.init(file: Int(small - UInt8(ascii: "a")), rank: Int(rankByte - UInt8(ascii: "1")))
    }

    /// The name's two bytes, such as `a1`.
    var nameBytes: (UInt8, UInt8) {
        (UInt8(ascii: "a") + UInt8(truncatingIfNeeded: file), UInt8(ascii: "1") + UInt8(truncatingIfNeeded: rank))
    }
}

/// A move as it is written: the longhand `g1g2` says more than the move, namely which piece is the parent.
struct WrittenMove: Equatable {
    let move: Move
    /// The parent of a clone in longhand.
    let parent: Square?

    /// Reads `g2`, `g1g3`, `0000`, and leniently `g1g2`, `x@g2`, `pass`, `null`, `a1a1`, in small letters or capitals.
    init(_ bytes: [UInt8]) throws(MoveTextError) {
        guard !bytes.isEmpty else { throw MoveTextError(problem: .empty) }
        guard let written = Self.read(bytes) else { throw MoveTextError(problem: .unreadable) }
        switch written {
        case (nil, nil): (move, parent) = (.pass, nil)
        case (nil, let to?): (move, parent) = (.clone(to: to), nil)
        case (let from?, let to):
            let to = to ?? from
            switch from.distance(to: to) {
            case 0: (move, parent) = (.pass, nil)
            case 1: (move, parent) = (.clone(to: to), from)
            default: (move, parent) = (.jump(from: from, to: to), nil)
            }
        }
    }

    /// The squares that are named: none for a pass.
    private static func read(_ bytes: [UInt8]) -> (from: Square?, to: Square?)? {
        if bytes.count == 2 { return Square(fileByte: bytes[0], rankByte: bytes[1]).map { (nil, $0) } }
        guard bytes.count == 4 else { return nil }
        if let to = Square(fileByte: bytes[2], rankByte: bytes[3]) {
            if let from = Square(fileByte: bytes[0], rankByte: bytes[1]) { return (from, to) }
            return isPiece(bytes[0]) && bytes[1] == UInt8(ascii: "@") ? (nil, to) : nil
        }
        return ["0000", "pass", "null"].contains { isSame(bytes, $0) } ? (nil, nil) : nil
    }

    /// The letters of pieces in all dialects.
    private static func isPiece(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b"), UInt8(ascii: "w"), UInt8(ascii: "p"): byte >= 0x41
        default: false
        }
    }

    private static func isSame(_ bytes: [UInt8], _ word: StaticString) -> Bool {
        for index in 0..<4 {
            let byte = bytes[index]
            let small = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            if small != word.utf8Start[index] { return false }
        }
        return true
    }
}

extension Move {
    /// The move that a text names: `g2`, `g1g3`, `0000`, leniently also `g1g2`, `x@g2`, `pass`, `null`, capitals.
    ///
    /// - Throws: why the text is not a move. Whether a move is legal is for `Position.refusal(of:)` to say.
    public init(textBytes: [UInt8]) throws(MoveTextError) {
        self = try WrittenMove(textBytes).move
    }

    /// The canonical text as ASCII: `g2`, `g1g3` or `0000`.
    public var textBytes: [UInt8] {
        switch self {
        case .pass: return [UInt8](repeating: UInt8(ascii: "0"), count: 4)
        case .clone(let to):
            let (file, rank) = to.nameBytes
            return [file, rank]
        case .jump(let from, let to):
            let ((file, rank), (toFile, toRank)) = (from.nameBytes, to.nameBytes)
            return [file, rank, toFile, toRank]
        }
    }
}
