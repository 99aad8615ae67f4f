/// Where a JSON text will stand, which decides what its strings escape besides what RFC 8259 §7 asks for.
package enum JSONSurroundings: Sendable {
    case file
    /// The script of a page: `<`, `>`, `&` and the line separators of Unicode are escaped, so that nothing ends it early.
    case script
}

/// Writes a text as a JSON string, in quotes, behind what the bytes hold already.
package func appendJSONString(
    _ text: String, to bytes: inout [UInt8], within surroundings: JSONSurroundings = .file
) {
    bytes.append(UInt8(ascii: "\""))
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: [0x5C, 0x22])
        case UInt8(ascii: "\\"): bytes.append(contentsOf: [0x5C, 0x5C])
        case 0x0A: bytes.append(contentsOf: [0x5C, UInt8(ascii: "n")])
        case 0x0D: bytes.append(contentsOf: [0x5C, UInt8(ascii: "r")])
        case 0x09: bytes.append(contentsOf: [0x5C, UInt8(ascii: "t")])
        case 0x08: bytes.append(contentsOf: [0x5C, UInt8(ascii: "b")])
        case 0x0C: bytes.append(contentsOf: [0x5C, UInt8(ascii: "f")])
        case 0..<0x20, 0x7F: appendEscape(byte, to: &bytes)
        case 0x3C where surroundings == .script, 0x3E where surroundings == .script, 0x26 where surroundings == .script:
            appendEscape(byte, to: &bytes)
        case 0xA8...0xA9 where surroundings == .script && before == (0xE2, 0x80):
            bytes.removeLast(2)
            bytes.append(contentsOf: "\\u202\(byte == 0xA8 ? 8 : 9)".utf8)
        // A terminal heeds the second block of controls too, and JSON lets them stand.
        case 0x80...0x9F where before.1 == 0xC2:
            bytes.removeLast()
            appendEscape(byte, to: &bytes)
        default: bytes.append(byte)
        }
        before = (before.1, byte)
    }
    bytes.append(UInt8(ascii: "\""))
}

/// A text as a JSON string, in quotes.
package func jsonString(_ text: String, within surroundings: JSONSurroundings = .file) -> String {
    var bytes: [UInt8] = []
    appendJSONString(text, to: &bytes, within: surroundings)
    return String(decoding: bytes, as: UTF8.self)
}

private func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\\u00".utf8)
    bytes.append(UInt8(ascii: "0") + byte >> 4)
    let low = byte & 15
    bytes.append(low < 10 ? 0x30 + low : 0x61 + low - 10)
}
