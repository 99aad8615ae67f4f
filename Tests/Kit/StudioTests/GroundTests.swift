import Drawing
import Testing
import Verify

@testable import Studio

private func rule(_ ratio: ClosedRange<Double>?, slimmest: Double? = nil) -> SizeRule {
    var rule = SizeRule()
    (rule.ratio, rule.slimmest) = (ratio, slimmest)
    return rule
}

@Suite struct GroundTests {
    private let night = Colour(0x102030)

    @Test func `a tall picture stands in the middle of the colour of its sides`() {
        var phone = Pixmap(width: 4, height: 10, fill: night)
        phone.put(Pixmap(width: 4, height: 2, fill: .white), x: 0, y: 0)
        let shown = phone.grounded(as: rule(0.8...1.91))
        #expect(shown.width == 8 && shown.height == 10)
        #expect(shown.part(PixelRect(2, 0, 4, 10)) == phone)
        #expect(shown.colour(0, 0) == night && shown.colour(7, 9) == night)
    }

    @Test func `a wide picture gets its ground above and below`() {
        let strip = Pixmap(width: 100, height: 10, fill: night)
        let shown = strip.grounded(as: rule(nil, slimmest: 2))
        #expect(shown.width == 100 && shown.height == 50 && shown.colour(0, 49) == night)
    }

    @Test(arguments: [(8, 10), (10, 10), (19, 10)])
    func `a shape that is taken stays`(_ width: Int, _ height: Int) {
        let picture = Pixmap(width: width, height: height, fill: night)
        #expect(picture.grounded(as: rule(0.8...1.91)) == picture)
        #expect(Pixmap(width: 1, height: height, fill: night).grounded(as: SizeRule()).width == 1)
    }

    @Test func `what shines through does so onto white`() {
        let clear = Pixmap(width: 1, height: 4, fill: .clear)
        #expect(clear.grounded(as: rule(1...2)).colour(0, 0) == .white)
    }
}
