/// Which bytes of an address stand as they are; all others are written as `%XX` (RFC 3986 §2.1).
package struct PercentCoding: Sendable {
    /// A bit for each byte of ASCII that stands as it is: those below 64, and those above.
    private let plain: (low: UInt64, high: UInt64)

    /// A path, slashes included: unreserved characters and `@ + , : =`.
    package static let path = PercentCoding("-._~/@+,:=")
    /// One segment of a path, as RFC 3986 §3.3 allows it.
    package static let segment = PercentCoding("-._~!$&'()*+,;=:@")
    /// A value within a query or a form: unreserved characters alone.
    package static let value = PercentCoding("-._~")

    private init(_ marks: String) {
        var plain: (low: UInt64, high: UInt64) = (0, 0)
        for byte in UInt8.min..<0x80 {
            let isPlain =
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: marks.utf8.contains(byte)
                }
            guard isPlain else { continue }
            if byte < 64 { plain.low |= 1 << UInt64(byte) } else { plain.high |= 1 << UInt64(byte - 64) }
        }
        self.plain = plain
    }

    @inline(__always)
    private func isPlain(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 64 ? plain.low : plain.high) >> UInt64(byte & 63) & 1 == 1
    }

    /// A text with every other byte of its UTF-8 escaped.
    /// - Parameters:
    ///   - text: the text.
    ///   - space: what stands for a blank; nil writes `%20`.
    /// - Returns: the text, in ASCII.
    package func encoded(_ text: String, space: String? = nil) -> String {
        var text = text
        if text.withUTF8({ $0.allSatisfy(isPlain) }) { return text }
        var out: [UInt8] = []
        for byte in text.utf8 {
            if isPlain(byte) {
                out.append(byte)
            } else if byte == 0x20, let space {
                out.append(contentsOf: space.utf8)
            } else {
                out.append(UInt8(ascii: "%"))
                out.append(Hexadecimal.upper[Int(byte >> 4)])
                out.append(Hexadecimal.upper[Int(byte & 15)])
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The bytes that a text stands for.
    /// - Parameters:
    ///   - text: bytes with escapes among them.
    ///   - keepsBroken: whether a `%` without two digits behind it stays as it is, as browsers leave it.
    ///   - plus: what a `+` stands for; in a form that is a blank.
    /// - Returns: nil where an escape is broken, unless such are kept.
    package static func decoded(
        _ text: some Sequence<UInt8>, keepsBroken: Bool = false, plus: UInt8 = UInt8(ascii: "+")
    ) -> [UInt8]? {
        let text = Array(text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? plus : byte)
                continue
            }
            if index + 1 < text.count, let high = Hexadecimal.value(text[index]),
                let low = Hexadecimal.value(text[index + 1])
            {
                bytes.append(high << 4 | low)
                index += 2
            } else if keepsBroken {
                bytes.append(byte)
            } else {
                return nil
            }
        }
        return bytes
    }
}

/// Digits to the base of sixteen.
enum Hexadecimal {
    static let upper = Array("0123456789ABCDEF".utf8)

    static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x41 + 10
        case 0x61...0x66: digit - 0x61 + 10
        default: nil
        }
    }
}
