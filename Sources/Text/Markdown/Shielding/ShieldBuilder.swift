/// Writes the text that libcmark gets to read: escapes that extensions care for, the inside of bare addresses and the
/// marks of footnotes are shielded.
///
/// Lines stay where they are.
struct ShieldBuilder {
    private let source: [UInt8]
    private let smart: Bool
    private let definitionLines: [Int: FootnoteLine]
    private let shieldsAddresses: Bool
    private let shieldsFootnotes: Bool
    private var shield = Shield()
    private var out: [UInt8] = []
    private var numbers: [[UInt8]: Int] = [:]
    private var brackets = 0

    /// The text for libcmark and the way back; the text itself where there is nothing to shield.
    static func shielded(_ source: [UInt8], triggers: Triggers, smart: Bool) -> (text: [UInt8], shield: Shield) {
        guard triggers.tilde || triggers.address || triggers.footnote, !holdsSentinels(source) else {
            return (source, Shield())
        }
        var builder = ShieldBuilder(source, triggers: triggers, smart: smart)
        return builder.build()
    }

    private init(_ source: [UInt8], triggers: Triggers, smart: Bool) {
        self.source = source
        self.smart = smart
        shieldsAddresses = triggers.address
        shieldsFootnotes = triggers.footnote
        definitionLines = triggers.footnote && triggers.definition ? FootnoteLine.find(in: source) : [:]
    }

    private static func holdsSentinels(_ source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { text in
            text.indices.contains {
                text[$0] == 0xF0 && (Sentinel.at($0, of: text) != nil || TildeMark.count(at: $0, of: text) > 0)
            }
        }
    }

    private mutating func build() -> ([UInt8], Shield) {
        out.reserveCapacity(source.count + source.count / 8)
        var start = 0
        var line = 1
        while start < source.count {
            var end = start
            while end < source.count, source[end] != Byte.newline, source[end] != Byte.carriageReturn { end += 1 }
            shieldLine(start..<end, line)
            start = end
            if start < source.count {
                let isPair =
                    source[start] == Byte.carriageReturn && start + 1 < source.count
                    && source[start + 1] == Byte.newline
                out += source[start..<(start + (isPair ? 2 : 1))]
                start += isPair ? 2 : 1
            }
            line += 1
        }
        shield.isEmpty = shield.isEmpty && shield.labels.isEmpty
        return (out, shield)
    }

    private mutating func shieldLine(_ range: Range<Int>, _ line: Int) {
        var index = range.lowerBound
        if let definition = definitionLines[line] {
            let (next, column) = definition.write(
                to: &out, from: source, lineStart: range.lowerBound, lineEnd: range.upperBound)
            shield.definitions[line] = Shield.Definition(label: Array(definition.label), column: column)
            index = next
        }
        if brackets > 0, source[range].allSatisfy(Byte.isBlank) { brackets = 0 }
        while index < range.upperBound {
            switch source[index] {
            case Byte.backslash: index = shieldEscape(at: index, end: range.upperBound)
            case Byte.openBracket: index = shieldBracket(at: index, end: range.upperBound)
            case Byte.closeBracket:
                brackets = max(0, brackets - 1)
                out.append(source[index])
                index += 1
            case Byte.colon where shieldsAddresses: index = shieldScheme(at: index, in: range)
            case Byte.tilde: index = shieldTildes(at: index, in: range)
            case UInt8(ascii: "w") where shieldsAddresses: index = shieldWWW(at: index, in: range)
            default:
                let start = index
                repeat { index += 1 } while index < range.upperBound && !isSpecial(source[index])
                out += source[start..<index]
            }
        }
    }

