/// Where the lines of a text begin; `\n`, `\r\n` and a lone `\r` end one, as CommonMark says (§2.1).
struct Lines {
    let text: [UInt8]
    private let starts: [Int]

    init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == Byte.carriageReturn, index < text.count, text[index] == Byte.newline { index += 1 }
            if byte == Byte.newline || byte == Byte.carriageReturn { starts.append(index) }
        }
        self.starts = starts
    }

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
}
