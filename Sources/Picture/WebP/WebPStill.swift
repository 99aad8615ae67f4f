import CWebP
import Drawing

/// A picture as a lossless WebP.
package func webp(of pixmap: Pixmap) throws(WebPError) -> [UInt8] {
    try WebPError.check(width: pixmap.width, height: pixmap.height)
    guard !pixmap.isOpaque else {
        return try packed(pixmap.pixels, width: pixmap.width, height: pixmap.height)
    }
    let plain = pixmap.pixels.map { pixel -> UInt32 in
        let colour = Colour(premultiplied: pixel)
        return UInt32(colour.alpha) << 24 | UInt32(colour.red) << 16 | UInt32(colour.green) << 8 | UInt32(colour.blue)
    }
    return try packed(plain, width: pixmap.width, height: pixmap.height)
}

/// Pixels `0xAARRGGBB`, not multiplied by alpha, as a lossless WebP of one picture.
///
/// What is wholly clear may lose its colour.
func packed(_ pixels: [UInt32], width: Int, height: Int) throws(WebPError) -> [UInt8] {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else { throw .writing(0) }
    config.lossless = 1
    config.method = 4
    config.quality = 75
    config.thread_level = 0
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    // libwebp may tidy up the colours of clear pixels in place.
    var pixels = pixels
    let isDone = pixels.withUnsafeMutableBufferPointer { pixels in
        withUnsafeMutablePointer(to: &writer) { writer in
            picture.use_argb = 1
            picture.width = Int32(width)
            picture.height = Int32(height)
            picture.argb = pixels.baseAddress
            picture.argb_stride = Int32(width)
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&config, &picture) != 0
        }
    }
    let problem = Int(picture.error_code.rawValue)
    WebPPictureFree(&picture)
    guard isDone else { throw .writing(problem) }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
}
