import Diagnostics
import Drawing
import Testing

@testable import Stage

func perform(_ script: String, size: PictureSize? = nil) throws -> Performance {
    var play = try parsePlay(SourceText(path: "x.play", "game lights\n" + script), games: [LightsOut.kind])
    if let size { play.size = size }
    return try Performance(play, games: [LightsOut.kind])
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

/// Plays that use everything.
let scripts = [
    "seed 3\ncaption \"One\" \"two\"\ntap b2\nrobot\nwait 0.5s\nhighlight a1 c3\narrow a1 c3\ntap a1\ncaption none\nhold 1s",
    "fade in 0.3s\ntap b2\ntap b2\nundo\narrow none\ncard \"Title\"\nwait 1s\ncard none\nfade out 0.4s",
    "progress bar\nrepeat 3\ntap a1\nreply c3\nend\nmark here\nwait 2s",
    "duration 7s\ntap a1\nwait 1s\nrobot\nwait 2s\nmark m\nhold 0.3s",
    "fps 30\nmark a\ntap b2\nmark b\nwait 1.234567s\ntap c1\nloop from b",
    "step \"Tap the middle\" b2\ntap a1\ntap b2\nstep \"Go on\"\ntap c3",
    "speed 3\ntap a1\nwait 1s\nspeed 0.7\ntap b2\nrobot\nwait 0.9s\nmark m\nspeed 1\nhold 0.4s\nloop from m",
]

@Suite struct PerformanceTests {
    @Test(arguments: scripts)
    func `the frames last as long as the play`(script: String) throws {
        let show = try perform(script)
        for fps in [1, 7, 25, 30, 60] {
            let frames = show.frames(fps: fps)
            #expect(frames.reduce(Seconds.zero) { $0 + $1.duration } == show.duration)
            #expect(frames.first?.time == .zero)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time + $0.duration == $1.time })
            #expect(frames.allSatisfy { $0.duration > .zero })
        }
    }

    @Test(arguments: scripts)
    func `frames that are left out equal the one before them`(script: String) throws {
        let show = try perform(script)
        let kept = Set(show.frames(fps: 25).map(\.time))
        var last = show.displayList(at: .zero)
        for time in show.frameTimes(fps: 25) {
            let list = show.displayList(at: time)
            // Compared outside of the expectation, which would print both lists.
            let isSame = list == last
            if !kept.contains(time) { #expect(isSame, "the picture changes at \(time.text)") }
            last = list
        }
        #expect(kept.count < show.frameTimes(fps: 25).count)
    }

    @Test(arguments: scripts)
    func `the same play twice gives equal pictures`(script: String) throws {
        let (first, second) = (try perform(script), try perform(script))
        #expect(first.duration == second.duration)
        for time in first.frameTimes(fps: 10) {
            let isSame = first.displayList(at: time) == second.displayList(at: time)
            #expect(isSame, "the pictures differ at \(time.text)")
        }
    }

    @Test(arguments: scripts)
    func `every frame is a state that the game reached, in order`(script: String) throws {
        let show = try perform(script)
        var states = show.states[...]
        guard show.play.loop == nil else { return }
        for time in show.frameTimes() {
            let state = show.notation(at: time)
            while states.first != state, !states.isEmpty { states.removeFirst() }
            #expect(states.first == state)
        }
        #expect(show.notation(at: show.duration) == show.states.last)
    }

    @Test func `the clock adds up what the script says`() throws {
        let script = (1...20).map { "hold 0.\($0)s\nwait 1.\($0)s" }.joined(separator: "\n")
        let expected = (1...20).reduce(Seconds.zero) { sum, number in
            guard let hold = Seconds(reading: "0.\(number)s"), let wait = Seconds(reading: "1.\(number)s") else {
                return sum
            }
            return sum + hold + wait
        }
        #expect(try perform(script).duration == expected)
    }

    @Test func `a tap takes its gestures: coming, hesitating, pressing, moving, and a pause`() throws {
        let show = try perform("tap b2")
        let least = Timing.enter + Timing.travel * 0.3 + Timing.press + 0.2 + Timing.stillness
        let most = Timing.enter + Timing.travel * 0.7 + Timing.press + 0.2 + Timing.stillness
        #expect(show.duration >= least)
        #expect(show.duration <= most)
    }

    @Test func `another seed hesitates otherwise`() throws {
        #expect(try perform("seed 1\ntap b2").duration != perform("seed 2\ntap b2").duration)
    }

    @Test(arguments: ["5s", "6s", "12.345s", "1m"])
    func `a duration scales pauses and never gestures`(text: String) throws {
        let script = "tap a1\nwait 1s\nhold 0.5s\nmark here\nrobot\nwait 2s"
        let (free, timed) = (try perform(script), try perform("duration \(text)\n" + script))
        #expect(timed.duration == Seconds(reading: text))
        #expect(timed.timeline.end.gestures == free.timeline.end.gestures)
        #expect(timed.timeline.end.pauses == free.timeline.end.pauses)
    }

    @Test func `a duration that gestures alone exceed is refused with the time they take`() {
        let found = mistakes("duration 1s\ntap a1\ntap b2\ntap c3")
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("the play does not fit into 1s: without any pause it takes ") == true)
        #expect(found.first?.place == Place(path: "x.play", line: 2, column: 10))
        #expect(mistakes("duration 9s\nhold 1s").first?.message.contains("no pause") == true)
    }

    @Test func `a looping picture starts at its mark, and marks move with it`() throws {
        let straight = try perform("hold 1s\nmark b\nhold 3s\nmark c\nhold 1s")
        let looped = try perform("hold 1s\nmark b\nhold 3s\nmark c\nhold 1s\nloop from b")
        #expect(straight.marks.map(\.time) == [1.0, 4.0])
        #expect(looped.marks.map(\.time) == [0.0, 3.0])
        #expect(looped.duration == straight.duration)
    }

    @Test func `a mark shows all that the lines above it say, and nothing of those below`() throws {
        let show = try perform(
            "caption \"One\"\ntap b2\ncaption \"Two\"\nmark two\ncaption \"Three\"\nmark three\ncard \"Four\"\nmark four\nwait 1s"
        )
        let stills = try ["two", "three", "four"].map { show.moment(of: try #require(show.still(named: $0))) }
        #expect(stills.map(\.caption.new) == [CaptionText("Two"), CaptionText("Three"), CaptionText("Three")])
        #expect(stills.allSatisfy { $0.caption.coming == 1 && $0.caption.going == 0 })
        #expect(stills.map(\.card.new) == [nil, nil, CaptionText("Four")])
        #expect(stills[2].card.coming == 1)
        #expect(stills.allSatisfy { $0.nub == nil }, "the finger was lifted by the caption's move")
        #expect(show.marks[0].time == show.marks[1].time, "a mark takes no time")
    }

    @Test(arguments: scripts)
    func `a mark behind a pause shows what the film shows there`(script: String) throws {
        let show = try perform(script + "\nwait 3s\nmark still\nwait 1s")
        guard show.loopStart == .zero, let time = show.marks.last?.time else { return }
        #expect(show.displayList(of: try #require(show.still(named: "still"))) == show.displayList(at: time))
    }

    @Test func `a mark after a move shows it landed, and one before it shows it not begun`() throws {
        let show = try perform("wait 1s\nmark before\ntap b2\nmark after\ntap a1\nwait 2s")
        let before = show.moment(of: try #require(show.still(named: "before")))
        let after = show.moment(of: try #require(show.still(named: "after")))
        #expect((before.game.notation, before.nub == nil) == (show.states.first, true))
        #expect(after.game.notation == show.states.dropFirst().first)
        #expect(after.elapsed >= show.timeline.motions.map(\.value).max() ?? .zero || after.nub == nil)
    }

    @Test func `a caption at the head of a play stands in its first frame`() throws {
        let list = try perform("caption \"Hello\"\nwait 1s").displayList(at: .zero)
        let texts = list.elements.compactMap { if case .text(let run) = $0 { run } else { nil } }
        #expect(texts.map(\.string) == ["Hello"])
        #expect(texts.first?.opacity == 1)
    }

    @Test func `a guide holds back what it does not let through`() throws {
        let show = try perform("step \"Tap the middle\" b2\ntap a1\ntap b2\nwait 1s")
        #expect(show.states == ["*********", "*.*...*.*"])
    }

    @Test func `a result is told when the game has ended`() throws {
        let show = try perform("position .*.***.*.\ntap b2\nwait 1s")
        #expect(show.states.last == ".........")
        #expect(show.moment(at: show.duration).card.new == CaptionText("Dark", "Well done"))
    }

    @Test func `what the game objects to has its place and shows the board`() {
        let found = mistakes("position *........\nwait 1s\npass\ntap z9\ntap a1")
        #expect(found.map(\.message) == ["nobody passes at lights out", "`z9` is beside the board"])
        #expect(found.map(\.place?.line) == [4, 5])
        #expect(found.first?.remedy == "tap a light\n*..\n...\n...")
        #expect(mistakes("undo").map(\.message) == ["there is nothing to take back"])
        #expect(mistakes("position what\nwait").map(\.place?.line) == [2])
        #expect(mistakes("highlight b2 z9").map(\.place?.column) == [14])
    }

    @Test func `an unknown game gets a remedy`() throws {
        let play = try parsePlay(SourceText(path: "x.play", "game ligths\nwait 1s"), games: [LightsOut.kind])
        do {
            _ = try Performance(play, games: [LightsOut.kind])
            Issue.record("the game was found")
        } catch {
            #expect(error.all.first?.remedy == "did you mean `lights`?")
        }
    }

    @Test func `too long a play is refused`() {
        #expect(mistakes("repeat 10\nhold 100s\nend").first?.message == "the play lasts longer than 600s")
        #expect(mistakes("mark a").first?.message == "the play takes no time")
    }

    @Test func `the transcript tells every caption and when it comes`() throws {
        let show = try perform("caption \"One\"\nhold 2s\ncaption none\nhold 1s\ncaption \"Two\" \"soft\"\nhold 1s")
        #expect(show.transcript.map(\.time) == [0.0, 3.0])
        #expect(show.transcript.map(\.words) == [CaptionText("One"), CaptionText("Two", "soft")])
    }
}
