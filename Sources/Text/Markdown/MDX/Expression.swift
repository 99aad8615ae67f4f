/// JavaScript in a text of MDX, as far as it takes to find where it ends: brackets, and what hides them.
struct Expression {
    /// The longest that is looked through, in bytes; what goes on for longer is a text that nobody closed.
    static let limit = 16_000

    private let text: [UInt8]
    private let end: Int
    private var index: Int

    private init(_ text: [UInt8], from start: Int) {
        self.text = text
        index = start
        end = min(text.count, start + Expression.limit)
    }

    /// Where an expression ends, behind its closing brace; nil where nothing closes it.
    static func end(in text: [UInt8], from brace: Int) -> Int? {
        var scan = Expression(text, from: brace)
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

    /// Where statements end: with the line before a blank one, unless a bracket is open there; and whether all are closed.
    static func endOfStatements(in text: [UInt8], from start: Int) -> (end: Int, isClosed: Bool) {
        var scan = Expression(text, from: start)
        let first = Expression.blankLine(in: text, from: start)
        var (end, depth) = (first, 0)
        while true {
            while let found = scan.nextBracket(before: end) { depth += "([{".utf8.contains(text[found]) ? 1 : -1 }
            if depth <= 0 { return (end, true) }
            // What never closes is no reason to lose the text below it.
            if end >= scan.end { return (first, false) }
            end = Expression.blankLine(in: text, from: min(text.count, end + 1))
        }
    }

    /// Whether the text between the braces is a comment and nothing else.
    static func isComment(_ inside: ArraySlice<UInt8>) -> Bool {
        let words = inside.trimmed
        return words.count >= 4 && words.begins(with: "/*") && words.suffix(2).elementsEqual("*/".utf8)
            && !words.dropLast(2).dropFirst(2).contains(sequence: "*/")
    }

    /// Whether the text between the braces is a string of blanks, or an empty one: `' '`.
    static func isBlank(_ inside: ArraySlice<UInt8>) -> Bool {
        let words = inside.trimmed
        guard let quote = words.first, "'\"`".utf8.contains(quote), words.count > 1, words.last == quote else {
            return false
        }
        return words.dropFirst().dropLast().allSatisfy(Byte.isBlank)
    }

    /// Where the next blank line begins, or the text ends.
    private static func blankLine(in text: [UInt8], from start: Int) -> Int {
        var index = start
        while let newline = text[index...].firstIndex(of: Byte.newline) {
            let rest = text[(newline + 1)...].prefix { $0 != Byte.newline }
            if rest.allSatisfy(Byte.isSpace) { return newline }
            index = newline + 1
        }
        return text.count
    }

    /// The next bracket before a byte that stands neither in a string nor in a comment.
    private mutating func nextBracket(before end: Int) -> Int? {
        while index < end {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), Byte.backtick: passString()
            case Byte.slash where text[index...].begins(with: "/*"): pass(through: "*/")
            case Byte.slash where text[index...].begins(with: "//"):
                index = text[index...].firstIndex(of: Byte.newline) ?? text.count
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
