/// Characters that stand for others while libcmark reads, out of its reach.
///
/// They are punctuation that libcmark knows as such (Kharoshthi, Manichaean and Avestan marks), because whether a
/// neighbour is punctuation decides where emphasis begins and ends (§6.2). A text that has such characters of its own
/// is not shielded.
enum Sentinel: UInt8, CaseIterable {
    case footnoteStart, footnoteEnd
    // Written with a backslash in the source.
    case escapedTilde, escapedColon, escapedDot, escapedSlash, escapedBracket
    // Inside a bare address.
    case asterisk, underscore, backslash, ampersand, openBracket, closeBracket, backtick, hyphen, apostrophe, quote
    /// Says nothing, and keeps what is beside it apart.
    case nothing
    // Where an address was looked for and none was found.
    case plainColon, plainDot
    // May open or close emphasis; what they do is settled in the tree.
    case star, line, wave

    /// The character as UTF-8: U+10A50…10A58, U+10AF0…10AF6, U+10B39…10B3F.
    var bytes: [UInt8] {
        switch rawValue {
        case ..<9: [0xF0, 0x90, 0xA9, 0x90 + rawValue]
        case ..<16: [0xF0, 0x90, 0xAB, 0xB0 + rawValue - 9]
        default: [0xF0, 0x90, 0xAC, 0xB9 + rawValue - 16]
        }
    }

    /// What it stands for; nil for nothing.
    var meaning: UInt8? {
        switch self {
        case .footnoteStart, .escapedBracket, .openBracket: Byte.openBracket
        case .footnoteEnd, .closeBracket: Byte.closeBracket
        case .escapedTilde, .wave: Byte.tilde
        case .escapedColon, .plainColon: Byte.colon
        case .escapedDot, .plainDot: Byte.dot
        case .escapedSlash: Byte.slash
        case .asterisk, .star: Byte.asterisk
        case .underscore, .line: Byte.underscore
        case .backslash: Byte.backslash
        case .ampersand: Byte.ampersand
        case .backtick: Byte.backtick
        case .hyphen: Byte.hyphen
        case .apostrophe: UInt8(ascii: "'")
        case .quote: UInt8(ascii: "\"")
        case .nothing: nil
        }
    }

    /// Whether the source has a backslash before the character.
    var isEscaped: Bool { rawValue >= Sentinel.escapedTilde.rawValue && rawValue <= Sentinel.escapedBracket.rawValue }

    /// How many bytes the source has for it.
    var width: Int { isEscaped ? 2 : self == .nothing ? 0 : 1 }

    /// Whether no address may be made of the character.
    var isPlain: Bool { isEscaped || self == .plainColon || self == .plainDot }

    /// Whether it may open or close emphasis.
    var isDelimiter: Bool { rawValue >= Sentinel.star.rawValue }

    /// The one of an escaped character, where extensions care for it.
    init?(escaping byte: UInt8) {
        switch byte {
        case Byte.tilde: self = .escapedTilde
        case Byte.colon: self = .escapedColon
        case Byte.dot: self = .escapedDot
        case Byte.slash: self = .escapedSlash
        case Byte.openBracket: self = .escapedBracket
        default: return nil
        }
    }

    /// The one of a character in an address, where libcmark would take it for markup.
    init?(inAddress byte: UInt8, smart: Bool) {
        switch byte {
        case Byte.asterisk: self = .asterisk
        case Byte.underscore: self = .underscore
        case Byte.backslash: self = .backslash
        case Byte.ampersand: self = .ampersand
        case Byte.openBracket: self = .openBracket
        case Byte.closeBracket: self = .closeBracket
        case Byte.backtick: self = .backtick
        case Byte.hyphen where smart: self = .hyphen
        case UInt8(ascii: "'") where smart: self = .apostrophe
        case UInt8(ascii: "\"") where smart: self = .quote
        default: return nil
        }
    }

    /// The one that begins at this byte of a text.
    static func at(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Sentinel? {
        guard text[index] == 0xF0, index + 3 < text.count, text[index + 1] == 0x90 else { return nil }
        let last = text[index + 3]
        switch text[index + 2] {
        case 0xA9 where last >= 0x90 && last <= 0x98: return Sentinel(rawValue: last - 0x90)
        case 0xAB where last >= 0xB0 && last <= 0xB6: return Sentinel(rawValue: last - 0xB0 + 9)
        case 0xAC where last >= 0xB9 && last <= 0xBF: return Sentinel(rawValue: last - 0xB9 + 16)
        default: return nil
        }
    }
}
