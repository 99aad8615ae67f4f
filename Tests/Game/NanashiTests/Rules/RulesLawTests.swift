import Nanashi
import Testing

/// What holds for every position, tried on the positions of seeded random games.
@Suite struct RulesLawTests {
    static let positions = randomPositions(3000)

    @Test func `legal moves are those of the plain rules`() {
        for position in Self.positions where position.halfmove < 100 {
            let moves = position.legalMoves
            #expect(Set(moves) == PlainBoard(position).legalMoves(), "\(position)")
            #expect(Set(moves).count == moves.count, "a move counts once: \(position)")
            #expect(position.legalMoveCount == moves.count)
        }
    }

    @Test func `a move is generated if and only if it is legal`() {
        for position in Self.positions.enumerated().filter({ $0.offset.isMultiple(of: 25) }).map(\.element) {
            let legal = Set(position.legalMoves)
            for move in allMoves { #expect(position.isLegal(move) == legal.contains(move), "\(position) \(move)") }
        }
    }

    @Test func `moves change the board by the plain rules`() throws {
        var random = Random(seed: 2)
        for position in Self.positions {
            guard let move = position.legalMoves.randomElement(using: &random) else { continue }
            var next = position
            let captured = try next.make(move)
            let plain = PlainBoard(position).making(move)
            #expect(PlainBoard(next) == plain.board, "\(position) \(move)")
            #expect(Set(captured) == plain.captured, "\(position) \(move)")
            #expect(captured.count == plain.captured.count)
            #expect(next.halfmove == (move.from == nil && move != .pass ? 0 : position.halfmove + 1))
            #expect(next.fullmove == position.fullmove + (position.turn == .o ? 1 : 0))
        }
    }

    @Test func `captures are ordered outwards`() throws {
        for position in Self.positions {
            for move in position.legalMoves.prefix(3) {
                guard let to = move.to else { continue }
                let distances = position.captures(of: move).map { square in
                    let (files, ranks) = (square.file - to.file, square.rank - to.rank)
                    return files * files + ranks * ranks
                }
                #expect(distances == distances.sorted())
            }
        }
    }

    @Test func `the kept hash is the hash of the board`() throws {
        for position in Self.positions {
            let fresh = try Position(position.setup)
            #expect(fresh.key == position.key, "\(position)")
        }
    }

    @Test func `different boards have different hashes`() {
        var boards: [UInt64: String] = [:]
        for position in Self.positions {
            let board = String(position.fen.prefix { $0 != " " }) + " \(position.turn)"
            #expect(boards[position.key] ?? board == board)
            boards[position.key] = board
        }
        #expect(boards.count > 1000)
    }

    @Test func `a position is its setup`() throws {
        for position in Self.positions { #expect(try Position(position.setup) == position) }
    }

    @Test func `outcomes follow from the plain rules`() {
        for position in Self.positions {
            let plain = PlainBoard(position)
            let isOver = plain.legalMoves().isEmpty
            #expect((position.outcome != nil) == (isOver || position.halfmove >= 100))
            guard let outcome = position.outcome else { continue }
            let difference = plain.count(.x) - plain.count(.o)
            let winner: Side? = !isOver || difference == 0 ? nil : difference > 0 ? .x : .o
            #expect(outcome.winner == winner, "\(position)")
        }
    }

    @Test func `parents are the neighbours in order`() {
        for position in Self.positions {
            for move in position.legalMoves {
                let parents = position.parents(of: move)
                #expect(parents == parents.sorted())
                #expect(parents.isEmpty == (move.from != nil || move == .pass))
                #expect(parents.allSatisfy { position[$0] == .piece(position.turn) && $0.distance(to: move.to!) == 1 })
            }
        }
    }
}
