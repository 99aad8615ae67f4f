import Markup
import Values

/// Filters that write a text for another place: HTML, addresses, Base64.
enum EncodingFilters {
    static let all = [
        Filter("escape", safety: .markup, escape),
        Filter("h", safety: .markup, escape),
        Filter("escape_once", safety: .markup) { input, _, _ throws(FilterFailure) in
            .string(escapedOnce(Texts.text(input)))
        },
        Filter("url_encode") { input, _, _ throws(FilterFailure) in
            if case .null = input { return .null }
            return .string(percentEncoded(Texts.text(input), space: "+"))
        },
        Filter("url_decode") { input, _, _ throws(FilterFailure) in
            if case .null = input { return .null }
            return .string(try percentDecoded(Texts.text(input)))
        },
        Filter("base64_encode") { input, _, _ throws(FilterFailure) in
            .string(Base64.encode(Array(Texts.text(input).utf8), Base64.standard))
        },
        Filter("base64_url_safe_encode") { input, _, _ throws(FilterFailure) in
            .string(Base64.encode(Array(Texts.text(input).utf8), Base64.urlSafe))
        },
        Filter("base64_decode") { input, _, _ throws(FilterFailure) in
            .string(try decoded(input, Base64.standard, needsPadding: true))
        },
        Filter("base64_url_safe_decode") { input, _, _ throws(FilterFailure) in
            .string(try decoded(input, Base64.urlSafe, needsPadding: false))
        },
    ]

    private static let escape: Filter.Body = { input, _, _ throws(FilterFailure) in
        if case .null = input { return .null }
        return .string(escaped(Texts.text(input)))
    }

    /// Escapes all but references that stand there already: `&name;` and `&#digits;`.
    static func escapedOnce(_ text: String) -> String {
        var buffer = ByteBuffer(capacity: text.utf8.count)
        var rest = Array(text.utf8)[...]
        while let index = rest.firstIndex(of: UInt8(ascii: "&")) {
            buffer.append(rest[..<index], escaping: .html)
            let end = referenceEnd(rest, at: index)
            if let end { buffer.append(rest[index..<end]) } else { buffer.append("&amp;" as StaticString) }
            rest = rest[(end ?? index + 1)...]
        }
        buffer.append(rest, escaping: .html)
        return buffer.string
    }

    private static func referenceEnd(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
        var end = index + 1
        let isNumber = end < bytes.endIndex && bytes[end] == UInt8(ascii: "#")
        if isNumber { end += 1 }
        let start = end
        while end < bytes.endIndex {
            let isDigit = bytes[end] >= 0x30 && bytes[end] <= 0x39
            let isLetter = bytes[end] | 0x20 >= 0x61 && bytes[end] | 0x20 <= 0x7A
            guard isNumber ? isDigit : isLetter else { break }
            end += 1
        }
        return end > start && end < bytes.endIndex && bytes[end] == UInt8(ascii: ";") ? end + 1 : nil
    }

    /// All bytes but letters, digits and `_.-~` as `%XX`.
    static func percentEncoded(_ text: String, space: String) -> String {
        var out: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if Blanks.isWord(byte) || ".-~".utf8.contains(byte) {
                out.append(byte)
            } else if byte == 0x20 {
                out.append(contentsOf: space.utf8)
            } else {
                out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func percentDecoded(_ text: String) throws(FilterFailure) -> String {
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexDigit(bytes[index + 1]),
                let low = hexDigit(bytes[index + 2])
            {
                out.append(high << 4 | low)
                index += 3
            } else {
                out.append(bytes[index] == UInt8(ascii: "+") ? 0x20 : bytes[index])
                index += 1
            }
        }
        guard let decoded = String(validating: out, as: UTF8.self) else {
            throw FilterFailure("the decoded text is not UTF-8")
        }
        return decoded
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func decoded(_ input: Value, _ alphabet: [UInt8], needsPadding: Bool) throws(FilterFailure) -> String
    {
        let text = Texts.text(input)
        guard let bytes = Base64.decode(Array(text.utf8), alphabet, needsPadding: needsPadding) else {
            throw FilterFailure("`\(text.prefix(40))` is no Base64")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
