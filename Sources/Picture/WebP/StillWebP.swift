import CWebP

/// A photograph on its way into a WebP or out of one: rows from the top without gaps, colours not multiplied by alpha.
package struct StillWebP: Sendable {
    /// Pixels across and down.
    package var width, height: Int
    /// Bytes of a pixel: 3, or 4 with alpha.
    package var channels: Int
    /// Red, green, blue, and alpha where there is one.
    package var bytes: [UInt8]
    /// The ICC profile of its colours; empty where they are those of sRGB.
    package var profile: [UInt8]

    /// A photograph.
    package init(width: Int, height: Int, channels: Int, bytes: [UInt8], profile: [UInt8] = []) {
        (self.width, self.height, self.channels, self.bytes) = (width, height, channels, bytes)
        self.profile = profile
    }

    /// The file.
    /// - Parameters:
    ///   - quality: 1...100; nil without loss.
    ///   - isHasty: whether it is packed with the least effort.
    /// - Returns: its bytes.
    /// - Throws: that a side is too long for the format.
    package func encoded(quality: Int?, isHasty: Bool = false) throws(WebPError) -> [UInt8] {
        try WebPError.check(width: width, height: height)
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else { throw .writing(0) }
        config.lossless = quality == nil ? 1 : 0
        config.method = isHasty ? 0 : 4
        // Without loss it is the effort (libwebp's encode.h).
        config.quality = Float(quality ?? (isHasty ? 0 : 75))
        config.thread_level = 0
        let file = try encoded(config)
        return profile.isEmpty ? file : try withProfile(file)
    }

    private func encoded(_ config: WebPConfig) throws(WebPError) -> [UInt8] {
        var (config, picture) = (config, WebPPicture())
        guard WebPPictureInit(&picture) != 0 else { throw .writing(0) }
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        picture.use_argb = config.lossless
        (picture.width, picture.height) = (Int32(width), Int32(height))
        let stride = Int32(width * channels)
        let isRead =
            channels == 4
            ? WebPPictureImportRGBA(&picture, bytes, stride) : WebPPictureImportRGB(&picture, bytes, stride)
        let isDone = withUnsafeMutablePointer(to: &writer) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return isRead != 0 && WebPEncode(&config, &picture) != 0
        }
        let problem = Int(picture.error_code.rawValue)
        WebPPictureFree(&picture)
        guard isDone else { throw .writing(problem) }
        return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }

    private func withProfile(_ file: [UInt8]) throws(WebPError) -> [UInt8] {
        guard let mux = WebPMuxNew() else { throw .writing(0) }
        defer { WebPMuxDelete(mux) }
        let isSet = file.withUnsafeBufferPointer { file in
            profile.withUnsafeBufferPointer { profile in
                var image = WebPData(bytes: file.baseAddress, size: file.count)
                var colours = WebPData(bytes: profile.baseAddress, size: profile.count)
                return WebPMuxSetImage(mux, &image, 1) == WEBP_MUX_OK
                    && WebPMuxSetChunk(mux, "ICCP", &colours, 1) == WEBP_MUX_OK
            }
        }
        var data = WebPData()
        guard isSet, WebPMuxAssemble(mux, &data) == WEBP_MUX_OK else { throw .writing(0) }
        defer { WebPDataClear(&data) }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }
}

/// Reads a WebP that does not move, with alpha where it has any.
package func decodeStillWebP(_ file: [UInt8]) throws(WebPError) -> StillWebP {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(file, file.count, &features) == VP8_STATUS_OK, features.has_animation == 0 else {
        throw .broken
    }
    let (width, height, channels) = (Int(features.width), Int(features.height), features.has_alpha != 0 ? 4 : 3)
    var bytes = [UInt8](repeating: 0, count: width * height * channels)
    let (count, stride) = (bytes.count, Int32(width * channels))
    let decoded =
        channels == 4
        ? WebPDecodeRGBAInto(file, file.count, &bytes, count, stride)
        : WebPDecodeRGBInto(file, file.count, &bytes, count, stride)
    guard decoded != nil else { throw .broken }
    return StillWebP(width: width, height: height, channels: channels, bytes: bytes)
}
