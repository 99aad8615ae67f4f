/// Base64 (RFC 4648 §4 and §5).
package struct Base64: Sendable {
    private let digits: [UInt8]
    private let values: [UInt8]

    /// The alphabet with `+` and `/`.
    package static let standard = Base64("+/")
    /// The alphabet with `-` and `_`, for addresses and file names.
    package static let urlSafe = Base64("-_")

    private init(_ lastTwo: String) {
        let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + lastTwo
        digits = Array(all.utf8)
        var values = [UInt8](repeating: .max, count: 256)
        for (value, digit) in all.utf8.enumerated() { values[Int(digit)] = UInt8(value) }
        self.values = values
    }

    /// The text of some bytes, padded with `=`.
    package func encoded(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func append(_ bytes: [UInt8], to text: inout [UInt8]) {
        text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let group =
                UInt32(bytes[index]) << 16 | UInt32(left > 1 ? bytes[index + 1] : 0) << 8
                | UInt32(left > 2 ? bytes[index + 2] : 0)
            text.append(digits[Int(group >> 18 & 63)])
            text.append(digits[Int(group >> 12 & 63)])
            text.append(left > 1 ? digits[Int(group >> 6 & 63)] : UInt8(ascii: "="))
            text.append(left > 2 ? digits[Int(group & 63)] : UInt8(ascii: "="))
            index += 3
        }
    }

    /// The bytes of a text.
    /// - Parameters:
    ///   - text: the digits.
    ///   - needsPadding: whether a text whose `=` were left out is refused.
    /// - Returns: nil where the text is not Base64 as the RFC has it, bits beyond the last byte included.
    package func decoded(_ text: [UInt8], needsPadding: Bool) -> [UInt8]? {
        var digits = text[...]
        var padding = 0
        while digits.last == UInt8(ascii: "="), padding < 2 {
            digits.removeLast()
            padding += 1
        }
        guard digits.count % 4 != 1, !(needsPadding || padding > 0) || (digits.count + padding) % 4 == 0 else {
            return nil
        }
        var out: [UInt8] = []
        var group = 0
        var bits = 0
        for digit in digits {
            let value = values[Int(digit)]
            guard value != .max else { return nil }
            group = group << 6 | Int(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                out.append(UInt8(truncatingIfNeeded: group >> bits))
                group &= (1 << bits) - 1
            }
        }
        return group == 0 ? out : nil
    }
}

/// Bytes as an address that holds them, `data:image/png;base64,…` (RFC 2397), to embed a picture in SVG or HTML.
package func dataAddress(_ bytes: [UInt8], type: String) -> String {
    var text = Array("data:\(type);base64,".utf8)
    Base64.standard.append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
}
