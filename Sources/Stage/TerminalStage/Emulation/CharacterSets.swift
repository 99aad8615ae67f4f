/// The two sets of characters that ASCII can stand for, and which one does.
struct CharacterSets {
    private var first = false
    private var second = false
    /// Whether the second one is shifted in (SO).
    var isShifted = false

    /// Whether letters are lines and corners.
    var isDrawing: Bool { isShifted ? second : first }

    /// Designates a set: `0` is DEC's special graphics, all else counts as ASCII.
    mutating func designate(_ final: UInt8, isSecond: Bool) {
        if isSecond { second = final == UInt8(ascii: "0") } else { first = final == UInt8(ascii: "0") }
    }

    /// What a letter is in DEC's special graphics.
    static func drawing(_ byte: UInt8) -> Unicode.Scalar? {
        byte >= 0x60 && byte <= 0x7E ? graphics[Int(byte) - 0x60] : nil
    }

    private static let graphics: [Unicode.Scalar] = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
