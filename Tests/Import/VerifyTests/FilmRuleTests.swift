import Media
import MediaSamples
import Testing

@testable import Verify

@Suite struct FilmRuleTests {
    private func film(_ change: (inout SampleFilm) -> Void = { _ in }) -> [UInt8] {
        var sample = SampleFilm()
        change(&sample)
        return sample.bytes
    }

    /// Bit rates are advice, and these films have no pictures.
    private func refused(_ slot: String, _ bytes: [UInt8], _ name: String = "a.mp4") throws -> [String] {
        try complaints(slot, bytes, name).filter { $0 != "bit rate?" }
    }

    @Test func `a film that follows the rules is taken`() throws {
        #expect(try refused("appstore-iphone-69-preview", film()) == [])
        #expect(try refused("appstore-iphone-69-preview", film { $0.isLong = true }) == [])
        #expect(try refused("appstore-iphone-69-preview", film { ($0.brand, $0.soundRate) = ("qt  ", 4) }, "a.mov") == [])
        #expect(try refused("x-film", film { ($0.width, $0.height, $0.delta) = (720, 1280, 500) }) == [])
        #expect(try refused("appstore-tv-preview", film { ($0.width, $0.height) = (1920, 1080) }) == [])
        #expect(try refused("steam-trailer", film { ($0.width, $0.height, $0.hasSound) = (1920, 1080, false) }) == [])
    }

    @Test(arguments: [
        ("size", { $0.width = 1080 }), ("length", { $0.milliseconds = 14_900 }), ("length", { $0.milliseconds = 30_020 }),
        ("length?", { $0.milliseconds = 29_900 }), ("length", { $0.isFragmented = true }),
        ("codec", { $0.codec = "hvc1" }), ("profile", { ($0.profile, $0.parameters) = (110, SampleFilm.high420) }),
        ("level", { $0.level = 41 }), ("pixel format", { $0.parameters = SampleFilm.high422 }),
        ("scan", { $0.parameters = SampleFilm.fields }), ("frame rate", { $0.delta = 500 }),
        ("frame rate", { $0.delta = 2_000 }), ("sound", { $0.hasSound = false }),
        ("count of channels", { $0.channels = 1 }), ("sample rate", { $0.soundRate = 5 }),
        ("a track", { $0.soundIsEnabled = false }), ("index (moov)", { $0.indexIsFirst = false }),
        ("orientation?", { $0.matrix = [0, 0x10000, 0, 0xFFFF_0000, 0, 0, 0, 0, 0x4000_0000] }),
        ("edit list?", { $0.edits = big(0, 4) + big(1, 4) + big(500, 4) + big(-1, 4) + big(0x10000, 4) }),
    ] as [(String, @Sendable (inout SampleFilm) -> Void)])
    func `an app preview that breaks a rule is refused for that`(
        property: String, change: @Sendable (inout SampleFilm) -> Void
    ) throws {
        #expect(try refused("appstore-iphone-69-preview", film(change)) == [property])
    }

    @Test(arguments: [
        ("x-film", "pixel aspect", { ($0.width, $0.height, $0.pixelAspect) = (720, 1280, (4, 3)) }),
        ("x-film", "codec of the sound", { ($0.width, $0.height, $0.soundType) = (720, 1280, 5) }),
        ("x-film", "size", { ($0.width, $0.height) = (1280, 1100) }),
        ("x-film", "width to height", { ($0.width, $0.height) = (300, 1000) }),
        ("threads-film", "width", { $0.width = 2_000 }), ("bluesky-film", "length", { $0.milliseconds = 181_000 }),
        ("steam-trailer", "frame rate", { ($0.width, $0.height, $0.delta) = (1920, 1080, 1_200) }),
        ("mastodon-film", "count of pixels", { ($0.width, $0.height) = (4_000, 3_000) }),
        ("linkedin-film", "length", { $0.milliseconds = 2_900 }),
    ] as [(String, String, @Sendable (inout SampleFilm) -> Void)])
    func `a film that breaks a rule of a network is refused for that`(
        slot: String, property: String, change: @Sendable (inout SampleFilm) -> Void
    ) throws {
        #expect(try refused(slot, film(change)) == [property])
    }

    @Test func `a moving picture is never an app preview`() throws {
        #expect(try refused("appstore-iphone-69-preview", gif(886, 1920, frames: 3), "a.gif") == ["format"])
    }

    @Test func `a coding that is only advised is taken`() throws {
        #expect(try refused("github-film", film { $0.codec = "hvc1" }) == ["codec?"])
    }
}
