/// Cubes with letters, piled up on three by three places: nothing hangs in the air.
package struct Block: Hashable, Sendable {
    private var letters: [Letter?]

    /// A block with these letters, by the numbers of their cells; nil where a cube has nothing below it.
    init?(letters: [Letter?]) {
        guard letters.count == 27 else { return nil }
        for index in 9..<27 where letters[index] != nil && letters[index - 9] == nil { return nil }
        self.letters = letters
    }

    /// No cube at all.
    package init() { letters = Array(repeating: nil, count: 27) }

    /// The letter of the cube in a cell; nil where there is none.
    package subscript(cell: Cell) -> Letter? { letters[cell.index] }

    /// The cells that hold a cube, the lowest first.
    package var cells: [Cell] { Cell.all.filter { self[$0] != nil } }

    /// Whether no cube is left.
    package var isEmpty: Bool { letters.allSatisfy { $0 == nil } }

    /// A cube that sinks because one below it has gone.
    package struct Sinking: Hashable, Sendable {
        /// Where it lay.
        package var from: Cell
        /// Where it comes to rest.
        package var to: Cell
    }

    /// Takes cubes away; those above them sink.
    ///
    /// - Returns: which sink, the lowest first.
    package mutating func remove(_ gone: [Cell]) -> [Sinking] {
        for cell in gone { letters[cell.index] = nil }
        var sinkings: [Sinking] = []
        for column in 0..<9 {
            var free = column
            for index in stride(from: column, to: 27, by: 9) where letters[index] != nil {
                if index != free, let from = Cell(index: index), let to = Cell(index: free) {
                    letters.swapAt(index, free)
                    sinkings.append(Sinking(from: from, to: to))
                }
                free += 9
            }
        }
        return sinkings.sorted { $0.from < $1.from }
    }
}
