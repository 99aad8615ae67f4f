/// A place in a line that counts columns; a tab reaches to the next multiple of four (§2.2).
struct LineCursor {
    private let line: ArraySlice<UInt8>
    private var index: Int
    private var column = 0
    /// Columns of a tab that are still to be read.
    private var tabRest = 0

    init(_ line: ArraySlice<UInt8>) {
        self.line = line
        index = line.startIndex
    }

    /// What is left of the line.
    var rest: ArraySlice<UInt8> { line[index...] }

    private var byte: UInt8 { index < line.endIndex ? line[index] : 0 }

    /// Reads one column of a blank; false where there is none.
    private mutating func takeBlank() -> Bool {
        if tabRest == 0 {
            if byte == Byte.tab {
                tabRest = 4 - column % 4
                index += 1
            } else if byte == Byte.space {
                index += 1
                column += 1
                return true
            } else {
                return false
            }
        }
        tabRest -= 1
        column += 1
        return true
    }

    /// Reads blanks; gives how many columns they take.
    mutating func skipBlanks() -> Int {
        var count = 0
        while takeBlank() { count += 1 }
        return count
    }

    /// Reads so many columns of blanks; reads nothing where there are fewer.
    mutating func takeIndentation(_ count: Int) -> Bool {
        let before = self
        for _ in 0..<count where !takeBlank() {
            self = before
            return false
        }
        return true
    }

    /// Reads the mark of a quote and a blank behind it; reads nothing where there is none.
    mutating func takeQuoteMark() -> Bool {
        let before = self
        guard skipBlanks() <= 3, byte == Byte.greater else {
            self = before
            return false
        }
        index += 1
        column += 1
        _ = takeBlank()
        return true
    }

    /// Reads an item's mark; gives the indentation that further lines need.
    mutating func takeItemMark() -> Int {
        let indentation = skipBlanks()
        let start = column
        while Byte.isDigit(byte) {
            index += 1
            column += 1
        }
        if index < line.endIndex {
            index += 1
            column += 1
        }
        let width = column - start
        let mark = self
        let blanks = skipBlanks()
        if blanks >= 1, blanks <= 4, index < line.endIndex { return indentation + width + blanks }
        self = mark
        _ = takeBlank()
        return indentation + width + 1
    }
}
