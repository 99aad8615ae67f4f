/// How a camera was held, by the number that EXIF gives it (EXIF 2.32, tag 0x0112): where the first row and the first
/// column of the stored picture lie when it is shown.
enum Orientation: Int, CaseIterable {
    case upright = 1
    case mirrored, upsideDown, flipped, transposed, right, transversed, left

    /// Whether rows become columns.
    var isSideways: Bool { rawValue >= 5 }

    /// Where a pixel of the shown picture is found among the stored ones.
    /// - Parameters:
    ///   - x: across, from the left.
    ///   - y: down, from the top.
    ///   - width: pixels across of the stored picture.
    ///   - height: pixels down of the stored picture.
    /// - Returns: its place there.
    func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
        switch self {
        case .upright: (x, y)
        case .mirrored: (width - 1 - x, y)
        case .upsideDown: (width - 1 - x, height - 1 - y)
        case .flipped: (x, height - 1 - y)
        case .transposed: (y, x)
        case .right: (y, height - 1 - x)
        case .transversed: (width - 1 - y, height - 1 - x)
        case .left: (width - 1 - y, x)
        }
    }
}

extension Raster {
    /// The picture as it is to be shown, of one that is stored as a camera saw it.
    func turned(_ orientation: Orientation) -> Raster {
        guard orientation != .upright else { return self }
        let (columns, rows) = orientation.isSideways ? (height, width) : (width, height)
        let old = bytes
        // The way from one shown pixel of a row to the next is the same throughout.
        let first = orientation.source(0, 0, width, height)
        let next = orientation.source(1, 0, width, height)
        let step = ((next.y - first.y) * width + next.x - first.x) * channels
        let turned = [UInt8](unsafeUninitializedCapacity: bytes.count) { out, count in
            count = out.count
            var to = 0
            for y in 0..<rows {
                let start = orientation.source(0, y, width, height)
                var from = (start.y * width + start.x) * channels
                for _ in 0..<columns {
                    for channel in 0..<channels { out[to + channel] = old[from + channel] }
                    (to, from) = (to + channels, from + step)
                }
            }
        }
        var result = Raster(width: columns, height: rows, channels: channels, bytes: turned)
        result.profile = profile
        return result
    }
}
