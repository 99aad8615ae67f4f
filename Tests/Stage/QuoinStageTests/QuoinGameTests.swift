import Diagnostics
import Drawing
import Quoin
import Stage
import Testing

@testable import QuoinStage

/// The words that the plays of these tests know.
private let list =
    "tea eat ate teas seat sea east rate tear star stare stone tone note notes ink rink ten net not ton one bed"

private let kind = QuoinGame.kind(reading: { () throws(Objection) in Array(list.utf8).map { $0 == 0x20 ? 0x0A : $0 } })

/// Upper level: t e a / s o n / r k i.
private let position = "position teasonrki/zzzzzzzzz/zzzzzzzzz\n"

private func perform(_ script: String, _ start: String = position) throws -> Performance {
    let source = SourceText(path: "x.play", "game quoin\n" + start + script)
    return try Performance(try parsePlay(source, games: [kind]), games: [kind])
}

private func mistakes(_ script: String, _ start: String = position) -> [Diagnostic] {
    do {
        _ = try perform(script, start)
        return []
    } catch let error as Mistakes {
        return error.all
    } catch {
        return []
    }
}

@Suite struct QuoinGameTests {
    @Test func `a word is the taps on its letters and on the word`() throws {
        let taps = try perform("tap a13\ntap b13\ntap c13\ntap word\nwait 1s").states
        #expect(try perform("spell tea\nwait 1s").states == taps)
        #expect(try perform("tap a13\ntap b13\ntap c13\nsubmit\nwait 1s").states == taps)
        #expect(taps.last == "---sonrki/zzzzzzzzz/zzzzzzzzz 2 3 0")
        #expect(try perform("reply TEA\nwait 1s").states.last == taps.last)
    }

    @Test func `the robot plays the same words for the same seed`() throws {
        let script = "robot 2\nrobot 2\nwait 1s"
        #expect(try perform("seed 4\n" + script).states == perform("seed 4\n" + script).states)
        #expect(try perform("robot 5\nwait 1s").states.last?.hasSuffix(" 2 15 0") == true)
    }

    @Test func `without a position the seed deals the block`() throws {
        #expect(try perform("seed 3\nwait 1s", "").states == [State(.dealt(seed: 3)).notation])
    }

    @Test(arguments: [
        ("spell tone\nspell zzz", "`zzz` is not in the dictionary", 4, 7),
        ("spell eat", "`eat` breaks off: no way leads on from `ea` to `t`", 3, 9),
        ("spell bed", "no `b` is in sight", 3, 7),
        ("tap d11", "`d11` is beside the block", 3, 5),
        ("tap a11", "the cube at a11 lies behind others", 3, 5),
        ("spell tea\ntap a13", "there is no cube at a13", 4, 5),
        ("tap a13\ntap c13", "the cube at c13 does not touch the one at a13 in sight", 4, 5),
        ("tap a13\nsubmit", "`t` is too short", 4, 1),
        ("submit", "no letter is chosen yet", 3, 1),
        ("tap a13\nspell tea", "`t` is chosen already", 4, 7),
        ("spell t3a", "`t3a` is no word of the letters a to z", 3, 7),
        ("robot 9", "the robot has no level 9", 3, 7),
        ("undo", "there is no word to take back", 3, 1),
        ("style dsuk", "no style is called `dsuk`", 3, 7),
    ])
    func `the engine's refusals are told where they happen`(script: String, message: String, line: Int, column: Int) {
        let found = mistakes(script + "\nwait 1s")
        #expect(found.first?.message == message)
        #expect(found.first?.place == Place(path: "x.play", line: line, column: column))
    }

    @Test(arguments: [
        ("tea/tea", "the block has 2 levels instead of 3", 10),
        ("teasonrki/zzz/zzzzzzzzz", "level 2 has 3 places instead of 9", 20),
        ("teas!nrki/zzzzzzzzz/zzzzzzzzz", "`!` is no letter, and not `-` for no cube", 14),
        ("teasonrki/-zzzzzzzz/zzzzzzzzz", "the cube at a13 has none below it", 10),
        (
            "teasonrki/zzzzzzzzz/zzzzzzzzz 3 0 0",
            "behind the block stand whose turn it is, 1 or 2, and both scores", 40
        ),
    ])
    func `a malformed position is pointed at where it is malformed`(text: String, message: String, column: Int) {
        let found = mistakes("wait 1s", "position \(text)\n")
        #expect(found.first?.message == message)
        #expect(found.first?.place == Place(path: "x.play", line: 2, column: column))
    }

