import Diagnostics
import Stage
import Testing

@testable import Studio

private let script = """
    game blink
    caption "On."
    tap lamp
    card "Lamp" "Out now"
    card none
    caption "Off."
    tap lamp
    card "The end"

    """

@Suite struct SpokenPlayTests {
    private func said(_ words: [String]) throws -> [String] {
        let performer = PictureSetup(games: [BlinkGame.kind]).performer
        let play = try performer.read(Script(SourceText(path: "a.play", script))).play
        #expect(play.wordCounts == (2, 2))
        var changes = PlayChanges()
        changes.captions = words.map { CaptionText($0) }
        return changes.applied(to: play).cues.compactMap { cue in
            switch cue.act {
            case .caption(let words?), .card(let words?): words.strong
            default: nil
            }
        }
    }

    @Test func `as many words as captions leave the cards as they are`() throws {
        #expect(try said(["An.", "Aus."]) == ["An.", "Lamp", "Aus.", "The end"])
    }

    @Test func `with the cards among them, all are said in the order of the play`() throws {
        #expect(try said(["An.", "Lampe", "Aus.", "Ende"]) == ["An.", "Lampe", "Aus.", "Ende"])
    }
}
