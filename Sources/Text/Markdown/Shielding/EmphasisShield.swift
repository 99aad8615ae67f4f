extension ShieldBuilder {
    /// Shields a run of `*`, `_` or `~` that may open or close emphasis; gives the byte behind it.
    mutating func shieldRun(at index: Int, in line: Range<Int>) -> Int {
        let byte = source[index]
        var end = index
        while end < line.upperBound, source[end] == byte { end += 1 }
        // Three tildes strike nothing out: they are text, as libcmark takes them.
        if byte == Byte.tilde ? end - index > 2 : byte == Byte.underscore && isInsideWord(index..<end, in: line) {
            out += source[index..<end]
            return end
        }
        let sentinel: Sentinel = byte == Byte.tilde ? .wave : byte == Byte.asterisk ? .star : .line
        for _ in index..<end { write(sentinel) }
        return end
    }

    /// Whether a run stands between letters or digits, where underscores say nothing (§6.2, rules 2 and 4).
    private func isInsideWord(_ run: Range<Int>, in line: Range<Int>) -> Bool {
        run.lowerBound > line.lowerBound && Byte.isAlphanumeric(source[run.lowerBound - 1])
            && run.upperBound < line.upperBound && Byte.isAlphanumeric(source[run.upperBound])
    }

    /// Keeps a reference, such as `&copy;`, apart from the runs beside it: what it stands for is not what they see.
    mutating func shieldReference(at index: Int, in line: Range<Int>) -> Int {
        var end = index + 1
        while end < line.upperBound, Byte.isAlphanumeric(source[end]) || source[end] == UInt8(ascii: "#") { end += 1 }
        guard end < line.upperBound, source[end] == UInt8(ascii: ";") else {
            out.append(Byte.ampersand)
            return index + 1
        }
        if index > line.lowerBound, isMark(source[index - 1]) { write(.nothing) }
        out += source[index...end]
        if end + 1 < line.upperBound, isMark(source[end + 1]) { write(.nothing) }
        return end + 1
    }

    private func isMark(_ byte: UInt8) -> Bool {
        byte == Byte.asterisk || byte == Byte.underscore || byte == Byte.tilde
    }
}