    @inline(__always)
    private func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case Byte.backslash, Byte.openBracket, Byte.closeBracket, Byte.colon, Byte.tilde, UInt8(ascii: "w"): true
        default: false
        }
    }

    private mutating func shieldTildes(at index: Int, in line: Range<Int>) -> Int {
        var end = index
        while end < line.upperBound, source[end] == Byte.tilde { end += 1 }
        if end - index <= 2 {
            out += TildeMark.bytes(for: index..<end, in: source[line])
            shield.isEmpty = false
        } else {
            out += source[index..<end]
        }
        return end
    }

    private mutating func shieldEscape(at index: Int, end: Int) -> Int {
        guard index + 1 < end else {
            out.append(source[index])
            return index + 1
        }
        if let sentinel = Sentinel(escaping: source[index + 1]) {
            out += sentinel.bytes
            shield.isEmpty = false
            return index + 2
        }
        out += source[index..<min(end, index + (Byte.isPunctuation(source[index + 1]) ? 2 : 1))]
        return index + (Byte.isPunctuation(source[index + 1]) ? 2 : 1)
    }

    private mutating func shieldBracket(at index: Int, end: Int) -> Int {
        if shieldsFootnotes, let close = FootnoteLine.labelEnd(source, at: index, end: end) {
            let next = close + 1 < end ? source[close + 1] : 0
            if next != Byte.openParenthesis,
                next != Byte.openBracket
                    || FootnoteLine.labelEnd(source, at: close + 1, end: end) != nil
            {
                writeMark(Array(source[(index + 2)..<close]))
                return close + 1
            }
        }
        brackets += 1
        out.append(source[index])
        return index + 1
    }

    private mutating func writeMark(_ label: [UInt8]) {
        let number = numbers[label] ?? shield.labels.count
        if number == shield.labels.count {
            numbers[label] = number
            shield.labels.append(label)
        }
        out += Sentinel.footnoteStart.bytes
        out += String(number).utf8
        out += Sentinel.footnoteEnd.bytes
    }

    private mutating func shieldScheme(at index: Int, in range: Range<Int>) -> Int {
        guard brackets == 0,
            let match = AddressMatch.scheme(
                source, colon: index, from: range.lowerBound, end: range.upperBound, goesOn: true),
            !isInMarkup(match.lowerBound, in: range)
        else {
            out.append(source[index])
            return index + 1
        }
        shieldAddress(index..<match.upperBound, lineEnd: range.upperBound)
        return match.upperBound
    }

    private mutating func shieldWWW(at index: Int, in range: Range<Int>) -> Int {
        let before = index > range.lowerBound ? source[index - 1] : Byte.space
        guard brackets == 0, Byte.isSpace(before) || "*_~(".utf8.contains(before),
            let end = AddressMatch.www(source, at: index, end: range.upperBound, goesOn: true),
            !isInMarkup(index, in: range)
        else {
            out.append(source[index])
            return index + 1
        }
        shieldAddress(index..<end, lineEnd: range.upperBound)
        return end
    }

    private mutating func shieldAddress(_ range: Range<Int>, lineEnd: Int) {
        for byte in source[range] {
            if let sentinel = Sentinel(inAddress: byte, smart: smart) {
                out += sentinel.bytes
                shield.isEmpty = false
            } else {
                out.append(byte)
            }
        }
        let behind = source[range.upperBound..<lineEnd].prefix { !Byte.isSpace($0) && $0 != Byte.less }
        if behind.contains(Byte.ampersand) {
            out += Sentinel.addressEnd.bytes
            shield.isEmpty = false
        }
    }

    /// Whether an address is the one of a link, of a definition, of a tag.
    private func isInMarkup(_ start: Int, in line: Range<Int>) -> Bool {
        let lineStart = line.lowerBound
        guard start > lineStart else { return false }
        switch source[start - 1] {
        case UInt8(ascii: "="): return true
        case Byte.less:
            let word = source[start..<line.upperBound].prefix { !Byte.isSpace($0) && $0 != Byte.less }
            return word.contains(Byte.greater)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return start - 1 > lineStart && source[start - 2] == UInt8(ascii: "=")
        case Byte.openParenthesis: return start - 1 > lineStart && source[start - 2] == Byte.closeBracket
        case Byte.space, Byte.tab:
            let before = source[lineStart..<start].trimmed
            return before.suffix(2).elementsEqual("]:".utf8)
        default: return false
        }
    }
}
