import Diagnostics
import Languages
import Site
import Stage

/// Draws positions of a game as SVG and PNG.
///
/// A board takes a few milliseconds, so none is kept.
package struct BoardMaker: Sendable {
    /// The game whose positions are drawn.
    package let game: BoardGame
    private let renderer: DrawingRenderer
    private let speech: Language

    /// A maker of boards of the setup's one game.
    package init(_ setup: PictureSetup) {
        (game, renderer, speech) = (setup.boardGame, setup.renderer, setup.performer.speech)
    }

    /// A position, drawn and in words.
    /// - Throws: what the game refuses, each thing at a part of the request.
    package func drawing(of request: BoardRequest) throws(BoardRefusal) -> BoardDrawing {
        var request = request
        request.speech = speech
        return try game.draw(request)
    }

    /// A position for a page, in both its schemes; the ids in the pictures begin with `prefix`.
    /// - Throws: what the game refuses, at the author's words.
    package func figure(_ text: PositionText, prefix: String) throws(Mistakes) -> BoardFigure {
        var pictures: [String] = []
        var words = ("", "")
        for style in game.styles.all {
            var request = text.request
            request.style = style
            let drawing = try drawing(of: request, as: text)
            words = (drawing.title, drawing.description)
            pictures.append(try renderer.svg(of: drawing, prefix: "\(prefix)-\(style)-"))
        }
        let isFlipped = text.request.options.contains { $0.name == "flip" && ["true", "yes", "on"].contains($0.value) }
        return BoardFigure(
            svg: pictures[0], darkSVG: pictures[1], title: words.0, description: words.1, game: game.name,
            position: text.request.position, isFlipped: isFlipped)
    }

    /// A board of a manifest as PNG and SVG, `side` pixels wide and high.
    /// - Throws: what the game refuses, at the manifest's words.
    package func files(
        of board: Manifest.Board, of product: Product, style: String, side: Int
    ) throws(Mistakes) -> (png: [UInt8], svg: String) {
        let text = PositionText(board, of: product)
        var request = text.request
        request.style = style
        request.size = PictureSize(width: side, height: side)
        let drawing = try drawing(of: request, as: text)
        return (try renderer.png(of: renderer.pixmap(of: drawing.list)), try renderer.svg(of: drawing))
    }

    private func drawing(of request: BoardRequest, as text: PositionText) throws(Mistakes) -> BoardDrawing {
        do throws(BoardRefusal) { return try drawing(of: request) } catch { throw text.diagnostics(error) }
    }
}
