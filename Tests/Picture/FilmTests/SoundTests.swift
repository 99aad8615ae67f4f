import Footage
import Testing

@testable import Film

@Suite struct SoundTests {
    @Test(arguments: FilmOrder.SoundStroke.Kind.allCases)
    func `a stroke swells, fades and is never too loud`(kind: FilmOrder.SoundStroke.Kind) {
        let sound = Strokes.sound(kind)
        #expect(sound.samples.allSatisfy { abs($0) < 0.7 })
        #expect(sound.samples.contains { abs($0) > 0.1 })
        #expect(abs(sound[0]) < 0.01 && abs(sound[sound.count * 2 - 1]) < 0.01)
        #expect(sound.count < SoundCoder.rate * 3)
    }

    @Test func `a stroke is heard where it belongs`() throws {
        var order = FilmOrder(.mp4, width: 16, height: 16, rate: 30, frames: 60)
        order.strokes = [.init(.tap, at: 1_000_000)]
        let sound = try #require(try FilmSound.sound(of: order, lasting: 96_000))
        #expect(sound.samples[..<96_000].allSatisfy { $0 == 0 })
        #expect(sound.samples[96_000..<100_000].contains { abs($0) > 0.05 })
    }

    @Test func `what is cut is faded out, and what ends by itself is not`() {
        var long = Sound(samples: Array(repeating: 0.5, count: 2_000))
        long.cut(to: 500, fadingIn: 10, fadingOut: 100)
        #expect(long.count == 500 && long[0] == 0 && long[998] < 0.01 && long[600] == 0.5)
        var short = Sound(samples: Array(repeating: 0.5, count: 200))
        short.cut(to: 500, fadingIn: 0, fadingOut: 100)
        #expect(short[198] == 0.5)
    }

    @Test func `a silent film has a silent track, and one without sound has none`() throws {
        var order = FilmOrder(.mp4, width: 16, height: 16, rate: 30, frames: 60)
        #expect(try FilmSound.sound(of: order, lasting: 10) == nil)
        order.hasSound = true
        #expect(try FilmSound.sound(of: order, lasting: 10) == Sound())
    }
}
