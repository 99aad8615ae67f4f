import Drawing
import GIF
import Testing

/// The code sizes that the images of a GIF begin with; the file is known to be whole.
private func codeSizes(_ bytes: [UInt8]) -> [Int] {
    var sizes: [Int] = []
    var place = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
    func skipBlocks() {
        while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
        place += 1
    }
    while bytes[place] != 0x3B {
        if bytes[place] == 0x2C {
            sizes.append(Int(bytes[place + 10]))
            place += 11
        } else {
            place += 2
        }
        skipBlocks()
    }
    return sizes
}

/// Numbers by Numerical Recipes' generator, the upper bits of 32.
private struct Noise {
    var seed: UInt32 = 7

    mutating func next(below count: UInt32) -> UInt32 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return (seed >> 16) % count
    }
}

@Suite struct PackingTests {
    /// Sixty images of the same few colours, which are the rarest of two hundred.
    @Test func `colours that images share stand low in the palette`() throws {
        var whole = Pixmap(width: 40, height: 40, fill: Colour(0))
        for place in whole.pixels.indices { whole.pixels[place] = 0xFF00_0000 | UInt32(place % 200) * 0x010101 }
        let frames = (0..<60).map { index in
            var pixmap = whole
            for place in 0..<12 { pixmap.pixels[place * 41] = 0xFF80_0000 | UInt32((place + index) % 6) }
            return Frame(pixmap, duration: .milliseconds(50))
        }
        let bytes = try gif(frames)
        #expect(try decodeGIF(bytes).frames == frames)
        #expect(codeSizes(bytes) == [8] + Array(repeating: 3, count: 59))
    }

    /// Forty images of one pixel each would fill the low entries that a hundred colours of a long image need together.
    @Test func `a long image's colours stand low in the palette`() throws {
        func colour(_ number: Int) -> UInt32 { 0xFF00_0000 | UInt32(number) * 0x010101 }
        var noise = Noise()
        let first = Pixmap(width: 40, height: 40, pixels: (0..<1600).map { colour($0 % 200) })
        var pixmap = first
        // All but one of its pixels differ from the first picture's.
        for place in pixmap.pixels.indices.dropLast() {
            let other = Int(noise.next(below: 99))
            pixmap.pixels[place] = colour(other == place % 200 ? 99 : other)
        }
        var pixmaps = [first, pixmap]
        for index in 0..<40 {
            pixmap.pixels[index * 40] = colour(120 + index)
            pixmaps.append(pixmap)
        }
        let frames = pixmaps.map { Frame($0, duration: .milliseconds(50)) }
        let bytes = try gif(frames)
        #expect(try decodeGIF(bytes).frames == frames)
        #expect(codeSizes(bytes)[1] == 7)
    }

    /// The dictionary of one half is of no use to the other.
    @Test func `two pictures in one take little more than both apart`() throws {
        var noise = Noise()
        func half(_ colours: Range<UInt32>) -> [UInt32] {
            let words = (0..<64).map { _ in (0..<12).map { _ in colours.lowerBound + noise.next(below: 12) } }
            return (0..<1200).flatMap { _ in words[Int(noise.next(below: 64))] }.map { 0xFF00_0000 | $0 * 0x0B_0503 }
        }
        let halves = [half(0..<12), half(12..<24)]
        func size(_ pixels: [UInt32]) throws -> Int {
            let pixmap = Pixmap(width: 120, height: pixels.count / 120, pixels: pixels)
            var encoder = try GIFEncoder(width: pixmap.width, height: pixmap.height)
            try encoder.add(Frame(pixmap, duration: .seconds(1)))
            let bytes = try encoder.finish()
            #expect(try decodeGIF(bytes).frames.map(\.pixmap) == [pixmap])
            return bytes.count
        }
        let apart = try halves.reduce(0) { try $0 + size($1) }
        // Of the second file 19 bytes of head, 48 of palette and 20 of blocks are spared.
        #expect(try size(halves[0] + halves[1]) < apart + apart / 50)
    }

    /// Stretches of one colour of every length, also those too long to be one string, over and beside what stays.
    @Test(arguments: [PackingEffort.smallest, .once], 1...6 as ClosedRange<UInt32>)
    func `stretches of any length are read as they were drawn`(effort: PackingEffort, seed: UInt32) throws {
        var noise = Noise(seed: seed)
        var pixmap = Pixmap(width: 150, height: 150, fill: Colour(0xF4EFE6))
        var frames: [Frame] = []
        for index in 0..<12 {
            // The first has colours enough for a palette that has none but low entries to spare.
            for _ in 0..<(index == 0 ? 200 : 30) {
                let longest = [3, 20, 70, 400, 6000][Int(noise.next(below: 5))] as UInt32
                let start = Int(noise.next(below: 22_500))
                let colour = 0xFF00_0000 | noise.next(below: seed * 5) * 0x0B_0503
                for place in start..<min(22_500, start + 1 + Int(noise.next(below: longest))) {
                    pixmap.pixels[place] = colour
                }
            }
            frames.append(Frame(pixmap, duration: .milliseconds(40)))
        }
        let options = GIFOptions(cores: 1, effort: effort)
        var encoder = try GIFEncoder(width: 150, height: 150, options)
        for frame in frames { try encoder.add(frame) }
        #expect(try decodeGIF(encoder.finish()).frames == frames)
    }

    /// In photographs most neighbours differ a little.
    @Test func `what is busy everywhere is read as it was drawn`() throws {
        var noise = Noise()
        let frames = (0..<2).map { _ in
            let pixels = (0..<2304 as Range<UInt32>).map { place in
                0xFF00_0000 | (place % 48 + place / 48 + noise.next(below: 4)) * 0x01_0101
            }
            return Frame(Pixmap(width: 48, height: 48, pixels: pixels), duration: .milliseconds(40))
        }
        func packed(_ effort: PackingEffort) throws -> [UInt8] { try gif(frames, side: 48, GIFOptions(effort: effort)) }
        let (once, smallest) = (try packed(.once), try packed(.smallest))
        #expect(try decodeGIF(once).frames == frames)
        #expect(try decodeGIF(smallest).frames == frames)
        #expect(once.count * 100 <= smallest.count * 105)
    }

    /// Moves on a board whose pieces' edges have colours in between.
    @Test func `packing once takes at most four per cent more`() throws {
        var noise = Noise()
        var (pieces, frames) = ([Int](repeating: 0, count: 49), [Frame]())
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            let piece = pieces[y / 10 * 7 + x / 10]
            let (dx, dy) = (x % 10 * 2 - 9, y % 10 * 2 - 9)
            let depth = min(8, (56 - dx * dx - dy * dy) >> 4)
            if piece > 0, depth > 0 { return 0xFF00_0000 | UInt32(depth) * (piece == 1 ? 0x1C_1204 : 0x04_0C18) }
            return (x / 10 + y / 10) % 2 == 1 ? 0xFFE4_DCCF : 0xFFF4_EFE6
        }
        for _ in 0..<40 {
            for _ in 0..<4 { pieces[Int(noise.next(below: 49))] = Int(noise.next(below: 3)) }
            let board = Pixmap(width: 70, height: 70, pixels: (0..<4900).map { pixel($0 % 70, $0 / 70) })
            frames.append(Frame(board, duration: .milliseconds(600)))
        }
        func size(_ effort: PackingEffort) throws -> Int { try gif(frames, side: 70, GIFOptions(effort: effort)).count }
        let (once, smallest) = (try size(.once), try size(.smallest))
        #expect(once * 100 <= smallest * 104)
    }
}
