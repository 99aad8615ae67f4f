import Media

/// Reads a photograph: a JPEG, a PNG or a still WebP, turned as its camera was held.
/// - Parameters:
///   - file: its bytes.
///   - width: how wide it will be shown at most, in pixels; a JPEG is decoded to no more than twice that, which costs a
///     fraction of the time.
/// - Returns: the picture, at its whole size or, of a JPEG, a smaller one.
/// - Throws: what is wrong with it; one with more pixels than ``Raster/largestArea`` is refused before it is decoded.
package func decoded(_ file: [UInt8], for width: Int = .max) throws(ImageError) -> Raster {
    guard let medium = Medium(file) else { throw .unknown }
    guard let size = medium.size else { throw .damaged(medium.fault ?? "it tells no size") }
    try Raster.check(width: size.width, height: size.height)
    let orientation = Orientation(rawValue: medium.orientation) ?? .upright
    var raster: Raster
    switch medium.format {
    case .jpeg: raster = try decodedJPEG(file, size, across: orientation.isSideways ? .down : .across, for: width)
    case .png: raster = try decodedPNG(file)
    case .webp: raster = try decodedStill(file)
    default: throw .unknown
    }
    raster = raster.turned(orientation)
    raster.profile = ColourProfile.kept(of: file, medium.format)
    return raster
}
