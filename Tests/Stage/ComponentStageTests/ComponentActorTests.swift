import Diagnostics
import Drawing
import Foundation
import Stage
import Testing

@testable import ComponentStage

private let kind = ComponentActor.kind

private func perform(_ script: String, _ name: String = "progress-bar") throws -> Performance {
    let source = SourceText(path: "x.play", "component \(name)\n" + script)
    return try Performance(try parsePlay(source, games: [kind]), games: [kind])
}

private func mistakes(_ script: String, _ name: String = "progress-bar") -> [Diagnostic] {
    do {
        _ = try perform(script, name)
        return []
    } catch let error as Mistakes {
        return error.all
    } catch {
        return []
    }
}

extension Performance {
    /// The component as it is seen at an instant.
    fileprivate func component(at time: Seconds) throws -> any Component {
        let moment = moment(at: time)
        return try #require(moment.game as? ComponentActor).component(after: moment.elapsed)
    }
}

@Suite struct ComponentActorTests {
    @Test func `a film plays on while nothing is done, and while the finger is on its way`() throws {
        let show = try perform("wait 1s\ntap play\nwait 4s\ntap play\nwait 1s")
        let end = try #require(try show.component(at: show.duration) as? ProgressBar).playback
        // From the tap on, with the two seconds that it waits for its first bytes and a full second tap's way.
        #expect(end.position > 4_000 && end.position < 6_500)
        #expect(!end.wantsToPlay)
        var last = 0
        for time in show.frameTimes(fps: 25) {
            let now = try #require(try show.component(at: time) as? ProgressBar).playback.position
            #expect((0...50).contains(now - last))
            last = now
        }
    }

    @Test func `a line of the play changes nothing that was seen before it`() throws {
        // The same time goes by in one stretch, and in pieces that are no multiples of a step.
        let whole = try perform("tap play\nwait 3s\nline good\nwait 1s")
        let parts = try perform(
            "tap play\nwait 0.333s\nline good\nwait 0.667003s\nline good\nwait 1.999997s\nline good\nwait 1s")
        let one = try #require(try whole.component(at: whole.duration) as? ProgressBar)
        let other = try #require(try parts.component(at: parts.duration) as? ProgressBar)
        #expect(one.playback == other.playback)
    }

    @Test func `the thumb stays under the finger that drags it`() throws {
        let show = try perform("line cut\ndrag thumb to 30s\nwait 1s")
        var held = 0
        for time in show.frameTimes(fps: 50) {
            let moment = show.moment(at: time)
            guard let nub = moment.nub, nub.pressure == 1, nub.tail != nil else { continue }
            let bar = try #require(try show.component(at: time) as? ProgressBar)
            let frame = try #require(bar.frame(of: "thumb"))
            let scale = show.layout.board.width / ProgressBar.canvas.width
            #expect(abs(show.layout.board.minX + frame.centre.x * scale - nub.centre.x) < 9, "\(time.text)")
            held += 1
        }
        #expect(held > 10)
        let end = try #require(try show.component(at: show.duration) as? ProgressBar).playback
        #expect(end.position == 30_000 && end.loaded.ranges.isEmpty)
    }

    @Test(arguments: ["day", "dusk"])
    func `left-out frames equal the one before them in every style`(style: String) throws {
        let show = try perform(
            "style \(style)\nfilm 5s\ntap play\ncaption \"A\"\nwait 1s\nline cut\ndrag 2s to 4s\nwait 9s\nline good\nwait 9s"
        )
        let kept = Set(show.frames(fps: 20).map(\.time))
        var last = show.displayList(at: .zero)
        for time in show.frameTimes(fps: 20) {
            let list = show.displayList(at: time)
            if !kept.contains(time) { #expect(list == last, "the picture changes at \(time.text)") }
            last = list
        }
    }

    @Test(arguments: [
        ("tap stop", "`stop` is no place of the bar", 2, 5),
        ("tap 41s", "`41s` is no place of the bar", 2, 5),
        ("tap play\ndrag thumb to 3s", "the thumb moves while the film plays", 3, 6),
        ("drag play to 3s", "the button cannot be dragged", 2, 6),
        ("drag 1s by 3s", "`drag` needs `to`", 2, 9),
        ("line fast", "`fast` is no line", 2, 6),
        ("line 75%", "`75%` is no line", 2, 6),
        ("film 0.2s", "`0.2s` is no length of a film", 2, 6),
        ("duration 9s", "`component` goes by its own clock, and its pauses cannot be scaled", 2, 10),
        ("style dsuk", "no style is called `dsuk`", 2, 7),
    ])
    func `refusals are told where they happen`(script: String, message: String, line: Int, column: Int) {
        let found = mistakes(script + "\nwait 1s")
        #expect(found.first?.message == message)
        #expect(found.first?.place == Place(path: "x.play", line: line, column: column))
    }

    @Test func `a component that nobody knows is told with those that are known`() {
        let found = mistakes("wait 1s", "progres-bar")
        #expect(found.first?.message == "no component is called `progres-bar`")
        #expect(found.first?.remedy?.contains("progress-bar") == true)
    }

    @Test(arguments: [
        ("marquee", "tap g1", "`g1` is no place of the field"),
        ("marquee", "tap 3,700", "`3,700` is no place of the field"),
        ("marquee", "drag clear to a1", "a button cannot be dragged"),
        ("marquee", "line cut", "`line` means nothing to this component"),
        ("pie", "tap 101%", "`101%` is no place of the pie"),
        ("pie", "drag settled to 5%", "a switch cannot be dragged"),
    ])
    func `each component knows its places`(name: String, script: String, message: String) {
        #expect(mistakes(script + "\nwait 1s", name).first?.message == message)
    }

    @Test func `a box on the stage selects what it touches, and more with the button`() throws {
        let show = try perform(
            "drag 20,20 to b2\nwait 1s\ntap adding\ntap f4\ntap a1\ndrag d3 to c3\nwait 1s", "marquee")
        let end = try show.component(at: show.duration)
        #expect(end.notation == "b1 a2 b2 c3 d3 f4 +")
    }

    @Test func `a pie follows the slider`() throws {
        let show = try perform("drag 0% to 65%\nwait 2s\ntap settled\ntap animated\ntap 100%\nwait 1s", "pie")
        #expect(try show.component(at: show.duration).notation == "1000 shown 1000")
        let words = try show.frameTimes(fps: 25).map { try show.component(at: $0).notation }
        #expect(words.contains("650 shown 650 animated settled"))
    }
}
