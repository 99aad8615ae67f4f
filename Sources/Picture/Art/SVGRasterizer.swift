import CRSVG
import Canvas
import Drawing

/// Draws SVG texts as pixels through librsvg, with the given fonts and no others, and without reading any other file:
/// pictures must be embedded as `data:` addresses.
///
/// It belongs to one thread; several threads take one each. Blurs are slow here, so shadows belong to `Canvas`.
package final class SVGRasterizer {
    private let fonts: FontSet
    private let library: FontLibrary
    /// The beginning of the last drawings, and the text of the one before, from which it is known what they share.
    private var ground: SVGGround?
    private var last: [UInt8] = []
    /// The last drawing on the ground.
    private var sheet: InkedSheet?

    /// A rasterizer that draws texts with the given fonts.
    package init(fonts: FontSet = .debian()) throws(ArtError) {
        self.fonts = fonts
        do throws(CanvasError) { library = try FontLibrary(fonts: fonts) } catch { throw .canvas(error) }
    }

    /// Draws an SVG at its own size, or `width` px wide with its own proportions.
    /// - Throws: also where it asks for what would hang a program, leads to other files, or has a text whose letters no font
    ///   has, or which runs out of the picture.
    package func pixmap(of svg: String, width: Double? = nil, background: Colour? = nil) throws(ArtError) -> Pixmap {
        let scan = try SVGScan(Array(svg.utf8))
        try load(facesFor: svg)
        try checkLetters(of: scan, in: svg)
        if let ground, let rest = ground.rest(of: scan, width: width, background: background) {
            try SVGCost.check(scan, area: ground.pixmap.pixels.count)
            return try pixmap(of: scan, from: rest, over: ground)
        }
        let named = NamedTexts(scan)
        let handle = try read(named.svg)
        defer { g_object_unref(handle) }
        let own = try size(of: handle, width: width)
        let empty = Pixmap(
            width: Int(own.width.rounded(.up)), height: Int(own.height.rounded(.up)), fill: background ?? .clear)
        try SVGCost.check(scan, area: empty.pixels.count)
        var pixmap = empty
        try paint(handle, named, in: scan, own, into: &pixmap)
        try keepGround(of: scan, width, background, own, on: empty)
        return pixmap
    }

    /// Draws an SVG over what is there, as large as that.
    /// - Throws: as ``pixmap(of:width:background:)`` does.
    package func paint(_ svg: String, over pixmap: inout Pixmap) throws(ArtError) {
        let scan = try SVGScan(Array(svg.utf8))
        try load(facesFor: svg)
        try checkLetters(of: scan, in: svg)
        try SVGCost.check(scan, area: pixmap.pixels.count)
        let named = NamedTexts(scan)
        let handle = try read(named.svg)
        defer { g_object_unref(handle) }
        try paint(handle, named, in: scan, Size(Double(pixmap.width), Double(pixmap.height)), into: &pixmap)
    }

    /// Draws what a drawing shares with the one before it alone, for those that follow.
    private func keepGround(
        of scan: SVGScan, _ width: Double?, _ background: Colour?, _ size: Size, on empty: Pixmap
    ) throws(ArtError) {
        defer { last = scan.bytes }
        guard let end = SVGGround.end(of: scan, after: last, empty) else { return }
        let head = Array(scan.bytes[..<end])
        let handle = try read(head + Array("</\(scan.root.name)>".utf8))
        defer { g_object_unref(handle) }
        var beginning = empty
        try paint(handle, NamedTexts(), in: scan, size, into: &beginning)
        (ground, sheet) = (
            SVGGround(head: head, width: width, background: background, size: size, pixmap: beginning), nil
        )
    }

    /// Draws what a ground has not.
    private func pixmap(of scan: SVGScan, from rest: Int, over ground: SVGGround) throws(ArtError) -> Pixmap {
        let named = NamedTexts(scan, from: rest)
        let handle = try read(named.svg)
        defer { g_object_unref(handle) }
        rsvg_handle_set_dpi(handle, 96)
        var sheet = self.sheet ?? InkedSheet(ground.pixmap)
        // Held here alone, its pixels are drawn on where they are.
        self.sheet = nil
        sheet.clear(to: ground.pixmap)
        try library.asThreadDefault { () throws(ArtError) in
            var problem: UnsafeMutablePointer<GError>?
            sheet.draw { render(handle, on: $0, ground.size, &problem) }
            if let problem { throw .unreadable(words(of: problem)) }
            // To ask librsvg takes as long as to draw: it is asked where something runs over an edge at all.
            if !sheet.isInside { try checkRoom(of: named, in: scan, handle) }
        }
        self.sheet = sheet
        return sheet.pixmap
    }

    /// Draws a text that has been read, after its texts have been found to fit.
    private func paint(
        _ handle: UnsafeMutablePointer<RsvgHandle>, _ named: NamedTexts, in scan: SVGScan, _ size: Size,
        into pixmap: inout Pixmap
    ) throws(ArtError) {
        rsvg_handle_set_dpi(handle, 96)
        try library.asThreadDefault { () throws(ArtError) in
            try checkRoom(of: named, in: scan, handle)
            try draw(handle, size, into: &pixmap)
        }
    }

    private func checkLetters(of scan: SVGScan, in svg: String) throws(ArtError) {
        let families = Font.Role.allCases.filter { $0 == .text || svg.holds(fonts[$0].name) }.map { fonts[$0] }
        do throws(CanvasError) {
            guard let unknown = try library.unknown(in: scan.letters, set: families) else { return }
            let text = scan.texts.map(\.string).first { $0.contains(where: unknown.letters.contains) } ?? scan.letters
            throw .unknownLetters(text: text, unknown)
        } catch {
            throw .canvas(error)
        }
    }

    /// Texts are drawn whole: one that runs over an edge would be cut there.
    ///
    /// They are measured in the drawing's own size: librsvg takes no other where the drawing says one.
    private func checkRoom(
        of named: NamedTexts, in scan: SVGScan, _ handle: UnsafeMutablePointer<RsvgHandle>
    ) throws(ArtError) {
        if named.texts.isEmpty { return }
        let size = try size(of: handle)
        var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
        for text in named.texts {
            var ink = RsvgRectangle()
            guard rsvg_handle_get_geometry_for_layer(handle, "#" + text.id, &viewport, &ink, nil, nil) != 0 else {
                continue
            }
            let box = Rect(ink.x, ink.y, ink.width, ink.height)
            guard box.width > 0, box.height > 0 else { continue }
            let beyond = [
                ("left", -box.minX), ("right", box.maxX - size.width), ("upper", -box.minY),
                ("lower", box.maxY - size.height),
            ].filter { $0.1 > 0.5 }
            guard let worst = beyond.max(by: { $0.1 < $1.1 }) else { continue }
            throw SVGScan.refusal(
                scan.bytes,
                "the text “\(text.words.string)” does not fit: it runs \(Int(min(worst.1, 1e6).rounded(.up))) px over the \(worst.0) edge",
                at: text.words.offset,
                "shorten it or set it smaller; a text that is meant to be cut has aria-hidden=\"true\"")
        }
    }

    private func draw(
        _ handle: UnsafeMutablePointer<RsvgHandle>, _ size: Size, into pixmap: inout Pixmap
    ) throws(ArtError) {
        let (width, height) = (Int32(pixmap.width), Int32(pixmap.height))
        var problem: UnsafeMutablePointer<GError>?
        pixmap.pixels.withUnsafeMutableBytes { bytes in
            let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(data, CAIRO_FORMAT_ARGB32, width, height, width * 4)
            let pen = cairo_create(surface)
            render(handle, on: pen, size, &problem)
            cairo_destroy(pen)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if let problem { throw .unreadable(words(of: problem)) }
    }

    private func render(
        _ handle: UnsafeMutablePointer<RsvgHandle>, on pen: OpaquePointer?, _ size: Size,
        _ problem: inout UnsafeMutablePointer<GError>?
    ) {
        var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
        rsvg_handle_render_document(handle, pen, &viewport, &problem)
    }

    private func read(_ bytes: [UInt8]) throws(ArtError) -> UnsafeMutablePointer<RsvgHandle> {
        var problem: UnsafeMutablePointer<GError>?
        // Without the limits of libxml2, for embedded pictures are long; ours have been kept.
        let handle = bytes.withUnsafeBytes { bytes in
            let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, bytes.count, nil)
            defer { g_object_unref(stream) }
            return rsvg_handle_new_from_stream_sync(stream, nil, RSVG_HANDLE_FLAG_UNLIMITED, nil, &problem)
        }
        if let problem { throw .unreadable(words(of: problem)) }
        guard let handle else { throw .unreadable("no picture") }
        return handle
    }

    /// The size in pixels, in its own proportions where a width is asked for.
    private func size(
        of handle: UnsafeMutablePointer<RsvgHandle>, width: Double?
    ) throws(ArtError) -> Size {
        rsvg_handle_set_dpi(handle, 96)
        var own = try size(of: handle)
        if let width { own = Size(width, own.height * width / own.width) }
        guard own.width >= 1, own.height >= 1, own.width <= Double(Painter.largestSide),
            own.height <= Double(Painter.largestSide), own.width * own.height <= Double(SVGLimits.area)
        else { throw .canvas(.size(width: own.width, height: own.height)) }
        return own
    }

    private func size(of handle: UnsafeMutablePointer<RsvgHandle>) throws(ArtError) -> Size {
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
            return Size(width, height)
        }
        var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
        var (across, down) = (RsvgLength(), RsvgLength())
        var box = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
        guard hasBox != 0, box.width > 0, box.height > 0 else { throw .noSize }
        return Size(box.width, box.height)
    }

    private func words(of problem: UnsafeMutablePointer<GError>) -> String {
        defer { g_error_free(problem) }
        return problem.pointee.message.map { String(cString: $0) } ?? "unknown"
    }

    /// Makes the faces known that a text may ask for: upright ones always, italics and other families where named.
    private func load(facesFor svg: String) throws(ArtError) {
        do throws(CanvasError) {
            for role in Font.Role.allCases where role == .text || svg.holds(fonts[role].name) {
                try library.loadAll(fonts[role], italic: svg.holds("italic"))
            }
        } catch {
            throw .canvas(error)
        }
    }
}
