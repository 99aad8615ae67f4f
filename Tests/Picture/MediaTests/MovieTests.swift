import MediaSamples
import Testing

@testable import Media

@Suite struct MovieTests {
    private func film(_ change: (inout SampleFilm) -> Void = { _ in }) -> Film? {
        var sample = SampleFilm()
        change(&sample)
        return Medium(sample.bytes)?.film
    }

    @Test(arguments: [false, true])
    func `a film tells its length, its size, its rate and how it is coded`(isLong: Bool) throws {
        let film = try #require(film { $0.isLong = isLong })
        let video = try #require(film.videos.first)
        #expect(film.milliseconds == 20_000 && film.indexIsFirst && !film.isFragmented)
        #expect(video.size == PixelSize(width: 886, height: 1920) && video.codec == "h264" && video.rate == 30)
        #expect(video.h264?.profile == 100 && video.h264?.level == 40)
        #expect(video.h264?.pixelFormat == "yuv420p" && video.h264?.isProgressive == true)
        #expect(video.pieces == 1 && video.emptyMilliseconds == 0 && video.turn == 0)
    }

    @Test func `a film tells how it sounds`() throws {
        let sound = try #require(film()?.sounds.first)
        #expect(sound.codec == "aac-lc" && sound.channels == 2 && sound.rate == 48_000 && sound.bitRate == 256_000)
        #expect(sound.isEnabled)
        #expect(film { $0.soundType = 5 }?.sounds.first?.codec == "aac")
        #expect(film { $0.soundIsEnabled = false }?.sounds.first?.isEnabled == false)
        #expect(film { $0.hasSound = false }?.sounds.isEmpty == true)
    }

    @Test(arguments: [
        (SampleFilm.high422, UInt8(122), "yuv422p", true), (SampleFilm.tenBits, 110, "yuv420p10le", true),
        (SampleFilm.fields, 100, "yuv420p", false), (SampleFilm.baseline, 66, "yuv420p", true),
    ])
    func `the parameters of H.264 tell how colours are sampled and whether pictures are whole`(
        set: [UInt8], profile: UInt8, format: String, isProgressive: Bool
    ) {
        let found = film { ($0.parameters, $0.profile) = (set, profile) }?.videos.first?.h264
        #expect(found?.pixelFormat == format)
        #expect(found?.isProgressive == isProgressive)
    }

    @Test func `an index behind the pictures is seen, and so are fragments`() {
        #expect(film { $0.indexIsFirst = false }?.indexIsFirst == false)
        let fragments = film { $0.isFragmented = true }
        #expect(fragments?.isFragmented == true && fragments?.milliseconds == nil)
    }

    @Test func `an edit list tells of gaps and cuts`() {
        let gap =
            big(0, 4) + big(2, 4) + big(500, 4) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 1, 0, 0] + big(19_500, 4) + big(0, 4) + [
                0, 1, 0, 0,
            ]
        let video = film { $0.edits = gap }?.videos.first
        #expect(video?.emptyMilliseconds == 500 && video?.pieces == 1)
        let cut =
            big(0, 4) + big(2, 4) + big(500, 4) + big(0, 4) + [0, 1, 0, 0] + big(500, 4) + big(900, 4) + [0, 1, 0, 0]
        #expect(film { $0.edits = cut }?.videos.first?.pieces == 2)
    }

    @Test func `a matrix turns the pictures`() {
        let film = film { $0.matrix = [0, 0x10000, 0, 0xFFFF_0000, 0, 0, 0, 0, 0x4000_0000] }
        #expect(film?.videos.first?.turn == 90)
    }

    @Test func `a film without an index is broken`() {
        #expect(Medium(box("ftyp", Array("isom".utf8)) + box("mdat", [1]))?.fault != nil)
    }
}
