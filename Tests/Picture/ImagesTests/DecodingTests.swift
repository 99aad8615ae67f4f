import MediaSamples
import Testing

@testable import Images

@Suite struct DecodingTests {
    @Test func `inks become light`() throws {
        let red = try decoded(inks)
        #expect((red.width, red.height, red.channels) == (8, 8, 3))
        #expect(red.bytes[0] > 250 && red.bytes[1] < 5 && red.bytes[2] < 5)
    }

    @Test(arguments: [
        (
            "a palette with a colour that is seen through",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/gAgPs2oAAAAKSURBVHjaY3AAAABCAEGEv45iAAAAAElFTkSuQmCC",
            [255, 0, 0, 255, 0, 0, 255, 128]
        ),
        (
            "sixteen bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFUlEQVR42mP4/7+hgYFByGT1WQcHACe5BT26h6XPAAAAAElFTkSuQmCC",
            [255, 128, 0, 18, 171, 64]
        ),
        (
            "two bits of grey",
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgAAAACW50iwAAAACklEQVR42mOQBgAAHQAcI3yPrAAAAABJRU5ErkJggg==",
            [0, 0, 0, 85, 85, 85, 170, 170, 170, 255, 255, 255]
        ),
        (
            "grey with alpha",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNIOQEAAZMBLRLnyZEAAAAASUVORK5CYII=",
            [100, 100, 100, 200]
        ),
    ])
    func `a PNG of any kind becomes eight bits of colour`(kind: String, file: String, bytes: [UInt8]) throws {
        #expect(try decoded(sample(file)).bytes == bytes, "\(kind)")
    }

    @Test func `a WebP without loss comes back as it was`() throws {
        let picture = shaded(40, 30)
        #expect(try decoded(webp(of: picture, .lossless)) == picture)
        #expect(try decoded(webp(of: picture, .hastyLossless)) == picture)
        let clear = plain(5, 4, [10, 20, 30, 40])
        #expect(try decoded(webp(of: clear, .lossless)) == clear)
    }

    @Test(arguments: [40, 80, 100])
    func `a photograph comes back nearly as it was`(quality: Int) throws {
        let picture = shaded(160, 120)
        for file in [try webp(of: picture, .lossy(quality: quality)), try jpeg(of: picture, quality: quality)] {
            let back = try decoded(file)
            #expect((back.width, back.height) == (160, 120))
            let errors = zip(back.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }
            #expect(errors.reduce(0, +) / errors.count < 6)
        }
    }

    @Test func `the same picture gives the same bytes`() throws {
        let picture = shaded(300, 200).resized(width: 120)
        #expect(try webp(of: picture, .lossy(quality: 80)) == webp(of: picture, .lossy(quality: 80)))
        #expect(try jpeg(of: picture, quality: 80) == jpeg(of: picture, quality: 80))
    }

    @Test func `a small file that claims a huge picture is refused before it is decoded`() {
        #expect(throws: ImageError.size(width: 65_000, height: 65_000)) { try decoded(jpeg(65_000, 65_000)) }
        #expect(throws: ImageError.size(width: 2_000_000, height: 2_000_000)) {
            try decoded(png(2_000_000, 2_000_000))
        }
    }

    @Test(arguments: [0.1, 0.5, 0.9, 0.99])
    func `a picture that is cut short is damaged, and nothing crashes`(part: Double) throws {
        let picture = shaded(200, 150)
        for whole in [
            try jpeg(of: picture, quality: 90), try webp(of: picture, .lossless),
            try webp(of: picture, .lossy(quality: 90)),
        ] {
            let file = Array(whole.prefix(Int(Double(whole.count) * part)))
            #expect(throws: ImageError.self) { try decoded(file) }
        }
    }

    @Test func `bytes of anything else are no picture`() {
        #expect(throws: ImageError.unknown) { try decoded(Array("hello".utf8)) }
        #expect(throws: ImageError.self) { try decoded(png(4, 4)) }
        #expect(throws: ImageError.self) { try decoded(jpeg(4, 4)) }
    }

    @Test func `colours of a wide space keep their profile, those of sRGB need none`() throws {
        let plain = try jpeg(of: shaded(16, 16), quality: 90)
        func kept(_ profile: [UInt8]) throws -> [UInt8] {
            try decoded(with([(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + profile)], plain)).profile
        }
        let wide = profile("Display P3")
        #expect(try kept(wide) == wide)
        #expect(try kept(profile("sRGB IEC61966-2.1")) == [])
        #expect(try kept(profile("Dot Gain 20%", of: "GRAY")) == [])
        var picture = shaded(16, 16)
        picture.profile = wide
        #expect(try decoded(jpeg(of: picture, quality: 90)).profile == wide)
        #expect(try decoded(webp(of: picture, .lossy(quality: 90))).profile == wide)
        #expect(try decoded(webp(of: picture.resized(width: 8), .lossless)).profile == wide)
    }
}
