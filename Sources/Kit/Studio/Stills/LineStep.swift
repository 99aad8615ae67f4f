import Art
import Drawing
import Letters

/// From line to line, as a part of the size of letters.
enum LineStep {
    /// By what a paragraph's script needs above and below: some set their own, and others go by their fonts.
    static func of(_ paragraph: WordBox.Paragraph, _ role: Font.Role, _ measure: TextMeasure) -> Double {
        for scalar in paragraph.text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x05FF: return 1.2
            // Tails of the line above and hamzas of the line below want most of the font's height; Nastaliq, which hangs
            // its words aslant, has far more of that than other hands, and needs less of it.
            case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
                let height = height(of: paragraph, role, measure)
                return height > 2.3 ? 2 : max(1.45, height * 0.75)
            case 0x0900...0x109F, 0x1780...0x17FF: return max(1.46, min(1.8, height(of: paragraph, role, measure)))
            default: if scalar.isWide { return 1.22 }
            }
        }
        return 1.1
    }

    /// The height of a font's lines, by its size.
    private static func height(
        of paragraph: WordBox.Paragraph, _ role: Font.Role, _ measure: TextMeasure
    ) -> Double {
        let font = Font(role, weight: paragraph.weight, size: 100)
        let extent = measure(TextRun(paragraph.text, font, .black, at: .zero))
        return (extent.ascent + extent.descent) / 100
    }
}
