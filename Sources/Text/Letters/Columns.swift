extension Unicode.Scalar {
    /// How many columns of a terminal it takes: none where it stands on the letter before it, two where it is wide or an
    /// emoji.
    package var columns: Int {
        if isASCII { return 1 }
        if isWide || properties.isEmojiPresentation { return 2 }
        switch properties.generalCategory {
        // Of these, the soft hyphen alone is shown.
        case .nonspacingMark, .enclosingMark, .format: return value == 0xAD ? 1 : 0
        default: return isJoinedJamo ? 0 : 1
        }
    }

    /// Whether it takes a square, as Chinese, Japanese and Korean letters do (UAX #11).
    package var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether it is a vowel or an end of a Korean syllable, which stands in the square of its beginning.
    private var isJoinedJamo: Bool { (0x1160...0x11FF).contains(value) }
}
