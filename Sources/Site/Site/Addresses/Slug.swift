/// A text as the last part of an address: letters and digits of any script in lower case, joined by single hyphens.
///
/// A text of pictographs alone gives their code points, so that it has an address too.
public func slug(_ text: String) -> String {
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

private func codePoints(of text: String) -> String {
    text.unicodeScalars.filter { $0.properties.generalCategory == .otherSymbol }.map { String($0.value, radix: 16) }
        .joined(separator: "-")
}
