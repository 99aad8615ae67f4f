import Markup

extension FormulaParser {
    mutating func atom() throws(FormulaMistake) -> Atom {
        let start = byte
        switch start {
        case Byte.openBrace: return Atom(html: try group())
        case Byte.backslash: return try command()
        case _
        where Byte.isDigit(start) || (start == Byte.dot && index + 1 < text.count && Byte.isDigit(text[index + 1])):
            return Atom(html: number())
        case _ where Byte.isLetter(start):
            index += 1
            return Atom(html: "<mi>\(Character(Unicode.Scalar(start)))</mi>")
        case 0x80...: return Atom(html: other())
        default:
            index += 1
            return Atom(html: FormulaParser.sign(start))
        }
    }

    private mutating func number() -> String {
        let digits = text[index...].prefix { Byte.isDigit($0) || $0 == Byte.dot }
        index = digits.endIndex
        return "<mn>\(String(decoding: digits, as: UTF8.self))</mn>"
    }

    /// A character that is none of ASCII's.
    private mutating func other() -> String {
        var end = index + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        let character = String(decoding: text[index..<end], as: UTF8.self)
        index = end
        let isLetter = character.unicodeScalars.first?.properties.isAlphabetic == true
        return isLetter ? "<mi>\(character)</mi>" : "<mo>\(character)</mo>"
    }

    static func sign(_ byte: UInt8) -> String {
        switch byte {
        case Byte.hyphen: "<mo>−</mo>"
        case Byte.less: "<mo>&lt;</mo>"
        case Byte.greater: "<mo>&gt;</mo>"
        case Byte.ampersand: "<mo>&amp;</mo>"
        case Byte.asterisk: "<mo>∗</mo>"
        // Brackets and bars stretch only between `\left` and `\right`.
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), Byte.pipe:
            "<mo stretchy=\"false\">\(Character(Unicode.Scalar(byte)))</mo>"
        default: "<mo>\(Character(Unicode.Scalar(byte)))</mo>"
        }
    }
}
