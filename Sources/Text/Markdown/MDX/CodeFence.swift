/// Which lines stand between fences, where no indentation makes code: MDX has none of that.
struct CodeFence {
    private var open: (mark: UInt8, count: Int, quotes: Int)?

    /// The lines of a text that are code, each as a range of its bytes, in order.
    static func blocks(of lines: Lines) -> [Range<Int>] {
        var fence = CodeFence()
        return (1...lines.count).map(lines.range).filter { fence.holds(lines.text, $0, LinePrefix(lines.text, $0)) }
    }

    /// Takes the next line of a text.
    /// - Returns: whether it is code, or opens or closes some.
    mutating func holds(_ text: [UInt8], _ line: Range<Int>, _ prefix: LinePrefix) -> Bool {
        if let fence = open {
            // The code of a quote ends with it.
            if prefix.quotes >= fence.quotes {
                if closes(text[line], fence) { open = nil }
                return true
            }
            open = nil
        }
        let words = text[prefix.end..<line.upperBound]
        guard let mark = words.first, mark == Byte.tilde || mark == Byte.backtick else { return false }
        let count = words.prefix { $0 == mark }.count
        guard count >= 3, mark == Byte.tilde || !words.dropFirst(count).contains(mark) else { return false }
        open = (mark, count, prefix.quotes)
        return true
    }

    /// Whether a line is the fence that ends code; marks that are its own words do not count.
    private func closes(_ line: ArraySlice<UInt8>, _ fence: (mark: UInt8, count: Int, quotes: Int)) -> Bool {
        var rest = line.drop(while: Byte.isBlank)
        for _ in 0..<fence.quotes where rest.first == Byte.greater { rest = rest.dropFirst().drop(while: Byte.isBlank) }
        let count = rest.prefix { $0 == fence.mark }.count
        return count >= fence.count && rest.dropFirst(count).allSatisfy(Byte.isSpace)
    }
}
