import Nanashi
import Testing

private func searched(_ position: Position, depth: Int, nodes: Int) -> Search.Report? {
    var search = Search(logEntries: 12)
    return search.run(position, budget: Search.Budget(depth: depth, nodes: nodes))
}

@Suite struct RobotTests {
    @Test(arguments: 1...6)
    func `every level plays a legal game twice alike`(level: Int) throws {
        func game() throws -> [Move] {
            var position = Position.start
            var moves: [Move] = []
            while moves.count < (level < 4 ? 40 : 6), let move = Robot.move(in: position, level: level, seed: 7) {
                try position.make(move)
                moves.append(move)
            }
            return moves
        }
        #expect(try game() == game())
    }

    /// A hundred games for each pair, from openings of random moves; each opening twice, with colours swapped.
    @Test(arguments: 2...6)
    func `a level wins about three of four games against the one below`(level: Int) throws {
        let openings = randomPositions(5_000, seed: 12).filter { $0.empties.count == 40 }
        let games = 100
        try #require(openings.count >= games / 2)
        var points = 0.0
        for game in 0..<games {
            let side = game % 2 == 0 ? Side.x : .o
            var position = openings[game / 2]
            while let move = Robot.move(
                in: position, level: position.turn == side ? level : level - 1, seed: UInt64(game))
            {
                try position.make(move)
            }
            points += position.outcome?.winner == side ? 1 : position.outcome?.winner == nil ? 0.5 : 0
        }
        let share = points / Double(games)
        #expect((0.6...0.93).contains(share), "\(share)")
    }

    @Test func `numbers beyond the levels count as the nearest`() {
        #expect(Level(0) == Level(1) && Level(99) == .full && !Level.all.contains(.full))
    }

    @Test func `the search answers wherever it is stopped`() throws {
        for nodes in [1, 2, 3, 10, 17, 50, 200] {
            for position in randomPositions(300, seed: 10).prefix(40) {
                var search = Search(logEntries: 8)
                let report = search.run(position, budget: Search.Budget(nodes: nodes))
                #expect((report == nil) == position.isOver)
                guard let report, let move = report.line.first else { continue }
                #expect(position.isLegal(move))
                #expect(report.nodes <= nodes)
            }
        }
    }

    @Test func `a closure stops the search`() {
        var search = Search(logEntries: 8)
        var asked = 0
        let report = search.run(.start) {
            asked += 1
            return asked == 3
        }
        #expect(asked == 3)
        #expect(report?.line.isEmpty == false)
    }

    @Test func `the line is legal and the report is repeated`() throws {
        for fen in openingFENs {
            let position = try Position(fen: fen)
            let reports = (0..<2).map { _ in
                var search = Search(seed: 3, logEntries: 10)
                return search.run(position, budget: Search.Budget(depth: 4, nodes: 3000))
            }
            #expect(reports[0] == reports[1])
            var next = position
            for move in reports[0]?.line ?? [] { try next.make(move) }
        }
    }

    @Test func `a win at hand is taken`() throws {
        let position = try Position(fen: "xxxxxxx/xxxxxxx/xxxxxxx/xxxxoox/ooooxxx/ooooox1/1xoooo1 x 0 30")
        let report = try #require(searched(position, depth: Search.deepest, nodes: 20_000))
        #expect(report.pliesToEnd.map { $0 > 0 } == true, "\(report)")
    }

    /// The last squares are searched to their end: the verdict is that of a search that prunes nothing.
    @Test func `the endgame is exact`() throws {
        func value(_ position: Position, _ depth: Int) throws -> Int? {
            if let outcome = position.outcome { return outcome.winner.map { $0 == position.turn ? 1 : -1 } ?? 0 }
            if depth == 0 { return nil }
            var values: [Int?] = []
            for move in position.legalMoves {
                let worth = try value(position.making(move), depth - 1).map { -$0 }
                if worth == 1 { return 1 }
                values.append(worth)
            }
            return values.contains(nil) ? nil : values.compactMap(\.self).max()
        }
        var decided = 0
        for position in randomPositions(6000, seed: 11) where position.empties.count <= 2 && !position.isOver {
            guard decided < 40, let worth = try value(position, 4), worth != 0 else { continue }
            decided += 1
            let report = try #require(searched(position, depth: 5, nodes: 50_000))
            #expect(report.pliesToEnd.map { $0 > 0 ? 1 : -1 } == worth, "\(position): \(report)")
        }
        #expect(decided >= 20)
    }

    @Test func `a player ahead clones before the clock draws the game`() throws {
        let position = try Position(fen: "xxxxx2/xxxxx2/7/7/7/7/6o x 99 70")
        for level in 3...5 {
            let move = try #require(Robot.move(in: position, level: level, seed: 1))
            #expect(move.from == nil, "level \(level): \(move)")
        }
    }

    @Test func `the greedy move gains most`() throws {
        let position = try Position(fen: "7/7/4o2/2xo3/2o1o2/7/7 x 0 1")
        for seed in 0..<5 {
            let move = try #require(Robot.greedyMove(in: position, seed: UInt64(seed)))
            #expect(position.captures(of: move).count == 3)
        }
    }
}
