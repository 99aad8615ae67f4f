/// The sets of characters that twitter-text 3 builds addresses of.
///
/// Source: `js/src/regexp/` of twitter-text 3: `punct`, `spacesGroup`, `invalidCharsGroup`, `directionalMarkersGroup`,
/// `latinAccentChars`, `cyrillicLettersAndMarks`, `validGeneralUrlPathChars`, and others, under these names' meaning.
enum AddressCharacters {
    /// Characters that no post may hold.
    static func isInvalid(_ value: UInt32) -> Bool {
        value == 0xFFFE || value == 0xFEFF || value == 0xFFFF
    }

    static func isLetterOrDigit(_ value: UInt32) -> Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    static func isDigit(_ value: UInt32) -> Bool {
        (0x30...0x39).contains(value)
    }

    /// Whether an address may follow right after this character.
    static func canPrecedeAddress(_ value: UInt32) -> Bool {
        switch value {
        case 0x40, 0xFF20, 0x24, 0x23, 0xFF03: false
        default: !isLetterOrDigit(value) && !isInvalid(value)
        }
    }

    /// Whether no address without a scheme may follow right after this character: `-`, `_`, `.`, `/`.
    static func forbidsBareAddress(_ value: UInt32) -> Bool {
        [0x2D, 0x5F, 0x2E, 0x2F].contains(value)
    }

    /// Whether a label of a host may begin and end with this character.
    static func isHostCharacter(_ value: UInt32) -> Bool {
        switch value {
        case 0x22, 0x60: true
        case 0...0x08, 0x0E...0x1F, 0x7F: true
        case 0x09...0x0D, 0x20...0x2F, 0x3A...0x40, 0x5B...0x5F, 0x7B...0x7E: false
        case 0x85, 0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: false
        case 0x202A...0x202E, 0x061C, 0x200E, 0x200F, 0x2066...0x2069: false
        default: !isInvalid(value)
        }
    }

    /// Latin letters with accents, and the combining accents.
    static func isLatinAccent(_ value: UInt32) -> Bool {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
        case 0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263, 0x268, 0x26F, 0x272, 0x289, 0x28B, 0x2BB: true
        case 0x300...0x36F, 0x1E00...0x1EFF: true
        default: false
        }
    }

    /// Whether a path may hold this character.
    static func isInPath(_ value: UInt32) -> Bool {
        if isLetterOrDigit(value) || isLatinAccent(value) || (0x400...0x4FF).contains(value) { return true }
        return value == 0x2013 || value < 0x80 && pathSigns.contains(UInt8(value))
    }

    /// Whether a path may end with this character.
    static func endsPath(_ value: UInt32) -> Bool {
        if isLetterOrDigit(value) || isLatinAccent(value) || (0x400...0x4FF).contains(value) { return true }
        return value < 0x80 && pathEndSigns.contains(UInt8(value))
    }

    /// Whether a query may hold this character.
    static func isInQuery(_ value: UInt32) -> Bool {
        isLetterOrDigit(value) || value < 0x80 && querySigns.contains(UInt8(value))
    }

    /// Whether a query may end with this character.
    static func endsQuery(_ value: UInt32) -> Bool {
        isLetterOrDigit(value) || value < 0x80 && queryEndSigns.contains(UInt8(value))
    }

    private static let pathSigns = Set("!*';:=+,.$/%#[]-_~@|&".utf8)
    private static let pathEndSigns = Set("+-=_#/".utf8)
    private static let querySigns = Set("!?*'@();:&=+$/%#[]-_.,~|".utf8)
    private static let queryEndSigns = Set("-_&=#/".utf8)
}
