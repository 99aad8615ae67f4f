import Drawing
import Nanashi

/// Where the squares of a board lie.
struct BoardGeometry: Hashable {
    /// In px; the outer cells touch its edges.
    let board: Rect
    /// Whether it is seen from the second player's side.
    let flip: Bool
    /// The side of a cell in px.
    let cell: Double
    /// From one cell to the next.
    let step: Double

    /// The squares of a board whose cells are 0.012 of it apart.
    init(_ board: Rect, flip: Bool) {
        self.board = board
        self.flip = flip
        let gap = board.width * 0.012
        cell = (board.width - 6 * gap) / 7
        step = cell + gap
    }

    /// The radius of a piece, in px: 0.37 of a square's side.
    var radius: Double { cell * 0.37 }

    /// The cell of a square.
    func rect(_ square: Square) -> Rect {
        let column = flip ? 6 - square.file : square.file
        let row = flip ? square.rank : 6 - square.rank
        return Rect(board.minX + Double(column) * step, board.minY + Double(row) * step, cell, cell)
    }

    func centre(_ square: Square) -> Point { rect(square).centre }
}
