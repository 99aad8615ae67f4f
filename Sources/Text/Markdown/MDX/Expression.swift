/// JavaScript in a text of MDX, as far as it takes to find where it ends: brackets, and what hides them.
struct Expression {
    /// The longest that is looked through, in bytes; what goes on for longer is a text that nobody closed.
    static let limit = 16_000

    private let text: [UInt8]
    private let end: Int
    private let mayHoldBlankLines: Bool
    private var index: Int

    private init(_ text: [UInt8], from start: Int, mayHoldBlankLines: Bool = true) {
        self.text = text
        self.mayHoldBlankLines = mayHoldBlankLines
        index = start
        end = min(text.count, start + Expression.limit)
    }

    /// Where an expression ends, behind its closing brace; nil where nothing closes it.
    /// - Parameters:
    ///   - text: the text.
    ///   - brace: where it opens.
    ///   - mayHoldBlankLines: whether it may, as one between blocks may.
    /// - Returns: the byte behind it.
    static func end(in text: [UInt8], from brace: Int, mayHoldBlankLines: Bool = true) -> Int? {
        var scan = Expression(text, from: brace, mayHoldBlankLines: mayHoldBlankLines)
        var depth = 0
        while let found = scan.nextBracket(before: scan.end) {
            switch text[found] {
            case Byte.openBrace: depth += 1
            case Byte.closeBrace: depth -= 1
            default: continue
            }
            if depth == 0 { return found + 1 }
        }
        return nil
    }

    /// Where a statement ends: with the first line behind which no bracket is open and the next one stands at the margin.
    ///
    /// Behind a blank line brackets count for nothing unless the text goes on further in, or closes one: a bracket in a regular
    /// expression is none, and no reason to lose what stands below.
    static func endOfStatement(in text: [UInt8], from start: Int) -> Int {
        var scan = Expression(text, from: start)
        var (end, depth) = (lineEnd(in: text, from: start), 0)
        while end < scan.end {
            while let found = scan.nextBracket(before: end) { depth += "([{".utf8.contains(text[found]) ? 1 : -1 }
            let rest = text[(end + 1)...]
            let gap = rest.prefix(while: Byte.isSpace)
            guard let next = rest.dropFirst(gap.count).first else { return end }
            let goesOn = gap.last.map(Byte.isBlank) ?? false || ")}]".utf8.contains(next)
            let isBlankBelow = gap.contains(Byte.newline)
            if depth > 0 ? isBlankBelow && !goesOn : isBlankBelow || !goesOn { return end }
            end = lineEnd(in: text, from: end + 1)
        }
        return min(end, text.count)
    }

    /// Whether the text between the braces is a comment and nothing else.
    static func isComment(_ inside: ArraySlice<UInt8>) -> Bool {
        let words = inside.trimmed
        return words.count >= 4 && words.begins(with: "/*") && words.suffix(2).elementsEqual("*/".utf8)
            && !words.dropLast(2).dropFirst(2).contains(sequence: "*/")
    }

    /// What a string between the braces says, without its quotes; nil where something else stands there.
    static func string(_ inside: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let words = inside.trimmed
        guard let quote = words.first, "'\"`".utf8.contains(quote), words.count > 1, words.last == quote else {
            return nil
        }
        let text = words.dropFirst().dropLast()
        return text.contains { $0 == quote || $0 == Byte.backslash || $0 == Byte.dollar } ? nil : text
    }

    private static func lineEnd(in text: [UInt8], from start: Int) -> Int {
        text[min(start, text.count)...].firstIndex(of: Byte.newline) ?? text.count
    }

    /// The next bracket before a byte that stands neither in a string nor in a comment.
    private mutating func nextBracket(before end: Int) -> Int? {
        while index < end {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), Byte.backtick: passString()
            case Byte.slash where text[index...].begins(with: "/*"): pass(through: "*/")
            case Byte.slash where text[index...].begins(with: "//"):
                index = Expression.lineEnd(in: text, from: index)
            case Byte.newline where !mayHoldBlankLines && Byte.isBlankLine(in: text, from: index + 1): return nil
            default:
                index += 1
                if "()[]{}".utf8.contains(byte) { return index - 1 }
            }
        }
        return nil
    }

    /// Passes a string; an apostrophe that nothing closes on its line is none.
    private mutating func passString() {
        let quote = text[index]
        var at = index + 1
        while at < end, text[at] != quote {
            if text[at] == Byte.newline, quote != Byte.backtick { break }
            at += text[at] == Byte.backslash ? 2 : 1
        }
        index = at < end && text[at] == quote ? at + 1 : index + 1
    }

    private mutating func pass(through mark: StaticString) {
        index += 2
        while index < end, !text[index...].begins(with: mark) { index += 1 }
        index = min(text.count, index + mark.utf8CodeUnitCount)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(sequence: StaticString) -> Bool {
        indices.contains { self[$0...].begins(with: sequence) }
    }
}
