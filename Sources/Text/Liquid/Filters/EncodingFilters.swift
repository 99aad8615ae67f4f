import Encodings
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
            return .string(PercentCoding.value.encoded(Texts.text(input), space: "+"))
        },
        Filter("url_decode") { input, _, _ throws(FilterFailure) in
            if case .null = input { return .null }
            return .string(try percentDecoded(Texts.text(input)))
        },
        Filter("base64_encode") { input, _, _ throws(FilterFailure) in
            .string(Base64.standard.encoded(Array(Texts.text(input).utf8)))
        },
        Filter("base64_url_safe_encode") { input, _, _ throws(FilterFailure) in
            .string(Base64.urlSafe.encoded(Array(Texts.text(input).utf8)))
        },
        Filter("base64_decode") { input, _, _ throws(FilterFailure) in
            .string(try decoded(input, .standard, needsPadding: true))
        },
        Filter("base64_url_safe_decode") { input, _, _ throws(FilterFailure) in
            .string(try decoded(input, .urlSafe, needsPadding: false))
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

    /// A value of a form, in which a `+` is a blank.
    private static func percentDecoded(_ text: String) throws(FilterFailure) -> String {
        let bytes = PercentCoding.decoded(text.utf8, keepsBroken: true, plus: 0x20)
        guard let decoded = bytes.flatMap({ String(validating: $0, as: UTF8.self) }) else {
            throw FilterFailure("the decoded text is not UTF-8")
        }
        return decoded
    }

    private static func decoded(_ input: Value, _ base: Base64, needsPadding: Bool) throws(FilterFailure) -> String {
        let text = Texts.text(input)
        guard let bytes = base.decoded(Array(text.utf8), needsPadding: needsPadding) else {
            throw FilterFailure("`\(text.prefix(40))` is no Base64")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
