import Canvas
import Drawing
import Testing

@testable import Studio

/// German words as they are written, from short to far too long for a line.
private let words = [
    "Bald", "Verfügbarkeit", "Benutzeroberflächenanpassung", "Donaudampfschifffahrtsgesellschaftskapitän",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
]

@Suite struct StillTitleTests {
    private let measure: TextMeasure

    init() throws { measure = try Painter.measure() }

    private func set(_ quiet: String, _ strong: String, top: Double = 60) -> StillTitle? {
        StillTitle(quiet: quiet, strong: strong, top: top, measure)
    }

    @Test func `a short title keeps the sizes and the places it always had`() throws {
        let title = try #require(set("One step clones,", "two steps leap."))
        #expect(title.lines.map(\.size) == [104, 122])
        #expect(title.lines.map(\.y) == [330, 470])
        #expect(title.lines.map(\.isStrong) == [false, true])
    }

    @Test(arguments: words, words)
    func `every line of a title has its ink between the edges and above the phone`(quiet: String, strong: String) throws
    {
        for top in [60.0, 226] {
            let title = try #require(set(quiet + " und", strong + " jetzt", top: top))
            let painter = try Painter()
            for line in title.lines {
                let font = Font(weight: line.isStrong ? 800 : 500, size: line.size)
                let run = TextRun(
                    line.text, font, .black, at: Point(660, line.y), alignment: .middle, tracking: line.tracking)
                let ink = try #require(painter.ink(of: run))
                #expect(ink.minX > 20 && ink.maxX < 1_300, "\(line)")
                #expect(ink.minY >= top - 20 && ink.maxY <= 678, "\(line)")
            }
            let said = title.lines.map(\.text).joined(separator: " ").filter { !" -".contains($0) }
            #expect(said == "\(quiet)und\(strong)jetzt")
        }
    }

    @Test func `a title that is a whole paragraph is refused`() {
        #expect(set(String(repeating: "viel zu lang ", count: 90), "Ende") == nil)
    }
}
