/// The classes of ASCII; a byte of any other character is in none.
extension UInt8 {
    /// Whether it is one of `0` to `9`.
    @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

    /// Whether it is one of `A` to `Z` or `a` to `z`.
    @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether it is a letter or a digit.
    @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }

    /// Whether it is a space or a tab.
    @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// Whether it is a space, a tab, a line feed, a vertical tab, a form feed or a carriage return.
    @inlinable package var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }
}
