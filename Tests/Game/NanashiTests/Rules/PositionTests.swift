import Nanashi
import Testing

@Suite struct PositionTests {
    @Test func `a setup is refused for every reason at once`() {
        let a1 = Square(name: "a1")!
        let setup = Setup(
            x: Bitboard(a1), o: Bitboard(a1), gaps: Bitboard(bits: 1 | 1 << 63), halfmove: -1,
            fullmove: Position.largestClock + 1)
        let error = #expect(throws: Setup.Refusal.self) { try Position(setup) }
        #expect(error?.flaws == Setup.Flaw.allCases)
    }

    @Test(arguments: [
        ("7/7/7/7/7/7/7 x 0 1", "1/2-1/2", "wiped"),
        ("x6/7/7/7/7/7/7 o 100 9", "1-0", "wiped"),
        ("xxxxxxx/xxxxxxx/xxxxxxx/xxxxooo/ooooooo/ooooooo/ooooooo x 100 9", "1-0", "full"),
        ("xo-----/-------/-------/-------/-------/-------/------1 x 0 9", "1/2-1/2", "stuck"),
        ("x5o/7/7/7/7/7/o5x x 100 9", "1/2-1/2", "clock"),
        ("xx4o/7/7/7/7/7/o5x x 2147483647 9", "1/2-1/2", "clock"),
    ])
    func `the end has a reason`(fen: String, result: String, reason: String) throws {
        let position = try Position(fen: fen)
        #expect(position.result == result)
        #expect(position.outcome?.reason.description == reason)
        #expect(position.legalMoves.isEmpty && position.isOver && !position.mustPass)
        #expect(position.refusal(of: .pass)?.reason == .gameIsOver)
    }

    @Test func `clocks stop at their largest`() throws {
        let position = try Position(fen: "x5o/7/7/7/7/7/o5x o 0 2147483647")
        #expect(try position.making(position.legalMoves[0]).fullmove == Position.largestClock)
    }

    @Test func `at clock 99 only clones go on`() throws {
        let position = try Position(fen: "x5o/7/7/7/7/7/o5x x 99 60")
        for move in position.legalMoves {
            #expect(try position.making(move).isOver == (move.from != nil))
        }
    }

    @Test func `who is stuck while the other is free must pass`() throws {
        let position = try Position(fen: "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 3 1")
        #expect(position.mustPass)
        #expect(position.legalMoves == [.pass])
        let next = try position.making(.pass)
        #expect(next.fen == "7/7/7/7/ooooooo/ooooooo/xxxxxxx o 4 1")
        #expect(next.refusal(of: .pass)?.reason == .canMove)
    }

    @Test func `an illegal move leaves the position alone`() {
        var position = Position.start
        #expect(throws: IllegalMove.self) { try position.make(.pass) }
        #expect(position == .start)
    }
}
