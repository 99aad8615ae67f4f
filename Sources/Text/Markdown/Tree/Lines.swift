import Markup

/// Where the lines of a text begin; `\n`, `\r\n` and a lone `\r` end one, as CommonMark says (§2.1).
///
/// They are looked for when the first line is asked for: most texts never ask.
final class Lines {
    let text: [UInt8]
    /// Where each line begins.
    private(set) lazy var starts = text.withUnsafeBufferPointer(Lines.starts)

    init(_ text: [UInt8]) { self.text = text }

    var count: Int { starts.count }

    /// The bytes of a line, from 1, without its end.
    func range(_ line: Int) -> Range<Int> {
        let starts = starts
        guard line >= 1, line <= starts.count else { return text.count..<text.count }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : text.count
        while end > start, text[end - 1] == Byte.newline || text[end - 1] == Byte.carriageReturn { end -= 1 }
        return start..<end
    }

    /// The number of the line that a byte is on.
    func number(at offset: Int) -> Int {
        let starts = starts
        var (low, high) = (1, starts.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle - 1] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    subscript(line: Int) -> ArraySlice<UInt8> { text[range(line)] }

    /// Where each line of a text begins.
    static func starts(of text: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(text.count / 24 + 8)
        // Few texts have carriage returns; without them the library's search finds the ends.
        if text.first(Byte.carriageReturn) != nil {
            for index in text.indices where isEnd(text, index) { starts.append(index + 1) }
            return starts
        }
        var index = 0
        while let end = text.first(Byte.newline, from: index) {
            index = end + 1
            starts.append(index)
        }
        return starts
    }

    private static func isEnd(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        if text[index] == Byte.newline { return true }
        return text[index] == Byte.carriageReturn && (index + 1 == text.count || text[index + 1] != Byte.newline)
    }
}
