extension Position {
    /// The board as ASCII text, rank 7 on top, with ranks and files named; `.` is an empty square, `-` a gap.
    public var diagramBytes: [UInt8] {
        var text: [UInt8] = []
        for rank in (0..<7).reversed() {
            text.append(UInt8(ascii: "1") + UInt8(rank))
            for file in 0..<7 {
                text.append(UInt8(ascii: " "))
                text.append(self[Square(shift: rank * 9 + file)].letter)
            }
            text.append(UInt8(ascii: "\n"))
        }
        text.append("  a b c d e f g" as StaticString)
        return text
    }
}
