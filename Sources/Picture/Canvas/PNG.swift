import Compression
import Drawing
import Glibc

/// How a picture becomes a PNG file.
public struct PNGOptions: Hashable, Sendable {
    /// How hard to pack, 1...12; 0 not at all, for pictures that nobody keeps.
    public var level: Int
    /// Whether a picture of at most 256 colours may be written with a palette, which is smaller.
    ///
    /// Stores want none.
    public var palette: Bool
    /// Whether colours that nobody can tell apart may become one where that makes a palette possible.
    public var merging: Bool
    /// Whether rows of a palette are packed run by run, which takes half the time of level 5 for 3 % more bytes.
    public var byRuns: Bool

    /// Options; level 6 packs about as small as libpng by default, in a third of the time.
    public init(level: Int = 6, palette: Bool = true, merging: Bool = false, byRuns: Bool = false) {
        self.level = level
        self.palette = palette
        self.merging = merging
        self.byRuns = byRuns
    }
}

/// Writes a picture as PNG, without loss: with a palette where it has at most 256 colours, else as RGB where it is
/// opaque, else as RGBA, always 8 bits or less a channel.
public func png(of pixmap: Pixmap, _ options: PNGOptions = PNGOptions()) throws(CanvasError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0, pixmap.pixels.count <= Painter.largestArea else {
        throw .size(width: Double(pixmap.width), height: Double(pixmap.height))
    }
    let raw = indexed(pixmap, options) ?? trueColour(pixmap)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bigEndian(pixmap.width) + bigEndian(pixmap.height) + [raw.depth, raw.colourType, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("sRGB", [0], to: &file)
    if !raw.palette.isEmpty { append("PLTE", raw.palette, to: &file) }
    if !raw.alphas.isEmpty { append("tRNS", raw.alphas, to: &file) }
    append("IDAT", try packed(raw, options), to: &file)
    append("IEND", [], to: &file)
    return file
}

/// Rows ready to be packed, each led by its filter's number, and what the header says of them.
private struct RawPNG {
    var depth: UInt8 = 8
    var colourType: UInt8
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    var rows: [UInt8]
}

/// RGB or RGBA rows.
///
/// Unfiltered: on flat art the filters of PNG gain little, and cost time.
private func trueColour(_ pixmap: Pixmap) -> RawPNG {
    let opaque = pixmap.isOpaque
    let (width, height) = (pixmap.width, pixmap.height)
    let size = opaque ? 3 : 4
    let count = height * (1 + width * size)
    // Each pixel is stored as four bytes and the next one over the fourth, so there is room for one byte more.
    var rows = [UInt8](unsafeUninitializedCapacity: count + 1) { bytes, filled in
        let bytes = UnsafeMutableRawBufferPointer(bytes)
        pixmap.pixels.withUnsafeBufferPointer { pixels in
            var next = 0
            for row in 0..<height {
                bytes[next] = 0
                next += 1
                for place in row * width..<(row + 1) * width {
                    let pixel = opaque ? pixels[place] << 8 : straight(pixels[place])
                    let ordered = opaque ? pixel : pixel << 8 | pixel >> 24
                    bytes.storeBytes(of: ordered.bigEndian, toByteOffset: next, as: UInt32.self)
                    next += size
                }
            }
        }
        bytes[count] = 0
        filled = count + 1
    }
    rows.removeLast()
    return RawPNG(colourType: opaque ? 2 : 6, rows: rows)
}

/// `0xAARRGGBB` no longer multiplied by its alpha.
private func straight(_ pixel: UInt32) -> UInt32 {
    if pixel >= 0xFF00_0000 { return pixel }
    let colour = Colour(premultiplied: pixel)
    return UInt32(colour.alpha) << 24 | UInt32(colour.red) << 16 | UInt32(colour.green) << 8 | UInt32(colour.blue)
}

/// Rows of palette indices, or nil where there are more than 256 colours, or no palette is wanted.
private func indexed(_ pixmap: Pixmap, _ options: PNGOptions) -> RawPNG? {
    // As many as are in 256 groups of like colours.
    guard options.palette || options.merging, let runs = PixelRuns(pixmap, most: options.merging ? 1 << 14 : 256)
    else { return nil }
    let isExact = options.palette && runs.colours.count <= 256
    guard let colours = isExact ? runs.colours : options.merging ? mergedColours(runs) : nil else { return nil }
    let shown = entries(colours, of: runs)
    let places = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, UInt8($0)) })
    let entries = shown.map(straight)
    let depth = entries.count <= 2 ? 1 : entries.count <= 4 ? 2 : entries.count <= 16 ? 4 : 8
    let rows = packedRows(of: runs, width: pixmap.width, colours.map { places[$0] ?? 0 }, depth: depth)
    let palette = entries.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
    // Entries stand in rising alpha, so that opaque ones at the end need no byte.
    let alphas = entries.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
    return RawPNG(depth: UInt8(depth), colourType: 3, palette: palette, alphas: Array(alphas), rows: rows)
}

/// The entries of a palette: in rising alpha, and so in rising order; where all are opaque the one of most pixels comes
/// first, so that its index is the byte that leads each row, and rows of a plain ground are one run.
private func entries(_ colours: [UInt32], of runs: PixelRuns) -> [UInt32] {
    var entries = Set(colours).sorted()
    guard let least = entries.first, least >= 0xFF00_0000 else { return entries }
    let ground = colours[runs.commonest]
    entries.removeAll { $0 == ground }
    return [ground] + entries
}

/// Rows of indices, each index in so many bits; a row like the one above it, as most are in drawings, is copied.
private func packedRows(of picture: PixelRuns, width: Int, _ indices: [UInt8], depth: Int) -> [UInt8] {
    let length = 1 + (width * depth + 7) / 8
    let count = picture.rows.count * length
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        filled = count
        guard var target = bytes.baseAddress else { return }
        for (number, row) in picture.rows.enumerated() {
            if number > 0, row == picture.rows[number - 1] {
                target.initialize(from: target - length, count: length)
            } else {
                target.initialize(repeating: 0, count: length)
                pack(picture.runs[row], indices, depth: depth, into: target + 1)
            }
            target += length
        }
    }
}

/// One row, run by run.
private func pack(
    _ runs: ArraySlice<PixelRuns.Run>, _ indices: [UInt8], depth: Int, into target: UnsafeMutablePointer<UInt8>
) {
    let perByte = 8 / depth
    var start = 0
    for run in runs {
        let (index, end) = (indices[Int(run.colour)], Int(run.end))
        if depth == 8 {
            (target + start).update(repeating: index, count: end - start)
        } else {
            for place in start..<end {
                target[place / perByte] |= index << UInt8((perByte - 1 - place % perByte) * depth)
            }
        }
        start = end
    }
}

private func packed(_ picture: RawPNG, _ options: PNGOptions) throws(CanvasError) -> [UInt8] {
    if options.byRuns, picture.colourType == 3 { return deflatedRuns(picture.rows) }
    guard let bytes = deflated(picture.rows, .zlib, level: options.level) else { throw .memory }
    return bytes
}

func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(data.count)
    let start = file.count
    file += Array(type.utf8)
    file += data
    file += bigEndian(Int(crc32(file[start...])))
}
