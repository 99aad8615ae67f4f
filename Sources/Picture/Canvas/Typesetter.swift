import CPangoCairo
import Drawing

/// A text, shaped and broken into lines, as outlines around the origin.
///
/// Outlines and not glyph images: this Cairo rounds glyph images to whole pixels, which spoils the spacing of letters
/// and makes moving text jump.
final class SetText {
    let outline: UnsafeMutablePointer<cairo_path_t>
    let extent: TextExtent
    /// The box around the ink, around the origin; nil where nothing is inked.
    let ink: Rect?

    init(outline: UnsafeMutablePointer<cairo_path_t>, extent: TextExtent, ink: Rect?) {
        self.outline = outline
        self.extent = extent
        self.ink = ink
    }

    deinit { cairo_path_destroy(outline) }

    /// The box around the ink of the text at a place.
    func ink(at place: Point) -> Rect? { ink?.moved(place.x, place.y) }
}

/// Shapes texts with the files of a font set; one thread's own.
final class Typesetter {
    private let library: FontLibrary
    private let context: OpaquePointer
    private let scratch: OpaquePointer
    private var cache: [TextRun: SetText] = [:]

    init(fonts: FontSet) throws(CanvasError) {
        library = try FontLibrary(fonts: fonts)
        guard let context = Typesetter.context(of: library.map) else { throw .memory }
        self.context = context
        // Without bounds: Cairo leaves out letters more than ten sizes beyond the edge of a surface.
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        guard let scratch = cairo_create(surface) else { throw .memory }
        cairo_surface_destroy(surface)
        cairo_set_tolerance(scratch, 0.05)
        self.scratch = scratch
        for role in Font.Role.allCases { _ = try library.load(fonts[role], weight: 400, italic: false) }
    }

