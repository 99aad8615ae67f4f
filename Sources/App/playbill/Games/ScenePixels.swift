import Art
import Canvas
import Drawing
import ProgramStage
import Stage
import Studio

/// Pixels of the pictures that other programs draw, within the limits of everybody's art.
enum ScenePixels {
    private static let rasterizers = SVGRasterizerPool(fonts: .brought)

    /// Draws a picture; a PNG has its own pixels, whatever the width.
    static let drawing: SceneDrawing = { (picture, width) throws(Objection) in
        switch picture {
        case .svg(let text):
            do throws(ArtError) {
                return try rasterizers.use { (rasterizer) throws(ArtError) in
                    try rasterizer.pixmap(of: text, width: width)
                }
            } catch { throw Objection(error.description, remedy: error.remedy) }
        case .png(let bytes):
            do throws(CanvasError) { return try pixmap(ofPNG: bytes) } catch {
                throw Objection("the PNG cannot be drawn: \(error.description)", remedy: error.remedy)
            }
        }
    }
}
