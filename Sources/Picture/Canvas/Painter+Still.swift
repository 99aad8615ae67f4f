import CPangoCairo
import Drawing

extension Painter {
    /// Draws elements over what is there, every soft edge in all its shades: for single pictures of many pixels.
    ///
    /// Films are drawn by ``draw(_:into:damage:)``, whose edges have the few shades that a palette has room for.
    public func paint(_ elements: [Element], over pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = (Int32(pixmap.width), Int32(pixmap.height))
        let place = Rect(0, 0, Double(width), Double(height))
        var failure: CanvasError?
        pixmap.pixels.withUnsafeMutableBytes { bytes in
            let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            guard
                let surface = cairo_image_surface_create_for_data(data, CAIRO_FORMAT_ARGB32, width, height, width * 4),
                let pen = cairo_create(surface)
            else {
                failure = .memory
                return
            }
            let vector = VectorPainter(painter: self, pen: pen, place: place, isOnPixels: true)
            do throws(CanvasError) { for element in elements { try vector.draw(element) } } catch { failure = error }
            cairo_destroy(pen)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if let failure { throw failure }
    }
}

/// Casts a shadow on pixels.
///
/// It is blurred small and laid on large: a soft edge has no details to lose, and a picture for a store has millions of
/// pixels.
func castSoftly(_ shadow: Shadow, of shape: Shape, _ transform: Transform, within place: Rect, on pen: OpaquePointer) {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let blur = shadow.blur * scale
    let path = shape.path.transformed(Transform.translation(shadow.offset.x, shadow.offset.y).then(transform))
    let step = max(1, (blur / 4).rounded(.down))
    guard let box = path.bounds?.inset(by: -3 * blur - 2 * step).intersection(place.inset(by: -3 * blur)) else {
        return
    }
    let (left, top) = ((box.minX / step).rounded(.down), (box.minY / step).rounded(.down))
    let width = Int((box.maxX / step).rounded(.up) - left) + 1
    let height = Int((box.maxY / step).rounded(.up) - top) + 1
    guard width < 8192, height < 8192,
        let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
        let stencil = cairo_create(mask)
    else { return }
    defer { cairo_surface_destroy(mask) }
    cairo_translate(stencil, -left, -top)
    cairo_scale(stencil, 1 / step, 1 / step)
    trace(path, on: stencil)
    cairo_fill(stencil)
    cairo_destroy(stencil)
    cairo_surface_flush(mask)
    let stride = Int(cairo_image_surface_get_stride(mask))
    guard let data = cairo_image_surface_get_data(mask) else { return }
    blurred(UnsafeMutableBufferPointer(start: data, count: stride * height), width, height, stride, blur / step)
    cairo_surface_mark_dirty(mask)
    cairo_save(pen)
    cairo_identity_matrix(pen)
    cairo_scale(pen, step, step)
    cairo_translate(pen, left, top)
    dip(pen, in: shadow.colour, opacity: min(1, shape.opacity))
    let soft = cairo_pattern_create_for_surface(mask)
    cairo_pattern_set_filter(soft, CAIRO_FILTER_BILINEAR)
    cairo_mask(pen, soft)
    cairo_pattern_destroy(soft)
    cairo_restore(pen)
}
