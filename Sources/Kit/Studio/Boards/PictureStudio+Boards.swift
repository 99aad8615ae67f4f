import Canvas
public import Diagnostics
import Drawing
import SVG
public import Site
public import Stage

/// A board for a page that is light by day and dark by night.
public struct BoardFigure: Sendable, Hashable {
    /// The picture for light pages, as SVG.
    public var svg: String
    /// The picture for dark pages, as SVG.
    public var darkSVG: String
    /// What it is, in a line.
    public var title: String
    /// What it shows, for those who do not see it.
    public var description: String
}

extension PictureStudio {
    /// A position, drawn.
    public func board(_ request: BoardRequest) throws(BoardRefusal) -> BoardDrawing {
        var request = request
        request.speech = speech
        return try boardGame.draw(request)
    }

    /// A drawing as SVG whose letters are outlines, so that it looks the same where the font is missing.
    ///
    /// Its ids begin with `prefix`, which must differ from those of the other pictures of a page.
    public func svg(of drawing: BoardDrawing, prefix: String? = nil) throws(Mistakes) -> String {
        try svg(of: drawing.list, title: drawing.title, description: drawing.description, prefix: prefix)
    }

    func svg(
        of list: DisplayList, title: String, description: String = "", prefix: String? = nil
    ) throws(Mistakes) -> String {
        do throws(CanvasError) {
            return try painters.use { painter in
                SVG.svg(
                    of: list,
                    SVGOptions(
                        title: title, description: description, prefix: prefix,
                        outline: { try? painter.outline(of: $0) }))
            }
        } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// A position for a page, in both its schemes; the ids in the pictures begin with `prefix`.
    public func figure(_ text: PositionText, prefix: String) throws(Mistakes) -> BoardFigure {
        do {
            var pictures: [String] = []
            var words = ("", "")
            for style in boardGame.styles.all {
                var request = text.request
                request.style = style
                let drawing = try board(request)
                words = (drawing.title, drawing.description)
                pictures.append(try svg(of: drawing, prefix: "\(prefix)-\(style)-"))
            }
            return BoardFigure(svg: pictures[0], darkSVG: pictures[1], title: words.0, description: words.1)
        } catch let refusal as BoardRefusal {
            throw text.diagnostics(refusal)
        } catch {
            throw (error as? Mistakes) ?? Mistakes(PictureStudio.diagnostic(error))
        }
    }
}

extension PictureStudio {
    /// A board of a manifest as PNG and SVG, `side` pixels wide and high.
    public func board(
        _ board: Manifest.Board, of product: Product, style: String, side: Int
    ) throws(Mistakes) -> (png: [UInt8], svg: String) {
        var text = PositionText(board, of: product)
        text.request.style = style
        text.request.size = PictureSize(width: side, height: side)
        let drawing: BoardDrawing
        do throws(BoardRefusal) { drawing = try self.board(text.request) } catch { throw text.diagnostics(error) }
        return (try png(of: pixmap(of: drawing.list)), try svg(of: drawing))
    }
}
