import Drawing

/// The rows of a picture before they are packed, and what the header says of them.
struct RawPNG {
    /// Rows of bytes, each led by its filter's number, or of indices.
    enum Content {
        case bytes([UInt8])
        case indexed(IndexedRows)
    }

    var width: Int, height: Int
    var depth: UInt8 = 8
    var colourType: UInt8
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    var content: Content

    /// All rows as they are packed.
    var rows: [UInt8] {
        switch content {
        case .bytes(let rows): rows
        case .indexed(let rows): rows.bytes(of: 0..<height)
        }
    }
}

extension RawPNG {
    /// A picture's rows: of indices where that is wanted and possible.
    init(_ pixmap: Pixmap, _ options: PNGOptions) throws(CanvasError) {
        guard pixmap.width > 0, pixmap.height > 0, pixmap.pixels.count <= Painter.largestArea else {
            throw .size(width: Double(pixmap.width), height: Double(pixmap.height))
        }
        self = indexed(pixmap, options) ?? trueColour(pixmap)
    }

    /// The whole file, with the stream of the rows.
    func file(_ packed: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        append("IHDR", bigEndian(width) + bigEndian(height) + [depth, colourType, 0, 0, 0], to: &file)
        append("sRGB", [0], to: &file)
        if !palette.isEmpty { append("PLTE", palette, to: &file) }
        if !alphas.isEmpty { append("tRNS", alphas, to: &file) }
        append("IDAT", packed, to: &file)
        append("IEND", [], to: &file)
        return file
    }
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
    return RawPNG(width: width, height: height, colourType: opaque ? 2 : 6, content: .bytes(rows))
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
    let rows = IndexedRows(runs: runs, indices: colours.map { places[$0] ?? 0 }, width: pixmap.width, depth: depth)
    let palette: [UInt8] = entries.flatMap { entry -> [UInt8] in
        [UInt8(entry >> 16 & 255), UInt8(entry >> 8 & 255), UInt8(entry & 255)]
    }
    // Entries stand in rising alpha, so that opaque ones at the end need no byte.
    let alphas = entries.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
    return RawPNG(
        width: pixmap.width, height: pixmap.height, depth: UInt8(depth), colourType: 3, palette: palette,
        alphas: Array(alphas), content: .indexed(rows))
}

/// The entries of a palette: in rising alpha, and so in rising order; where all are opaque the one of most pixels comes
/// first, so that its index is the byte that leads each row, and rows of a plain ground are one run.
///
/// The others follow from the edges to the middle, which is where pictures of one kind differ: what stands around it has
/// the same indices in all of them.
private func entries(_ colours: [UInt32], of runs: PixelRuns) -> [UInt32] {
    guard colours.allSatisfy({ $0 >= 0xFF00_0000 }) else { return Set(colours).sorted() }
    var known: Set<UInt32> = []
    return ([runs.commonest] + runs.fromEdges).map { colours[$0] }.filter { known.insert($0).inserted }
}
