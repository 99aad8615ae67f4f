import Letters

/// A set of bytes.
struct ByteSet: Hashable {
    /// A bit for each byte, the lowest first.
    private var words: [UInt64] = [0, 0, 0, 0]

    init(_ bytes: some Sequence<UInt8> = []) {
        for byte in bytes { insert(byte) }
    }

    static let all = ByteSet().inverted
    /// Letters, digits, `_`, and every byte of a character beyond ASCII.
    static let word = ByteSet((UInt8.min...UInt8.max).filter(isWord))
    static let digit = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
    static let space = ByteSet([9, 10, 11, 12, 13, 32])
    static let notNewline = ByteSet([10]).inverted

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isLetterOrDigit
    }

    var inverted: ByteSet {
        var set = self
        for index in 0..<4 { set.words[index] = ~words[index] }
        return set
    }

    subscript(byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

    mutating func formUnion(_ other: ByteSet) {
        for index in 0..<4 { words[index] |= other.words[index] }
    }

    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    func isDisjoint(with other: ByteSet) -> Bool { (0..<4).allSatisfy { words[$0] & other.words[$0] == 0 } }
}

/// What a rule looks for: a small regular expression over bytes.
///
/// Known are `. \w \d \s \h \W \D \S [a-z^] (…) (?:…) | * + ?`, the assertions `^ $ \b (?=…) (?!…) (?<=x) (?<!x)` of one
/// byte, and `\1`, which is what the first group caught when the state was entered.
indirect enum Pattern {
    case empty
    case byte(UInt8)
    case set(ByteSet)
    case sequence([Pattern])
    case choice([Pattern])
    case repeated(Pattern, atLeast: Int, atMost: Int?)
    case capture(Pattern)
    case look(Pattern, isPositive: Bool)
    case behind(ByteSet, isPositive: Bool)
    case lineStart
    case lineEnd
    case wordBoundary
    case captured
}

extension Pattern {
    /// The bytes that a match can begin with, and whether it can be empty.
    var first: (bytes: ByteSet, isEmpty: Bool) {
        switch self {
        case .empty, .look(_, isPositive: false), .behind, .lineStart, .lineEnd, .wordBoundary, .captured:
            return (.all, true)
        case .byte(let byte): return (ByteSet([byte]), false)
        case .set(let set): return (set, false)
        case .capture(let inner): return inner.first
        case .look(let inner, isPositive: true): return (inner.first.bytes, true)
        case .repeated(let inner, let least, _): return least > 0 ? inner.first : (.all, true)
        case .choice(let choices):
            var bytes = ByteSet()
            for choice in choices { bytes.formUnion(choice.first.bytes) }
            return (bytes, choices.contains { $0.first.isEmpty })
        case .sequence(let parts): return Pattern.first(of: parts)
        }
    }

    private static func first(of parts: [Pattern]) -> (ByteSet, Bool) {
        var bytes = ByteSet()
        for part in parts {
            if case .repeated(let inner, 0, _) = part {
                bytes.formUnion(inner.first.bytes)
                continue
            }
            if part.isAssertion {
                if case .look(let inner, isPositive: true) = part, !inner.first.isEmpty {
                    bytes.formUnion(inner.first.bytes)
                    return (bytes, false)
                }
                continue
            }
            let (first, isEmpty) = part.first
            bytes.formUnion(first)
            if !isEmpty { return (bytes, false) }
        }
        return (.all, true)
    }

    private var isAssertion: Bool {
        switch self {
        case .look, .behind, .lineStart, .lineEnd, .wordBoundary, .empty: true
        default: false
        }
    }
}
