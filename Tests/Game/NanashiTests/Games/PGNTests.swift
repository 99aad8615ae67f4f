import Nanashi
import Testing

@Suite struct PGNTests {
    @Test func `a game of the peers' dialect is read`() throws {
        let games = try GameRecord.games(
            pgn: """
                % written by hand
                [Event "A \\"quoted\\" event"]
                [Black "x player"]
                [Result "*"]
                [FEN "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1"]

                { before } 1. g2 a2 2. g3 { well
                  done } 2... a3 $1 (2... b2 (2... b1) 3. f1) ; to the end
                3.f2!? *
                """)
        let game = try #require(games.first)
        #expect(games.count == 1)
        #expect(game[tag: "Event"] == "A \"quoted\" event")
        #expect(game.tags.map(\.name) == ["Event", "Black"])
        #expect(game.start.fen == "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1")
        #expect(game.comments == ["before"])
        #expect(game.plies.map(\.move.text) == ["g2", "a2", "g3", "a3", "f2"])
        #expect(game.plies[2].comments == ["well done"])
        #expect(game.plies[3].comments == ["to the end"])
        #expect(game.plies[3].variations.map { $0.map(\.move.text) } == [["b2", "f1"]])
        #expect(game.plies[3].variations[0][0].variations.map { $0.map(\.move.text) } == [["b1"]])
        #expect(game.result == .open)
        #expect(game.positions.count == 6)
    }

    @Test func `a game is written in the peers' dialect`() throws {
        let text = """
            [Event "Test"]
            [Result "1-0"]

            1. g2 a2 2. g3 { comment } 2... a3 (2... b2) 3. f2 1-0

            """
        let games = try GameRecord.games(pgn: text)
        #expect(games.first?.pgn == text)
    }

    @Test func `where o begins the number says so`() throws {
        let game = GameRecord(
            start: try Position(fen: "x5o/7/7/7/7/7/o5x o 0 1"), plies: [.init(try Move("a2")), .init(try Move("g2"))])
        #expect(
            game.pgn == """
                [Result "*"]
                [FEN "x5o/7/7/7/7/7/o5x o 0 1"]

                1... a2 2. g2 *

                """)
    }

    @Test func `reading what is written gives the same`() throws {
        var random = Random(seed: 9)
        var games: [GameRecord] = []
        for index in 0..<40 {
            var state = State(try Position(fen: openingFENs[index % openingFENs.count]))
            while let move = state.position.legalMoves.randomElement(using: &random) { _ = state.reduce(.play(move)) }
            var game = state.record
            game.tags = [.init("Event", "Random \\ \"\(index)\""), .init("Round", "\(index)")]
            if !game.plies.isEmpty {
                game.comments = ["begin [at] once; (so)", "ü 🎲"]
                game.plies[0].comments = ["a", "b c"]
                game.plies[0].variations = [[game.plies[0]], [game.plies[0]]]
            }
            games.append(game)
        }
        #expect(try GameRecord.games(pgn: games.map(\.pgn).joined(separator: "\n")) == games)
        for game in games { #expect(game.pgn.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 }) }
    }

    /// A fuzzer's find: a brace under a combining mark is one character with it, and was taken for another.
    @Test(arguments: ["a } b", "a }\u{5BF} b", "}", "}\u{301}}"])
    func `a brace in a comment does not end it`(comment: String) throws {
        let game = try #require(try GameRecord.games(pgn: "1. g2 ; \(comment)\n*").first)
        let again = try #require(try GameRecord.games(pgn: game.pgn).first)
        #expect(again.pgn == game.pgn)
        let ply = try #require(game.plies.first)
        #expect(ply.comments == [comment])
    }

    @Test func `the games of the peers are read back`() throws {
        for row in dataRows("games.csv", columns: 6) {
            let text = "[FEN \"\(row[0])\"]\n\n\(row[1]) \(row[3])"
            let game = try #require(try GameRecord.games(pgn: text).first)
            #expect(game.positions.last?.fen == row[2])
            #expect(game.result.text == row[3])
        }
    }

    @Test(arguments: [
        ("1. g2 a2 2. h3 *", "1:13: 'h3': not a move; moves look like g2 (clone), g1g3 (jump) or 0000 (pass)"),
        ("\n é 1. g2", "2:2: 'é': not a move; moves look like g2 (clone), g1g3 (jump) or 0000 (pass)"),
        ("[Event x]\n\n1. g2 (", "1:1: a tag looks like [Name \"value\"]\n3:7: '(' is never closed"),
        ("[Event \"x]\n1. g2 ) { u", "1:1: '\"' is never closed\n2:7: ')' closes nothing\n2:9: '{' is never closed"),
        ("(1. g2) *", "1:1: a variation needs a move before it and a move in it"),
        ("1. g2 () *", "1:8: a variation needs a move before it and a move in it"),
        ("[FEN \"x\"]\n1. zz *\n1. zz *", "1:1: the FEN tag"),
    ])
    func `mistakes are told with line and column`(text: String, start: String) {
        let error = #expect(throws: PGNError.self) { try GameRecord.games(pgn: text) }
        #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
    }

    @Test func `an illegal move shows the board and the next game is still looked at`() throws {
        let error = #expect(throws: PGNError.self) { try GameRecord.games(pgn: "1. g2 d4 2. zz * 1. 0000 *") }
        let mistakes = try #require(error?.mistakes)
        #expect(mistakes.map(\.column) == [7, 21])
        #expect(error?.description.contains("illegal move d4: no piece of o is next to d4\n7 x . . . . . o") == true)
    }

    @Test func `deep nesting is refused not suffered`() {
        let text = String(repeating: "1. g2 (", count: 100_000)
        #expect(throws: PGNError.self) { try GameRecord.games(pgn: text) }
    }
}
