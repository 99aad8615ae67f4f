/// What a text may hold beyond CommonMark, seen in one pass; most texts hold little of it, and then nothing is spent.
struct Triggers {
    /// `~` stands somewhere.
    var tilde = false
    /// `://`, `www.` or `@` stands somewhere.
    var address = false
    /// `[^` stands somewhere.
    var footnote = false
    /// `[!` stands somewhere.
    var alert = false
    /// `]:` stands somewhere, so links may be defined.
    var definition = false
    /// Lines that could be the delimiter row of a table, from 1.
    var delimiterRows: [Int] = []

    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { bytes in
            var line = 1
            var index = 0
            seeLine(bytes, at: 0, line: 1)
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case Byte.newline:
                    line += 1
                    seeLine(bytes, at: index, line: line)
                case Byte.carriageReturn where index == bytes.count || bytes[index] != Byte.newline:
                    line += 1
                    seeLine(bytes, at: index, line: line)
                case Byte.tilde: tilde = true
                case Byte.at: address = true
                case Byte.colon, UInt8(ascii: "w"), Byte.openBracket, Byte.closeBracket:
                    see(byte, before: index < bytes.count ? bytes[index] : 0)
                default: break
                }
            }
        }
    }

    @inline(__always)
    private mutating func see(_ byte: UInt8, before next: UInt8) {
        switch (byte, next) {
        case (Byte.colon, Byte.slash), (UInt8(ascii: "w"), Byte.dot): address = true
        case (Byte.openBracket, Byte.caret): footnote = true
        case (Byte.openBracket, UInt8(ascii: "!")): alert = true
        case (Byte.closeBracket, Byte.colon): definition = true
        default: break
        }
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
