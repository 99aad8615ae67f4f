import CGIF
import Drawing

/// Writes deltas as the images of a GIF, through giflib.
struct FilmStrip {
    private let width: Int
    private let height: Int
    private let palette: Palette
    private let effort: PackingEffort
    private let file: UnsafeMutablePointer<GifFileType>
    private let sink: ByteSink

    /// Opens the GIF: its header, palette and how often it plays.
    init(width: Int, height: Int, palette: Palette, _ options: GIFOptions) throws(GIFError) {
        (self.width, self.height, self.palette, effort) = (width, height, palette, options.effort)
        sink = ByteSink()
        var problem: Int32 = 0
        let write: OutputFunc = { file, bytes, count in
            guard let file, let bytes, let user = file.pointee.UserData, count > 0 else { return 0 }
            let sink = Unmanaged<ByteSink>.fromOpaque(user).takeUnretainedValue()
            sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return count
        }
        guard let file = EGifOpen(Unmanaged.passUnretained(sink).toOpaque(), write, &problem) else {
            throw .writing(Int(problem))
        }
        self.file = file
        EGifSetGifVersion(file, true)
        let bits = palette.bits
        guard let map = GifMakeMapObject(1 << Int32(bits), nil) else { throw .writing(0) }
        // giflib keeps a copy of its own.
        defer { GifFreeMapObject(map) }
        for (index, entry) in palette.entries.enumerated() {
            map.pointee.Colors[index].Red = GifByteType(truncatingIfNeeded: entry >> 16)
            map.pointee.Colors[index].Green = GifByteType(truncatingIfNeeded: entry >> 8)
            map.pointee.Colors[index].Blue = GifByteType(truncatingIfNeeded: entry)
        }
        try check(EGifPutScreenDesc(file, Int32(width), Int32(height), Int32(bits), 0, map))
        if options.plays != 1 { try writeLoop(options.plays) }
    }

    private func writeLoop(_ plays: Int) throws(GIFError) {
        // "NETSCAPE2.0": how often to go on after the first time.
        let again = plays <= 0 ? 0 : min(65535, plays - 1)
        try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
        try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
        try check(EGifPutExtensionBlock(file, 3, [1, UInt8(again & 255), UInt8(again >> 8)]))
        try check(EGifPutExtensionTrailer(file))
    }

    /// Writes the deltas as images; threads pack, in any order, and the images follow in theirs.
    func write(_ deltas: [FrameDelta], cores: Int) throws(GIFError) {
        let roll = ImageRoll(deltas, Tracing(width: width, height: height, palette: palette))
        for (image, packed) in roll.packed(effort, cores: cores) { try write(image, packed) }
    }

    private func write(_ image: GIFImage, _ packed: PackedImage) throws(GIFError) {
        var ticks = max(Ticks.shortest, image.ticks)
        let part = min(ticks, Ticks.longest)
        ticks -= part
        try write(image.rect, packed, part, image.transparent)
        // What one image cannot last is filled with a pixel that changes nothing.
        while ticks > 0 {
            // Two at least must be left for the last one.
            let part = ticks > Ticks.longest ? min(Ticks.longest, ticks - Ticks.shortest) : ticks
            ticks -= part
            let corner = PixelRect(0, 0, 1, 1)
            let still = GIFImage(
                rect: corner, pixels: [image.corner], changes: [0..<1], transparent: nil, ticks: part,
                corner: image.corner
            ).packed(effort)
            try write(corner, still, part, nil)
        }
    }

    private func write(
        _ rect: PixelRect, _ packed: PackedImage, _ ticks: Int, _ transparent: UInt8?
    ) throws(GIFError) {
        var control = GraphicsControlBlock()
        // Each image is laid over what is there, so that only what changes has to be written.
        control.DisposalMode = Int32(DISPOSE_DO_NOT)
        control.DelayTime = Int32(ticks)
        control.TransparentColor = packed.usesTransparent ? Int32(transparent ?? 0) : Int32(NO_TRANSPARENT_COLOR)
        var bytes = [GifByteType](repeating: 0, count: 4)
        EGifGCBToExtension(&control, &bytes)
        try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, bytes))
        // giflib takes the size of the first codes from the palette. A smaller one packs better where only low
        // entries occur, and every reader takes the size that the image states.
        let bits = file.pointee.SColorMap.pointee.BitsPerPixel
        file.pointee.SColorMap.pointee.BitsPerPixel = Int32(packed.codeSize)
        defer { file.pointee.SColorMap.pointee.BitsPerPixel = bits }
        try check(
            EGifPutImageDesc(
                file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, nil))
        try putBlocks(packed.bytes)
    }

    private func putBlocks(_ bytes: [UInt8]) throws(GIFError) {
        var start = 0
        while start < bytes.count {
            // The format cuts its codes into blocks whose first byte is their length.
            let end = min(start + 255, bytes.count)
            let block = [UInt8(end - start)] + bytes[start..<end]
            try check(EGifPutCodeNext(file, block))
            start = end
        }
        try check(EGifPutCodeNext(file, nil))
    }

    /// Closes the GIF and gives its bytes.
    mutating func close() throws(GIFError) -> [UInt8] {
        var problem: Int32 = 0
        guard EGifCloseFile(file, &problem) == GIF_OK else { throw .writing(Int(problem)) }
        return sink.bytes
    }

    private func check(_ status: Int32) throws(GIFError) {
        guard status == GIF_OK else { throw .writing(Int(file.pointee.Error)) }
    }
}

/// Where giflib's bytes go.
final class ByteSink {
    var bytes: [UInt8] = []
}
