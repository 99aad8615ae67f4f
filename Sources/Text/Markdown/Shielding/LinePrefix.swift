/// The marks of quotes and items at the beginning of a line, as far as the line alone tells.
struct LinePrefix {
    /// Where they end, and the blanks behind them.
    let end: Int
    /// How many quotes there are.
    let quotes: Int
    /// Where the marks of items end; nil where there are none.
    let itemEnd: Int?
    /// Columns of blanks behind the last mark.
    let indentation: Int

    init(_ source: [UInt8], _ line: Range<Int>) {
        var index = line.lowerBound
        var quotes = 0
        var itemEnd: Int?
        var indentation = 0
        while index < line.upperBound {
            let byte = source[index]
            if Byte.isBlank(byte) {
                indentation += byte == Byte.tab ? 4 - indentation % 4 : 1
                index += 1
            } else if byte == Byte.greater {
                quotes += 1
                indentation = 0
                index += 1
            } else if let markEnd = LinePrefix.itemMarkEnd(source, index, line.upperBound) {
                indentation = 0
                index = markEnd
                itemEnd = markEnd
            } else {
                break
            }
        }
        end = index
        self.quotes = quotes
        self.itemEnd = itemEnd
        self.indentation = indentation
    }

    /// Where the mark of an item and one blank behind it end; nil where there is none.
    private static func itemMarkEnd(_ source: [UInt8], _ start: Int, _ lineEnd: Int) -> Int? {
        var end = start
        while end < lineEnd, end - start < 9, Byte.isDigit(source[end]) { end += 1 }
        guard end + 1 < lineEnd, (end == start ? "-+*" : ".)").utf8.contains(source[end]), Byte.isBlank(source[end + 1])
        else { return nil }
        return end + 2
    }

    /// Whether nothing else stands on the lines of a part of a text but the marks of quotes and items before it.
    static func isAlone(_ source: [UInt8], _ range: Range<Int>) -> Bool {
        var end = range.upperBound
        while end < source.count, Byte.isBlank(source[end]) { end += 1 }
        guard end == source.count || source[end] == Byte.newline || source[end] == Byte.carriageReturn else {
            return false
        }
        var start = range.lowerBound
        while start > 0, source[start - 1] != Byte.newline, source[start - 1] != Byte.carriageReturn {
            start -= 1
            if range.lowerBound - start > 1000 { return false }
        }
        return LinePrefix(source, start..<range.lowerBound).end == range.lowerBound
    }

    /// Whether a line goes on with the paragraph above, as far as the two lines alone tell.
    static func goesOn(_ source: [UInt8], _ line: Range<Int>) -> Bool {
        var index = line.lowerBound
        while index < line.upperBound, Byte.isBlank(source[index]) || source[index] == Byte.greater { index += 1 }
        guard index < line.upperBound else { return false }
        let text = source[index..<line.upperBound]
        return source[index] != UInt8(ascii: "#") && Fences.opening(of: text) == nil
            && !text.begins(with: "[^")
            && itemMarkEnd(source, index, line.upperBound) == nil
    }
}
