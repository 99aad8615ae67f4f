import CRSVG
import Drawing

/// A picture of a ground on which one drawing after another is laid.
///
/// Its pixels are the same memory for each of them as long as nobody else holds it, and only rows that have ink are made
/// the ground's again.
struct InkedSheet {
    /// The ground with the last drawing on it.
    private(set) var pixmap: Pixmap
    /// Where that has ink, also beyond the edges: a box that nothing lies outside of, and mostly a bit more.
    private(set) var ink: Rect

    /// The bare ground.
    init(_ ground: Pixmap) {
        pixmap = ground
        ink = Rect(0, 0, 0, 0)
    }

    /// Whether all ink lies on the picture.
    var isInside: Bool {
        ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= Double(pixmap.width) && ink.maxY <= Double(pixmap.height)
    }

    /// Takes the last drawing off.
    mutating func clear(to ground: Pixmap) {
        // What is half on a pixel is on it.
        let top = Int(max(0, min(ink.minY - 2, Double(pixmap.height))))
        let end = Int(max(0, min(ink.maxY + 2, Double(pixmap.height))).rounded(.up))
        ink = Rect(0, 0, 0, 0)
        guard top < end else { return }
        let place = top * pixmap.width..<end * pixmap.width
        pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
            ground.pixels.withUnsafeBufferPointer { source in
                guard let target = pixels.baseAddress, let source = source.baseAddress else { return }
                (target + place.lowerBound).update(from: source + place.lowerBound, count: place.count)
            }
        }
    }

    /// Lays a drawing on it with a pen, and finds where it has ink.
    mutating func draw(_ body: (_ pen: OpaquePointer?) -> Void) {
        let (width, height) = (Int32(pixmap.width), Int32(pixmap.height))
        pixmap.pixels.withUnsafeMutableBytes { bytes in
            let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(data, CAIRO_FORMAT_ARGB32, width, height, width * 4)
            // It takes everything that is painted without painting it, so that boxes are told by outlines alone.
            let record = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
            let both = cairo_tee_surface_create(surface)
            cairo_tee_surface_add(both, record)
            let pen = cairo_create(both)
            body(pen)
            cairo_destroy(pen)
            cairo_surface_destroy(both)
            var (x, y, across, down) = (0.0, 0.0, 0.0, 0.0)
            cairo_recording_surface_ink_extents(record, &x, &y, &across, &down)
            ink = Rect(x, y, across, down)
            cairo_surface_destroy(record)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
