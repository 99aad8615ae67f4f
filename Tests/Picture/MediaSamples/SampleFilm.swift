/// A box of an MP4 file.
package func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(name.utf8) + content
}

/// A film as stores read it, by its boxes alone; each part can be made wrong.
package struct SampleFilm {
    package var brand = "mp42"
    package var milliseconds = 20_000
    package var width = 886
    package var height = 1920
    package var codec = "avc1"
    package var profile: UInt8 = 100
    package var level: UInt8 = 40
    /// The sequence parameter set.
    package var parameters: [UInt8] = SampleFilm.high420
    package var pixelAspect = (1, 1)
    /// How long a picture is shown, in units of 1/30000 s.
    package var delta = 1_000
    package var matrix: [Int] = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000]
    package var edits: [UInt8]?
    package var hasPicture = true
    package var pictureIsEnabled = true
    package var hasSound = true
    /// The kind of stream: 0x40 is MPEG-4 audio, 0x6B is MP3.
    package var soundObject: UInt8 = 0x40
    package var soundType: UInt8 = 2
    package var soundRate = 3
    package var channels = 2
    package var soundIsEnabled = true
    package var indexIsFirst = true
    package var isFragmented = false
    package var isLong = false

    package init() {}

    // Parameter sets of 56 by 120 blocks, put together by ITU-T H.264 §7.3.2.1: high 4:2:0 of whole pictures, then one
    // thing different in each.
    package static let high420: [UInt8] = [0x67, 100, 0, 40, 0xAC, 0xB4, 0x07, 0, 0x78, 0xC8]
    package static let high422: [UInt8] = [0x67, 122, 0, 40, 0xBC, 0xB4, 0x07, 0, 0x78, 0xC8]
    package static let tenBits: [UInt8] = [0x67, 110, 0, 40, 0xA6, 0xCB, 0x40, 0x70, 0x07, 0x8C, 0x80]
    package static let fields: [UInt8] = [0x67, 100, 0, 40, 0xAC, 0xB4, 0x07, 0, 0x78, 0x24]
    package static let baseline: [UInt8] = [0x67, 66, 0, 30, 0xDA, 0x03, 0x80, 0x3C, 0x64]

    /// The file.
    package var bytes: [UInt8] {
        let data = box("mdat", [1, 2, 3])
        return box("ftyp", Array(brand.utf8) + big(0, 4)) + (indexIsFirst ? index + data : data + index)
            + (isFragmented ? box("moof", []) + data : [])
    }

    private var index: [UInt8] {
        let length = isFragmented ? 0 : milliseconds
        let head =
            isLong
            ? [1, 0, 0, 0] + big(0, 16) + big(1_000, 4) + big(length, 8) : big(0, 12) + big(1_000, 4) + big(length, 4)
        return box("moov", box("mvhd", head + big(0, 80)) + (hasPicture ? picture : []) + (hasSound ? sound : []))
    }

    private func track(
        _ handler: String, _ head: [UInt8], _ edits: [UInt8], _ entry: [UInt8], _ units: Int, _ times: [UInt8]
    )
        -> [UInt8]
    {
        let table = box("stbl", box("stsd", big(0, 4) + big(1, 4) + entry) + box("stts", times))
        let media =
            box("mdhd", big(0, 12) + big(units, 4) + big(0, 8))
            + box("hdlr", big(0, 8) + Array(handler.utf8) + big(0, 13)) + box("minf", table)
        return box("trak", box("tkhd", head) + edits + box("mdia", media))
    }

    private var picture: [UInt8] {
        let head =
            [0, 0, 0, pictureIsEnabled ? 3 : 2] + big(0, 36) + matrix.flatMap { big($0, 4) } + big(width << 16, 4)
            + big(height << 16, 4)
        let avcC = [1, profile, 0, level, 0xFF, 0xE1] + big(parameters.count, 2) + parameters + [1, 0, 0]
        let inside = box("avcC", avcC) + box("pasp", big(pixelAspect.0, 4) + big(pixelAspect.1, 4))
        let entry = box(codec, big(0, 24) + big(width, 2) + big(height, 2) + big(0, 50) + inside)
        let pictures = milliseconds * 30 / delta
        return track(
            "vide", head, edits.map { box("edts", box("elst", $0)) } ?? [], entry, 30_000,
            big(0, 4) + big(1, 4) + big(pictures, 4) + big(delta, 4))
    }

    private var sound: [UInt8] {
        let head = [0, 0, 0, soundIsEnabled ? 1 : 0] + big(0, 80)
        let config = big(Int(soundType) << 11 | soundRate << 7 | channels << 3, 2)
        let decoder = [soundObject, 0x15] + big(0, 3) + big(256_000, 4) + big(256_000, 4) + [5, 2] + config
        let stream = [0, 1, 0, 4, UInt8(decoder.count)] + decoder
        let esds = box("esds", big(0, 4) + [3, 0x80, 0x80, UInt8(stream.count)] + stream)
        let entry = box("mp4a", big(0, 16) + big(2, 2) + big(16, 2) + big(0, 4) + big(48_000 << 16, 4) + esds)
        return track("soun", head, [], entry, 48_000, big(0, 8))
    }
}
