import Nanashi

/// The game as a browser sees it: actions come as numbers, the state goes as bytes.
///
/// Squares are numbered 0 (`a1`) to 48 (`g7`), rank by rank; 255 is none.
public struct WebGame {
    /// The game.
    public private(set) var state = State()
    /// What the last action did.
    public private(set) var events: [Event] = []

    /// A game from the start.
    public init() {}

    /// Does what a person does.
    public mutating func perform(_ action: Action) {
        events = state.reduce(action)
    }

    /// A tap on a square, by number; a number beside the board changes nothing.
    public mutating func tap(_ index: Int) {
        guard let square = Square(index: index) else { return }
        perform(.tap(square))
    }

    /// Begins anew from a FEN.
    ///
    /// - Returns: 0, or the column of the first mistake.
    public mutating func begin(fen: [UInt8]) -> Int {
        do {
            perform(.newGame(try Position(fenBytes: fen)))
            return 0
        } catch {
            return error.column
        }
    }

    /// Lets the robot move; nothing happens when the game is over.
    public mutating func robot(level: Int, seed: UInt64) {
        guard state.outcome == nil, let move = Robot.move(in: state.position, level: level, seed: seed) else { return }
        perform(.play(move))
    }

    /// Plays a move from square to square, by number; 255 as the origin plays a clone, as the destination passes.
    ///
    /// - Returns: whether it is legal, and was played.
    public mutating func play(from: Int, to: Int) -> Bool {
        let count = state.turns.count
        switch (Square(index: from), Square(index: to)) {
        case (_, nil): perform(.pass)
        case (nil, let to?): perform(.play(.clone(to: to)))
        case (let from?, let to?):
            perform(.play(from.distance(to: to) > 1 ? .jump(from: from, to: to) : .clone(to: to)))
        }
        return state.turns.count > count
    }

    /// What the robot thinks of the position, after a search of so many nodes.
    ///
    /// - Returns: the origin of the best move in bits 0–7 and its destination in bits 8–15, each 255 where there is none,
    ///   and in bits 16–31 the worth to the player to move, signed, in hundredths of a piece.
    public func thought(nodes: Int) -> Int32 {
        let thought = state.outcome == nil ? state.position.thought(nodes: nodes) : nil
        let parent = thought.flatMap { state.position.parents(of: $0.move).first }
        let squares = Int32(Self.code(thought?.move.from ?? parent)) | Int32(Self.code(thought?.move.to)) << 8
        return squares | Int32(min(max(thought?.worth ?? 0, -32_000), 32_000)) << 16
    }

    /// How many bytes `bytes` has.
    public static var byteCount: Int { 136 }

    /// The state as bytes.
    ///
    /// | bytes | what |
    /// | --- | --- |
    /// | 0–48 | squares: 0 empty, 1 `x`, 2 `o`, 3 gap |
    /// | 49–97 | targets of the selected piece: 0 none, 1 clone, 2 jump |
    /// | 98 | who moves: 1 `x`, 2 `o` |
    /// | 99 | the selected square |
    /// | 100 | how it ended: 0 not yet, 1 wiped, 2 full, 3 stuck, 4 clock, 5 resigned |
    /// | 101 | who won: 0 nobody, 1 `x`, 2 `o` |
    /// | 102 | 1 when the player to move can only pass |
    /// | 103, 104 | 1 when a move can be taken back; played again |
    /// | 105, 106 | pieces of `x`, of `o` |
    /// | 107–110 | halfmove clock, fullmove number, 16 bits each, low byte first; 65535 and above are 65535 |
    /// | 111, 112 | where the last action's piece came from, where it landed |
    /// | 113 | how many pieces it turned |
    /// | 114–121 | their squares, outwards from the landing square |
    /// | 122–127 | zero |
    /// | 128–135 | the position's hash, low byte first |
    public var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        let position = state.position
        for index in 0..<49 {
            guard let square = Square(index: index) else { continue }
            bytes[index] = Self.code(position[square])
            bytes[49 + index] = state.cloneTargets.contains(square) ? 1 : state.jumpTargets.contains(square) ? 2 : 0
        }
        bytes[98] = Self.code(position.turn)
        bytes[99] = Self.code(state.selected)
        bytes[100] = Self.code(state.outcome?.reason)
        bytes[101] = state.outcome?.winner.map { Self.code($0) } ?? 0
        bytes[102] = position.mustPass ? 1 : 0
        bytes[103] = state.canUndo ? 1 : 0
        bytes[104] = state.canRedo ? 1 : 0
        bytes[105] = UInt8(position.x.count)
        bytes[106] = UInt8(position.o.count)
        let (halfmove, fullmove) = (min(position.halfmove, 65535), min(position.fullmove, 65535))
        bytes[107] = UInt8(halfmove & 255)
        bytes[108] = UInt8(halfmove >> 8)
        bytes[109] = UInt8(fullmove & 255)
        bytes[110] = UInt8(fullmove >> 8)
        writeEvents(into: &bytes)
        for index in 0..<8 { bytes[128 + index] = UInt8(truncatingIfNeeded: position.key >> UInt64(8 * index)) }
        return bytes
    }

    private func writeEvents(into bytes: inout [UInt8]) {
        (bytes[111], bytes[112]) = (255, 255)
        for event in events {
            switch event {
            case .cloned(let from, let to), .jumped(let from, let to):
                (bytes[111], bytes[112]) = (Self.code(from), Self.code(to))
            case .captured(let squares):
                bytes[113] = UInt8(squares.count)
                for (index, square) in squares.enumerated() { bytes[114 + index] = Self.code(square) }
            default: break
            }
        }
    }

    private static func code(_ square: Square?) -> UInt8 { square.map { UInt8($0.index) } ?? 255 }

    private static func code(_ side: Side) -> UInt8 { side == .x ? 1 : 2 }

    private static func code(_ content: Position.Content) -> UInt8 {
        switch content {
        case .empty: 0
        case .piece(let side): code(side)
        case .gap: 3
        }
    }

    private static func code(_ reason: Outcome.Reason?) -> UInt8 {
        switch reason {
        case nil: 0
        case .wiped: 1
        case .full: 2
        case .stuck: 3
        case .clock: 4
        case .resigned: 5
        }
    }
}
