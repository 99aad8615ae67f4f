import CPNG

/// Decodes a PNG of any kind: palettes, greys, sixteen bits and interlaced ones become eight bits of sRGB.
///
/// libpng's simplified interface answers with errors instead of jumping.
func decodedPNG(_ file: [UInt8]) throws(ImageError) -> Raster {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let raster: Raster? = file.withUnsafeBytes { file -> Raster? in
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { return nil }
        // Without it the library takes sixteen bits for light.
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        let hasAlpha = image.format & PNG_FORMAT_FLAG_ALPHA != 0
        image.format = PNG_FORMAT_FLAG_COLOR | (hasAlpha ? PNG_FORMAT_FLAG_ALPHA : 0)
        let (width, height, channels) = (Int(image.width), Int(image.height), hasAlpha ? 4 : 3)
        guard width > 0, height > 0, width <= Raster.largestArea / height else { return nil }
        var bytes = [UInt8](repeating: 0, count: width * height * channels)
        guard png_image_finish_read(&image, nil, &bytes, png_int_32(width * channels), nil) != 0 else { return nil }
        return Raster(width: width, height: height, channels: channels, bytes: bytes)
    }
    // A warning is no reason to refuse a picture: the numbers 1 and 2 tell it from an error.
    guard let raster, image.warning_or_error & 2 == 0 else { throw .damaged(message(of: image)) }
    return raster.withoutSpareAlpha
}

private func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