    deinit {
        cairo_destroy(scratch)
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    private static func context(of map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(map) else { return nil }
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }

    /// The outlines of a text around the origin; its position, colour and opacity do not matter.
    func set(_ run: TextRun) throws(CanvasError) -> SetText {
        var key = run
        (key.position, key.colour, key.opacity) = (.zero, .black, 1)
        if let known = cache[key] { return known }
        let unknown = try library.unknown(in: key.string, set: [library.fonts[key.font.role]])
        let layout = try layout(of: key)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let text = try trace(layout, for: key, unknown)
        if cache.count >= 1024 { cache.removeAll() }
        cache[key] = text
        return text
    }

    /// The outlines of a text, all of whose letters there are.
    func drawable(_ run: TextRun) throws(CanvasError) -> SetText {
        let text = try set(run)
        if let unknown = text.extent.unknown { throw .unknownLetters(text: run.string, unknown) }
        return text
    }

    /// Sets a text around the origin of a pen whose surface knows letters, in the pen's colour.
    func show(_ run: TextRun, on pen: OpaquePointer) throws(CanvasError) {
        let layout = try layout(of: run)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        forEachLine(of: layout, for: run) { line, place, _ in
            cairo_move_to(pen, place.x, place.y)
            pango_cairo_show_layout_line(pen, line)
        }
    }

    private func layout(of run: TextRun) throws(CanvasError) -> OpaquePointer {
        let family = library.fonts[run.font.role]
        let face = try library.load(family, weight: run.font.weight, italic: run.font.italic)
        guard let layout = pango_layout_new(context) else { throw .memory }
        prepare(layout, for: run, family, face)
        return layout
    }

    /// Asks for the weight of the face itself: a wish between two faces would get the one that happens to be loaded.
    private func prepare(_ layout: OpaquePointer, for run: TextRun, _ family: FontSet.Family, _ face: FontSet.Face) {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family.name)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(1, min(1000, face.weight)))))
        pango_font_description_set_style(description, face.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, max(1, min(4096, run.font.size)) * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        var string = run.string
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
            }
        }
        setAttributes(of: layout, for: run)
        // Each paragraph runs the way its first letter that has a direction does (UAX #9, P2).
        pango_layout_set_auto_dir(layout, 1)
        guard let width = run.maxWidth else { return }
        pango_layout_set_width(layout, Int32(max(0, min(1_000_000, width)) * Double(PANGO_SCALE)))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        if case .wrap(let lines, _) = run.overflow {
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            pango_layout_set_height(layout, -Int32(clamping: max(1, lines)))
        } else {
            pango_layout_set_height(layout, -1)
        }
    }

    private func setAttributes(of layout: OpaquePointer, for run: TextRun) {
        let attributes = pango_attr_list_new()
        if run.tracking != 0 {
            let tracking = max(-1000, min(1000, run.tracking)) * Double(PANGO_SCALE)
            pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(tracking)))
        }
        // Ligatures would not be spaced with the other letters. Code fonts have theirs as contextual alternates.
        var features = run.tracking == 0 && run.ligatures ? "" : "liga=0, clig=0"
        if !run.ligatures { features += ", calt=0" }
        if run.tabular { features += features.isEmpty ? "tnum=1" : ", tnum=1" }
        if !features.isEmpty { pango_attr_list_insert(attributes, pango_attr_font_features_new(features)) }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Visits a layout's lines with the place of each one's baseline and its box, both around the origin.
    private func forEachLine(
        of layout: OpaquePointer, for run: TextRun,
        _ visit: (UnsafeMutablePointer<PangoLayoutLine>, Point, PangoRectangle) -> Void
    ) {
        let step = lineStep(of: run)
        for index in 0..<pango_layout_get_line_count(layout) {
            guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
            var box = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &box)
            let width = Double(box.width) / Double(PANGO_SCALE)
            // A line that runs from right to left starts at the right of its room.
            let isReversed = line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue)
            let left =
                switch run.alignment {
                case .start: isReversed ? max(0, (run.maxWidth ?? width) - width) : 0.0
                case .middle: -width / 2
                case .end: -width
                }
            visit(line, Point(left, Double(index) * step), box)
        }
    }

    /// From one baseline to the next.
    private func lineStep(of run: TextRun) -> Double {
        if case .wrap(_, let lineHeight) = run.overflow { return run.font.size * lineHeight }
        return run.font.size * 1.3
    }

    /// Takes the outlines of a layout's lines, each on its own baseline.
    private func trace(
        _ layout: OpaquePointer, for run: TextRun, _ unknown: UnknownLetters?
    ) throws(CanvasError) -> SetText {
        cairo_new_path(scratch)
        var (widest, ascent, descent) = (0.0, 0.0, 0.0)
        var lines: [String] = []
        let bytes = Array(run.string.utf8)
        let count = Int(pango_layout_get_line_count(layout))
        forEachLine(of: layout, for: run) { line, place, box in
            if lines.isEmpty { ascent = -Double(box.y) / Double(PANGO_SCALE) }
            descent = Double(box.y + box.height) / Double(PANGO_SCALE)
            cairo_move_to(scratch, place.x, place.y)
            pango_cairo_layout_line_path(scratch, line)
            widest = max(widest, Double(box.width) / Double(PANGO_SCALE))
            let start = Int(line.pointee.start_index)
            let end = lines.count == count - 1 ? bytes.count : start + Int(line.pointee.length)
            lines.append(String(decoding: bytes[start..<max(start, end)], as: UTF8.self))
        }
        let extent = TextExtent(
            width: widest, ascent: ascent, descent: descent, lines: lines,
            lineHeight: count > 1 ? lineStep(of: run) : 0, isCut: pango_layout_is_ellipsized(layout) != 0,
            unknown: unknown)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(scratch, &x1, &y1, &x2, &y2)
        guard let outline = cairo_copy_path(scratch) else { throw .memory }
        return SetText(outline: outline, extent: extent, ink: x2 > x1 ? Rect(x1, y1, x2 - x1, y2 - y1) : nil)
    }
}
