import Testing

@testable import Nanashi

@Suite struct NeighbourCountTests {
    @Test func `the most neighbours are those of the best square`() {
        var random = Random(seed: 16)
        for density in 1...4 {
            for _ in 0..<100 {
                var pieces = Bitboard.board
                for _ in 0..<density { pieces = pieces & Bitboard(bits: random.next()) }
                let empties = Bitboard.board - pieces
                let most = empties.map { (Bitboard($0).near & pieces).count }.max() ?? 0
                #expect(NeighbourCount(pieces.bits).most(among: empties.bits) == min(most, 7))
            }
        }
    }

    @Test func `eight neighbours count as seven`() throws {
        let d4 = try #require(Square(name: "d4"))
        #expect(NeighbourCount(Bitboard(d4).near.bits).most(among: Bitboard(d4).bits) == 7)
        #expect(NeighbourCount(0).most(among: Bitboard.board.bits) == 0)
    }
}
