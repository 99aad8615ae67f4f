import Diagnostics
import Testing

@testable import Stage

/// The messages of a script as `line:column message`, or nothing.
private func mistakes(_ script: String, include: @escaping (String) -> SourceText? = { _ in nil }) -> [String] {
    do {
        _ = try parsePlay(
            SourceText(path: "x.play", bytes: Array(script.utf8)), games: [LightsOut.kind], include: include)
        return []
    } catch {
        return error.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
    }
}

private func acts(_ script: String) throws -> [Act] {
    try parsePlay(SourceText(path: "x.play", "game lights\n" + script), games: [LightsOut.kind]).cues.map(\.act)
}

@Suite struct ParserTests {
    @Test func `settings are read`() throws {
        let play = try parsePlay(
            SourceText(
                path: "x.play",
                """
                game lights      # a comment
                position x5o/7  x 0 1
                size 1080x720
                fps 30
                seed 18446744073709551615
                duration 20s
                players "You" "The # \\"robot\\""
                style "#ff0000"
                progress pie
                coordinates
                flip off

                wait 1s
                """), games: [LightsOut.kind])
        #expect(play.game.value == "lights")
        #expect(play.settings["position"]?.value == ["x5o/7 x 0 1"])
        #expect(play.size == PictureSize(width: 1080, height: 720))
        #expect(play.fps == 30)
        #expect(play.seed == .max)
        #expect(play.duration?.value == 20.0)
        #expect(play.settings["players"]?.value == ["You", "The # \"robot\""])
        #expect(play.settings["style"]?.value == ["#ff0000"])
        #expect(play.progress == .pie)
        #expect(play.settings["coordinates"]?.value == ["on"])
        #expect(play.settings["flip"]?.value == ["off"])
    }

    @Test(arguments: [
        ("tap g1", Act.tap("g1")), ("move a7a5", .move("a7a5")), ("reply a2", .reply("a2")),
        ("robot", .robot(level: nil)), ("robot 3", .robot(level: 3)), ("undo", .undo), ("pass", .pass),
        ("caption \"One\"", .caption(CaptionText("One"))),
        ("caption \"One\" \"two\"", .caption(CaptionText("One", "two"))),
        ("caption none", .caption(nil)), ("caption \"none\"", .caption(CaptionText("none"))), ("card none", .card(nil)),
        ("card \"Nanashi\" \"Now\"", .card(CaptionText("Nanashi", "Now"))),
        ("highlight a1 b2", .highlight(["a1", "b2"])),
        ("highlight none", .highlight([])), ("arrow a1 b2", .arrow(from: "a1", to: "b2")), ("arrow none", .noArrows),
        ("wait", .wait(Timing.wait)), ("wait 0.8s", .wait(0.8)), ("wait PT0.8S", .wait(0.8)),
        ("hold 800ms", .hold(0.8)),
        ("fade in", .fade(.in, Timing.fade)), ("fade out 1s", .fade(.out, 1.0)), ("mark poster", .mark("poster")),
        ("step \"Tap\" a1 b2", .step(CaptionText("Tap"), allowed: ["a1", "b2"])),
        ("step \"Tap\" \"it\"", .step(CaptionText("Tap", "it"), allowed: [])), ("\ttap\tg1\r", .tap("g1")),
    ])
    func `every action is read`(line: String, act: Act) throws {
        #expect(try acts(line) == [act])
    }

    @Test(arguments: [
        ("tpa g1", "2:1 unknown word `tpa`"),
        ("tap", "2:1 `tap` lacks something"),
        ("tap a1 b1", "2:8 `tap` takes no `b1`"),
        ("robot x", "2:7 `x` is no level"),
        ("robot 100", "2:7 `100` is no level"),
        ("caption Hello", "2:9 `Hello` stands outside of quotes"),
        ("caption \"Hello", "2:9 this text does not end"),
        ("caption “Hello”", "2:9 typographic quotes hold no text together"),
        ("wait 8", "2:6 `8` is no length of time"),
        ("wait 10000s", "2:6 a play lasts at most 600s"),
        ("fade sideways", "2:6 a fade goes `in` or `out`"),
        ("arrow a1", "2:1 `arrow` lacks something"),
        ("loop at x", "2:6 `loop` needs `from`"),
        ("mark a\nloop from b", "3:11 no mark is called `b`"),
        ("mark a\nmark a", "3:1 the mark `a` is set a second time"),
        ("wait\nsize 10x10", "3:1 settings stand above the first action"),
        ("game again\nwait", "2:1 `game` is already set on line 1"),
        ("size 0x10\nwait", "2:6 a picture's sides are 16 to 4096 pixels long"),
        ("size 100000x100000\nwait", "2:6 a picture's sides are 16 to 4096 pixels long"),
        ("size 99999999999999999999x10\nwait", "2:6 a size is a width and a height in pixels"),
        ("fps 0\nwait", "2:5 `0` is not within 1 to 60 frames a second"),
        ("fps 29.97\nwait", "2:5 `29.97` is no whole number of frames a second"),
        ("fps 99.5\nwait", "2:5 `99.5` is not within 1 to 60 frames a second"),
        ("seed -1\nwait", "2:6 a seed is a whole number from 0"),
        ("players \"A\"\nwait", "2:1 a game has two players"),
        ("progress bra\nwait", "2:10 unknown word `bra`"),
        ("repeat 2\nwait", "2:1 this `repeat` has no `end`"),
        ("wait\nend", "3:1 nothing is open that could end here"),
        ("repeat 0\nwait\nend", "2:8 `0` is not within 1 to 1000 rounds"),
        ("include other.play", "2:9 no play is called `other.play`"),
        ("# nothing", "1:1 nothing happens in this play"),
        ("caption \"é\" x", "2:13 `x` stands outside of quotes"),
    ])
    func `a mistake has its place`(lines: String, message: String) {
        #expect(mistakes("game lights\n" + lines) == [message])
    }

