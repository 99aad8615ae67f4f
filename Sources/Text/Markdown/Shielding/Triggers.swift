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
    /// `]:` stands somewhere, so links may be defined.
    var definition = false
    /// `[` stands somewhere above.
    private var bracket = false
    /// Lines that could be the delimiter row of a table, from 1.
    var delimiterRows: [Int] = []

    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { bytes in
            Triggers.interesting.withUnsafeBufferPointer { interesting in
                var line = 1
                seeLine(bytes, at: 0, line: 1)
                for index in 0..<bytes.count where interesting[Int(bytes[index])] {
                    if bytes[index] <= Byte.carriageReturn {
                        let isPair =
                            bytes[index] == Byte.carriageReturn && index + 1 < bytes.count
                            && bytes[index + 1] == Byte.newline
                        if isPair { continue }
                        line += 1
                        seeLine(bytes, at: index + 1, line: line)
                    } else {
                        see(bytes, at: index)
                    }
                }
            }
        }
    }

    private static let interesting: [Bool] = {
        var table = [Bool](repeating: false, count: 256)
        for byte in "\n\r~@:w[]".utf8 { table[Int(byte)] = true }
        return table
    }()

    private mutating func see(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch (bytes[index], next) {
        case (Byte.tilde, _): if !tilde, !isFence(bytes, at: index) { tilde = true }
        case (Byte.at, _): address = true
        case (Byte.colon, Byte.slash): if !isDestination(bytes, colon: index) { address = true }
        case (UInt8(ascii: "w"), Byte.dot): address = true
        case (Byte.openBracket, Byte.caret):
            bracket = true
            footnote = true
        case (Byte.openBracket, UInt8(ascii: "!")):
            bracket = true
            alert = true
        case (Byte.openBracket, _): bracket = true
        case (Byte.closeBracket, Byte.colon): definition = true
        default: break
        }
    }

    /// Whether an address is the one of a link in brackets, `](https://…`, which no extension looks at.
    private func isDestination(_ bytes: UnsafeBufferPointer<UInt8>, colon: Int) -> Bool {
        guard bracket else { return false }
        var start = colon
        while start > 0, Byte.isLetter(bytes[start - 1]) { start -= 1 }
        return start > 1 && bytes[start - 1] == Byte.openParenthesis && bytes[start - 2] == Byte.closeBracket
    }

    /// Whether a tilde is one of three or more at the beginning of a line.
    private func isFence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
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
