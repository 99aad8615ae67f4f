import CWebP
import Drawing

/// A WebP, read.
package struct WebPFilm: Hashable, Sendable {
    /// Pixels across and down.
    package var width, height: Int
    /// How often it is shown; 0 is for ever.
    package var plays: Int
    /// The pictures as a viewer shows them, each whole.
    ///
    /// A still is one that lasts no time.
    package var frames: [Frame]
}

/// Reads a WebP, moving or still, and lays its images over each other, as a viewer does.
package func decodeWebP(_ bytes: [UInt8]) throws(WebPError) -> WebPFilm {
    var film: WebPFilm?
    bytes.withUnsafeBufferPointer { bytes in
        // The decoder makes room for what the first bytes claim: more than a picture may have is refused unread.
        var (width, height): (Int32, Int32) = (0, 0)
        guard WebPGetInfo(bytes.baseAddress, bytes.count, &width, &height) != 0,
            Int(width) * Int(height) <= 64_000_000
        else { return }
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { return }
        // Blue first: in memory, a little-endian `0xAARRGGBB`, multiplied by alpha.
        options.color_mode = MODE_bgrA
        options.use_threads = 0
        var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        guard let decoder = WebPAnimDecoderNew(&data, &options) else { return }
        defer { WebPAnimDecoderDelete(decoder) }
        film = frames(of: decoder)
    }
    guard let film else { throw .broken }
    return film
}

private func frames(of decoder: OpaquePointer) -> WebPFilm? {
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return nil }
    let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    // All pictures are held in memory, whole.
    guard width * height <= 256_000_000 / max(1, Int(info.frame_count)) else { return nil }
    var film = WebPFilm(width: width, height: height, plays: Int(info.loop_count), frames: [])
    var last = 0
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var picture: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &picture, &end) != 0, let picture else { return nil }
        let pixels = UnsafeRawBufferPointer(start: picture, count: width * height * 4).bindMemory(to: UInt32.self)
        let pixmap = Pixmap(width: width, height: height, pixels: Array(pixels))
        film.frames.append(Frame(pixmap, duration: .milliseconds(Int(end) - last)))
        last = Int(end)
    }
    return film.frames.count == Int(info.frame_count) ? film : nil
}
