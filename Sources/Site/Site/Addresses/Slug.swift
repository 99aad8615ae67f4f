/// A text as the last part of an address: letters and digits of any script in lower case, joined by single hyphens.
///
/// A text of pictographs alone gives their code points, so that it has an address too.
public func slug(_ text: String) -> String {
    if isSlug(text) { return text }
    var out = String.UnicodeScalarView()
    var isGap = false
    for scalar in text.lowercased().unicodeScalars {
        let properties = scalar.properties
        let isWord =
            scalar.isASCII
            ? (scalar.value >= 0x30 && scalar.value <= 0x39) || (scalar.value >= 0x61 && scalar.value <= 0x7A)
            : properties.isAlphabetic || properties.numericType != nil
                || properties.canonicalCombiningClass != .notReordered
        if isWord {
            if isGap, !out.isEmpty { out.append("-") }
            isGap = false
            out.append(scalar)
        } else if scalar != "'" && scalar != "\u{2019}" {
            isGap = true
        }
    }
    return out.isEmpty ? codePoints(of: text) : String(out)
}

/// Whether a text is the slug of itself: lower-case letters, digits, and single hyphens between them.
private func isSlug(_ text: String) -> Bool {
    var last = UInt8(ascii: "-")
    for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x61...0x7A: break
        case UInt8(ascii: "-") where last != byte: break
        default: return false
        }
        last = byte
    }
    return last != UInt8(ascii: "-")
}

private func codePoints(of text: String) -> String {
    text.unicodeScalars.filter { $0.properties.generalCategory == .otherSymbol }.map { String($0.value, radix: 16) }
        .joined(separator: "-")
}
