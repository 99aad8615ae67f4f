import Nanashi
import Testing

/// Counts that the authors of other engines publish, checked with two of them (libataxx, Zataxx).
private let published: [(fen: String, nodes: [Int])] = [
    ("x5o/7/7/7/7/7/o5x x 0 1", [1, 16, 256, 6460, 155_888]),
    ("x5o/7/7/7/7/7/o5x o 0 1", [1, 16, 256, 6460, 155_888]),
    ("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1", [1, 14, 196, 4184, 86_528]),
    ("x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1", [1, 14, 196, 4100, 83_104]),
    ("x5o/7/3-3/2-1-2/3-3/7/o5x x 0 1", [1, 16, 256, 5948, 133_264]),
    ("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1", [1, 1, 75, 249, 14_270]),
    ("7/7/7/7/ooooooo/ooooooo/xxxxxxx o 0 1", [1, 75, 249, 14_270, 452_980]),
    ("7/7/7/2x1o2/7/7/7 x 0 1", [1, 23, 419, 7887, 168_317]),
    ("7/7/7/7/-------/-------/x5o x 0 1", [1, 2, 4, 13, 30, 73, 174]),
    ("7/7/7/7/7/7/7 x 0 1", [1, 0, 0, 0, 0]),
    ("x5o/7/7/7/7/7/o5x x 100 1", [1, 0, 0, 0, 0]),
]

@Suite struct PerftTests {
    @Test(arguments: published.map(\.fen), [true, false])
    func `counts agree`(fen: String, isMaking: Bool) throws {
        let position = try Position(fen: fen)
        let nodes = try #require(published.first { $0.fen == fen }?.nodes)
        for (depth, count) in nodes.enumerated() {
            let depthCount = isMaking ? position.perftMaking(depth).nodes : position.perft(depth)
            #expect(depthCount == count, "depth \(depth)")
        }
    }

    @Test func `both counts and the plain tree agree near the end of the clock`() throws {
        func plain(_ position: Position, _ depth: Int) throws -> Int {
            if depth == 0 { return 1 }
            return try position.legalMoves.reduce(0) { try $0 + plain(position.making($1), depth - 1) }
        }
        for position in randomPositions(400, seed: 5) {
            var setup = position.setup
            setup.halfmove = 97 + position.fullmove % 3
            let late = try Position(setup)
            let count = try plain(late, 2)
            #expect(late.perft(2) == count, "\(late)")
            #expect(late.perftMaking(2).nodes == count, "\(late)")
        }
    }

    @Test func `the split adds up`() throws {
        let split = Position.start.perftSplit(4)
        #expect(split.map(\.move) == Position.start.legalMoves)
        #expect(split.reduce(0) { $0 + $1.nodes } == 155_888)
    }
}
