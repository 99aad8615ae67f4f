import Markup

/// What a text may hold beyond CommonMark, seen in one pass; most texts hold little of it, and then nothing is spent.
struct Triggers {
    /// `~` stands somewhere other than at the fences of code.
    var tilde = false
    /// `://`, `www.` or `@` stands somewhere.
    var address = false
    /// `[^` stands somewhere.
    var footnote = false
    /// `[!` stands somewhere.
    var alert = false
    /// `[ `, `[x`, `[X` or `[&` stands somewhere, so items may begin with a box.
    var task = false
    /// `[toc` or `[_toc` stands somewhere, so a list of the headings may be asked for.
    var contents = false
    /// `]:` stands somewhere, so links may be defined.
    var definition = false
    /// `{%`, `{{`, `{:`, `{#`, `{*`, `{!`, `{ .`, `){`, `<<<`, `8<-`, `$$`, `[[`, `*[`, `\(`, `\[`, ` ==a`, `!!!`, `???`, `===`,
    /// or `import ` or a colon at the beginning of a line stands somewhere: markup of other programs, or attributes of blocks.
    var foreign = false
    /// Lines that could be the delimiter row of a table, from 1.
    var delimiterRows: [Int] = []

    init(_ text: [UInt8], isSite: Bool) {
        text.withUnsafeBufferPointer { bytes in
            tilde = bytes.first(Byte.tilde) { !Triggers.isFence(bytes, at: $0) } != nil
            address = bytes.first(Byte.at) { _ in true } != nil
            var firstBracket = Int.max
            _ = bytes.first(Byte.openBracket) { index in
                firstBracket = min(firstBracket, index)
                footnote = footnote || bytes.hasByte(Byte.caret, at: index + 1)
                alert = alert || bytes.hasByte(UInt8(ascii: "!"), at: index + 1)
                task = task || Triggers.mayBeBox(bytes, at: index + 1)
                contents = contents || ContentsMark.mayStand(in: bytes, behind: index)
                return footnote && alert && task && contents
            }
            definition = bytes.first(Byte.closeBracket) { bytes.hasByte(Byte.colon, at: $0 + 1) } != nil
            foreign = isSite && (contents || Triggers.mayHoldForeign(bytes))
            var mayDelimit = false
            _ = bytes.first(Byte.colon) { index in
                mayDelimit =
                    mayDelimit || bytes.hasByte(Byte.hyphen, at: index + 1) || bytes.hasByte(Byte.hyphen, at: index - 1)
                let isAddress = !address && bytes.hasByte(Byte.slash, at: index + 1)
                if isAddress, index < firstBracket || !isDestination(bytes, colon: index) { address = true }
                return address && mayDelimit
            }
            // Sentences end in `now.` and `below.`; two letters more make it an address.
            address =
                address
                || bytes.first(UInt8(ascii: "w")) { index in
                    bytes.hasByte(Byte.dot, at: index + 1) && bytes.hasByte(UInt8(ascii: "w"), at: index - 1)
                        && bytes.hasByte(UInt8(ascii: "w"), at: index - 2)
                } != nil
            if mayDelimit || bytes.first(Byte.pipe) != nil {
                for (index, start) in Lines.starts(of: bytes).enumerated() {
                    seeLine(bytes, at: start, line: index + 1)
                }
            }
        }
    }

    /// Whether a text holds a zero byte.
    static func holdsZero(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { $0.first(0) { _ in true } != nil }
    }

