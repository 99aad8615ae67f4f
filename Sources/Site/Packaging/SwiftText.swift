/// Swift source as far as brackets matter.
enum SwiftText {
    static let opening = Array("([{".utf8)
    static let closing = Array(")]}".utf8)

    static func isPartOfWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte == UInt8(ascii: ".")
    }

    /// A text of the same length with comments and the insides of strings made blank.
    static func blanked(_ bytes: [UInt8]) -> [UInt8] {
        var out = bytes
        var index = 0
        func blank(until end: Int) {
            while index < min(end, bytes.count) {
                if bytes[index] != 0x0A { out[index] = 0x20 }
                index += 1
            }
        }
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: Array("//".utf8)) {
                blank(until: rest.firstIndex(of: 0x0A) ?? bytes.count)
            } else if rest.starts(with: Array("/*".utf8)) {
                blank(until: endOfComment(bytes, from: index))
            } else if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                blank(until: endOfString(bytes, from: index))
                index += 1
            } else {
                index += 1
            }
        }
        return out
    }

    /// The byte behind a comment, those inside of it counted.
    private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            if bytes[index...].starts(with: Array("/*".utf8)) {
                (index, depth) = (index + 2, depth + 1)
            } else if bytes[index...].starts(with: Array("*/".utf8)) {
                (index, depth) = (index + 2, depth - 1)
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return index
    }

    /// The quote that ends a string of one line.
    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count)
    }
}
