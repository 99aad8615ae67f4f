import CPangoCairo
import Drawing

/// The blurred silhouettes of shapes, drawn once and kept; one thread's own.
final class Shadows {
    /// A silhouette whose left and top lie in the pixel 0, 0, so that the same shape elsewhere finds it again.
    private struct Key: Hashable {
        var path: Path
        var blur: Double
    }

    private var cache: [Key: CoverageMask] = [:]

    /// The mask of a path given in pixels, and where its corner goes.
    func mask(of path: Path, blur: Double) -> (mask: CoverageMask, x: Int, y: Int)? {
        guard let bounds = path.bounds, bounds.width < 8192, bounds.height < 8192, blur < 256 else { return nil }
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        // A quarter of a pixel is finer than a soft edge shows, and keeps the cache small while shapes move.
        func quarter(_ length: Double) -> Double { (length * 4).rounded() / 4 }
        let (dx, dy) = (quarter(bounds.minX - left) - bounds.minX, quarter(bounds.minY - top) - bounds.minY)
        let path = path.transformed(.translation(dx, dy))
        let key = Key(path: path, blur: blur)
        let margin = Int((blur * 3).rounded(.up)) + 1
        if let mask = cache[key] { return (mask, Int(left), Int(top)) }
        guard let local = path.bounds, let mask = Shadows.mask(of: path, local, blur: blur, margin: margin) else {
            return nil
        }
        if cache.count >= 512 { cache.removeAll() }
        cache[key] = mask
        return (mask, Int(left), Int(top))
    }

    private static func mask(of path: Path, _ bounds: Rect, blur: Double, margin: Int) -> CoverageMask? {
        let width = Int(bounds.maxX.rounded(.up)) + 2 * margin
        let height = Int(bounds.maxY.rounded(.up)) + 2 * margin
        guard width < 8192, height < 8192,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let pen = cairo_create(surface)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(pen, Double(margin), Double(margin))
        trace(path, on: pen)
        cairo_fill(pen)
        cairo_destroy(pen)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        blurred(UnsafeMutableBufferPointer(start: data, count: stride * height), width, height, stride, blur)
        return CoverageMask(data, stride: stride, bounds: PixelRect(-margin, -margin, width, height))
    }
}

/// Blurs bytes by three box filters a way, which is a Gaussian to within 3 % (W3C Filter Effects, feGaussianBlur).
func blurred(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ deviation: Double
) {
    let box = Int((deviation * 1.8799712059732503 + 0.5).rounded(.down))
    guard box > 1, let base = bytes.baseAddress else { return }
    // Odd boxes are centred; of even ones, two lean either way and the third is one wider.
    let passes = box % 2 == 1 ? [(box, 0), (box, 0), (box, 0)] : [(box, 0), (box, 1), (box + 1, 0)]
    var line = [UInt8](repeating: 0, count: max(width, height))
    for (size, lean) in passes {
        for row in 0..<height { average(base + row * stride, width, 1, size, lean, &line) }
        for column in 0..<width { average(base + column, height, stride, size, lean, &line) }
    }
}

private func average(
    _ first: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int, _ box: Int, _ lean: Int, _ line: inout [UInt8]
) {
    let before = box / 2 - lean
    let after = box - 1 - before
    line.withUnsafeMutableBufferPointer { line in
        for index in 0..<count { line[index] = first[index * step] }
        var sum = 0
        for index in 0..<min(after, count) { sum += Int(line[index]) }
        for index in 0..<count {
            if index + after < count { sum += Int(line[index + after]) }
            if index - before - 1 >= 0 { sum -= Int(line[index - before - 1]) }
            first[index * step] = UInt8((sum + box / 2) / box)
        }
    }
}
