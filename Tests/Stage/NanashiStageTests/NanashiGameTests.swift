import Diagnostics
import Drawing
import Nanashi
import Stage
import Testing

@testable import NanashiStage

private func perform(_ script: String) throws -> Performance {
    let play = try parsePlay(SourceText(path: "x.play", "game nanashi\n" + script), games: [NanashiGame.kind])
    return try Performance(play, games: [NanashiGame.kind])
}

private func mistakes(_ script: String) -> [Diagnostic] {
    do {
        _ = try perform(script)
        return []
    } catch let error as Mistakes {
        return error.all
    } catch {
        return []
    }
}

@Suite struct NanashiGameTests {
    @Test func `a move is the two taps that make it`() throws {
        let taps = try perform("tap g1\ntap g2\nwait 1s").states
        #expect(try perform("move g2\nwait 1s").states == taps)
        #expect(try perform("move g1g2\nwait 1s").states == taps)
        #expect(taps.last == "x5o/7/7/7/7/6x/o5x o 0 1")
    }

    @Test func `a clone that names no parent starts at the first`() throws {
        let game = NanashiGame(try Position(fen: "7/7/7/7/xx5/7/6o x 0 1"))
        #expect(try game.taps(for: "a4") == ["a3", "a4"])
        #expect(try game.taps(for: "b3b4") == ["b3", "b4"])
        #expect(try game.taps(for: "b3d3") == ["b3", "d3"])
    }

    @Test func `all states of a play are those of the engine`() throws {
        let show = try perform("seed 9\nmove g2\nrobot 2\nmove a7c5\nrobot 2\nundo\nundo\nmove b6\nwait 1s")
        for (before, after) in zip(show.states, show.states.dropFirst()) where before != after {
            let (from, to) = (try Position(fen: before), try Position(fen: after))
            let follows = from.legalMoves.contains { (try? from.making($0)) == to }
            let goesBack = to.legalMoves.contains { (try? to.making($0)) == from }
            #expect(follows || goesBack, "\(before) → \(after)")
        }
    }

    @Test func `the robot plays the same move for the same seed`() throws {
        let script = "robot 3\nrobot 3\nrobot 3\nwait 1s"
        #expect(try perform("seed 4\n" + script).states == perform("seed 4\n" + script).states)
    }

