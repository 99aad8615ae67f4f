import Drawing
import Testing
import WebP

/// Pictures of a few moving squares, by arithmetic alone.
func squares(_ index: Int, side: Int = 41) -> Pixmap {
    var pixmap = Pixmap(width: side, height: side, fill: Colour(0xF4EFE6))
    for square in 0..<3 {
        let colour = UInt32(0xFF00_0000) | UInt32((square * 53 + index / 3) % 8) &* 0x001F_3B57 & 0xFFFFFF
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

func film(_ frames: [Frame], side: Int = 41, _ options: WebPOptions = WebPOptions()) throws -> [UInt8] {
    var encoder = try WebPEncoder(width: side, height: side, options)
    for frame in frames { try encoder.add(frame) }
    return try encoder.finish()
}

@Suite struct WebPEncoderTests {
    @Test(arguments: [3, 7, 40, 120])
    func `the frames read are the frames drawn`(count: Int) throws {
        let frames = (0..<count).map { Frame(squares($0 / 2), duration: .milliseconds(40)) }
        let film = try decodeWebP(try film(frames))
        #expect(film.frames.map(\.pixmap) == joined(frames).map(\.pixmap))
        #expect(film.frames.map(\.duration) == joined(frames).map(\.duration))
        #expect(film.plays == 0)
    }

    @Test func `parts are laid over the whole`() throws {
        let whole = (0..<20).map { Frame(squares($0), duration: .milliseconds(50)) }
        let parts = whole.enumerated().flatMap { index, frame in
            index == 0
                ? [frame]
                : [
                    Frame(frame.pixmap.part(PixelRect(0, 37, 41, 4)), y: 37, duration: .zero),
                    Frame(frame.pixmap.part(PixelRect(0, 0, 41, 38)), duration: frame.duration),
                ]
        }
        #expect(try film(parts) == film(whole))
    }

    @Test func `marks that go cost no more than the ground they leave`() throws {
        let ground = Pixmap(width: 96, height: 96, fill: Colour(0xF4EFE6))
        var marked = ground
        // Scattered, so that their shape has no pattern.
        for index in marked.pixels.indices where (UInt32(index) &* 2_654_435_761) >> 16 % 5 == 0 {
            marked.pixels[index] = 0xFF1F_3B57
        }
        let frames = [ground, marked, ground].map { Frame($0, duration: .milliseconds(500)) }
        let coming = try film(Array(frames.prefix(2)), side: 96).count
        #expect(try film(frames, side: 96).count < coming + 150)
    }

    /// What the disc covered before is written with the rest of it, not left out of its middle.
    @Test func `a disc that grows costs no more than one that appears`() throws {
        var ground = Pixmap(width: 128, height: 128, fill: Colour(0xF4EFE6))
        for index in ground.pixels.indices where (UInt32(index) &* 2_654_435_761) >> 16 % 5 == 0 {
            ground.pixels[index] = 0xFF1F_3B57
        }
        func disc(_ radius: Int) -> Pixmap {
            var pixmap = ground
            for index in pixmap.pixels.indices {
                let (x, y) = (index % 128 - 64, index / 128 - 64)
                if x * x + y * y <= radius * radius { pixmap.pixels[index] = 0xFFE2_553D }
            }
            return pixmap
        }
        func size(_ pictures: [Pixmap]) throws -> Int {
            let frames = pictures.map { Frame($0, duration: .milliseconds(500)) }
            let bytes = try film(frames, side: 128)
            #expect(try decodeWebP(bytes).frames == frames)
            return bytes.count
        }
        var marked = ground
        marked.pixels[0] = 0xFFE2_553D
        let appearing = try size([ground, marked, disc(50)]) - size([ground, marked])
        #expect(try size([ground, disc(40), disc(50)]) - size([ground, disc(40)]) <= appearing)
    }

    @Test(arguments: [1, 2, 3, 8])
    func `the bytes do not depend on the cores`(cores: Int) throws {
        let frames = (0..<60).map { Frame(squares($0), duration: .milliseconds(40)) }
        #expect(try film(frames, WebPOptions(cores: cores)) == film(frames, WebPOptions(cores: 1)))
    }

    @Test(arguments: [10, 24, 25, 30, 50, 60])
    func `frames start when they should and it lasts as long as they do`(fps: Int) throws {
        let frames = (0..<61).map { Frame(squares($0), duration: .seconds(1) / fps) }
        let film = try decodeWebP(try film(frames))
        #expect(film.frames.count == frames.count)
        var clock = Duration.zero
        for index in 0...film.frames.count {
            let due: Duration = .seconds(1) * index / fps
            #expect(abs((clock - due).components.attoseconds) <= 500_000_000_000_001)
            if index < film.frames.count { clock += film.frames[index].duration }
        }
    }

    @Test func `what is shown too briefly gives way and the last is kept`() throws {
        let frames = (0..<90).map { Frame(squares($0), duration: .milliseconds(4)) }
        let film = try decodeWebP(try film(frames))
        #expect(film.frames.allSatisfy { $0.duration >= .milliseconds(11) })
        #expect(film.frames.last?.pixmap == frames.last?.pixmap)
        #expect(film.frames.reduce(.zero) { $0 + $1.duration } == .milliseconds(360))
    }

    @Test(arguments: [1, 2, 7])
    func `it plays as often as asked`(plays: Int) throws {
        let frames = (0..<2).map { Frame(squares($0), duration: .seconds(1)) }
        #expect(try decodeWebP(try film(frames, WebPOptions(plays: plays))).plays == plays)
    }

    @Test func `a long stillness is shared out`() throws {
        let frames = [Frame(squares(0), duration: .seconds(20_000)), Frame(squares(1), duration: .seconds(1))]
        let film = try decodeWebP(try film(frames))
        #expect(film.frames.reduce(.zero) { $0 + $1.duration } == .seconds(20_001))
        #expect(joined(film.frames).count == 2)
    }

    @Test func `where nothing moves it is a still`() throws {
        let frames = Array(repeating: Frame(squares(3), duration: .seconds(1)), count: 5)
        #expect(try film(frames) == webp(of: squares(3)))
        #expect(try decodeWebP(webp(of: squares(3))).frames.map(\.pixmap) == [squares(3)])
    }

    @Test func `a still keeps what shines through`() throws {
        var pixmap = squares(5)
        pixmap.pixels[0] = 0
        pixmap.pixels[1] = Colour(red: 200, green: 100, blue: 0, alpha: 128).premultiplied
        let read = try #require(try decodeWebP(webp(of: pixmap)).frames.first).pixmap
        #expect(read.pixels[0] == 0)
        #expect(read.pixels[1] >> 24 == 128)
        #expect(read.pixels[2...] == pixmap.pixels[2...])
    }

    @Test func `impossible films are errors`() throws {
        #expect(throws: WebPError.size(width: 0, height: 5)) { try WebPEncoder(width: 0, height: 5) }
        #expect(throws: WebPError.size(width: 16_384, height: 5)) { try WebPEncoder(width: 16_384, height: 5) }
        #expect(throws: WebPError.size(width: 0, height: 0)) { try webp(of: Pixmap(width: 0, height: 0)) }
        var encoder = try WebPEncoder(width: 5, height: 5)
        #expect(throws: WebPError.empty) { try encoder.finish() }
        #expect(throws: WebPError.tooLong) { try encoder.add(Frame(squares(0), duration: .seconds(1e12))) }
    }

    @Test func `broken bytes are errors`() throws {
        let whole = try film((0..<5).map { Frame(squares($0), duration: .milliseconds(40)) })
        for length in stride(from: 0, to: whole.count - 1, by: 13) {
            #expect(throws: WebPError.broken) { try decodeWebP(Array(whole[..<length])) }
        }
    }

    @Test func `a small file that claims a huge picture is refused unread`() throws {
        var file = try film((0..<2).map { Frame(squares($0), duration: .milliseconds(40)) })
        // The canvas of VP8X, each side less one in three bytes (RFC 9649, section 2.7).
        file.replaceSubrange(24..<30, with: [0xFE, 0x3F, 0, 0xFE, 0x3F, 0])
        #expect(throws: WebPError.broken) { try decodeWebP(file) }
    }
}
