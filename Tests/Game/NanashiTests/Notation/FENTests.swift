import Nanashi
import Testing

@Suite struct FENTests {
    @Test func `reading what is written gives the same`() throws {
        for position in randomPositions(2000, seed: 6) {
            #expect(try Position(fen: position.fen) == position)
        }
    }

    @Test(arguments: [
        ("startpos", "x5o/7/7/7/7/7/o5x x 0 1"),
        ("x5o/7/7/7/7/7/o5x", "x5o/7/7/7/7/7/o5x x 0 1"),
        ("x5o/7/7/7/7/7/o5x o", "x5o/7/7/7/7/7/o5x o 0 1"),
        ("x5o/7/7/7/7/7/o5x o 7", "x5o/7/7/7/7/7/o5x o 7 1"),
        ("  x5o/7/7/7/7/7/o5x \t x   0  1 ", "x5o/7/7/7/7/7/o5x x 0 1"),
        ("X5O/7/7/7/7/7/w5B W 0 1", "x5o/7/7/7/7/7/o5x o 0 1"),
        ("x5o/7/7/7/7/7/o5x b 0 1", "x5o/7/7/7/7/7/o5x x 0 1"),
        ("x5o/34/1111111/7/7/7/o5x x 0 1", "x5o/7/7/7/7/7/o5x x 0 1"),
        ("x5o/7/7/7/7/7/o5x x 101 0", "x5o/7/7/7/7/7/o5x x 101 0"),
        ("x5o/7/7/7/7/7/o5x x 007 2147483647", "x5o/7/7/7/7/7/o5x x 7 2147483647"),
    ])
    func `what is read leniently is written canonically`(text: String, canonical: String) throws {
        #expect(try Position(fen: text).fen == canonical)
    }

    @Test(arguments: [
        ("", ["column 1: a position needs a board, such as x5o/7/7/7/7/7/o5x"]),
        ("x5o/7/7/7/7/7/o5x/ x 0 1", ["column 19: the board has 8 ranks instead of 7"]),
        ("x5o/7/7/7/7/o5x x 0 1", ["column 16: the board has 6 ranks instead of 7"]),
        ("x5o/8/7/7/7/7/o5x x 0 1", ["column 5: '8' is not a number of empty squares from 1 to 7"]),
        ("x5o/7/70/7/7/7/o5x x 0 1", ["column 8: '0' is not a number of empty squares from 1 to 7"]),
        ("x5o/7/é6/7/7/7/o5x x 0 1", ["column 7: 'é' is not x, o, - or a number of empty squares"]),
        (
            "x5/7/é6/7/71/7/o5x q -1 zwei drei",
            [
                "column 3: rank 7 has 6 squares instead of 7",
                "column 6: 'é' is not x, o, - or a number of empty squares",
                "column 13: rank 3 has 8 squares instead of 7", "column 20: the side to move must be x or o",
                "column 22: the halfmove clock must be a number, 0 or more",
                "column 25: the fullmove number must be a number, 0 or more",
                "column 30: nothing may follow the four fields: board, side, halfmove, fullmove",
            ]
        ),
        ("x5o/7/7/7/7/7/o5x x 99999999999999999999 1", ["column 21: the clock is too large; at most 2147483647"]),
        ("x5o/7/7/7/7/7/o5x x 2147483648 1", ["column 21: the clock is too large; at most 2147483647"]),
        ("x5o/7/7/7/7/7/o5x xx 0 1", ["column 19: the side to move must be x or o"]),
        ("x5o/7/7/7/7/7/o5x x +1 1", ["column 21: the halfmove clock must be a number, 0 or more"]),
        ("x5o/7/7/7/7/7/o5x x ٣ 1", ["column 21: the halfmove clock must be a number, 0 or more"]),
        ("startpos x", ["column 10: nothing may follow the four fields: board, side, halfmove, fullmove"]),
    ])
    func `every mistake is told with its column`(text: String, mistakes: [String]) {
        let error = #expect(throws: FENError.self) { try Position(fen: text) }
        #expect(error?.description == mistakes.joined(separator: "; "))
    }

    @Test func `damaged text is refused`() {
        var random = Random(seed: 7)
        let good = Array("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1".utf8)
        for _ in 0..<3000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let position = try? Position(fenBytes: bytes) else { continue }
            #expect(try! Position(fenBytes: position.fenBytes) == position)
        }
    }

    @Test func `the diagram shows the board`() throws {
        let position = try Position(fen: "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1")
        #expect(
            position.diagram == """
                7 x . . . . . o
                6 . . . . . . .
                5 . . - . - . .
                4 . . . . . . .
                3 . . - . - . .
                2 . . . . . . .
                1 o . . . . . x
                  a b c d e f g
                """)
    }
}
