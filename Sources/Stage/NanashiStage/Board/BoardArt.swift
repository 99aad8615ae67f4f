import Drawing
import Nanashi
import Stage

/// Draws the board and what marks its squares, from the back to the front.
struct BoardArt {
    let geometry: BoardGeometry
    let style: NanashiStyle

    /// The square that was left is tinted less than the one that was reached.
    static let tintOfOrigin = 0.55

    /// The cells; a gap is simply absent.
    func cells(gaps: Bitboard) -> [Element] {
        Square.all.filter { !gaps.contains($0) }.map { square in
            .shape(Shape(path(square), fill: style.cells[(square.file + square.rank) % 2]))
        }
    }

    /// The outline of a square's cell.
    private func path(_ square: Square) -> Path {
        .rect(geometry.rect(square), corner: geometry.cell * 0.2)
    }

    /// The colour of the last move over a cell, as strong as it is to be; it spreads from the middle.
    func tint(_ square: Square, strength: Double, share: Double = 1) -> Element {
        let cell = style.cells[(square.file + square.rank) % 2]
        let rect = geometry.rect(square).inset(by: geometry.cell * 0.5 * (1 - share))
        return .shape(
            Shape(
                .rect(rect, corner: geometry.cell * 0.2),
                fill: cell.mixed(style.stage.accent, style.tint * strength)))
    }

    /// A frame around a square; it comes as it grows broader.
    func frame(_ square: Square, share: Double) -> Element {
        let width = geometry.cell * 0.055 * share
        let rect = geometry.rect(square).inset(by: width / 2)
        return .shape(
            Shape(
                .rect(rect, corner: geometry.cell * 0.2 - width / 2),
                stroke: Stroke(style.stage.accent, width: width)))
    }

    /// A dot where the selected piece may clone to, in its player's colour.
    func clone(to square: Square, of side: Side, share: Double) -> Element {
        let radius = geometry.cell * 0.13 * Easing.out(share)
        return .shape(
            Shape(.circle(geometry.centre(square), radius: radius), fill: style.tone(side == .x).face))
    }

    /// A small ring where it may jump to.
    func jump(to square: Square, of side: Side, share: Double) -> Element {
        let size = Easing.out(share)
        let radius = geometry.cell * 0.105 * size
        return .shape(
            Shape(
                .circle(geometry.centre(square), radius: radius),
                stroke: Stroke(style.tone(side == .x).face, width: geometry.cell * 0.045 * size)))
    }

    /// The names of files and ranks, in the corners of the outer cells.
    func coordinates() -> [Element] {
        let size = geometry.cell * 0.17
        let font = Font(.text, weight: 600, size: size)
        let inset = geometry.cell * 0.09
        let letters = ["a", "b", "c", "d", "e", "f", "g"]
        let board = geometry.board
        var elements: [Element] = []
        for index in 0..<7 {
            let number = geometry.flip ? index + 1 : 7 - index
            let letter = letters[geometry.flip ? 6 - index : index]
            let along = Double(index) * geometry.step
            elements.append(
                .text(
                    TextRun(
                        String(number), font, style.stage.soft,
                        at: Point(board.minX + inset, board.minY + along + inset + size * 0.74))))
            elements.append(
                .text(
                    TextRun(
                        letter, font, style.stage.soft,
                        at: Point(board.minX + along + geometry.cell - inset, board.maxY - inset), alignment: .end)))
        }
        return elements
    }
}
