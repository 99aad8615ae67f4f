/// Where the lines of a text begin; `\n`, `\r\n` and a lone `\r` end one, as CommonMark says (§2.1).
///
/// They are looked for when the first line is asked for: most texts never ask.
final class Lines {
    let text: [UInt8]
    private lazy var starts = Lines.starts(of: text)

    init(_ text: [UInt8]) { self.text = text }

    var count: Int { starts.count }

    /// The bytes of a line, from 1, without its end.
    func range(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return text.count..<text.count }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : text.count
        while end > start, text[end - 1] == Byte.newline || text[end - 1] == Byte.carriageReturn { end -= 1 }
        return start..<end
    }

    subscript(line: Int) -> ArraySlice<UInt8> { text[range(line)] }

    private static func starts(of text: [UInt8]) -> [Int] {
        text.withUnsafeBufferPointer { text in
            var starts = [0]
            starts.reserveCapacity(text.count / 32 + 8)
            for index in 0..<text.count where text[index] <= Byte.carriageReturn {
                let isEnd =
                    text[index] == Byte.newline
                    || (text[index] == Byte.carriageReturn
                        && (index + 1 == text.count || text[index + 1] != Byte.newline))
                if isEnd { starts.append(index + 1) }
            }
            return starts
        }
    }
}
