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
