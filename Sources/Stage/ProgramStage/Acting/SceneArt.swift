import Drawing
import Stage
import Synchronization

/// How pictures of programs become pixels: at their own size, or so many pixels wide.
package typealias SceneDrawing = @Sendable (_ picture: ScenePicture, _ width: Double?) throws(Objection) -> Pixmap

/// Draws the scenes of one performance; a scene that stays is drawn once.
final class SceneArt: Sendable {
    private struct Drawn {
        var picture: ScenePicture
        var width: Double
        var pixmap: Pixmap
    }

    private let drawing: SceneDrawing
    private let drawn = Mutex<[Drawn]>([])
    private let sizes = Mutex<[ScenePicture: Size]>([:])
    /// How many scenes are kept: the two of a change, on every thread of a film.
    private static let kept = 16

    init(_ drawing: @escaping SceneDrawing) { self.drawing = drawing }

    /// The picture's own size.
    /// - Throws: why it cannot be drawn.
    func size(of picture: ScenePicture) throws(Objection) -> Size {
        if let known = sizes.withLock({ $0[picture] }) { return known }
        let pixmap = try drawing(picture, nil)
        let size = Size(Double(pixmap.width), Double(pixmap.height))
        sizes.withLock { $0[picture] = size }
        return size
    }

    /// The picture, about so many pixels wide; nil where it cannot be drawn at any size.
    ///
    /// A PNG keeps its own pixels, which the painter scales.
    func pixmap(of picture: ScenePicture, width: Double) -> Pixmap? {
        if let known = drawn.withLock({ $0.first { $0.width == width && $0.picture == picture } }) {
            return known.pixmap
        }
        // What would take too long as large as this is enlarged from its own size.
        guard let pixmap = (try? drawing(picture, width)) ?? (try? drawing(picture, nil)) else { return nil }
        drawn.withLock { drawn in
            if drawn.count == SceneArt.kept { drawn.removeFirst() }
            drawn.append(Drawn(picture: picture, width: width, pixmap: pixmap))
        }
        return pixmap
    }
}
