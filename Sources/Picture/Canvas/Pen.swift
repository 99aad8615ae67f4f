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
