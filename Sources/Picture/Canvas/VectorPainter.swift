import CPangoCairo
import Drawing

/// Draws elements as lines, areas and letters on a Cairo context: a page of a document, or a single picture.
///
/// The pixels of films are painted by ``PixelPainter``. A page has no soft shadows, which only pixels can be.
struct VectorPainter {
    let painter: Painter
    let pen: OpaquePointer
    /// The page, in points.
    let place: Rect
    /// Whether the pen paints pixels: letters are outlines then, and shadows are cast.
    var isOnPixels = false
    /// From the elements' coordinates to points.
    var transform = Transform.identity

    func draw(_ element: Element) throws(CanvasError) {
        switch element {
        case .shape(let shape): draw(shape)
        case .text(let run): try draw(run)
        case .picture(let picture): draw(picture)
        case .group(let group): try draw(group)
        }
    }

    /// Whether a rectangle of the elements' coordinates reaches into the wanted place.
    func reaches(_ rect: Rect?) -> Bool {
        guard let rect else { return false }
        return transform.bounds(of: rect).inset(by: -2).intersection(place) != nil
    }

    private func draw(_ shape: Shape) {
        guard shape.opacity > 0, reaches(shape.bounds) else { return }
        let together = shape.opacity < 1 && shape.fill != nil && shape.stroke != nil
        let opacity = together ? 1 : min(1, shape.opacity)
        if isOnPixels, let shadow = shape.shadow { castSoftly(shadow, of: shape, transform, within: place, on: pen) }
        if together { push(shape.bounds) }
        cairo_new_path(pen)
        trace(shape.path, on: pen)
        if let fill = shape.fill {
            dip(pen, in: fill, opacity: opacity)
            shape.stroke == nil ? cairo_fill(pen) : cairo_fill_preserve(pen)
        }
        if let stroke = shape.stroke, stroke.width > 0 {
            Canvas.shape(pen, for: stroke)
            dip(pen, in: stroke.colour, opacity: opacity)
            cairo_stroke(pen)
        }
        if together { pop(opacity: shape.opacity) }
    }

    private func draw(_ run: TextRun) throws(CanvasError) {
        guard run.opacity > 0, !run.string.isEmpty else { return }
        let text = try painter.typesetter.drawable(run)
        guard reaches(text.ink(at: run.position)) else { return }
        cairo_save(pen)
        defer { cairo_restore(pen) }
        cairo_translate(pen, run.position.x, run.position.y)
        dip(pen, in: run.colour, opacity: min(1, run.opacity))
        guard isOnPixels else { return try painter.typesetter.show(run, on: pen) }
        cairo_new_path(pen)
        cairo_append_path(pen, text.outline)
        cairo_fill(pen)
    }

    private func draw(_ picture: Picture) {
        guard picture.isVisible, reaches(picture.rect) else { return }
        paint(picture, on: pen)
    }

    private func draw(_ group: Group) throws(CanvasError) {
        guard group.opacity > 0 else { return }
        let map = group.transform
        guard map.a * map.d - map.b * map.c != 0 else { return }
        cairo_save(pen)
        defer { cairo_restore(pen) }
        var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
        cairo_transform(pen, &matrix)
        if let clip = group.clip {
            cairo_new_path(pen)
            trace(clip, on: pen)
            cairo_clip(pen)
        }
        var inner = self
        inner.transform = map.then(transform)
        if group.opacity < 1 {
            let painter = painter
            var free = group
            free.transform = .identity
            inner.push(free.bounds { painter.ink(of: $0) })
        }
        for element in group.elements { try inner.draw(element) }
        if group.opacity < 1 { pop(opacity: group.opacity) }
    }

    /// Draws what follows on a layer of its own, no larger than `bounds`.
    private func push(_ bounds: Rect?) {
        cairo_save(pen)
        let box = transform.bounds(of: bounds ?? Rect(0, 0, 0, 0)).inset(by: -2)
        cairo_save(pen)
        cairo_identity_matrix(pen)
        let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
        cairo_rectangle(pen, left, top, box.maxX.rounded(.up) - left, box.maxY.rounded(.up) - top)
        cairo_restore(pen)
        cairo_clip(pen)
        cairo_push_group(pen)
    }

    /// Lays the layer down.
    private func pop(opacity: Double) {
        cairo_pop_group_to_source(pen)
        cairo_paint_with_alpha(pen, opacity)
        cairo_restore(pen)
    }
}
