/// Reads a ``Pattern`` from its text.
struct PatternParser {
    /// What is wrong with a pattern; the languages are part of the program, so this is seen by its tests alone.
    struct Mistake: Error {
        var message: String
    }

    private let text: [UInt8]
    private var index = 0

    static func parse(_ text: some StringProtocol) throws(Mistake) -> Pattern {
        var parser = PatternParser(text: Array(text.utf8))
        let pattern = try parser.choice()
        guard parser.index == parser.text.count else { throw Mistake(message: "unexpected `)` in \(text)") }
        return pattern
    }

    private init(text: [UInt8]) { self.text = text }

    private var next: UInt8? { index < text.count ? text[index] : nil }

    private mutating func take(_ expected: StaticString) -> Bool {
        let bytes = UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount)
        guard text[index...].starts(with: bytes) else { return false }
        index += bytes.count
        return true
    }

    private mutating func choice() throws(Mistake) -> Pattern {
        var choices = [try sequence()]
        while take("|") { choices.append(try sequence()) }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() throws(Mistake) -> Pattern {
        var parts: [Pattern] = []
        while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
            let part = try atom()
            parts.append(repetition(of: part))
        }
        return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
    }

    private mutating func repetition(of part: Pattern) -> Pattern {
        if take("*") { return .repeated(part, atLeast: 0, atMost: nil) }
        if take("+") { return .repeated(part, atLeast: 1, atMost: nil) }
        if take("?") { return .repeated(part, atLeast: 0, atMost: 1) }
        return part
    }

    private mutating func atom() throws(Mistake) -> Pattern {
        if take("(?:") { return try closed(choice()) }
        if take("(?=") { return .look(try closed(choice()), isPositive: true) }
        if take("(?!") { return .look(try closed(choice()), isPositive: false) }
        if take("(?<=") { return .behind(try oneByte(), isPositive: true) }
        if take("(?<!") { return .behind(try oneByte(), isPositive: false) }
        if take("(") { return .capture(try closed(choice())) }
        if take("[") { return .set(try set()) }
        if take("^") { return .lineStart }
        if take("$") { return .lineEnd }
        if take(".") { return .set(.notNewline) }
        if take("\\") { return try escape() }
        guard let byte = next else { throw Mistake(message: "pattern ends early") }
        index += 1
        return .byte(byte)
    }

    private mutating func closed(_ pattern: Pattern) throws(Mistake) -> Pattern {
        guard take(")") else { throw Mistake(message: "missing `)`") }
        return pattern
    }

    private mutating func oneByte() throws(Mistake) -> ByteSet {
        switch try closed(choice()) {
        case .byte(let byte): return ByteSet([byte])
        case .set(let set): return set
        default: throw Mistake(message: "looks behind further than one byte")
        }
    }

    private mutating func escape() throws(Mistake) -> Pattern {
        guard let byte = next else { throw Mistake(message: "pattern ends in a backslash") }
        index += 1
        if let set = PatternParser.set(named: byte) { return .set(set) }
        switch byte {
        case UInt8(ascii: "b"): return .wordBoundary
        case UInt8(ascii: "1"): return .captured
        default: return .byte(PatternParser.control(byte))
        }
    }

    private mutating func set() throws(Mistake) -> ByteSet {
        var set = ByteSet()
        let isInverted = take("^")
        var isFirst = true
        while let byte = next, byte != UInt8(ascii: "]") || isFirst {
            isFirst = false
            index += 1
            var low = byte
            if byte == UInt8(ascii: "\\"), let name = next {
                index += 1
                if let named = PatternParser.set(named: name) {
                    set.formUnion(named)
                    continue
                }
                low = PatternParser.control(name)
            }
            if next == UInt8(ascii: "-"), index + 1 < text.count, text[index + 1] != UInt8(ascii: "]") {
                let high = text[index + 1]
                index += 2
                guard low <= high else { throw Mistake(message: "range runs backwards") }
                for member in low...high { set.insert(member) }
            } else {
                set.insert(low)
            }
        }
        guard take("]") else { throw Mistake(message: "missing `]`") }
        return isInverted ? set.inverted : set
    }

    private static func set(named name: UInt8) -> ByteSet? {
        switch name {
        case UInt8(ascii: "w"): .word
        case UInt8(ascii: "W"): ByteSet.word.inverted
        case UInt8(ascii: "d"): .digit
        case UInt8(ascii: "D"): ByteSet.digit.inverted
        case UInt8(ascii: "s"): .space
        case UInt8(ascii: "S"): ByteSet.space.inverted
        case UInt8(ascii: "h"): ByteSet([9, 32])
        default: nil
        }
    }

    private static func control(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 10
        case UInt8(ascii: "t"): 9
        default: byte
        }
    }
}
