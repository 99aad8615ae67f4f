/// Base64 (RFC 4648 §4 and §5).
enum Base64 {
    static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    static let urlSafe = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8], _ alphabet: [UInt8]) -> String {
        var out: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            var group = 0
            for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0) }
            for position in 0..<4 {
                out.append(position <= count ? alphabet[group >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
            }
            index += 3
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The bytes, or nil where the text is not Base64 as the RFC has it.
    static func decode(_ text: [UInt8], _ alphabet: [UInt8], needsPadding: Bool) -> [UInt8]? {
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
        for byte in digits {
            guard let value = alphabet.firstIndex(of: byte) else { return nil }
            group = group << 6 | value
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
