import Nanashi

/// Boards with and without gaps on which random games begin.
let openingFENs = [
    "x5o/7/7/7/7/7/o5x x 0 1",
    "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
    "x5o/7/3-3/2-1-2/3-3/7/o5x o 0 1",
    "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
    "7/7/7/7/-------/-------/x5o x 0 1",
    "x-1-1-o/1-1-1-1/1-1-1-1/1-1-1-1/1-1-1-1/1-1-1-1/o-1-1-x x 0 1",
]

/// Positions of seeded random games, at least as many as asked for, finished ones among them.
func randomPositions(_ count: Int, seed: UInt64 = 1) -> [Position] {
    var random = Random(seed: seed)
    var positions: [Position] = []
    while positions.count < count {
        for fen in openingFENs {
            guard var position = try? Position(fen: fen) else { fatalError(fen) }
            positions.append(position)
            while let move = position.legalMoves.randomElement(using: &random) {
                guard let next = try? position.making(move) else { fatalError("\(position) \(move)") }
                position = next
                positions.append(position)
            }
        }
    }
    return positions
}

/// The rules once more, as slowly and plainly as they are told: squares in an array, no bits.
struct PlainBoard: Equatable {
    var squares: [Position.Content]
    var turn: Side

    init(_ position: Position) {
        squares = Square.all.map { position[$0] }
        turn = position.turn
    }

    static func squares(at distance: ClosedRange<Int>, from square: Square) -> [Square] {
        Square.all.filter { distance.contains($0.distance(to: square)) }
    }

    func isOwn(_ square: Square) -> Bool { squares[square.index] == .piece(turn) }

    func moves() -> Set<Move> {
        var moves: Set<Move> = []
        for to in Square.all where squares[to.index] == .empty {
            if Self.squares(at: 1...1, from: to).contains(where: isOwn) { moves.insert(.clone(to: to)) }
            for from in Self.squares(at: 2...2, from: to) where isOwn(from) { moves.insert(.jump(from: from, to: to)) }
        }
        return moves
    }

    var other: PlainBoard {
        var board = self
        board.turn = turn.other
        return board
    }

    func count(_ side: Side) -> Int { squares.count { $0 == .piece(side) } }

    /// All legal moves; none when the game is over by the board.
    func legalMoves() -> Set<Move> {
        if count(.x) == 0 || count(.o) == 0 { return [] }
        let own = moves()
        if !own.isEmpty { return own }
        return other.moves().isEmpty ? [] : [.pass]
    }

    func making(_ move: Move) -> (board: PlainBoard, captured: Set<Square>) {
        var board = self
        var captured: Set<Square> = []
        if let from = move.from { board.squares[from.index] = .empty }
        if let to = move.to {
            board.squares[to.index] = .piece(turn)
            for square in Self.squares(at: 1...1, from: to) where squares[square.index] == .piece(turn.other) {
                board.squares[square.index] = .piece(turn)
                captured.insert(square)
            }
        }
        board.turn = turn.other
        return (board, captured)
    }
}

/// Every move that can be written down.
let allMoves: [Move] =
    [.pass] + Square.all.map { .clone(to: $0) }
    + Square.all.flatMap { from in Square.all.map { .jump(from: from, to: $0) } }
