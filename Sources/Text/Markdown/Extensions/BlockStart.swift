/// Whether a line that is no part of a paragraph begins a block other than one, which ends a table.
///
/// What could interrupt a paragraph has done so already; left are ordered lists that do not begin with 1, empty items,
/// breaks that looked like underlines, and raw HTML of a tag alone (§4.6, the seventh kind).
enum BlockStart {
    static func begins(_ line: ContainerPrefix.Line) -> Bool {
        if line.indentation >= 4 { return true }
        guard let first = line.text.first else { return false }
        switch first {
        case Byte.hyphen, UInt8(ascii: "+"), Byte.asterisk:
            return isItem(line.text, markLength: 1) || isBreak(line.text)
        case _ where Byte.isDigit(first):
            let digits = line.text.prefix(while: Byte.isDigit).count
            let mark = line.text.dropFirst(digits).first
            return digits <= 9 && (mark == Byte.dot || mark == Byte.closeParenthesis)
                && isItem(line.text, markLength: digits + 1)
        case Byte.less: return isTagAlone(line.text)
        default: return false
        }
    }

    private static func isItem(_ text: ArraySlice<UInt8>, markLength: Int) -> Bool {
        guard let next = text.dropFirst(markLength).first else { return true }
        return Byte.isSpace(next)
    }

    /// Whether a line is a break: three of one mark or more, and nothing else.
    static func isBreak(_ text: ArraySlice<UInt8>) -> Bool {
        let marks = text.filter { !Byte.isBlank($0) }
        return marks.count >= 3 && marks.allSatisfy { $0 == marks[0] }
    }

    private static func isTagAlone(_ text: ArraySlice<UInt8>) -> Bool {
        let line = text.trimmed
        guard line.last == Byte.greater, line.dropFirst().first.map({ Byte.isLetter($0) || $0 == Byte.slash }) == true
        else { return false }
        return line.firstIndex(of: Byte.greater) == line.endIndex - 1
    }
}
