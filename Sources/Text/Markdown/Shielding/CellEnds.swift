/// Where cells of tables end, asked for from the beginning to the end of a text.
struct CellEnds {
    /// What has been looked at: from the byte that was asked for to the end of its cell.
    private var known = 0..<0

    /// Where the cell that holds a byte ends.
    mutating func end(_ source: [UInt8], from start: Int, lineEnd: Int) -> Int {
        if known.contains(start) { return known.upperBound }
        var index = start
        while index < lineEnd, source[index] != Byte.pipe || (index > 0 && source[index - 1] == Byte.backslash) {
            index += 1
        }
        known = start..<index
        return index
    }
}
