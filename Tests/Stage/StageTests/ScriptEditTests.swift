import Testing

@testable import Stage

@Suite struct ScriptEditTests {
    private let script = """
        # A trailer.
        game lights

        caption "One"   "two"   # said first
          wait 0.5s             # let it sink in
        tap b2
        hold

        """

    private func line(_ number: Int, after edit: ScriptEdit) throws -> String {
        let edited = try edit.applied(to: script).split(separator: "\n", omittingEmptySubsequences: false)
        let before = script.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(edited.count == before.count)
        for index in before.indices where index != number - 1 { #expect(edited[index] == before[index]) }
        return String(edited[number - 1])
    }

    @Test func `a pause is changed alone, and a comment keeps its column`() throws {
        #expect(try line(5, after: .pause(line: 5, 1.25)) == "  wait 1.25s            # let it sink in")
        #expect(try line(5, after: .pause(line: 5, 2.0)) == "  wait 2s               # let it sink in")
        #expect(try line(7, after: .pause(line: 7, 0.8)) == "hold 0.8s")
    }

    @Test func `words are changed, and the blanks between them stay`() throws {
        let both = ScriptEdit.words(line: 4, CaptionText("A \"b\"", "c\\d"))
        #expect(try line(4, after: both) == #"caption "A \"b\""   "c\\d" # said first"#)
        #expect(try line(4, after: .words(line: 4, CaptionText("Uno"))) == #"caption "Uno"           # said first"#)
        #expect(try ScriptEdit.words(line: 1, CaptionText("é", "ü")).applied(to: "card \"x\"") == #"card "é" "ü""#)
    }

    @Test func `what is added stands below the last line that says anything, or below one with its indent`() throws {
        #expect(try ScriptEdit.insert(["tap a1"], below: nil).applied(to: "a\nb\n\n\n") == "a\nb\ntap a1\n\n\n")
        #expect(try ScriptEdit.insert(["tap a1"], below: nil).applied(to: "a") == "a\ntap a1\n")
        #expect(
            try ScriptEdit.insert(["tap a1", "undo"], below: 1).applied(to: "\tx\r\ny\r\n")
                == "\tx\r\n\ttap a1\r\n\tundo\r\ny\r\n")
        #expect(try ScriptEdit.insert(["game lights"], below: nil).applied(to: "") == "game lights\n")
    }

    @Test func `a line of another kind is refused`() {
        for edit in [
            ScriptEdit.pause(line: 6, 1.0), .pause(line: 99, 1.0), .pause(line: 0, 1.0),
            .words(line: 5, CaptionText("x")), .words(line: 2, CaptionText("x")), .insert(["x"], below: 99),
        ] {
            #expect(throws: Objection.self) { _ = try edit.applied(to: script) }
        }
    }

    @Test func `lines have their time in the film, one after another`() throws {
        let show = try perform("caption \"a\"\ntap b2\nspeed 2\nwait 1s\nhold 0.5s")
        let cues = show.timedCues
        #expect(cues.count == 5)
        #expect(cues[0].start == .zero && cues[0].length == .zero)
        #expect(cues[3].length == 0.5 && cues[4].length == 0.25)
        #expect(cues[4].start + cues[4].length == show.duration)
        for (one, next) in zip(cues, cues.dropFirst()) { #expect(one.start + one.length == next.start) }
    }

    @Test func `a pause that is written as was worked out lasts as long as was wanted`() throws {
        for head in ["", "duration 9s\n", "speed 2\n"] {
            func script(_ wait: Seconds) -> String { head + "tap b2\nwait \(wait.text)\ntap a1\nwait 2s\nhold 0.3s" }
            let show = try perform(script(1.0))
            let number = try #require(show.timedCues.firstIndex { $0.cue.act == .wait(1.0) })
            let written = try #require(show.written(pause: number, lasting: 0.7))
            let after = try perform(script(written)).timedCues[number].length
            #expect(abs(after.value - 0.7) < 0.02, "\(head) \(written.text)")
        }
        let tight = try perform("duration 5s\ntap b2\nwait 1s")
        #expect(tight.written(pause: 1, lasting: 0.7) == nil || tight.timeline.end.pauses > 1.0)
        #expect(tight.written(pause: 0, lasting: 1.0) == nil)
    }

    @Test func `places lie in the picture`() throws {
        let show = try perform("tap b2\nwait 1s")
        #expect(show.lastPlaces.count == 9)
        for place in show.lastPlaces { #expect(place.extent.minX >= 0 && place.extent.maxX <= show.layout.size.width) }
    }
}
