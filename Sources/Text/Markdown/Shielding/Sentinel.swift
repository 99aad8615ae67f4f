/// Characters that stand for others while libcmark reads, out of its reach.
///
/// They are punctuation that libcmark knows as such (Kharoshthi and Manichaean marks, U+10A50… and U+10AF0…), because
/// whether a neighbour is punctuation decides where emphasis begins and ends (§6.2). A text that has such characters of
/// its own is not shielded.
enum Sentinel: UInt8, CaseIterable {
    case footnoteStart, footnoteEnd
    // Written with a backslash in the source.
    case escapedTilde, escapedColon, escapedDot, escapedBracket
    // Inside a bare address.
    case asterisk, underscore, backslash, ampersand, openBracket, closeBracket, hyphen, apostrophe, quote
    /// Stands behind a bare address where an entity follows that is no part of it; says nothing.
    case addressEnd

    /// The character as UTF-8.
    var bytes: [UInt8] {
        rawValue < 9 ? [0xF0, 0x90, 0xA9, 0x90 + rawValue] : [0xF0, 0x90, 0xAB, 0xB0 + rawValue - 9]
    }

    /// What it stands for.
    var meaning: UInt8 {
        switch self {
        case .footnoteStart, .escapedBracket, .openBracket: Byte.openBracket
        case .footnoteEnd, .closeBracket: Byte.closeBracket
        case .escapedTilde: Byte.tilde
        case .escapedColon: Byte.colon
        case .escapedDot: Byte.dot
        case .asterisk: UInt8(ascii: "*")
        case .underscore: Byte.underscore
        case .backslash: Byte.backslash
        case .ampersand: Byte.ampersand
        case .hyphen: Byte.hyphen
        case .apostrophe: UInt8(ascii: "'")
        case .quote: UInt8(ascii: "\"")
        case .addressEnd: 0
        }
    }

    /// Whether the source has a backslash before the character.
    var isEscaped: Bool { rawValue >= 2 && rawValue <= 5 }

    /// The one of an escaped character, where extensions care for it.
    init?(escaping byte: UInt8) {
        switch byte {
        case Byte.tilde: self = .escapedTilde
        case Byte.colon: self = .escapedColon
        case Byte.dot: self = .escapedDot
        case Byte.openBracket: self = .escapedBracket
        default: return nil
        }
    }

    /// The one of a character in an address, where libcmark would take it for markup.
    init?(inAddress byte: UInt8, smart: Bool) {
        switch byte {
        case UInt8(ascii: "*"): self = .asterisk
        case Byte.underscore: self = .underscore
        case Byte.backslash: self = .backslash
        case Byte.ampersand: self = .ampersand
        case Byte.openBracket: self = .openBracket
        case Byte.closeBracket: self = .closeBracket
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
        if text[index + 2] == 0xA9, last >= 0x90, last <= 0x98 { return Sentinel(rawValue: last - 0x90) }
        if text[index + 2] == 0xAB, last >= 0xB0, last <= 0xB6 { return Sentinel(rawValue: last - 0xB0 + 9) }
        return nil
    }
}
