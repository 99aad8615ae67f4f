import Art
import Canvas
import Drawing
import NanashiStage
import ProgramStage
import ScreensStage
import Stage
import TerminalStage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [ActorKind] = [
        NanashiGame.kind, TerminalActor.kind, CastActor.kind,
        ScreensActor.kind(reading: { picture($0, width: $1) }), ProgramActor.kind(drawing: ScenePixels.drawing),
    ]

    /// A screenshot: a PNG or a JPEG as it is, an SVG as wide as is wanted.
    private static func picture(_ file: [UInt8], width: Int?) -> Pixmap? {
        if let photograph = try? pixmap(ofPhotograph: file) { return photograph }
        guard let rasterizer = try? SVGRasterizer(fonts: .brought) else { return nil }
        let svg = String(decoding: file, as: UTF8.self)
        // Without a view box it has one size, at which it is drawn.
        return try? rasterizer.pixmap(of: svg, width: svg.contains("viewBox") ? width.map(Double.init) : nil)
    }

    /// The game whose positions are drawn.
    static let onBoard = NanashiBoard.game
    /// The game whose records, positions and engine the commands are about.
    static let study = NanashiStudy.study
}
