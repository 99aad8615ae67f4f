import Media
import MediaSamples
import Testing

@testable import Verify

/// A film with one thing wrong, and what is told of it.
struct WrongFilm: Sendable {
    var property: String
    var slot: String
    var change: @Sendable (inout SampleFilm) -> Void

    init(
        _ property: String, for slot: String = "appstore-iphone-69-preview",
        _ change: @escaping @Sendable (inout SampleFilm) -> Void
    ) {
        (self.property, self.slot, self.change) = (property, slot, change)
    }
}

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
        #expect(
            try refused("appstore-iphone-69-preview", film { ($0.brand, $0.soundRate) = ("qt  ", 4) }, "a.mov") == [])
        #expect(try refused("x-film", film { ($0.width, $0.height, $0.delta) = (720, 1280, 500) }) == [])
        #expect(try refused("appstore-tv-preview", film { ($0.width, $0.height) = (1920, 1080) }) == [])
        #expect(try refused("steam-trailer", film { ($0.width, $0.height, $0.hasSound) = (1920, 1080, false) }) == [])
    }

    @Test(arguments: [
        WrongFilm("size") { $0.width = 1080 },
        WrongFilm("length") { $0.milliseconds = 14_900 },
        WrongFilm("length") { $0.milliseconds = 30_020 },
        WrongFilm("length?") { $0.milliseconds = 29_900 },
        WrongFilm("length") { $0.isFragmented = true },
        WrongFilm("codec") { $0.codec = "hvc1" },
        WrongFilm("profile") { ($0.profile, $0.parameters) = (110, SampleFilm.high420) },
        WrongFilm("level") { $0.level = 41 },
        WrongFilm("pixel format") { $0.parameters = SampleFilm.high422 },
        WrongFilm("scan") { $0.parameters = SampleFilm.fields },
        WrongFilm("frame rate") { $0.delta = 500 },
        WrongFilm("frame rate") { $0.delta = 2_000 },
        WrongFilm("sound") { $0.hasSound = false },
        WrongFilm("count of channels") { $0.channels = 1 },
        WrongFilm("sample rate") { $0.soundRate = 5 },
        WrongFilm("a track") { $0.soundIsEnabled = false },
        WrongFilm("index (moov)") { $0.indexIsFirst = false },
        WrongFilm("orientation?") { $0.matrix = [0, 0x10000, 0, 0xFFFF_0000, 0, 0, 0, 0, 0x4000_0000] },
        WrongFilm("edit list?") { $0.edits = big(0, 4) + big(1, 4) + big(500, 4) + big(-1, 4) + big(0x10000, 4) },
    ])
    func `an app preview that breaks a rule is refused for that`(wrong: WrongFilm) throws {
        #expect(try refused(wrong.slot, film(wrong.change)) == [wrong.property])
    }

    @Test(arguments: [
        WrongFilm("pixel aspect", for: "x-film") { ($0.width, $0.height, $0.pixelAspect) = (720, 1280, (4, 3)) },
        WrongFilm("codec of the sound", for: "x-film") { ($0.width, $0.height, $0.soundType) = (720, 1280, 5) },
        WrongFilm("size", for: "x-film") { ($0.width, $0.height) = (1280, 1100) },
        WrongFilm("width to height", for: "x-film") { ($0.width, $0.height) = (300, 1000) },
        WrongFilm("width", for: "threads-film") { $0.width = 2_000 },
        WrongFilm("length", for: "bluesky-film") { $0.milliseconds = 181_000 },
        WrongFilm("frame rate", for: "steam-trailer") { ($0.width, $0.height, $0.delta) = (1920, 1080, 1_200) },
        WrongFilm("count of pixels", for: "mastodon-film") { ($0.width, $0.height) = (4_000, 3_000) },
        WrongFilm("length", for: "linkedin-film") { $0.milliseconds = 2_900 },
    ])
    func `a film that breaks a rule of a network is refused for that`(wrong: WrongFilm) throws {
        #expect(try refused(wrong.slot, film(wrong.change)) == [wrong.property])
    }

    @Test func `a moving picture is never an app preview`() throws {
        #expect(try refused("appstore-iphone-69-preview", gif(886, 1920, frames: 3), "a.gif") == ["format"])
    }

    @Test func `a coding that is only advised is taken`() throws {
        #expect(try refused("github-film", film { $0.codec = "hvc1" }) == ["codec?"])
    }
}
