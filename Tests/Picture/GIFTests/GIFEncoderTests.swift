import Drawing
import GIF
import Testing

/// Pictures of a few moving squares, by arithmetic alone.
func squares(_ index: Int, side: Int = 40, colours: Int = 8) -> Pixmap {
    var pixmap = Pixmap(width: side, height: side, fill: Colour(0xF4EFE6))
    for square in 0..<3 {
        let colour = UInt32(0xFF00_0000) | UInt32((square * 53 + index / 3) % colours) &* 0x001F_3B57 & 0xFFFFFF
        let (x, y) = ((index * (square + 1) + 7 * square) % (side - 8), (index * 2 + 11 * square) % (side - 8))
        for row in y..<y + 8 { for column in x..<x + 8 { pixmap.pixels[row * side + column] = colour } }
    }
    return pixmap
}

/// What a viewer should see: equal pictures in a row are one.
func joined(_ frames: [Frame]) -> [Frame] {
    frames.reduce(into: []) { joined, frame in
        if let last = joined.last, last.pixmap == frame.pixmap {
            joined[joined.count - 1].duration += frame.duration
        } else {
            joined.append(frame)
        }
    }
}

func gif(_ frames: [Frame], side: Int = 40, _ options: GIFOptions = GIFOptions()) throws -> [UInt8] {
    var encoder = try GIFEncoder(width: side, height: side, options)
    for frame in frames { try encoder.add(frame) }
    return try encoder.finish()
}

@Suite struct GIFEncoderTests {
    @Test(arguments: [1, 2, 7, 40, 200])
    func `the frames read are the frames drawn`(count: Int) throws {
        let frames = (0..<count).map { Frame(squares($0), duration: .milliseconds(40)) }
        let film = try decodeGIF(try gif(frames))
        #expect(film.frames == joined(frames))
        #expect(film.plays == 0)
        #expect(try decodeGIF(try gif(frames, GIFOptions(effort: .once))).frames == film.frames)
    }

    @Test func `parts are laid over the whole`() throws {
        let whole = (0..<20).map { Frame(squares($0), duration: .milliseconds(50)) }
        let parts = whole.enumerated().map { index, frame in
            index == 0 ? frame : Frame(frame.pixmap.part(PixelRect(0, 0, 40, 39)), duration: frame.duration)
        }
        let lower = whole.map { Frame($0.pixmap.part(PixelRect(0, 39, 40, 1)), y: 39, duration: .zero) }
        let mixed = zip(parts, lower).flatMap { index, strip in [strip, index] }
        #expect(try gif(mixed) == gif(whole))
    }

