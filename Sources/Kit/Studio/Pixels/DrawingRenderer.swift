import Art
import Canvas
import Diagnostics
import Drawing
import SVG
import Stage
import WebP

/// Turns drawings into pixels, and pixels into the bytes of a still picture.
///
/// It may be used on many threads at once: each borrows a painter, whose fonts stay loaded for the next one.
package struct DrawingRenderer: Sendable {
    let painters: PainterPool
    private let rasterizers: SVGRasterizerPool

    /// A renderer that sets texts in these fonts.
    package init(fonts: FontSet = .debian()) {
        painters = PainterPool(fonts: fonts)
        rasterizers = SVGRasterizerPool(fonts: fonts)
    }

    /// A drawing as pixels, one for each unit of its size.
    /// - Throws: that it is larger than a picture may be, that it has letters which no font has, or that a font is missing.
    package func pixmap(of list: DisplayList) throws(Mistakes) -> Pixmap {
        try paint { (painter) throws(CanvasError) in try painter.pixmap(of: list) }
    }

    /// One moment of a performance as pixels, in the size of its play.
    package func pixmap(of performance: Performance, at moment: StillMoment) throws(Mistakes) -> Pixmap {
        try pixmap(of: performance.displayList(of: moment))
    }

    /// An SVG text as pixels, as wide as asked, else as it says, on the background if there is one.
    func pixmap(ofSVG svg: String, width: Double? = nil, background: Colour? = nil) throws(ArtError) -> Pixmap {
        try rasterizers.use { (rasterizer) throws(ArtError) in
            try rasterizer.pixmap(of: svg, width: width, background: background)
        }
    }

    /// Draws an SVG over what is there.
    func paint(_ svg: String, over pixmap: inout Pixmap) throws(ArtError) {
        try rasterizers.use { (rasterizer) throws(ArtError) in try rasterizer.paint(svg, over: &pixmap) }
    }

    /// Draws elements over what is there, with every shade of their edges.
    func paint(_ elements: [Element], over pixmap: inout Pixmap) throws(Mistakes) {
        try paint { (painter) throws(CanvasError) in try painter.paint(elements, over: &pixmap) }
    }

    /// Works with a painter that nobody else uses meanwhile.
    func paint<Result>(_ body: (Painter) throws(CanvasError) -> Result) throws(Mistakes) -> Result {
        do throws(CanvasError) { return try painters.use(body) } catch { throw Mistakes(drawing: error) }
    }
}

// MARK: - Files

extension DrawingRenderer {
    /// Pixels as a PNG; without a palette where a store wants plain RGB.
    package func png(of pixmap: Pixmap, palette: Bool = true, merging: Bool = false) throws(Mistakes) -> [UInt8] {
        do throws(CanvasError) {
            // What is merged is a card, of which a site has thousands: level 5 is a tenth faster, and 1 % larger.
            return try Canvas.png(
                of: pixmap, PNGOptions(level: merging ? 5 : 6, palette: palette, merging: merging))
        } catch {
            throw Mistakes(drawing: error)
        }
    }

    /// Pixels as a WebP without loss.
    /// - Throws: that a side is longer than the format's 16,383 pixels, or that all are more than 64 million.
    package func webp(of pixmap: Pixmap) throws(Mistakes) -> [UInt8] {
        do throws(WebPError) { return try WebP.webp(of: pixmap) } catch { throw Mistakes(drawing: error) }
    }

    /// A drawing as SVG whose letters are outlines, so that it looks the same where the font is missing.
    ///
    /// Its ids begin with `prefix`, which must differ from those of the other pictures of a page.
    package func svg(of drawing: BoardDrawing, prefix: String? = nil) throws(Mistakes) -> String {
        try svg(of: drawing.list, title: drawing.title, description: drawing.description, prefix: prefix)
    }

    func svg(
        of list: DisplayList, title: String, description: String = "", prefix: String? = nil
    ) throws(Mistakes) -> String {
        try paint { painter in
            SVG.svg(
                of: list,
                SVGOptions(
                    title: title, description: description, prefix: prefix, outline: { try? painter.outline(of: $0) }))
        }
    }
}

// MARK: - Texts

extension DrawingRenderer {
    /// A measure for texts, by the fonts that they are drawn in; made once.
    package func measure() throws(Mistakes) -> TextMeasure {
        do throws(CanvasError) { return try painters.measure() } catch { throw Mistakes(drawing: error) }
    }
}
