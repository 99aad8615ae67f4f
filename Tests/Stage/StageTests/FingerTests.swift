import Diagnostics
import Drawing
import Testing

@testable import Stage

/// Two shelves, and something that is taken from one to the other: for what fingers do.
private struct Shelves: StageGame {
    var notation = "left"
    var diagram: String { "" }
    var places: [String] { ["left", "right"] }
    var style: StageStyle {
        StageStyle(ground: .black, raised: .black, ink: .white, soft: .white, accent: .white)
    }
    func taps(for move: String) throws(Objection) -> [String] { [] }
    mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .own(let word, let words, _) = deed else { throw Objection("no") }
        notation = ([word] + words).joined(separator: " ")
        var change = Change(.move, motion: 0.2)
        if words == ["right", "open"] { change.verdict = CaptionText("Done") }
        return change
    }
    func spot(of place: String, in layout: Layout) -> Spot? {
        Spot(Rect(place == "left" ? 100 : 400, 100, 50, 50))
    }
    func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {}

    static let kind = ActorKind(
        "shelves", styles: SchemeStyles(light: "day", dark: "dusk"),
        words: [
            .action(PlayWord("drag", "PLACE PLACE", help: "takes it there", example: "drag left right"), count: 2...2) {
                .gesture(.drag(from: $0[0].text, to: $0[1].text), [])
            },
            .action(PlayWord("hold", "PLACE TIME", help: "rests there", example: "hold left 1s"), count: 2...2) {
                .gesture(.hold($0[0].text, Seconds(reading: $0[1].text) ?? 1.0), ["open"])
            }.claiming { $0.count > 1 },
            .action(PlayWord("swipe", "DIRECTION", help: "strokes", example: "swipe left")) { _ in
                .gesture(.swipe(.left), [])
            },
        ]
    ) { _ in Shelves() }

    static func performance(_ script: String) throws -> Performance {
        let source = SourceText(path: "x.play", "game shelves\n\(script)\nwait 1s\n")
        return try Performance(try parsePlay(source, games: [kind]), games: [kind])
    }
}

@Suite struct FingerTests {
    @Test func `a drag presses, goes along and lets go`() throws {
        let show = try Shelves.performance("drag left right")
        #expect(show.states == ["left", "drag left right"])
        let poses = show.frameTimes(fps: 60).compactMap { show.moment(at: $0).nub }
        let pressed = poses.filter { $0.pressure == 1 }
        #expect(pressed.count >= 36)
        #expect(pressed.first.map { $0.centre.x < 135 } == true && pressed.last.map { $0.centre.x > 415 } == true)
        #expect(zip(pressed, pressed.dropFirst()).allSatisfy { $0.centre.x <= $1.centre.x })
        #expect(poses.contains { $0.tail.map { tail in tail.x < 400 } == true })
    }

    @Test func `a hold keeps the finger down for its time, and then the actor is told`() throws {
        let show = try Shelves.performance("hold left 600ms")
        #expect(show.states == ["left", "hold left open"])
        let down = show.frameTimes(fps: 60).filter { show.moment(at: $0).nub?.pressure == 1 }
        let first = try #require(down.first), last = try #require(down.last)
        #expect((0.55...0.65).contains((last - first).value))
        #expect(show.notation(at: first) == "left" && show.notation(at: last + 0.1) == "hold left open")
    }

    @Test func `the stage's own hold is a pause still`() throws {
        #expect(try Shelves.performance("hold 2s").duration == 3.0)
    }

    @Test func `who has nothing to swipe says so`() {
        #expect(throws: Mistakes.self) { try Shelves.performance("swipe left") }
        do {
            _ = try Shelves.performance("swipe left")
        } catch let error as Mistakes {
            #expect(error.all.map(\.message) == ["nothing here can be moved by `swipe`"])
        } catch {}
    }

    @Test func `a guide holds the wrong drag back`() throws {
        let show = try Shelves.performance("step \"Take the right one\" right\ndrag left right")
        #expect(show.states == ["left"])
        let held = try Shelves.performance("step \"Take the right one\" right\nhold left 1s")
        #expect(held.states == ["left"])
    }

    @Test(arguments: ["drag left right", "hold left 1s", "swipe left"])
    func `no gesture is made under a verdict`(_ line: String) {
        #expect {
            try Shelves.performance("hold right 1s\n" + line)
        } throws: { error in
            (error as? Mistakes)?.all.map(\.message) == ["the game has ended, and its result lies over the board"]
        }
    }
}
