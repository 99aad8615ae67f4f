/// Which lines stand between fences, where no indentation makes code: MDX has none of that.
struct CodeFence {
    private var open: (mark: UInt8, count: Int)?

    /// The lines of a text that are code, each as a range of its bytes, in order.
    static func blocks(of lines: Lines) -> [Range<Int>] {
        var fence = CodeFence()
        return (1...lines.count).map(lines.range).filter {
            fence.holds(lines.text[LinePrefix(lines.text, $0).end..<$0.upperBound])
        }
    }

    /// Takes the next line, without the blanks and the marks of quotes and items before it.
    /// - Returns: whether it is code, or opens or closes some.
    mutating func holds(_ line: ArraySlice<UInt8>) -> Bool {
        guard let mark = line.first else { return open != nil }
        let count = line.prefix { $0 == mark }.count
        let rest = line.dropFirst(count)
        if let fence = open {
            if mark == fence.mark, count >= fence.count, rest.allSatisfy(Byte.isSpace) { open = nil }
            return true
        }
        guard count >= 3, mark == Byte.tilde || (mark == Byte.backtick && !rest.contains(Byte.backtick)) else {
            return false
        }
        open = (mark, count)
        return true
    }
}