    @Test func `a mistake shows the block and words that are there`() {
        let found = mistakes("spell zzz\nwait 1s")
        #expect(
            found.first?.remedy == """
                to be found are: notes, stone, note, tone, ink
                  level 3  level 2  level 1
                1 t e a    z z z    z z z
                2 s o n    z z z    z z z
                3 r k i    z z z    z z z
                  a b c    a b c    a b c
                """)
    }

    @Test func `without a dictionary a play says so`() {
        let none = QuoinGame.kind { () throws(Objection) in
            throw Objection("there is no dictionary", remedy: "install it")
        }
        let source = SourceText(path: "x.play", "game quoin\nwait 1s\n")
        #expect(throws: Mistakes.self) { try Performance(try parsePlay(source, games: [none]), games: [none]) }
    }

    @Test func `the last word tells the result`() throws {
        let start = "position ---------/---------/tea------ 1 0 2\nplayers \"Ada\" \"Bo\"\n"
        let show = try perform("spell tea\nwait 1s", start)
        #expect(show.moment(at: show.duration).card.new == CaptionText("Ada wins", "3 to 2"))
    }

    @Test func `a finger touches a side that is seen whole`() throws {
        let show = try perform("spell tone\nwait 1s")
        let game = try #require(show.moment(at: .zero).game as? QuoinGame)
        let geometry = BlockGeometry(show.layout.board)
        for place in game.places where place != "word" {
            let cell = try #require(Cell(name: place))
            let touch = try #require(geometry.touches([cell], in: game.state.block).first)
            #expect(game.state.block.facesInSight(of: cell).contains(touch.face))
            #expect(game.spot(of: place, in: show.layout)?.centre == touch.point)
        }
    }

    @Test func `points come letter by letter, and none is lost on the way`() throws {
        let show = try perform("spell tea\nreply ink\nwait 1s")
        let scores = try show.frameTimes(fps: 50).map { time in
            let moment = show.moment(at: time)
            return try #require(moment.game as? QuoinGame).score(after: moment.elapsed).points
        }
        #expect(scores.first == [0, 0])
        for (one, next) in zip(scores, scores.dropFirst()) { #expect(next[0] >= one[0] && next[1] >= one[1]) }
        let game = try #require(show.moment(at: show.duration).game as? QuoinGame)
        #expect(scores.last == [game.state.score(of: .first), game.state.score(of: .second)])
        #expect(scores.contains { $0[0] > 0 && $0[0] < game.state.score(of: .first) })
    }

    @Test(arguments: ["day", "dusk"])
    func `left-out frames equal the one before them in every style`(style: String) throws {
        let show = try perform(
            "style \(style)\ntap a13\ntap b13\ntap b13\ncaption \"A\"\ntap a13\nspell tea\nundo\nhighlight c33\nrobot 1\nwait 1s",
            "position teasonrki/teasonrki/teasonrki\n")
        let kept = Set(show.frames(fps: 20).map(\.time))
        var last = show.displayList(at: .zero)
        for time in show.frameTimes(fps: 20) {
            let list = show.displayList(at: time)
            let isSame = list == last
            if !kept.contains(time) { #expect(isSame, "the picture changes at \(time.text)") }
            last = list
        }
    }

    @Test func `a block is drawn by its bare sides, each with its letter`() throws {
        func sides(_ script: String) throws -> (shapes: Int, letters: Int) {
            let show = try perform(script + "\nwait 1s")
            let list = show.displayList(of: .time(show.duration))
            return list.elements.reduce(into: (0, 0)) { counts, element in
                if case .shape = element { counts.0 += 1 }
                if case .group = element { counts.1 += 1 }
            }
        }
        // Each side has its joint and its stone; the score has three marks of its own.
        let whole = try sides("wait")
        #expect(whole.letters == 27 && whole.shapes == 27 * 2 + 3)
        // A row that is gone from the upper level bares three tops for its own three, and its end is gone.
        let less = try sides("reply tea")
        #expect(less.letters == 26 && less.shapes == 26 * 2 + 3)
    }

    @Test func `a frame follows the form of a side`() throws {
        let show = try perform("highlight c33\nwait 1s")
        let outline = try #require(show.moment(at: .zero).game.spot(of: "c33", in: show.layout)?.outline)
        let frames = show.displayList(at: show.duration).elements.filter { element in
            if case .shape(let shape) = element { shape.path == outline && shape.stroke != nil } else { false }
        }
        #expect(frames.count == 1)
    }

    @Test func `a motion ends in the picture of the state that it leads to`() throws {
        // The cube above a word sinks into its place without a jump at the end.
        let show = try perform("reply tea\nwait 2s", "position zzzzzzzzz/zzzzzztea/zzzzzzzzz\n")
        let game = try #require(show.moment(at: show.duration).game as? QuoinGame)
        var moved = DisplayList(size: show.layout.size)
        var still = moved
        game.draw(after: game.transition.end, in: show.layout, into: &moved)
        QuoinGame(game.state, game.lexicon, names: game.names).draw(after: .zero, in: show.layout, into: &still)
        #expect(moved == still)
    }
}

@Suite struct QuoinStyleTests {
    @Test(arguments: QuoinStyle.all)
    func `letters and words are legible in every style`(style: QuoinStyle) {
        for face in Face.allCases {
            #expect(style.stage.ink.contrast(with: style.colour(of: face)) >= 4.5)
            for side in [Side.first, .second] {
                let lit = style.lit(face, by: side)
                #expect(lit.onTop.contrast(with: lit) >= 4.5, "\(lit.hex)")
                #expect(lit.contrast(with: style.colour(of: face)) >= 2, "\(lit.hex)")
            }
        }
        #expect(style.stage.soft.contrast(with: style.stage.ground) >= 4.5)
        for side in [Side.first, .second] {
            #expect(style.colour(of: side).contrast(with: style.stage.ground) >= 3)
        }
    }
}
