import Canvas

/// The size of a picture that stands in a text as a `data:` address (RFC 2397).
///
/// It is read from the picture's first bytes, since a small picture may claim to be a huge one.
struct EmbeddedPicture: Hashable {
    var width: Int
    var height: Int

    /// The size; nil where it is no PNG, JPEG or GIF in Base64.
    init?(_ address: String) {
        guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64"),
            let size = EmbeddedPicture.size(decoded(address[address.index(after: comma)...].utf8)),
            size.width > 0, size.height > 0, size.width <= Painter.largestSide, size.height <= Painter.largestSide
        else { return nil }
        (width, height) = size
    }

    private static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        if let size = pngSize(bytes) { return size }
        func number(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
        if bytes.count > 10, bytes.starts(with: "GIF8".utf8) {
            return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // C4, C8 and CC are tables; the other Cx begin a frame (ITU-T T.81).
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(index + 7), number(index + 5))
            }
            index += 2 + number(index + 2)
        }
        return nil
    }
}

/// The bytes that Base64 writes (RFC 4648); blanks between are passed over, anything else ends them.
private func decoded(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var (word, bits) = (UInt32(0), 0)
    for letter in text {
        let digit: UInt8
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = letter - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = letter - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = letter - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): digit = 62
        case UInt8(ascii: "/"): digit = 63
        case 0x09...0x0D, 0x20: continue
        default: return bytes
        }
        word = word << 6 | UInt32(digit)
        bits += 6
        if bits >= 8 {
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
        }
    }
    return bytes
}
