/// Finds where formulas begin and end (Pandoc's `tex_math_dollars`, and TeX's own marks with a backslash).
struct FormulaFinder {
    private let text: [UInt8]
    /// Up to where no end of each kind has been found.
    private var barren: [UInt8: Int] = [:]

    init(_ text: [UInt8]) { self.text = text }

    /// The formula that begins at a byte.
    mutating func formula(at start: Int) -> FormulaMarks.Formula? {
        guard start + 1 < text.count else { return nil }
        let next = text[start + 1]
        switch (text[start], next) {
        case (Byte.dollar, Byte.dollar):
            guard let end = end(from: start + 2, kind: Byte.percent, isEnd: { $0.isDollars($1) }), end > start + 2
            else {
                return nil
            }
            return FormulaMarks.Formula(range: start..<end + 2, fence: 2, isBlock: true)
        case (Byte.dollar, _):
            guard !Byte.isSpace(next), !(start > 0 && text[start - 1] == Byte.dollar) else { return nil }
            // `$5` is a price where a digit or letter stands before it.
            if start > 0, Byte.isAlphanumeric(text[start - 1]) { return nil }
            guard let end = end(from: start + 1, kind: Byte.dollar, isEnd: { $0.isDollar($1) }) else { return nil }
            return FormulaMarks.Formula(range: start..<end + 1, fence: 1, isBlock: false)
        case (Byte.backslash, Byte.openParenthesis), (Byte.backslash, Byte.openBracket):
            let close = next == Byte.openBracket ? Byte.closeBracket : Byte.closeParenthesis
            guard
                let end = end(
                    from: start + 2, kind: close, isEnd: { $0.text[$1] == Byte.backslash && $0.text[$1 + 1] == close }),
                holdsFormula(start + 2..<end)
            else { return nil }
            return FormulaMarks.Formula(range: start..<end + 2, fence: 2, isBlock: next == Byte.openBracket)
        default: return nil
        }
    }

    private func isDollars(_ index: Int) -> Bool {
        text[index] == Byte.dollar && index + 1 < text.count && text[index + 1] == Byte.dollar
    }

    /// Whether a dollar ends a formula: behind no blank, and before no digit, which would make it a price.
    private func isDollar(_ index: Int) -> Bool {
        text[index] == Byte.dollar && !Byte.isSpace(text[index - 1])
            && !(index + 1 < text.count && (Byte.isDigit(text[index + 1]) || text[index + 1] == Byte.dollar))
    }

    /// Escaped brackets enclose a formula where something in them only a formula holds.
    private func holdsFormula(_ range: Range<Int>) -> Bool {
        range.contains { index in
            let byte = text[index]
            return byte == Byte.caret || byte == Byte.equals || byte == Byte.underscore
                || (byte == Byte.backslash && Byte.isLetter(text[index + 1]))
        }
    }

    /// Where the end stands, within the paragraph; what is not found once is not looked for again.
    private mutating func end(from start: Int, kind: UInt8, isEnd: (FormulaFinder, Int) -> Bool) -> Int? {
        if start < barren[kind] ?? 0 { return nil }
        var index = start
        while index < text.count {
            let byte = text[index]
            if (byte == Byte.dollar || (byte == Byte.backslash && index + 1 < text.count)), isEnd(self, index) {
                return index
            }
            if byte == Byte.newline, isBlankLine(behind: index) { break }
            // Between prices there may be code, in a formula there is none.
            if byte == Byte.backtick, kind == Byte.dollar { break }
            index += byte == Byte.backslash ? 2 : 1
        }
        barren[kind] = index
        return nil
    }

    private func isBlankLine(behind newline: Int) -> Bool {
        var index = newline + 1
        while index < text.count, Byte.isBlank(text[index]) || text[index] == Byte.greater { index += 1 }
        return index >= text.count || text[index] == Byte.newline || text[index] == Byte.carriageReturn
    }
}
