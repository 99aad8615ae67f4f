import Drawing
import GIF
import Testing

@Suite struct LadderTests {
    @Test func stepsOnlyGoDown() {
        let ladder = GIFStep(fps: 25).ladder
        #expect(ladder.first == GIFStep(fps: 25))
        #expect(Set(ladder).count == ladder.count)
        for (above, below) in zip(ladder, ladder.dropFirst()) {
            #expect(below.colours <= above.colours && below.fps <= above.fps && below.percent <= above.percent)
        }
    }

    @Test(arguments: [(10_000, 256, true), (6000, 128, true), (10, 32, false)])
    func theFirstThatFitsIsTaken(most: Int, colours: Int, fits: Bool) {
        let made = GIFStep(fps: 25).fitting(most) { step in
            [UInt8](repeating: 0, count: step.colours * step.fps * step.percent / 100)
        }
        #expect(made.step.colours == colours && made.fits == fits)
    }

    @Test func whatIsLowAlreadyStaysLow() {
        let ladder = GIFStep(colours: 16, fps: 10, percent: 50).ladder
        #expect(ladder.map(\.percent) == [50, 40])
    }
}

@Suite struct FewerColoursTests {
    @Test func finishingAgainWithFewerColoursIsSmaller() throws {
        var encoder = try GIFEncoder(width: 64, height: 64)
        let pixels = (0..<4096).map { 0xFF00_0000 | UInt32($0 * 4099) & 0xFFFFFF }
        try encoder.add(Frame(Pixmap(width: 64, height: 64, pixels: pixels), duration: .seconds(1)))
        let (all, few, again) = try (encoder.finish(), encoder.finish(colours: 16), encoder.finish())
        #expect(few.count < all.count && again == all)
        #expect(Set(try decodeGIF(few).frames[0].pixmap.pixels).count <= 16)
    }
}