    private static func mayHoldForeign(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let brace = bytes.first(Byte.openBrace) { index in
            index + 1 < bytes.count && ("%{:#*!".utf8.contains(bytes[index + 1]) || mayHoldAttributes(bytes, at: index))
        }
        if brace != nil || bytes.first(Byte.dollar, where: { bytes.hasByte(Byte.dollar, at: $0 + 1) }) != nil {
            return true
        }
        if mayHoldNotes(bytes) || AdmonitionLine.mayStand(in: bytes) || ModuleLine.mayStand(in: bytes) { return true }
        let file = bytes.first(Byte.less) { index in
            bytes.hasByte(UInt8(ascii: "8"), at: index - 1)
                || (bytes.hasByte(Byte.less, at: index + 1) && bytes.hasByte(Byte.less, at: index + 2))
        }
        if file != nil { return true }
        return bytes.first(Byte.colon) { index in
            guard
                bytes.hasByte(Byte.space, at: index + 1) || bytes.hasByte(Byte.tab, at: index + 1)
                    || (bytes.hasByte(Byte.colon, at: index + 1) && bytes.hasByte(Byte.colon, at: index + 2))
            else { return false }
            var start = index
            while start > 0, Byte.isBlank(bytes[start - 1]) || bytes[start - 1] == Byte.greater { start -= 1 }
            return start == 0 || bytes[start - 1] <= Byte.carriageReturn
        } != nil
    }

    /// Whether a brace may open a list of attributes without a colon: behind a part of a line, at the end of a heading, or
    /// alone.
    private static func mayHoldAttributes(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        if index > 0, ")]`*_".utf8.contains(bytes[index - 1]) { return true }
        var next = index + 1
        while bytes.hasByte(Byte.space, at: next) { next += 1 }
        return bytes.hasByte(UInt8(ascii: "#"), at: next) || bytes.hasByte(Byte.dot, at: next)
    }

    /// Whether a text may hold wiki links, abbreviations, highlights or formulas between escaped brackets.
    private static func mayHoldNotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let bracket = bytes.first(Byte.openBracket) { index in
            bytes.hasByte(Byte.openBracket, at: index + 1) || bytes.hasByte(Byte.asterisk, at: index - 1)
        }
        if bracket != nil { return true }
        let escape = bytes.first(Byte.backslash) { index in
            bytes.hasByte(Byte.openParenthesis, at: index + 1) || bytes.hasByte(Byte.openBracket, at: index + 1)
        }
        if escape != nil { return true }
        return bytes.first(Byte.equals) { index in
            guard index + 2 < bytes.count, bytes[index + 1] == Byte.equals else { return false }
            return bytes[index + 2] != Byte.equals && !Byte.isSpace(bytes[index + 2])
                && !(index > 0 && bytes[index - 1] == Byte.equals)
        } != nil
    }

    private static func mayBeBox(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case Byte.space, UInt8(ascii: "x"), UInt8(ascii: "X"), Byte.ampersand: return true
        default: return false
        }
    }

    /// Whether an address is the one of a link in brackets, `](https://…`, which no extension looks at.
    private func isDestination(_ bytes: UnsafeBufferPointer<UInt8>, colon: Int) -> Bool {
        var start = colon
        while start > 0, Byte.isLetter(bytes[start - 1]) { start -= 1 }
        return start > 1 && bytes[start - 1] == Byte.openParenthesis && bytes[start - 2] == Byte.closeBracket
    }

    /// Whether a tilde is one of three or more at the beginning of a line.
    private static func isFence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        // What the first of a run is, the others are too.
        if index > 0, bytes[index - 1] == Byte.tilde { return true }
        guard index + 2 < bytes.count, bytes[index + 1] == Byte.tilde, bytes[index + 2] == Byte.tilde else {
            return false
        }
        var start = index
        while start > 0, Byte.isBlank(bytes[start - 1]) || bytes[start - 1] == Byte.greater { start -= 1 }
        return start == 0 || bytes[start - 1] <= Byte.carriageReturn
    }

    /// Whether a line holds only what a delimiter row and the marks of quotes before it hold.
    private mutating func seeLine(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, line: Int) {
        var index = start
        var hasHyphen = false
        var hasMark = false
        while index < bytes.count {
            switch bytes[index] {
            case Byte.newline, Byte.carriageReturn:
                if hasHyphen, hasMark { delimiterRows.append(line) }
                return
            case Byte.hyphen: hasHyphen = true
            case Byte.pipe, Byte.colon: hasMark = true
            case Byte.space, Byte.tab, Byte.greater, 11, 12: break
            default: return
            }
            index += 1
        }
        if hasHyphen, hasMark { delimiterRows.append(line) }
    }
}
