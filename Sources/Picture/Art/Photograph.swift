import CRSVG
import Canvas
import Drawing
import Encodings

/// Reads a PNG or a JPEG.
///
/// JPEGs are decoded by the library that librsvg has for pictures in SVG, by its decoder of that one format.
/// - Throws: that the bytes are neither, are damaged, or hold more than a picture may.
package func pixmap(ofPhotograph file: [UInt8]) throws(ArtError) -> Pixmap {
    guard let header = PictureHeader(file), header.format == .png || header.format == .jpeg else {
        throw .unreadable("it is neither a PNG nor a JPEG")
    }
    if header.format == .png {
        do throws(CanvasError) { return try Canvas.pixmap(ofPNG: file) } catch { throw .canvas(error) }
    }
    // The size stands in the first bytes: a small file that claims a huge picture is refused unread.
    guard header.width <= Painter.largestSide, header.height <= Painter.largestSide,
        header.width * header.height <= Painter.largestArea
    else { throw .canvas(.size(width: Double(header.width), height: Double(header.height))) }
    guard let loader = gdk_pixbuf_loader_new_with_type("jpeg", nil) else { throw .unreadable("no decoder") }
    defer { g_object_unref(loader) }
    let isWritten = file.withUnsafeBufferPointer {
        gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil)
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil)
    guard isWritten != 0, isClosed != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader),
        gdk_pixbuf_get_n_channels(picture) == 3, let bytes = gdk_pixbuf_read_pixels(picture)
    else { throw .unreadable("it is damaged") }
    let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
    guard width == header.width, height == header.height else { throw .unreadable("it is damaged") }
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
        for x in 0..<width {
            let at = bytes + y * stride + x * 3
            pixmap.pixels[y * width + x] = 0xFF00_0000 | UInt32(at[0]) << 16 | UInt32(at[1]) << 8 | UInt32(at[2])
        }
    }
    return pixmap
}
