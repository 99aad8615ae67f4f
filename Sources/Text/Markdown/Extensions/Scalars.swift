/// Characters of UTF-8, and the classes of them that decide where emphasis begins and ends (§2.1).
enum Scalars {
    /// The character that begins at a byte.
    static func decode(_ text: some Collection<UInt8>, at index: Int) -> Unicode.Scalar? {
        let start = text.index(text.startIndex, offsetBy: index)
        var iterator = text[start...].prefix(4).makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }

    /// The character that ends before a byte.
    static func decode(_ text: some Collection<UInt8>, before index: Int) -> Unicode.Scalar? {
        var start = index - 1
        while start > 0, index - start < 4, text[text.index(text.startIndex, offsetBy: start)] & 0xC0 == 0x80 {
            start -= 1
        }
        return start < 0 ? nil : decode(text, at: start)
    }

    /// Unicode white space (§2.1).
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10, 12, 13, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// ASCII punctuation and the general categories P of Unicode (§2.1).
    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return Byte.isPunctuation(UInt8(scalar.value)) }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
