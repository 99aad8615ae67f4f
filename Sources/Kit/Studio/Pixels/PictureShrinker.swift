import Canvas
import Diagnostics
import Drawing

/// Makes finished pictures smaller, each once: the next time it comes from the cache.
package struct PictureShrinker: Sendable {
    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A maker of smaller pictures with the setup's cache.
    package init(_ setup: PictureSetup) { (renderer, cache) = (setup.renderer, setup.cache) }

    /// A PNG made smaller, so that it fits into so many pixels; the same file where it does already.
    /// - Throws: that it is no PNG that can be read.
    package func smaller(_ png: [UInt8], width: Int, height: Int) throws(Mistakes) -> [UInt8] {
        guard let old = Canvas.pngSize(png) else {
            throw Mistakes(drawing: CanvasError.unreadable("it does not begin like one"))
        }
        let scale = min(Double(width) / Double(old.width), Double(height) / Double(old.height))
        guard scale < 1 else { return png }
        let side = { (length: Int) in max(1, (Double(length) * scale).rounded()) }
        return try cache.bytes("smaller", "png", [png, Array("\(width)x\(height)".utf8)]) { () throws(Mistakes) in
            let place = Rect(0, 0, side(old.width), side(old.height))
            var list = DisplayList(size: place.size)
            do throws(CanvasError) {
                list.add(Picture(try Canvas.pixmap(ofPNG: png), in: place))
            } catch {
                throw Mistakes(drawing: error)
            }
            return try renderer.png(of: renderer.pixmap(of: list))
        }
    }
}
