import CPangoCairo
import Drawing

/// Lays a path under the pen.
func trace(_ path: Path, on pen: OpaquePointer) {
    for step in path.steps {
        switch step {
        case .move(let point): cairo_move_to(pen, point.x, point.y)
        case .line(let point): cairo_line_to(pen, point.x, point.y)
        case .cubic(let first, let second, let end):
            cairo_curve_to(pen, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: cairo_close_path(pen)
        }
    }
}

/// Takes a colour up, weakened by `opacity`.
func dip(_ pen: OpaquePointer, in colour: Colour, opacity: Double) {
    cairo_set_source_rgba(
        pen, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255,
        Double(colour.alpha) / 255 * opacity)
}

/// Takes a paint up, weakened by `opacity`.
func dip(_ pen: OpaquePointer, in paint: Paint, opacity: Double) {
    switch paint {
    case .colour(let colour): dip(pen, in: colour, opacity: opacity)
    case .linear(let gradient): dip(pen, in: gradient, opacity: opacity)
    }
}

/// Takes a gradient up, weakened by `opacity`.
func dip(_ pen: OpaquePointer, in gradient: LinearGradient, opacity: Double) {
    let pattern = cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    for stop in gradient.stops {
        let colour = stop.colour
        cairo_pattern_add_color_stop_rgba(
            pattern, stop.offset, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255,
            Double(colour.alpha) / 255 * opacity)
    }
    cairo_set_source(pen, pattern)
    cairo_pattern_destroy(pattern)
}

/// Sets width, ends, corners and dashes.
func shape(_ pen: OpaquePointer, for stroke: Stroke) {
    cairo_set_line_width(pen, stroke.width)
    cairo_set_miter_limit(pen, 4)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(pen, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pen, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pen, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(pen, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pen, CAIRO_LINE_JOIN_BEVEL)
    }
    // Cairo stops drawing for good where a dash is negative or all are 0.
    let usable = stroke.dashes.allSatisfy { $0 >= 0 } && stroke.dashes.contains { $0 > 0 }
    cairo_set_dash(pen, stroke.dashes, usable ? Int32(clamping: stroke.dashes.count) : 0, 0)
}

extension Picture {
    /// Whether there is anything to paint; Cairo takes no picture of 32,768 pixels or more a side.
    var isVisible: Bool {
        opacity > 0 && pixmap.width > 0 && pixmap.height > 0 && pixmap.width < 32768 && pixmap.height < 32768
            && rect.width > 0 && rect.height > 0
    }
}

/// Paints a picture's pixels into its rectangle.
func paint(_ picture: Picture, on pen: OpaquePointer) {
    let rect = picture.rect
    var pixmap = picture.pixmap
    if picture.keepsPixels {
        var (across, none) = (rect.width, 0.0)
        cairo_user_to_device_distance(pen, &across, &none)
        var (side, down) = (0.0, rect.height)
        cairo_user_to_device_distance(pen, &side, &down)
        pixmap = pixmap.inBlocks(
            toCover: (across * across + none * none).squareRoot(), (side * side + down * down).squareRoot())
    }
    pixmap.pixels.withUnsafeBytes { bytes in
        // Cairo only reads a source.
        let data = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        let surface = cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_ARGB32, Int32(pixmap.width), Int32(pixmap.height), Int32(pixmap.width * 4))
        cairo_save(pen)
        cairo_rectangle(pen, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(pen)
        cairo_translate(pen, rect.minX, rect.minY)
        cairo_scale(pen, rect.width / Double(pixmap.width), rect.height / Double(pixmap.height))
        cairo_set_source_surface(pen, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_GOOD)
        cairo_paint_with_alpha(pen, min(1, picture.opacity))
        cairo_restore(pen)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}
