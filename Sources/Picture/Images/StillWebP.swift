import WebP

/// Decodes a WebP that does not move.
func decodedStill(_ file: [UInt8]) throws(ImageError) -> Raster {
    do throws(WebPError) {
        let still = try decodeStillWebP(file)
        return Raster(width: still.width, height: still.height, channels: still.channels, bytes: still.bytes)
            .withoutSpareAlpha
    } catch {
        throw .damaged(error.description)
    }
}

/// How a photograph becomes a WebP.
package enum WebPKind: Hashable, Sendable {
    /// With what eyes do not miss; 1...100, as libwebp counts.
    case lossy(quality: Int)
    /// Pixel for pixel, for drawings and screenshots.
    case lossless
    /// Pixel for pixel, in an eighth of the time and not well packed: tells about how large the other would be.
    case hastyLossless
}

/// A photograph as a WebP, with the profile of its colours.
/// - Throws: that a side is too long for the format.
package func webp(of raster: Raster, _ kind: WebPKind) throws(ImageError) -> [UInt8] {
    let still = StillWebP(
        width: raster.width, height: raster.height, channels: raster.channels, bytes: raster.bytes,
        profile: raster.profile)
    do throws(WebPError) {
        switch kind {
        case .lossy(let quality): return try still.encoded(quality: quality)
        case .lossless: return try still.encoded(quality: nil)
        case .hastyLossless: return try still.encoded(quality: nil, isHasty: true)
        }
    } catch {
        throw .writing(error.description)
    }
}