    @Test(arguments: [1, 2, 3, 8], [PackingEffort.smallest, .once])
    func `the bytes do not depend on the cores`(cores: Int, effort: PackingEffort) throws {
        let frames = (0..<150).map { Frame(squares($0), duration: .milliseconds(40)) }
        #expect(
            try gif(frames, GIFOptions(cores: cores, effort: effort))
                == gif(frames, GIFOptions(cores: 1, effort: effort)))
    }

    @Test(arguments: [10, 15, 24, 25, 30, 50, 60, 97, 144])
    func `it lasts exactly as long as its frames`(fps: Int) throws {
        for count in [1, 2, 3, 4, 31, 100] where count * 100 / fps >= 2 {
            let frames = (0..<count).map { Frame(squares($0), duration: .seconds(1) / fps) }
            let film = try decodeGIF(try gif(frames))
            let total = film.frames.reduce(Duration.zero) { $0 + $1.duration }
            let error = total - .seconds(1) * count / fps
            #expect(abs(error.components.attoseconds) <= 5_000_000_000_000_001, "\(count) frames")
            #expect(film.frames.allSatisfy { $0.duration >= .milliseconds(20) })
            #expect(film.frames.last?.pixmap == frames.last?.pixmap, "the last is kept")
        }
    }

    @Test func `frames start when they should`() throws {
        let frames = (0..<60).map { Frame(squares($0), duration: .seconds(1) / 30) }
        let film = try decodeGIF(try gif(frames))
        var clock = Duration.zero
        for (index, frame) in film.frames.enumerated() {
            let due = Duration.seconds(1) * index / 30
            #expect(abs((clock - due).components.attoseconds) <= 5_000_000_000_000_001)
            clock += frame.duration
        }
    }

    @Test func `equal frames are one`() throws {
        let frames = Array(repeating: Frame(squares(0), duration: .seconds(1)), count: 5)
        let film = try decodeGIF(try gif(frames))
        #expect(film.frames.count == 1)
        #expect(film.frames[0].duration == .seconds(5))
    }

    @Test func `a long stillness is shared out`() throws {
        let frames = [Frame(squares(0), duration: .seconds(2000)), Frame(squares(1), duration: .seconds(1))]
        let film = try decodeGIF(try gif(frames))
        #expect(film.frames.reduce(.zero) { $0 + $1.duration } == .seconds(2001))
        #expect(joined(film.frames).count == 2)
    }

    @Test(arguments: [0, 1, 2, 7])
    func `it plays as often as asked`(plays: Int) throws {
        let film = try decodeGIF(try gif([Frame(squares(0), duration: .seconds(1))], GIFOptions(plays: plays)))
        #expect(film.plays == plays)
    }

    /// 1 to 256 colours, at every border of a code size.
    @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 63, 64, 127, 128, 254, 255, 256])
    func `few colours are exact`(colours: Int) throws {
        let frames = (0..<3).map { shift in
            let pixels = (0..<1600).map { 0xFF00_0000 | UInt32(($0 * 7 + shift * $0 / 3) % colours) * 0x010101 }
            return Frame(Pixmap(width: 40, height: 40, pixels: pixels), duration: .milliseconds(100))
        }
        #expect(try decodeGIF(try gif(frames)).frames == joined(frames))
    }

    /// The dictionary fills and is started anew, with both policies.
    @Test func `large noise comes back`() throws {
        var seed: UInt32 = 7
        func noise(_ colours: UInt32) -> Frame {
            let pixels = (0..<14_400).map { _ in
                seed = seed &* 1_664_525 &+ 1_013_904_223
                return 0xFF00_0000 | (seed >> 16) % colours
            }
            return Frame(Pixmap(width: 120, height: 120, pixels: pixels), duration: .milliseconds(100))
        }
        let frames = [noise(2), noise(200), noise(3), noise(90)]
        #expect(try decodeGIF(try gif(frames, side: 120)).frames == frames)
    }

    @Test func `many colours come near`() throws {
        let pixels = (0..<4096).map { (index: UInt32) -> UInt32 in
            0xFF00_0000 | index % 64 << 18 | index / 64 << 10 | 128
        }
        let frame = Frame(Pixmap(width: 64, height: 64, pixels: pixels), duration: .seconds(1))
        let film = try decodeGIF(try gif([frame], side: 64))
        #expect(Set(film.frames[0].pixmap.pixels).count <= 255)
        let errors = zip(film.frames[0].pixmap.pixels, pixels).flatMap { near, pixel in
            ([16, 8, 0] as [UInt32]).map { abs(Int(near >> $0 & 255) - Int(pixel >> $0 & 255)) }
        }
        #expect(errors.reduce(0, +) <= 6 * errors.count, "in the mean")
        for (near, pixel) in zip(film.frames[0].pixmap.pixels, pixels) {
            #expect(Colour(premultiplied: near).contrast(with: Colour(premultiplied: pixel)) < 1.25)
        }
    }

    /// The same colour is the same entry in every frame, whatever else is there.
    @Test func `nothing flickers`() throws {
        let frames = (0..<4).map { index in
            let pixels = (0..<4096).map { place in
                place < 2048 ? 0xFF00_0000 | UInt32(place * 4099) : 0xFF00_0000 | UInt32((place + index * 97) * 3571)
            }
            return Frame(Pixmap(width: 64, height: 64, pixels: pixels), duration: .milliseconds(100))
        }
        let film = try decodeGIF(try gif(frames, side: 64))
        let still = film.frames.map { $0.pixmap.part(PixelRect(0, 0, 64, 32)) }
        #expect(Set(still).count == 1)
    }

    @Test func `large grounds keep their exact colour`() throws {
        var pixels = [UInt32](repeating: 0xFFF4_EFE6, count: 64 * 64)
        for place in 0..<1000 { pixels[place] = 0xFF00_0000 | UInt32(place * 16411) & 0xFFFFFF }
        let frame = Frame(Pixmap(width: 64, height: 64, pixels: pixels), duration: .seconds(1))
        let film = try decodeGIF(try gif([frame], side: 64))
        #expect(film.frames[0].pixmap.colour(0, 63) == Colour(0xF4EFE6))
    }

    @Test func `impossible films are errors`() throws {
        #expect(throws: GIFError.self) { try GIFEncoder(width: 0, height: 5) }
        #expect(throws: GIFError.self) { try GIFEncoder(width: 100_000, height: 5) }
        var encoder = try GIFEncoder(width: 5, height: 5)
        #expect(throws: GIFError.empty) { try encoder.finish() }
        #expect(throws: GIFError.tooLong) { try encoder.add(Frame(squares(0), duration: .seconds(1e12))) }
    }

    @Test func `spoilt bytes do no harm`() throws {
        let whole = try gif((0..<5).map { Frame(squares($0), duration: .milliseconds(40)) })
        var seed: UInt32 = 1
        for _ in 0..<300 {
            var spoilt = whole
            for _ in 0..<3 {
                seed = seed &* 1_664_525 &+ 1_013_904_223
                spoilt[Int(seed >> 8) % spoilt.count] = UInt8(truncatingIfNeeded: seed)
            }
            let film = try? decodeGIF(spoilt)
            #expect(film.map { $0.frames.allSatisfy { $0.pixmap.width == film?.width } } ?? true)
        }
    }

    @Test func `broken bytes are errors`() throws {
        let whole = try gif((0..<5).map { Frame(squares($0), duration: .milliseconds(40)) })
        for length in stride(from: 0, to: whole.count - 1, by: 13) {
            #expect(throws: GIFError.self) { try decodeGIF(Array(whole[..<length])) }
        }
    }

    @Test func `a small file that claims huge pictures is refused unread`() {
        let head = Array("GIF89a".utf8) + [10, 0, 10, 0, 0, 0, 0]
        let image: [UInt8] = [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 0]
        #expect(throws: GIFError.size(width: 65_535, height: 65_535)) { try decodeGIF(head + image + image + [0x3B]) }
    }
}
