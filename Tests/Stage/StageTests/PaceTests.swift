import Diagnostics
import Testing

@testable import Stage

private func mistake(_ script: String) -> String? {
    do {
        _ = try perform(script)
        return nil
    } catch let error as Mistakes {
        return error.all.first.map { "\($0.place?.line ?? 0): \($0.message)" }
    } catch {
        return "\(error)"
    }
}

@Suite struct PaceTests {
    @Test func `a stretch of double speed takes half as long, and the rest as long as before`() throws {
        let plain = try perform("wait 4s\nmark a\nwait 2s\n")
        let show = try perform("speed 2\nwait 4s\nmark a\nspeed 0.5\nwait 2s\n")
        #expect(plain.duration == 6.0)
        #expect(show.duration == 6.0)
        #expect(show.marks[0].time == 2.0)
        #expect(plain.marks[0].time == 4.0)
    }

    @Test func `a play of two speeds is as long as it has to be`() throws {
        let show = try perform("duration 5s\nspeed 4\ntap a1\nwait 1s\nspeed 1\ntap b2\nwait 2s\nmark end\n")
        #expect(show.duration == 5.0)
        let end = try #require(show.marks.first).time
        #expect((end - show.duration).microseconds.magnitude < 10)
    }

    @Test func `how often a film loops and where it begins are said anywhere`() throws {
        #expect(try perform("loop off\nsize 90x90\nwait 1s\n").play.plays == 1)
        #expect(try perform("wait 1s\nloop 3\n").play.plays == 3)
        #expect(try perform("wait 1s\n").play.plays == 0)
        let show = try perform("wait 1s\nmark a\nwait 3s\nloop from 25%\nloop 2\n")
        #expect(show.marks[0].time == .zero)
        #expect(show.play.plays == 2)
    }

    @Test(arguments: [
        ("loop never\nwait 1s", "2: `loop` takes `off`, how often, or `from` and a mark"),
        ("loop off\nloop 2\nwait 1s", "3: it is already said how often the film loops"),
        ("loop from\nwait 1s", "2: `loop` lacks something"), ("loop from 200%\nwait 1s", "2: no mark is called `200%`"),
        ("speed fast\nwait 1s", "2: a speed is a factor from 0.1 to 20"),
        ("speed 0\nwait 1s", "2: a speed is a factor from 0.1 to 20"),
        ("speed 2", "1: nothing happens in this play"),
    ])
    func `what is no speed and no loop is told`(script: String, message: String) {
        #expect(mistake(script + "\n") == message)
    }

    @Test func `a step holds back a tap, refuses a move by name, and ends`() throws {
        // A tap beside the step is shown as it is refused, so nothing changes.
        let shaken = try perform("step \"Middle\" b2\ntap a1\nwait 1s\n")
        #expect(Set(shaken.states).count == 1)
        let message = mistake("wait 1s\nstep \"Middle\" b2 c3\nmove a1\n")
        #expect(message == "4: the step on line 3 lets only c3, b2 through, and this move taps a1")
        let show = try perform("step \"Middle\" b2\nstep none\nmove a1\nmark end\nwait 1s\n")
        #expect(Set(show.states).count > 1)
        #expect(show.moment(at: show.duration).step == 0)
        #expect(show.moment(at: show.duration).caption.new == nil)
    }

    @Test func `nothing happens under a verdict`() throws {
        let won = "position .*.***.*.\ntap b2\n"
        #expect(try perform(won + "wait 1s\n").states.count == 2)
        for line in ["tap a1", "move a1", "robot", "undo"] {
            #expect(mistake(won + line + "\n") == "4: the game has ended, and its result lies over the board")
        }
        #expect(mistake(won + "card none\ntap a1\nwait 1s\n") == nil)
    }

    @Test func `the end is a moment that a still can be of`() throws {
        let show = try perform("wait 1s\nmark a\nwait 1s\n")
        #expect(show.still(named: "end") == .time(2.0))
        #expect(try perform("wait 1s\nmark end\nwait 1s\n").still(named: "end") == .mark(0))
    }
}
