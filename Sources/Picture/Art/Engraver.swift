import CPangoCairo
import CRSVG
import Canvas
import Drawing
import Glibc

/// Draws SVG texts as pixels through librsvg, with the given fonts and no others, and without reading any other file:
/// pictures must be embedded as `data:` addresses.
///
/// It belongs to one thread; several threads take one each. Blurs are slow here, so shadows belong to `Canvas`.
public final class Engraver {
    private let fonts: FontSet
    private let config: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private var loaded: Set<String> = []

    /// An engraver that draws texts with the given fonts.
    public init(fonts: FontSet = .debian()) throws(ArtError) {
        self.fonts = fonts
        FontSet.forgetHost()
        guard let config = FcConfigCreate(), let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        else { throw .canvas(.memory) }
        (self.config, self.map) = (config, map)
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    }

    deinit {
        g_object_unref(map)
        FcConfigDestroy(config)
    }

    /// Draws an SVG at its own size, or `width` px wide with its own proportions.
    public func pixmap(of svg: String, width: Double? = nil, background: Colour? = nil) throws(ArtError) -> Pixmap {
        try load(facesFor: svg)
        let handle = try read(svg)
        defer { g_object_unref(handle) }
        rsvg_handle_set_dpi(handle, 96)
        var own = try size(of: handle)
        if let width {
            own = Size(width, own.height * width / own.width)
        }
        guard own.width >= 1, own.height >= 1, own.width <= Double(Painter.largestSide),
            own.height <= Double(Painter.largestSide), own.width * own.height <= Double(Painter.largestArea)
        else { throw .canvas(.size(width: own.width, height: own.height)) }
        var pixmap = Pixmap(
            width: Int(own.width.rounded(.up)), height: Int(own.height.rounded(.up)), fill: background ?? .clear)
        try draw(handle, own, into: &pixmap)
        return pixmap
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
            // librsvg takes this thread's default font map.
            pango_cairo_font_map_set_default(OpaquePointer(map))
            var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
            rsvg_handle_render_document(handle, pen, &viewport, &problem)
            pango_cairo_font_map_set_default(nil)
            cairo_destroy(pen)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if let problem { throw .unreadable(words(of: problem)) }
    }

    private func read(_ svg: String) throws(ArtError) -> UnsafeMutablePointer<RsvgHandle> {
        let bytes = Array(svg.utf8)
        var problem: UnsafeMutablePointer<GError>?
        // Without the limits of libxml2, for embedded pictures are long; the texts are templates' output.
        let handle = bytes.withUnsafeBytes { bytes in
            let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, bytes.count, nil)
            defer { g_object_unref(stream) }
            return rsvg_handle_new_from_stream_sync(stream, nil, RSVG_HANDLE_FLAG_UNLIMITED, nil, &problem)
        }
        if let problem { throw .unreadable(words(of: problem)) }
        guard let handle else { throw .unreadable("no picture") }
        return handle
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
        var fresh = false
        for role in Font.Role.allCases {
            let family = fonts[role]
            guard role == .text || svg.contains(family.name) else { continue }
            for face in family.faces where !face.italic || svg.contains("italic") {
                guard loaded.insert(face.path).inserted else { continue }
                guard access(face.path, R_OK) == 0 else {
                    throw .canvas(.missingFont(path: face.path, package: family.package))
                }
                guard FcConfigAppFontAddFile(config, face.path) != 0 else {
                    throw .canvas(.unusableFont(path: face.path))
                }
                fresh = true
            }
        }
        if fresh { pango_fc_font_map_config_changed(OpaquePointer(map)) }
    }
}
