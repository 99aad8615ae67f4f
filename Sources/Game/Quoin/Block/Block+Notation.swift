extension Block {
    /// Why a text is no block.
    package enum NotationError: Error, Hashable, Sendable {
        /// There are not three levels.
        case levels(Int)
        /// A level, counted from the top, does not have nine places.
        case places(level: Int, count: Int, column: Int)
        /// Something that is no letter.
        case stranger(Character, column: Int)
        /// A cube has nothing below it.
        case hanging(Cell, column: Int)
    }

    /// Reads a block: its levels from the top down with `/` between them, each nine letters by ranks, `-` for no cube.
    ///
    /// - Throws: the first thing that is wrong, with its column from 0.
    package init(reading text: String) throws(NotationError) {
        let levels = text.split(separator: "/", omittingEmptySubsequences: false)
        guard levels.count == 3 else { throw .levels(levels.count) }
        var letters: [Letter?] = Array(repeating: nil, count: 27)
        var column = 0
        var columns = Array(repeating: 0, count: 27)
        for (number, level) in levels.enumerated() {
            guard level.count == 9 else { throw .places(level: number, count: level.count, column: column) }
            for (place, sign) in level.enumerated() {
                let index = (2 - number) * 9 + place
                let letter = sign.asciiValue.flatMap { Letter(ascii: $0) }
                guard letter != nil || sign == "-" else { throw .stranger(sign, column: column) }
                (letters[index], columns[index]) = (letter, column)
                column += 1
            }
            column += 1
        }
        for cell in Cell.all where cell.level > 0 && letters[cell.index] != nil && letters[cell.index - 9] == nil {
            throw .hanging(cell, column: columns[cell.index])
        }
        self = Block(letters: letters) ?? Block()
    }

    /// The block as ``init(reading:)`` reads it.
    package var notation: String { levelTexts.joined(separator: "/") }

    /// The letters of each level, the highest first.
    package var levelTexts: [String] {
        [2, 1, 0].map { level in
            Cell.all.filter { $0.level == level }.map { self[$0]?.small ?? "-" }.joined()
        }
    }
}
