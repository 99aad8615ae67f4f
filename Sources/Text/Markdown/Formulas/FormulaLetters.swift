import Markup

extension FormulaParser {
    /// `{…}` as it is written, without markup.
    mutating func verbatim(_ name: String) throws(FormulaMistake) -> String {
        skipSpace()
        let start = index
        guard byte == Byte.openBrace, let end = text[index...].firstIndex(of: Byte.closeBrace) else {
            throw FormulaMistake(
                message: "`\\\(name)` lacks what it is given", offset: min(start, max(0, text.count - 1)),
                remedy: "write `\\\(name){…}`")
        }
        index = end + 1
        return escaped(String(decoding: text[(start + 1)..<end], as: UTF8.self))
    }

    mutating func words(_ name: String) throws(FormulaMistake) -> String {
        let text = try verbatim(name)
        switch name {
        case "text": return "<mtext>\(text.replacing(" ", with: "\u{A0}"))</mtext>"
        case "mathit": return "<mi>\(text)</mi>"
        default: return text.count == 1 ? "<mi mathvariant=\"normal\">\(text)</mi>" : "<mi>\(text)</mi>"
        }
    }

    mutating func letters(of alphabet: FormulaAlphabet, _ name: String) throws(FormulaMistake) -> String {
        skipSpace()
        var text = self.text[index...].prefix(1)
        if byte == Byte.openBrace || byte == Byte.backslash {
            if byte == Byte.backslash { return try argument(of: "\\" + name) }
            let end = self.text[index...].firstIndex(of: Byte.closeBrace) ?? self.text.endIndex
            text = self.text[min(index + 1, end)..<end]
            // A group with markup in it stays as it is.
            if text.contains(where: { !Byte.isAlphanumeric($0) && $0 != Byte.space }) {
                return try argument(of: "\\" + name)
            }
            index = min(end + 1, self.text.count)
        } else {
            index = text.endIndex
        }
        guard !text.isEmpty else {
            throw FormulaMistake(
                message: "`\\\(name)` lacks what it is given", offset: max(0, index - 1), remedy: "write `\\\(name){A}`"
            )
        }
        var letters = ""
        for byte in text where byte != Byte.space { letters.unicodeScalars.append(alphabet.letter(byte)) }
        return text.allSatisfy(Byte.isDigit) ? "<mn>\(letters)</mn>" : "<mi>\(letters)</mi>"
    }

    mutating func negated() throws(FormulaMistake) -> String {
        skipSpace()
        if byte == Byte.equals || byte == Byte.less || byte == Byte.greater {
            let sign = byte == Byte.equals ? "≠" : byte == Byte.less ? "≮" : "≯"
            index += 1
            return "<mo>\(sign)</mo>"
        }
        let start = index
        guard byte == Byte.backslash, let sign = FormulaSymbols.operators[commandName()] else {
            throw FormulaMistake(
                message: "`\\not` stands before a relation", offset: min(start, max(0, text.count - 1)),
                remedy: "such as `\\not\\subset`, or `\\neq`")
        }
        return "<mo>\(escaped(sign))\u{338}</mo>"
    }
}
