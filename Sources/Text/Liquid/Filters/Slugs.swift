/// Texts as parts of addresses.
enum Slugs {
    static let modes = ["none", "raw", "default", "pretty", "ascii", "latin"]

    /// A text in small letters, with hyphens between the runs of what may stand in a slug.
    static func slug(_ text: String, mode: String = "default") -> String {
        if mode == "none" { return text.lowercased() }
        var out = ""
        var needsHyphen = false
        for scalar in (mode == "latin" ? unaccented(text) : text).lowercased().unicodeScalars {
            if isKept(scalar, mode) {
                if needsHyphen, !out.isEmpty { out.unicodeScalars.append("-") }
                needsHyphen = false
                out.unicodeScalars.append(scalar)
            } else {
                needsHyphen = true
            }
        }
        return out
    }

    private static func isKept(_ scalar: Unicode.Scalar, _ mode: String) -> Bool {
        switch mode {
        case "raw": return !scalar.properties.isWhitespace
        case "pretty" where "._~!$&'()+,;=@".unicodeScalars.contains(scalar): return true
        case "ascii", "latin": return scalar.isASCII && Blanks.isWord(UInt8(scalar.value)) && scalar != "_"
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
                return true
            default: return false
            }
        }
    }

    /// The letters that differ from ASCII by a mark or are written as two.
    private static func unaccented(_ text: String) -> String {
        let from = Array("àáâãäåçèéêëìíîïñòóôõöøùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ".unicodeScalars)
        let to = Array("aaaaaaceeeeiiiinoooooouuuuyyAAAAAACEEEEIIIINOOOOOOUUUUY".unicodeScalars)
        var out = ""
        for scalar in text.unicodeScalars {
            if let index = from.firstIndex(of: scalar) {
                out.unicodeScalars.append(to[index])
            } else if let pair = ["ß": "ss", "æ": "ae", "œ": "oe", "Æ": "AE", "Œ": "OE"][String(scalar)] {
                out += pair
            } else {
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// All bytes that an address may not have as `%XX`; what has a meaning in it stays.
    static func uriEscaped(_ text: String) -> String {
        var out = ""
        for byte in text.utf8 {
            if Blanks.isWord(byte) || "-.~!*'();:@&=+$,/?#[]%".utf8.contains(byte) {
                out.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let hex = String(byte, radix: 16, uppercase: true)
                out += "%" + (hex.count < 2 ? "0" : "") + hex
            }
        }
        return out
    }
}