    @Test func `all mistakes of a script are told at once, in the order of its lines`() {
        let found = mistakes("game lights\nsiez 1x1\nfps x\ntap\nwait 3\nfoo\nend")
        #expect(found.map { $0.prefix(3) } == ["2:1", "3:5", "4:1", "5:6", "6:1", "7:1"])
    }

    @Test func `a mistyped word gets a remedy`() {
        do {
            _ = try parsePlay(SourceText(path: "x.play", "game lights\ncaptoin \"x\""), games: [LightsOut.kind])
            Issue.record("the play was read")
        } catch {
            #expect(error.all.first?.remedy == "did you mean `caption`?")
            #expect(error.all.first?.excerpt == "captoin \"x\"")
        }
    }

    @Test func `where nobody acts yet, a word that is none is told how a play begins`() {
        do {
            _ = try parsePlay(SourceText(path: "x.play", "hello\n"), games: [LightsOut.kind, LightsOut.kind])
            Issue.record("the play was read")
        } catch {
            #expect(error.all.map(\.message) == ["unknown word `hello`"])
            #expect(error.all.first?.remedy == "a play begins with who acts: `game lights` or `game lights`")
        }
        let part = Stage.mistakes(
            ofListing: SourceText(path: "x.md", "hello"), games: [LightsOut.kind, LightsOut.kind])
        let words = (part.first?.remedy ?? "").dropFirst("a line starts with one of: ".count).split(separator: ", ")
        #expect(words.count > 10 && Set(words).count == words.count, "each word once")
    }

    @Test func `a number that is not whole gets the nearest that is`() {
        do {
            _ = try parsePlay(SourceText(path: "x.play", "game lights\nfps 29.97\nwait"), games: [LightsOut.kind])
            Issue.record("the play was read")
        } catch { #expect(error.all.first?.remedy == "write `fps 30`") }
    }

    @Test func `a play without a game is refused`() {
        #expect(mistakes("wait 1s") == ["1:1 the play names no game"])
        #expect(mistakes("") == ["1:1 the play names no game"])
    }

    @Test func `repeats nest`() throws {
        let read = try acts("repeat 2\ntap a1\nrepeat 3\ntap b1\nend\nend\ntap c1")
        let names = read.map { if case .tap(let name) = $0 { name } else { "?" } }
        #expect(names == ["a1", "b1", "b1", "b1", "a1", "b1", "b1", "b1", "c1"])
    }

    @Test func `repeats cannot fill the memory`() {
        let deep =
            "game lights\n" + String(repeating: "repeat 1000\n", count: 12) + "wait\n"
            + String(repeating: "end\n", count: 12)
        #expect(mistakes(deep).first?.contains("at most 5000 actions") == true)
        let long = "game lights\n" + String(repeating: "wait 1ms\n", count: 20_000)
        #expect(mistakes(long) == ["5002:1 a play has at most 5000 actions, repeats and includes counted out"])
        #expect(mistakes("game lights\n" + String(repeating: "repeat 2\n", count: 500)).count <= 100 + 33)
    }

    @Test func `an included play brings its actions, not its looks`() throws {
        let other = SourceText(path: "other.play", "game lights\nsize 99x99\ntap b2")
        let play = try parsePlay(
            SourceText(path: "x.play", "game lights\ntap a1\ninclude other.play\ntap c3"), games: [LightsOut.kind]
        ) {
            $0 == "other.play" ? other : nil
        }
        #expect(play.cues.map(\.act) == [.tap("a1"), .tap("b2"), .tap("c3")])
        #expect(play.size.width == 720)
    }

    @Test func `a mistake in an included play tells who included it`() {
        let other = SourceText(path: "other.play", "game chess\nfoo")
        do {
            _ = try parsePlay(SourceText(path: "x.play", "game lights\ninclude other.play"), games: [LightsOut.kind]) {
                _ in other
            }
            Issue.record("the play was read")
        } catch {
            #expect(error.all.map(\.place?.path) == ["other.play", "other.play"])
            #expect(error.all.first?.message == "this play is of another game: `lights` includes `chess`")
            #expect(error.all.first?.trail.first?.place == Place(path: "x.play", line: 2, column: 9))
        }
    }

    @Test func `includes neither circle nor explode`() {
        let circle = mistakes("game lights\ninclude a") { SourceText(path: $0, "include a") }
        #expect(circle == ["1:9 `a` includes itself"])
        let many = mistakes("game lights\ninclude a\nwait") { name in
            SourceText(path: name, String(repeating: "include \(name)b\n", count: 50))
        }
        #expect(many.contains { $0.contains("more than 200 plays are included") || $0.contains("deep") })
    }

    @Test func `mistakes of words and of moves come together`() {
        let script = "game lights\ncaption\ntap z9\nwait soon\ntpa a1\ntap z8\nhold"
        let found = Stage.mistakes(of: SourceText(path: "x.play", script), games: [LightsOut.kind]).all
        #expect(found.map { $0.place?.line } == [2, 3, 4, 5, 6])
        let lost = "game lights\ntpa a1\nmove nowhere\n"
        let first = Stage.mistakes(of: SourceText(path: "x.play", lost), games: [LightsOut.kind]).all
        #expect(first.map { $0.place?.line } == [2], "after a line that may have been a move, moves mean nothing")
    }

    @Test(arguments: ["../x.play", "/etc/passwd", "a/../../x.play", ".."])
    func `an include stays in the folder of its play`(name: String) {
        let found = mistakes("game lights\ninclude \(name)\nwait 1s") { path in
            SourceText(path: path, "secret\n")
        }
        #expect(found == ["2:9 `\(name)` leads out of the play's folder"])
        #expect(mistakes("game lights\ninclude a/x.play") { SourceText(path: $0, "wait 1s") }.isEmpty)
    }

    @Test func `a mark at the head of a file and line ends of Windows change nothing`() throws {
        let script = "game lights\r\ncaption \"One\"\r\nwait 1s\r\n"
        #expect(mistakes("\u{FEFF}" + script).isEmpty)
        #expect(
            try parsePlay(SourceText(path: "x.play", bytes: Array(("\u{FEFF}" + script).utf8)), games: [LightsOut.kind])
                .cues.count == 2)
        #expect(mistakes("\u{FEFF}gaem lights\r\nwait 1s") == ["1:1 unknown word `gaem`"])
    }