    @Test func `an illegal move shows the board and what is legal from that square`() {
        let found = mistakes("move g1g4\nwait 1s")
        #expect(found.count == 1)
        #expect(found.first?.place == Place(path: "x.play", line: 2, column: 6))
        #expect(found.first?.excerpt == "move g1g4")
        #expect(found.first?.message == "`g1g4` is not legal: a jump goes exactly two squares, not 3")
        #expect(
            found.first?.remedy == """
                from g1: clone to f1 f2 g2; jump to e1 e2 e3 f3 g3
                7 x . . . . . o
                6 . . . . . . .
                5 . . . . . . .
                4 . . . . . . .
                3 . . . . . . .
                2 . . . . . . .
                1 o . . . . . x
                  a b c d e f g
                """)
    }

    @Test(arguments: [
        ("move zz", "`zz` is not a move; moves look like g2 (clone), g1g3 (jump) or 0000 (pass)"),
        ("move d4", "`d4` is not legal: no piece of x is next to d4"),
        ("tap a1", "there is no piece of x to tap on a1"),
        ("tap d4", "there is no piece of x to tap on d4"),
        ("tap g1\ntap d4", "the piece on g1 does not reach d4"),
        ("tap h9", "`h9` is beside the board"),
        ("pass", "this is not legal: x can move and so may not pass"),
        ("undo", "there is no move to take back"),
        ("robot 9", "the robot has no level 9"),
        ("reply a2", "`a2` is not legal: no piece of x is next to a2"),
        ("style dsuk\nwait", "no style is called `dsuk`"),
        ("position x5o/7 x\nwait", "the board has 2 ranks instead of 7"),
        ("position x5o/7/7/7y/7/7/o5x x\nwait", "'y' is not x, o, - or a number of empty squares"),
    ])
    func `the engine's refusals are told`(script: String, message: String) {
        #expect(mistakes(script + "\nwait 1s").first?.message == message)
    }

    @Test func `a malformed position is pointed at where it is malformed`() {
        let found = mistakes("position x5o/7/7/7y/7/7/o5x x\nwait 1s")
        #expect(found.first?.place == Place(path: "x.play", line: 2, column: 19))
    }

    @Test func `a finished game tells its result`() throws {
        let show = try perform("position x5o/7/7/7/7/7/7 x 0 1\nplayers \"Ada\" \"Bo\"\nmove a7c7\nreply g6\nwait 1s")
        #expect(show.moment(at: show.duration).card.new == nil)
        let won = try perform("position 2o4/x6/7/7/7/7/7 x 0 1\nplayers \"Ada\" \"Bo\"\nmove a6b6\nwait 1s")
        #expect(won.moment(at: won.duration).card.new == CaptionText("Ada wins", "3 to 0"))
    }

    @Test(arguments: ["day", "dusk", "paper", "contrast", "\"#3355ff\""])
    func `left-out frames equal the one before them in every style`(style: String) throws {
        let show = try perform(
            "style \(style)\nposition 7/1x2oo1/2-1-1o/3xo2/2-1-2/1ox4/o5x x 2 12\ncoordinates\ncaption \"A\"\nmove d4f5\n"
                + "robot 1\nundo\nhighlight a1\nwait 1s")
        let kept = Set(show.frames(fps: 20).map(\.time))
        var last = show.displayList(at: .zero)
        for time in show.frameTimes(fps: 20) {
            let list = show.displayList(at: time)
            // Compared outside of the expectation, which would print both lists.
            let isSame = list == last
            if !kept.contains(time) { #expect(isSame, "the picture changes at \(time.text)") }
            last = list
        }
        #expect(kept.count < show.frameTimes(fps: 20).count / 2 + 60)
    }

    private struct Counts: Equatable {
        var x, o: Double
    }

    /// What the counts show, frame by frame.
    private func counts(_ script: String, fps: Int = 60) throws -> [Counts] {
        let show = try perform("position 7/1x2oo1/2-1-1o/3xo2/2-1-2/1ox4/o5x x 2 12\n" + script)
        return try show.frameTimes(fps: fps).map { time in
            let moment = show.moment(at: time)
            let score = try #require(moment.game as? NanashiGame).score(after: moment.elapsed)
            return Counts(x: score.x, o: score.o)
        }
    }

    @Test func `counts roll from the score before to the score after`() throws {
        let counts = try counts("move d4f5\nwait 1s")
        #expect(counts.first == Counts(x: 4, o: 6) && counts.last == Counts(x: 8, o: 2))
        for (one, next) in zip(counts, counts.dropFirst()) {
            #expect(next.x >= one.x && next.x - one.x < 1, "no figure is skipped")
            #expect(abs(next.x + next.o - 10) < 0.001, "what one gains the other loses")
        }
        #expect(counts.contains { $0.x != $0.x.rounded() })
    }

    @Test func `a move taken back runs the counts back`() throws {
        let counts = try counts("reply d4f5\nundo\nreply c7\nundo\nwait 1s")
        #expect(counts.first == Counts(x: 4, o: 6) && counts.last == Counts(x: 4, o: 6))
        #expect(counts.contains(Counts(x: 8, o: 2)))
        for (one, next) in zip(counts, counts.dropFirst()) {
            #expect(abs(one.x - next.x) < 1 && abs(one.o - next.o) < 1)
        }
    }

    @Test(arguments: [(7, 1, 0), (7.25, 0, 2), (19, 2, 0), (19.5, 0, 4), (9.5, 0, 3), (26.5, 1, 2)])
    func `only the wheels that change roll`(value: Double, still: Int, rolling: Int) {
        let elements = RollingCount(value: value, size: 40, colour: .black)
            .elements(at: 100, baseline: 50, alignment: .end)
        var counts = (still: 0, rolling: 0)
        for element in elements {
            switch element {
            case .text: counts.still += 1
            case .group(let group):
                counts.rolling += group.elements.count
                #expect(group.clip != nil)
            default: Issue.record("a count is figures")
            }
        }
        #expect(counts.still == still && counts.rolling == rolling)
    }

    @Test func `a capture tells its gain until the next tap`() throws {
        let show = try perform(
            "position 7/1x2oo1/2-1-1o/3xo2/2-1-2/1ox4/o5x x 2 12\nreply d4f5\nwait 1s\ntap a1\nwait 1s")
        let gains = show.frameTimes(fps: 50).map { time in
            show.displayList(at: time).elements.compactMap { element -> String? in
                if case .text(let run) = element, run.string.first == "+" { run.string } else { nil }
            }
        }
        #expect(gains.first == [])
        #expect(gains.contains(["+1"]) && gains.contains(["+4"]))
        #expect(gains.last == [])
    }
}
