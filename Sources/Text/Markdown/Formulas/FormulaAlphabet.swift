/// The letters of `\mathbb` and its like, as characters of their own (Unicode, Mathematical Alphanumeric Symbols).
enum FormulaAlphabet: String, CaseIterable {
    case mathbb, mathbf, boldsymbol, mathcal, mathscr, mathfrak, mathsf, mathtt

    /// A letter or digit of the alphabet; the character itself where the alphabet has none.
    func letter(_ byte: UInt8) -> Unicode.Scalar {
        let plain = Unicode.Scalar(byte)
        if let hole = holes[Character(plain)] { return hole }
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Unicode.Scalar(capitals + UInt32(byte - 0x41)) ?? plain
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return Unicode.Scalar(capitals + 26 + UInt32(byte - 0x61)) ?? plain
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return digits.flatMap { Unicode.Scalar($0 + UInt32(byte - 0x30)) } ?? plain
        default: return plain
        }
    }

    private var capitals: UInt32 {
        switch self {
        case .mathbf: 0x1D400
        case .boldsymbol: 0x1D468
        case .mathcal, .mathscr: 0x1D49C
        case .mathfrak: 0x1D504
        case .mathbb: 0x1D538
        case .mathsf: 0x1D5A0
        case .mathtt: 0x1D670
        }
    }

    private var digits: UInt32? {
        switch self {
        case .mathbf, .boldsymbol: 0x1D7CE
        case .mathbb: 0x1D7D8
        case .mathsf: 0x1D7E2
        case .mathtt: 0x1D7F6
        default: nil
        }
    }

    /// Letters that had a place elsewhere before the block was made.
    private var holes: [Character: Unicode.Scalar] {
        switch self {
        case .mathbb: ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"]
        case .mathcal, .mathscr:
            [
                "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ", "g": "ℊ",
                "o": "ℴ",
            ]
        case .mathfrak: ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"]
        default: [:]
        }
    }
}
