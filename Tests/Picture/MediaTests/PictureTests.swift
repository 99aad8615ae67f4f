import Canvas
import Drawing
import GIF
import MediaSamples
import Testing
import WebP

@testable import Media

private let picture = Pixmap(width: 16, height: 9, fill: Colour(0x336699))

@Suite struct PictureTests {
    @Test(arguments: [
        (UInt8(0), PixelLayout.Space.grey, false, false), (2, .rgb, false, false), (3, .rgb, false, true),
        (4, .grey, true, false), (6, .rgb, true, false),
    ])
    func `a PNG's colour type says how its pixels are written`(
        type: UInt8, space: PixelLayout.Space, hasAlpha: Bool, isPalette: Bool
    ) {
        let medium = Medium(MediaSamples.png(1290, 2796, type: type))
        #expect(medium?.size == PixelSize(width: 1290, height: 2796))
        #expect(medium?.pixels?.space == space)
        #expect(medium?.pixels?.hasAlpha == hasAlpha)
        #expect(medium?.pixels?.isPalette == isPalette)
        #expect(medium?.fault == nil)
    }

    @Test func `a transparent colour of a PNG is an alpha channel`() {
        #expect(Medium(MediaSamples.png(8, 8, type: 3, chunks: [("tRNS", [0])]))?.pixels?.hasAlpha == true)
    }

    @Test func `an animated PNG moves, and one without frames does not`() {
        let frame = big(0, 20) + big(1, 2) + big(0, 2) + [0, 0]
        let moving = Medium(
            MediaSamples.png(8, 8, chunks: [("acTL", big(2, 4) + big(0, 4)), ("fcTL", frame), ("fcTL", frame)]))
        #expect(moving?.motion == Motion(frames: 2, milliseconds: 20, rounds: 0))
        #expect(Medium(MediaSamples.png(8, 8, chunks: [("acTL", big(2, 4) + big(0, 4))]))?.motion == nil)
    }

    @Test func `a file that was cut off says so`() throws {
        let gif = try GIFEncoder.three()
        #expect(Medium(MediaSamples.png(8, 8, ends: false))?.fault != nil)
        #expect(Medium(Array(jpeg(8, 8).dropLast(2)))?.fault != nil)
        #expect(Medium(Array(gif.dropLast()))?.fault != nil)
        #expect(Medium(Array(try webp(of: picture).dropLast(4)))?.fault != nil)
        #expect(Medium(Array(SampleFilm().bytes.dropLast(2)))?.fault != nil)
    }

    @Test func `what our encoders write is read`() throws {
        let still = try #require(Medium(try Canvas.png(of: picture)))
        #expect(still.format == .png && still.size == PixelSize(width: 16, height: 9) && still.fault == nil)
        let small = try #require(Medium(try webp(of: picture)))
        #expect(small.format == .webp && small.size == PixelSize(width: 16, height: 9) && small.fault == nil)
        let moving = try #require(Medium(try GIFEncoder.three()))
        #expect(moving.format == .gif && moving.size == PixelSize(width: 16, height: 9) && moving.fault == nil)
        #expect(moving.motion == Motion(frames: 3, milliseconds: 120, rounds: 0))
        #expect(moving.pixels?.isPalette == true)
    }

    @Test(arguments: [(UInt8(1), PixelLayout.Space.grey), (3, .rgb), (4, .cmyk)])
    func `a JPEG's channels say what they stand for`(channels: UInt8, space: PixelLayout.Space) {
        let medium = Medium(jpeg(1024, 500, channels: channels))
        #expect(medium?.size == PixelSize(width: 1024, height: 500))
        #expect(medium?.pixels?.space == space)
        #expect(medium?.fault == nil)
    }

    @Test(arguments: [true, false])
    func `a JPEG says how the camera was held`(isBig: Bool) {
        #expect(Medium(jpeg(40, 30, orientation: 6, isBig: isBig))?.orientation == 6)
        #expect(Medium(jpeg(40, 30, orientation: 9, isBig: isBig))?.orientation == 1)
    }

    @Test(arguments: [
        ("....ftypavif", MediaFormat.avif), ("....ftypmif1....heic", .heif), ("....ftypqt  ", .mov),
        ("....ftypM4V ", .m4v),
        ("....ftypisom", .mp4), ("RIFF....AVI ", .avi), ("%PDF-1.7", .pdf), ("<?xml version='1.0'?><svg>", .svg),
        ("....moov", .mov),
    ])
    func `a format is told by its bytes`(text: String, format: MediaFormat) {
        #expect(MediaFormat(text.utf8.map { $0 == UInt8(ascii: ".") ? 0 : $0 }.withLength) == format)
    }

    @Test(arguments: ["", "R", "hello, world", "GIF", "RIFF....WAVE"])
    func `what is no picture is none`(text: String) { #expect(Medium(Array(text.utf8)) == nil) }

    @Test func `any bytes are answered`() throws {
        let files = [
            MediaSamples.png(8, 8, chunks: [("acTL", big(2, 8)), ("fcTL", big(0, 26))]), jpeg(40, 30, orientation: 6),
            try GIFEncoder.three(), try webp(of: picture), SampleFilm().bytes,
        ]
        for file in files {
            #expect(Medium(file) != nil)
            for place in file.indices {
                for value: UInt8 in [0, 1, 8, 0x7F, 0x80, 0xFF] {
                    var changed = file
                    changed[place] = value
                    _ = Medium(changed)
                    changed.replaceSubrange(place..<min(place + 8, file.count), with: repeatElement(value, count: 8))
                    _ = Medium(changed)
                }
                _ = Medium(Array(file[..<place]))
            }
        }
    }
}

extension [UInt8] {
    /// The length of a box of these bytes, in front.
    fileprivate var withLength: [UInt8] {
        count > 8 && self[4] == UInt8(ascii: "f") ? big(count, 4) + dropFirst(4) : self
    }
}

extension GIFEncoder {
    /// Three frames of 40 ms.
    fileprivate static func three() throws -> [UInt8] {
        var encoder = try GIFEncoder(width: 16, height: 9)
        for colour: UInt32 in [0x112233, 0x445566, 0x778899] {
            try encoder.add(Frame(Pixmap(width: 16, height: 9, fill: Colour(colour)), duration: .milliseconds(40)))
        }
        return try encoder.finish()
    }
}
