import Nanashi
import Testing

@Suite struct BoardTests {
    @Test func `squares are counted from A1 to G7`() {
        #expect(Square.all.count == 49)
        #expect(Square.all.map(\.index) == Array(0..<49))
        #expect(Square.all == Square.all.sorted())
        #expect(Square.all.first?.name == "a1")
        #expect(Square.all.last?.name == "g7")
        for square in Square.all {
            #expect(Square(name: square.name) == square)
            #expect(Square(index: square.index) == square)
            #expect(Square(file: square.file, rank: square.rank) == square)
        }
    }

    @Test(arguments: ["", "a", "a0", "a8", "h1", "a11", "ä1", "1a", "!1"])
    func `other names are no squares`(name: String) {
        #expect(Square(name: name) == nil)
    }

    @Test func `nothing is beside the board`() {
        #expect(Square(file: 7, rank: 0) == nil)
        #expect(Square(file: 0, rank: -1) == nil)
        #expect(Square(index: 49) == nil)
        #expect(Square(index: -1) == nil)
    }

    @Test func `neighbours are those at their distance`() {
        for square in Square.all {
            #expect(Array(Bitboard(square).near) == Square.all.filter { $0.distance(to: square) == 1 })
            #expect(Array(Bitboard.ring(around: square)) == Square.all.filter { $0.distance(to: square) == 2 })
        }
    }

    @Test func `a set of squares is a set`() throws {
        let (a1, d4) = (try #require(Square(name: "a1")), try #require(Square(name: "d4")))
        var squares = Bitboard(a1)
        squares.insert(d4)
        #expect(Array(squares) == [a1, d4])
        #expect(squares.count == 2 && squares.contains(d4))
        squares.remove(a1)
        #expect(squares == Bitboard(d4))
        #expect((Bitboard(a1) & Bitboard(d4)).isEmpty)
        #expect(Bitboard(a1) | Bitboard(d4) == Bitboard.board - (Bitboard.board - Bitboard(a1) - Bitboard(d4)))
    }

    @Test(arguments: Symmetry.allCases)
    func `a symmetry is undone by its inverse`(symmetry: Symmetry) {
        for square in Square.all { #expect(symmetry.inverse(symmetry(square)) == square) }
    }

    @Test func `the eight symmetries differ`() {
        let b3 = Square(name: "b3")!
        #expect(Set(Symmetry.allCases.map { $0(b3) }).count == 8)
    }

    @Test(arguments: Symmetry.allCases)
    func `a turned position has the turned moves`(symmetry: Symmetry) throws {
        var random = Random(seed: 3)
        for position in randomPositions(250, seed: 4) {
            let turned = symmetry(position)
            #expect(Set(turned.legalMoves) == Set(position.legalMoves.map { symmetry($0) }))
            #expect(turned.outcome == position.outcome)
            guard let move = position.legalMoves.randomElement(using: &random) else { continue }
            #expect(try turned.making(symmetry(move)) == symmetry(position.making(move)))
        }
    }
}
