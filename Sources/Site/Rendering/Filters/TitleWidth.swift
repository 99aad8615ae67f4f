import Letters

/// How wide a text is at most, and which way it runs, without asking a font.
///
/// Widths are those of Inter at its heaviest, rounded up, so that a picture that is kept is found again without a font.
package enum TitleWidth {
    /// In pixels, for letters of a size.
    package static func of(_ text: String, size: Double, tracking: Double = 0) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance($1) * size + tracking }
    }

    /// The largest whole size, at most the wanted one, at which a text is at most so wide; 8 is the smallest.
    static func size(of text: String, within width: Double, wanted: Int) -> Int {
        let single = of(text, size: 1)
        guard single > 0 else { return wanted }
        return max(8, min(wanted, Int((width / single).rounded(.down))))
    }

    /// The advance of a letter, in ems.
    private static func advance(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "’", "|", "!", " ": return 0.32
        case "f", "r", "t", "(", ")", "[", "]", "/", "-", "\"", "“", "”": return 0.45
        case "m", "w", "M", "W", "@", "%", "—", "…": return 0.98
        case "A"..."Z", "&": return 0.77
        default: break
        }
        if scalar.value < 0x0530 { return 0.66 }
        if isPictograph(scalar) { return 1.3 }
        if scalar.isWide { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return (0x1E00...0x22FF).contains(scalar.value) ? 0.66 : 0.9
        }
    }

    /// Whether a text begins with a letter of a script that runs from right to left (UAX #9, P2 and P3).
    package static func runsFromRight(_ text: String) -> Bool {
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return false
    }

    /// Whether a letter is of a script that runs from right to left.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Whether letters may stand closer than their font wants: not those that are joined, or stand in squares.
    package static func maySetTight(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.value < 0x0590 || (0x1E00...0x22FF).contains($0.value) || isPictograph($0)
        }
    }

    /// The text without emoji, which no font of outlines has; the whole text where nothing else is in it.
    package static func withoutPictographs(_ text: String) -> String {
        let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isPictograph($0) }))
        return plain.allSatisfy(\.isWhitespace) ? text : plain
    }

    /// Whether a scalar is an emoji, or a part of one that is joined from several.
    package static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation || scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value)
            || (0x1F000...0x1F1FF).contains(scalar.value) || (0x1F300...0x1FAFF).contains(scalar.value)
            || (0xE0000...0xE007F).contains(scalar.value)
    }
}
