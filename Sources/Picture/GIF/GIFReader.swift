import CGIF
import Drawing

/// A GIF, read.
package struct GIFFilm: Hashable, Sendable {
    /// Pixels across and down.
    package var width, height: Int
    /// How often it is shown; 0 is for ever.
    package var plays: Int
    /// The pictures as a viewer shows them, each whole.
    package var frames: [Frame]
}

/// Reads a GIF and lays its images over each other, as a viewer does.
package func decodeGIF(_ bytes: [UInt8]) throws(GIFError) -> GIFFilm {
    // giflib makes room for each image as its head claims: more than can be held is refused unread.
    guard GIFArea.ofImages(in: bytes) <= 256_000_000 else { throw .size(width: 65_535, height: 65_535) }
    let source = ByteSource(bytes)
    var problem: Int32 = 0
    let read: InputFunc = { file, target, count in
        guard let file, let target, let user = file.pointee.UserData, count > 0 else { return 0 }
        return Unmanaged<ByteSource>.fromOpaque(user).takeUnretainedValue().read(into: target, count)
    }
    guard let file = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), read, &problem) else {
        throw .broken(Int(problem))
    }
    defer { DGifCloseFile(file, nil) }
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    guard width > 0, height > 0, width * height <= 64_000_000 else { throw .size(width: width, height: height) }
    guard DGifSlurp(file) == GIF_OK else { throw .broken(Int(file.pointee.Error)) }
    // All pictures are held in memory, whole.
    guard width * height <= 256_000_000 / max(1, Int(file.pointee.ImageCount)) else {
        throw .size(width: width, height: height)
    }
    return withExtendedLifetime(source) { film(file, width, height) }
}

/// The pixels that the images of a GIF claim, walked without decoding any (GIF89a, sections 18 to 26).
private enum GIFArea {
    static func ofImages(in bytes: [UInt8]) -> Int {
        var (place, area) = (6, 0)
        func byte(_ at: Int) -> Int { at < bytes.count ? Int(bytes[at]) : 0 }
        func skipTable(_ flags: Int) { if flags & 0x80 != 0 { place += 3 << (flags & 7 + 1) } }
        func skipBlocks() {
            while place < bytes.count, bytes[place] != 0 { place += 1 + byte(place) }
            place += 1
        }
        let flags = byte(10)
        place = 13
        skipTable(flags)
        while place < bytes.count {
            switch bytes[place] {
            case 0x21:
                place += 2
                skipBlocks()
            case 0x2C:
                area += (byte(place + 5) | byte(place + 6) << 8) * (byte(place + 7) | byte(place + 8) << 8)
                let flags = byte(place + 9)
                place += 10
                skipTable(flags)
                place += 1
                skipBlocks()
            default: return area
            }
        }
        return area
    }
}

private func film(_ file: UnsafeMutablePointer<GifFileType>, _ width: Int, _ height: Int) -> GIFFilm {
    var canvas = Pixmap(width: width, height: height)
    var frames: [Frame] = []
    var plays = 1
    for index in 0..<Int(file.pointee.ImageCount) {
        let image = file.pointee.SavedImages[index]
        plays = loops(image) ?? plays
        var control = GraphicsControlBlock()
        control.TransparentColor = Int32(NO_TRANSPARENT_COLOR)
        DGifSavedExtensionToGCB(file, Int32(index), &control)
        // An image may ask for what was there before it to come back.
        let before = canvas
        draw(image, over: &canvas, file.pointee.SColorMap, transparent: Int(control.TransparentColor))
        frames.append(Frame(canvas, duration: .milliseconds(Int(control.DelayTime) * 10)))
        if control.DisposalMode == Int32(DISPOSE_PREVIOUS) { canvas = before }
        if control.DisposalMode == Int32(DISPOSE_BACKGROUND) {
            let rect = image.ImageDesc
            canvas.put(
                Pixmap(width: Int(rect.Width), height: Int(rect.Height)), x: Int(rect.Left), y: Int(rect.Top))
        }
    }
    return GIFFilm(width: width, height: height, plays: plays, frames: frames)
}

private func draw(
    _ image: SavedImage, over canvas: inout Pixmap, _ global: UnsafeMutablePointer<ColorMapObject>?, transparent: Int
) {
    let rect = image.ImageDesc
    guard let map = rect.ColorMap ?? global, let bits = image.RasterBits else { return }
    // Hostile files name entries that the palette lacks, and images that reach beyond the picture.
    for row in 0..<Int(rect.Height) where row + Int(rect.Top) < canvas.height {
        for column in 0..<Int(rect.Width) where column + Int(rect.Left) < canvas.width {
            let entry = Int(bits[row * Int(rect.Width) + column])
            guard entry != transparent, entry < Int(map.pointee.ColorCount) else { continue }
            let colour = map.pointee.Colors[entry]
            let place = (row + Int(rect.Top)) * canvas.width + column + Int(rect.Left)
            canvas.pixels[place] =
                0xFF00_0000 | UInt32(colour.Red) << 16 | UInt32(colour.Green) << 8 | UInt32(colour.Blue)
        }
    }
}

/// How often the application extension before an image says that the film is shown.
private func loops(_ image: SavedImage) -> Int? {
    for index in 0..<Int(image.ExtensionBlockCount) where index + 1 < Int(image.ExtensionBlockCount) {
        let (name, data) = (image.ExtensionBlocks[index], image.ExtensionBlocks[index + 1])
        guard name.Function == Int32(APPLICATION_EXT_FUNC_CODE), name.ByteCount == 11, data.ByteCount == 3,
            let bytes = data.Bytes
        else { continue }
        let again = Int(bytes[1]) | Int(bytes[2]) << 8
        // The file counts how often it goes on after the first time.
        return again == 0 ? 0 : again + 1
    }
    return nil
}

/// Bytes that giflib reads from the start.
private final class ByteSource {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
        let end = min(bytes.count, place + Int(count))
        for (offset, byte) in bytes[place..<end].enumerated() { target[offset] = byte }
        defer { place = end }
        return Int32(end - place)
    }
}
