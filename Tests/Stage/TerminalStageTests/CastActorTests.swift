import Diagnostics
import Drawing
import Stage
import TerminalStage
import Testing

/// Five rows in ten seconds, and a marker.
private let cast = #"""
    {"version": 2, "width": 20, "height": 4}
    [1.0, "o", "one\r\n"]
    [2.0, "o", "two\r\n"]
    [3.0, "m", "half"]
    [4.0, "o", "three\r\n"]
    [10.0, "o", "four"]

    """#

private func performance(_ script: String) throws(Mistakes) -> Performance {
    let source = SourceText(path: "x/film.play", script)
    let play = try parsePlay(
        source, games: [TerminalActor.kind, CastActor.kind],
        read: {
            $0 == "demo.cast" ? Array(cast.utf8) : nil
        })
    return try Performance(play, games: [TerminalActor.kind, CastActor.kind])
}

private func mistake(_ script: String) -> String? {
    do throws(Mistakes) {
        _ = try performance(script)
        return nil
    } catch {
        return error.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }.joined(separator: "; ")
    }
}

@Suite struct CastActorTests {
    @Test func `parts of a recording play as long as they were, and jumps take no time`() throws {
        let show = try performance(
            """
            cast "demo.cast"
            caption "Rows."
            play ..0:01.5
            mark a
            until "two"
            mark b
            until marker "half"
            mark c
            jump 0:04
            mark d
            play
            mark e
            wait 1s
            """)
        #expect(show.marks.map(\.time.value) == [1.5, 2, 3, 3, 8])
        let texts = show.marks.map { show.text(at: show.still(named: $0.name) ?? .time(.zero)) }
        #expect(texts == ["one", "one\ntwo", "one\ntwo", "one\ntwo\nthree", "one\ntwo\nthree\nfour"])
        // The long pause is cut to five seconds, as recordings are shown.
        #expect(show.duration == 9.0)
        #expect(show.text(at: .time(2.5)) == "one\ntwo")
    }

    @Test func `a part goes as fast as the play says, and pauses are cut as it says`() throws {
        #expect(try performance("cast \"demo.cast\"\nidle 1s\nspeed 2\nplay\n").duration == 2.5)
        #expect(try performance("cast \"demo.cast\"\nplay 0:01..3s\nplay 0:01..3s\n").duration == 4.0)
    }

    @Test func `from a line on a recording is shown in other colours`() throws {
        let show = try performance("cast \"demo.cast\"\ntheme day\nplay ..0:02.5\ntheme dracula\nplay\nwait 1s\n")
        let dark = TerminalTheme.named("dracula")?.ground
        let light = TerminalTheme.named("day")?.ground
        #expect(show.fills(at: 2.4).contains(light) && !show.fills(at: 2.4).contains(dark))
        #expect(show.fills(at: 2.6).contains(dark) && !show.fills(at: 2.6).contains(light))
        // It takes no time, and what is shown stays.
        #expect(show.duration == 10.0)
        #expect(show.text(at: .time(2.6)) == "one\ntwo")
    }

    @Test(arguments: [
        ("cast \"none.cast\"\nplay", "1:6 there is no file `none.cast`"),
        ("cast \"../demo.cast\"\nplay", "1:6 `../demo.cast` leads out of the play's folder"),
        ("cast \"demo.cast\"\nplay 0:03", "2:6 `0:03` is no part of a recording"),
        ("cast \"demo.cast\"\nplay 0:05..0:03", "2:6 `0:05..0:03` ends before it begins"),
        ("cast \"demo.cast\"\njump 9:00", "2:6 the recording ends at 0:09"),
        ("cast \"demo.cast\"\nuntil \"five\"", "2:7 this is not to be seen from 0:00 on"),
        ("cast \"demo.cast\"\njump 5s\nuntil marker half", "3:14 the recording has no marker `half` from 0:05 on"),
        ("cast \"demo.cast\"\njump soon", "2:6 `soon` is no instant of a recording"),
        ("cast \"demo.cast\"\nplay\ntheme drakula", "3:7 no theme is called `drakula`"),
        ("cast \"demo.cast\"\ntype \"x\"", "2:1 unknown word `type`"),
    ])
    func `what a recording has not got is told`(script: String, message: String) {
        let found = mistake(script + "\nwait 1s\n")
        #expect(found == message, "\(found ?? "nothing")")
    }
}

extension Performance {
    /// The colours of all areas at an instant.
    fileprivate func fills(at time: Seconds) -> Set<Colour?> {
        func fills(_ elements: [Element]) -> [Colour?] {
            elements.flatMap { element -> [Colour?] in
                switch element {
                case .shape(let shape): if case .colour(let colour) = shape.fill { [colour] } else { [] }
                case .group(let group): fills(group.elements)
                default: []
                }
            }
        }
        return Set(fills(displayList(at: time).elements))
    }
}
