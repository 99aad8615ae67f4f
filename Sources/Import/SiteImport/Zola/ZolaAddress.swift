/// Addresses by Zola's rules (`utils::slugs`, which is the crate `slug`).
enum ZolaAddress {
    /// A name as a part of an address.
    static func part(_ name: String, _ strategy: String) -> String {
        switch strategy {
        case "off": return name
        case "safe":
            var text = name.filter { !"<>:\"/\\|?*".contains($0) }
            while text.last == " " || text.last == "." { text.removeLast() }
            return text
        default: return slug(name)
        }
    }

    /// Lower-case letters and digits of ASCII with single hyphens between them; letters with marks lose these.
    static func slug(_ text: String) -> String {
        var out = ""
        var isGap = false
        for scalar in text.unicodeScalars {
            for plain in ascii(scalar).unicodeScalars {
                if plain.properties.isAlphabetic || plain.properties.numericType != nil {
                    if isGap, !out.isEmpty { out += "-" }
                    isGap = false
                    out += String(plain).lowercased()
                } else {
                    isGap = true
                }
            }
        }
        return out
    }

    /// Whether the name has letters that this table does not spell in ASCII, so that its address is a guess.
    static func isGuessed(_ name: String) -> Bool {
        name.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic && ascii($0) == String($0) }
    }

    /// A letter in ASCII: what the name of the letter in Unicode says, such as `E` of `LATIN SMALL LETTER E WITH ACUTE`.
    private static func ascii(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII { return String(scalar) }
        if let special = special[scalar] { return special }
        guard let name = scalar.properties.name, name.hasPrefix("LATIN "), let letter = name.firstRange(of: " LETTER ")
        else { return scalar.properties.isAlphabetic ? String(scalar) : "-" }
        let base = name[letter.upperBound...].prefix { $0 != " " }
        let isSmall = name.hasPrefix("LATIN SMALL")
        guard base.utf8.count <= 2 else { return String(scalar) }
        return isSmall ? base.lowercased() : String(base)
    }

    private static let special: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
        "\u{2019}": "'", "\u{2018}": "'", "\u{2013}": "-", "\u{2014}": "-",
    ]
}
