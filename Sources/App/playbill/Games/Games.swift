import Art
import Canvas
import ComponentStage
import Drawing
import Files
import Glibc
import NanashiStage
import ProgramStage
import QuoinStage
import ScreensStage
import Stage
import TerminalStage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [ActorKind] = [
        NanashiGame.kind, QuoinGame.kind(reading: wordList), ComponentActor.kind, TerminalActor.kind, CastActor.kind,
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

    /// Debian's list of English words, by its package `wamerican-small`: SCOWL's, which anybody may use and copy.
    private static let wordListPath = "/usr/share/dict/american-english-small"

    private static func wordList() throws(Objection) -> [UInt8] {
        do throws(DiskError) { return try Disk.live.read(wordListPath) } catch {
            throw Objection(
                "this game needs a dictionary, and there is none at \(wordListPath)",
                remedy: "install it: sudo apt-get install wamerican-small")
        }
    }

    /// What plays depend on besides their own files, so that pictures made with another are not taken for these.
    static var dependence: String {
        var facts = stat()
        guard stat(wordListPath, &facts) == 0 else { return "no words" }
        return "\(facts.st_size) \(facts.st_mtim.tv_sec)"
    }

    /// The game whose positions are drawn.
    static let onBoard = NanashiBoard.game
    /// The game whose records, positions and engine the commands are about.
    static let study = NanashiStudy.study
}
