import Diagnostics
import Drawing
import Languages
import Nanashi
import Stage
import Testing

@testable import NanashiStage

/// The position of the sketches from which the look was drawn.
private let sketch = "x1xx2o/1xx1oo1/2-x-2/1xoo3/2-o-o1/1xo3o/ox3oo x 0 12"

@Suite struct BoardPictureTests {
    @Test func `a gap is absent and every other square has a cell`() throws {
        let gaps = try Position(fen: "x5o/7/2-1-2/7/2-1-2/7/o5x")
        #expect(boardPicture(gaps).elements.count == 45 + 4 * 2)
        #expect(boardPicture(.start).elements.count == 49 + 4 * 2)
    }

    @Test func `selection, marks, arrows and the last move add to the picture`() throws {
        let position = try Position(fen: sketch)
        let plain = boardPicture(position).elements.count
        func added(_ options: BoardOptions) -> Int { boardPicture(position, options).elements.count - plain }
        let square = try #require(Square(name: "c6"))
        let other = try #require(Square(name: "e4"))
        let targets = position.cloneTargets(of: square).count + position.jumpTargets(of: square).count
        #expect(added(BoardOptions(select: square)) == 1 + targets)
        #expect(added(BoardOptions(mark: [square, other])) == 2)
        #expect(added(BoardOptions(arrows: [BoardOptions.Arrow(from: square, to: other)])) == 1)
        #expect(added(BoardOptions(last: .jump(from: square, to: other))) == 2)
        #expect(added(BoardOptions(last: .clone(to: other))) == 1)
        #expect(added(BoardOptions(last: .pass)) == 0)
        #expect(added(BoardOptions(coordinates: true)) == 14)
    }

    @Test func `a flipped board is the board turned by half`() throws {
        let straight = BoardGeometry(Rect(10, 20, 700, 700), flip: false)
        let flipped = BoardGeometry(Rect(10, 20, 700, 700), flip: true)
        for square in Square.all {
            let mirror = try #require(Square(file: 6 - square.file, rank: 6 - square.rank))
            #expect(straight.rect(square) == flipped.rect(mirror))
        }
        let corner = try #require(Square(name: "a1"))
        #expect(straight.rect(corner).minX == 10)
        #expect(abs(straight.rect(corner).maxY - 720) < 1e-9)
    }

    @Test func `the words name every piece`() throws {
        let position = try Position(fen: "x5o/7/2-4/7/7/7/o5x x 0 1")
        let words = PositionWords(
            position,
            BoardOptions(last: .jump(from: try #require(Square(name: "a5")), to: try #require(Square(name: "a7")))))
        #expect(words.title == "Nanashi board: 2 discs, 2 rings, discs to move")
        #expect(
            words.description == "Discs on a7, g1. Rings on a1, g7. Gaps at c5. Last move: a jump from a5 to a7.")
        let over = PositionWords(try Position(fen: "xxx4/7/7/7/7/7/7 o"), BoardOptions(players: ["Ada", "Bo"]))
        #expect(over.title == "Nanashi board: 3 discs, 0 rings, Ada won")
        #expect(over.description == "Discs on a7, b7, c7. No rings.")
    }

    @Test(arguments: [
        ("de", "Nanashi-Brett: 1 Scheibe, 2 Ringe, am Zug: Scheiben", "Scheiben auf a1. Ringe auf b7, c7."),
        (
            "fr", "Plateau de Nanashi\u{A0}: 1 disque, 2 anneaux, au trait\u{A0}: disques",
            "Disques en a1. Anneaux en b7, c7."
        ),
        ("ja", "Nanashiの盤面：円盤1枚、リング2個、手番：円盤", "円盤：a1。リング：b7、c7。"),
        ("ar", "لوح Nanashi: قرص واحد، حلقتان، الدور: الأقراص", "الأقراص على a1. الحلقات على b7، c7."),
    ])
    func `the words are those of the page's language`(tag: String, title: String, description: String) throws {
        let words = PositionWords(try Position(fen: "1oo4/7/7/7/7/7/x6 x"), in: .named(tag))
        #expect(words.title == title)
        #expect(words.description == description)
    }

    @Test func `a site may say it otherwise`() throws {
        let speech = Language.named("de").saying(["side_discs": "Blau", "no_rings": "Nichts Rotes."])
        let words = PositionWords(try Position(fen: "x6/7/7/7/7/7/o6 x"), in: speech)
        #expect(words.title.hasSuffix("am Zug: Blau"))
    }
}

@Suite struct GamePictureTests {
    private var record: GameRecord {
        get throws {
            let pgn = "[Black \"Ada\"]\n[White \"Bo\"]\n\n1. g2 a2 2. g1e1 { over there } a1c1 *\n"
            return try #require(try GameRecord.games(pgn: pgn).first)
        }
    }

    @Test func `a game has a frame for its start and one a move`() throws {
        let picture = GamePicture(try record)
        #expect(picture.frames.count == 5)
        #expect(picture.frames.map(\.notation) == (try record).positions.map(\.fen))
        #expect(picture.frames.map(\.duration) == [0.6, 0.6, 0.6, 0.6, 3.0])
        #expect(picture.duration == 5.4)
    }

    @Test func `a range of moves begins with the position before it`() throws {
        let some = GamePicture(try record, RecordedGameOptions(delays: [0.1, 0.2, 0.3], range: 2...3))
        #expect(some.frames.map(\.notation) == (try record).positions[1...3].map(\.fen))
        #expect(some.frames.map(\.duration) == [0.1, 0.2, 3.0])
        for range in [90...99, 1...99, -5...0, 4...4] {
            #expect(!GamePicture(try record, RecordedGameOptions(range: range)).frames.isEmpty)
        }
    }

    @Test func `a game as a play reaches the same positions`() throws {
        let text = try record.playText()
        let play = try parsePlay(SourceText(path: "x.play", text), games: [NanashiGame.kind])
        let show = try Performance(play, games: [NanashiGame.kind])
        var reached: [String] = []
        for state in show.states where reached.last != state { reached.append(state) }
        #expect(reached == (try record).positions.map(\.fen))
        #expect(text.contains("caption \"over there\""))
        #expect(text.contains("players \"Ada\" \"Bo\""))
    }
}
