/// A text with the signs that entities of HTML stand for, those that READMEs have: `&nbsp;`, `&amp;`, `&#39;`.
func withoutEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
        out += rest[..<start]
        rest = rest[start...]
        let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        if rest[name.endIndex...].first == ";", let sign = sign(named: name) {
            out += sign
            rest = rest[name.endIndex...].dropFirst()
        } else {
            out += "&"
            rest = rest.dropFirst()
        }
    }
    return out + rest
}

private func sign(named name: Substring) -> String? {
    guard name.first == "#" else { return signs[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).flatMap { $0.value < 32 ? nil : String($0) }
}

private let signs = [
    "nbsp": "\u{A0}", "ensp": " ", "emsp": " ", "thinsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"",
    "apos": "'",
    "bull": "•", "middot": "·", "mdash": "—", "ndash": "–", "hellip": "…", "copy": "©", "reg": "®", "trade": "™",
    "rarr": "→", "larr": "←", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "times": "×",
]

/// A text without emoji, which no font of outlines has.
func withoutEmoji(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let kept = scalars.indices.filter { index in
        let scalar = scalars[index]
        let isDrawn = index + 1 < scalars.count && scalars[index + 1].value == 0xFE0F && !scalar.isASCII
        return !isDrawn && !isPictograph(scalar)
    }
    let words = String(String.UnicodeScalarView(kept.map { scalars[$0] }))
    return words.split(separator: " ").joined(separator: " ")
}

private func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || [0x200D, 0xFE0F, 0x20E3].contains(scalar.value)
        || (0x1F000...0x1FAFF).contains(scalar.value) || (0xE0000...0xE007F).contains(scalar.value)
}
