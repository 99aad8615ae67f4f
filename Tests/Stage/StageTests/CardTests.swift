import Diagnostics
import Drawing
import Testing

@testable import Stage

/// The same game with a sign for its cards.
private struct Signed: StageGame {
    var lights = LightsOut([true])
    var notation: String { lights.notation }
    var diagram: String { "" }
    var places: [String] { [] }
    var style: StageStyle { lights.style }
    func taps(for move: String) throws(Objection) -> [String] { [] }
    mutating func perform(_ deed: Deed) throws(Objection) -> Change { Change(.move, motion: .zero) }
    func spot(of place: String, in layout: Layout) -> Spot? { nil }
    func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {}
    func drawSign(in square: Rect, into list: inout DisplayList) { list.add(Shape(.rect(square), fill: .white)) }

    static let kind = ActorKind("signed", styles: SchemeStyles(light: "day", dark: "dusk")) { _ throws(Objection) in
        Signed()
    }
}

/// The words of a card, from the top of their capitals to the lowest base line.
private func words(_ script: String, _ size: PictureSize, of kind: ActorKind) throws -> (top: Double, end: Double) {
    var play = try parsePlay(SourceText(path: "x.play", "game \(kind.name)\n" + script), games: [kind])
    play.size = size
    let runs = try #require(Performance(play, games: [kind]).cards.values.first).runs
    return (
        runs.map { $0.position.y - $0.font.size * 0.74 }.min() ?? 0, runs.map(\.position.y).max() ?? 0
    )
}

@Suite struct CardTests {
    @Test(arguments: [(640, 640), (1080, 1920), (1280, 720)], ["card \"Nudge\" \"Out now\"", "card \"Nudge\""])
    func `without a sign the words stand in the middle`(size: (Int, Int), card: String) throws {
        let size = PictureSize(width: size.0, height: size.1)
        let plain = try words(card + "\nwait 1s", size, of: LightsOut.kind)
        let middle = (plain.top + plain.end) / 2 / Double(size.height)
        #expect((0.46...0.52).contains(middle), "they stand at \(middle)")
        let signed = try words(card + "\nwait 1s", size, of: Signed.kind)
        #expect(signed.top > plain.top + Double(min(size.width, size.height)) * 0.1, "below the sign")
    }

    @Test func `a card lies over the caption, and what is read says so`() throws {
        let show = try perform(
            "caption \"One\"\nwait 1s\ncard \"Nudge\" \"Out now\"\nwait 1s\ncard none\nwait 1s\ncaption none\nwait 1s")
        let read = show.captionTimes
        #expect(
            read.map(\.words) == [CaptionText("One"), CaptionText("Nudge", "Out now"), CaptionText("One")])
        #expect(read[0].start == .zero && read[0].end == 1.0)
        #expect(read[1].start == 1.0 && read[1].end == read[2].start)
        #expect(read[2].end < show.duration)
    }

    @Test func `captions that follow at once, or change under a card, are not read`() throws {
        let show = try perform(
            "caption \"No\"\ncaption \"One\"\nwait 1s\ncard \"End\"\nwait 1s\ncaption \"Under\"\nwait 1s")
        #expect(show.captionTimes.map(\.words.strong) == ["One", "End"])
        #expect(show.captionTimes.last?.end == show.duration)
    }
}
