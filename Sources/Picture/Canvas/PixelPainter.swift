import CPangoCairo
import Drawing

/// Draws elements through a compositor, skipping those outside the place that is wanted.
///
/// Cairo traces the forms; colours are laid on here, through their masks.
struct PixelPainter {
    let painter: Painter
    var compositor: Compositor
    /// The wanted place, in pixels of the whole picture.
    let place: PixelRect
    /// The whole picture, beyond which nothing is traced.
    let frame: PixelRect
    /// From the elements' coordinates to pixels.
    var transform = Transform.identity

    func draw(_ element: Element) throws(CanvasError) {
        switch element {
        case .shape(let shape): try draw(shape)
        case .text(let run): try draw(run)
        case .picture(let picture): draw(picture)
        case .group(let group): try draw(group)
        }
    }

    /// Whether a rectangle of the elements' coordinates reaches into the wanted place.
    func reaches(_ rect: Rect?) -> Bool {
        guard let rect else { return false }
        return pixels(around: transform.bounds(of: rect), within: place) != nil
    }

    private func draw(_ shape: Shape) throws(CanvasError) {
        guard shape.opacity > 0, reaches(shape.bounds) else { return }
        if let shadow = shape.shadow { cast(shadow, of: shape) }
        guard shape.opacity < 1, shape.fill != nil, shape.stroke != nil else {
            return lay(shape, opacity: shape.opacity)
        }
        try together(shape.bounds, opacity: shape.opacity, clip: nil) { $0.lay(shape, opacity: 1) }
    }

    private func lay(_ shape: Shape, opacity: Double) {
        switch shape.fill {
        case .colour(let colour):
            if let mask = mask(.fill(shape.path), bounds: shape.path.bounds) {
                compositor.lay(Ink(colour, opacity: opacity), through: mask, within: place)
            }
        case .linear(let gradient): lay(gradient, inside: shape.path, opacity)
        case nil: break
        }
        guard var stroke = shape.stroke, stroke.width > 0 else { return }
        let ink = Ink(stroke.colour, opacity: opacity)
        stroke.colour = .black
        if let mask = mask(
            .stroke(shape.path, stroke), bounds: Shape(shape.path, stroke: stroke).bounds)
        {
            compositor.lay(ink, through: mask, within: place)
        }
    }

    /// The kept or new mask of an outline; nil where none of it lies in the picture.
    private func mask(_ outline: Form.Outline, bounds: Rect?, _ text: SetText? = nil) -> CoverageMask? {
        let form = Form(outline: outline, transform: transform)
        if let kept = painter.masks.find(form) { return kept }
        guard let bounds, let place = pixels(around: transform.bounds(of: bounds), within: frame) else { return nil }
        let made = CoverageMask.drawn(within: place) { pen in
            apply(transform, to: pen)
            switch outline {
            case .fill(let path):
                trace(path, on: pen)
                cairo_fill(pen)
            case .stroke(let path, let stroke):
                trace(path, on: pen)
                shape(pen, for: stroke)
                cairo_stroke(pen)
            case .text(let run):
                guard let text else { return }
                cairo_translate(pen, run.position.x, run.position.y)
                cairo_append_path(pen, text.outline)
                cairo_fill(pen)
            }
        }
        if let made { painter.masks.keep(made, of: form) }
        return made
    }

    private func cast(_ shadow: Shadow, of shape: Shape) {
        // Blurred in pixels: the mean scale of the transform counts for the blur.
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let moved = Transform.translation(shadow.offset.x, shadow.offset.y).then(transform)
        guard let cast = painter.shadows.mask(of: shape.path.transformed(moved), blur: onGrid(shadow.blur * scale))
        else { return }
        let ink = Ink(shadow.colour, opacity: shape.opacity, isFine: true)
        compositor.lay(ink, through: cast.mask, x: cast.x, y: cast.y, within: place)
    }

    private func draw(_ run: TextRun) throws(CanvasError) {
        guard run.opacity > 0, !run.string.isEmpty else { return }
        let text = try painter.typesetter.drawable(run)
        let ink = text.ink(at: run.position)
        guard reaches(ink) else { return }
        var plain = run
        (plain.colour, plain.opacity) = (.black, 1)
        guard let mask = mask(.text(plain), bounds: ink, text) else { return }
        compositor.lay(Ink(run.colour, opacity: run.opacity), through: mask, within: place)
    }

    private func lay(_ gradient: LinearGradient, inside path: Path, _ opacity: Double) {
        lay(path.bounds) { pen in
            trace(path, on: pen)
            dip(pen, in: gradient, opacity: min(1, opacity))
            cairo_fill(pen)
        }
    }

    private func draw(_ picture: Picture) {
        guard picture.isVisible, reaches(picture.rect) else { return }
        lay(picture.rect) { pen in paint(picture, on: pen) }
    }

    /// Lays on what has more than one colour, drawn by Cairo on a layer of its own; always whole, as masks are.
    private func lay(_ bounds: Rect?, _ body: (_ pen: OpaquePointer) -> Void) {
        guard let bounds, let area = pixels(around: transform.bounds(of: bounds), within: frame),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
            let pen = cairo_create(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(pen, -Double(area.x), -Double(area.y))
        apply(transform, to: pen)
        body(pen)
        cairo_destroy(pen)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        data.withMemoryRebound(to: UInt32.self, capacity: area.area) { pixels in
            compositor.lay(pixels, stride: area.width, of: area, within: place)
        }
    }

    private func draw(_ group: Group) throws(CanvasError) {
        guard group.opacity > 0 else { return }
        let map = group.transform
        guard map.a * map.d - map.b * map.c != 0 else { return }
        var inner = self
        inner.transform = map.then(transform)
        if group.opacity >= 1, group.clip == nil {
            for element in group.elements { try inner.draw(element) }
            return
        }
        let painter = painter
        var free = group
        free.transform = .identity
        let bounds = free.bounds { painter.ink(of: $0) }
        try inner.together(bounds, opacity: group.opacity, clip: group.clip) { (pixelPainter) throws(CanvasError) in
            for element in group.elements { try pixelPainter.draw(element) }
        }
    }

    /// Draws on a copy of what is there, and goes so far towards it: overlapping elements do not shine through each
    /// other, and nothing is seen beyond the clip.
    private func together(
        _ bounds: Rect?, opacity: Double, clip: Path?, _ body: (PixelPainter) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        guard let bounds, let area = pixels(around: transform.bounds(of: bounds), within: place) else { return }
        let window = clip.map { mask(.fill($0), bounds: $0.bounds) }
        if case .some(nil) = window { return }
        let copy = compositor.copy(of: area)
        defer { copy.deallocate() }
        var inner = PixelPainter(
            painter: painter, compositor: Compositor(pixels: copy, bounds: area), place: area, frame: frame)
        inner.transform = transform
        try body(inner)
        compositor.approach(inner.compositor, share: opacity, through: window ?? nil)
    }
}

/// The pixels that a rectangle touches, and one more around for the softened edges.
func pixels(around rect: Rect, within bounds: PixelRect) -> PixelRect? {
    func whole(_ length: Double) -> Int { Int(max(-100_000, min(100_000, length))) }
    let left = whole(rect.minX.rounded(.down)) - 1
    let top = whole(rect.minY.rounded(.down)) - 1
    let right = whole(rect.maxX.rounded(.up)) + 1
    let bottom = whole(rect.maxY.rounded(.up)) + 1
    return PixelRect(left, top, right - left, bottom - top).intersection(bounds)
}

private func apply(_ map: Transform, to pen: OpaquePointer) {
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_transform(pen, &matrix)
}
