import Canvas
import Encodings

/// The size of a picture that stands in a text as a `data:` address (RFC 2397).
///
/// It is read from the picture's first bytes, since a small picture may claim to be a huge one.
struct EmbeddedPicture: Hashable {
    var width: Int
    var height: Int

    /// The size; nil where it is no PNG, JPEG or GIF in Base64.
    init?(_ address: String) {
        guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64"),
            let header = PictureHeader(decoded(address[address.index(after: comma)...].utf8)), header.format != .webP,
            header.width <= Painter.largestSide, header.height <= Painter.largestSide
        else { return nil }
        (width, height) = (header.width, header.height)
    }
}

/// The bytes that Base64 writes, in whole groups of three, for a head needs no more; blanks between are passed over,
/// anything else ends them.
private func decoded(_ text: Substring.UTF8View) -> [UInt8] {
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20]
    let digits = text.lazy.filter { !blanks.contains($0) }.prefix { digit in
        switch digit {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"): true
        default: false
        }
    }
    let whole = Array(digits)
    return Base64.standard.decoded(Array(whole.dropLast(whole.count % 4)), needsPadding: false) ?? []
}