    @Test func `a file that is no text is told once`() {
        let picture = SourceText(path: "b.play", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        let found = Stage.mistakes(of: picture, games: [LightsOut.kind]).all
        #expect(found.map(\.message) == ["this is no text, so it is no play"])
        #expect(found.first?.excerpt == nil)
    }

    @Test(arguments: [
        ("game lights\nstyle neon", ["1 nothing happens in this play", "2 no style"]),
        ("game chess", ["1 nothing happens in this play", "1 no game is called `chess`"]),
        ("game lights\nposition zz\nstyle neon\nfoo", ["2 no position", "3 no style", "4 unknown word `foo`"]),
        ("game lights\nstyle neon\ntap z9\nfoo", ["2 no style", "3 `z9` is beside the board", "4 unknown word `foo`"]),
    ])
    func `no mistake hides another`(script: String, expected: [String]) {
        let found = Stage.mistakes(of: SourceText(path: "x.play", script), games: [Choosy.kind]).all
        #expect(found.map { "\($0.place?.line ?? 0) \($0.message)" } == expected)
    }

    @Test func `a bad style hides no bad move where all words are right`() {
        #expect(throws: Mistakes.self) {
            do throws(Mistakes) {
                let play = try parsePlay(
                    SourceText(path: "x.play", "game lights\nstyle neon\ntap z9\n"), games: [LightsOut.kind])
                _ = try Performance(play, games: [Choosy.kind])
            } catch {
                #expect(error.all.map { $0.place?.line } == [2, 3])
                throw error
            }
        }
    }

    @Test func `a listing may be a part of a play, but what it says is checked`() {
        func found(_ text: String) -> [String] {
            Stage.mistakes(ofListing: SourceText(path: "x.md", text, linesAbove: 6), games: [LightsOut.kind])
                .map { "\($0.place?.line ?? 0) \($0.message)" }
        }
        #expect(found("tap a1\nwait 1s\n").isEmpty)
        #expect(found("game lights\n").isEmpty)
        #expect(found("game lights\ninclude opening.play\ntap a1\n").isEmpty)
        #expect(found("tap a1\nwiat 1s\n") == ["8 unknown word `wiat`"])
        #expect(found("game lights\ntap z9\n") == ["8 `z9` is beside the board"])
    }
}

/// A game of one style and one position, which says so.
private enum Choosy {
    static let kind = ActorKind("lights", styles: SchemeStyles(light: "day", dark: "dusk"), words: LightsOut.words) {
        (setup) throws(Objection) in
        if setup.style != nil { throw Objection("no style", about: .style) }
        if setup.position != nil { throw Objection("no position", about: .position) }
        return try LightsOut.kind.make(setup)
    }
}
