import CPangoCairo
public import Drawing
import Encodings

/// Reads a PNG.
/// - Throws: that it is none, or larger than a picture may be.
public func pixmap(ofPNG file: [UInt8]) throws(CanvasError) -> Pixmap {
    guard let size = pngSize(file) else { throw .unreadable("it does not begin like one") }
    // The size stands in the first bytes: a small file that claims a huge picture is refused unread.
    guard size.width > 0, size.height > 0, size.width <= Painter.largestSide, size.height <= Painter.largestSide,
        size.width * size.height <= Painter.largestArea
    else { throw .size(width: Double(size.width), height: Double(size.height)) }
    let reader = ByteReader(file)
    let source = cairo_image_surface_create_from_png_stream(
        ByteReader.give, Unmanaged.passUnretained(reader).toOpaque())
    defer { cairo_surface_destroy(source) }
    switch withExtendedLifetime(reader, { cairo_surface_status(source) }) {
    case CAIRO_STATUS_SUCCESS: break
    case CAIRO_STATUS_READ_ERROR: throw .unreadable("it ends too early")
    case CAIRO_STATUS_NO_MEMORY where reader.isAtEnd: throw .unreadable("it ends too early")
    default: throw .unreadable("it is damaged")
    }
    var pixmap = Pixmap(width: size.width, height: size.height)
    pixmap.pixels.withUnsafeMutableBytes { bytes in
        let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let target = cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4))
        defer { cairo_surface_destroy(target) }
        guard let pen = cairo_create(target) else { return }
        cairo_set_source_surface(pen, source, 0, 0)
        cairo_set_operator(pen, CAIRO_OPERATOR_SOURCE)
        cairo_paint(pen)
        cairo_destroy(pen)
        cairo_surface_flush(target)
    }
    return pixmap
}

/// The size that a PNG's header tells (RFC 2083, section 4.1.1); nil where the bytes are no PNG.
public func pngSize(_ file: [UInt8]) -> (width: Int, height: Int)? {
    guard let header = PictureHeader(file), header.format == .png else { return nil }
    return (header.width, header.height)
}

/// Hands bytes out in order.
private final class ByteReader {
    private let bytes: [UInt8]
    private var next = 0

    /// Whether more was asked for than there is.
    private(set) var isAtEnd = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    static let give: cairo_read_func_t = { reader, target, count in
        guard let reader, let target else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<ByteReader>.fromOpaque(reader).takeUnretainedValue().give(target, Int(count))
    }

    private func give(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
        guard next + count <= bytes.count else {
            isAtEnd = true
            return CAIRO_STATUS_READ_ERROR
        }
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            target.update(from: start + next, count: count)
        }
        next += count
        return CAIRO_STATUS_SUCCESS
    }
}
