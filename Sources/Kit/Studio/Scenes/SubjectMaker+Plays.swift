import Diagnostics
import Drawing
import Rendering
import Site
import Stage
import Values

// Plays and boards.
extension SubjectMaker {
    /// A moment of a play, performed in the shape of the screen that it is shown on.
    func play(_ scene: Manifest.Scene, on canvas: SceneCanvas, _ colours: SceneColours) throws(Mistakes) -> SceneSubject
    {
        let makers = SceneMaker(setup)
        var changes = PlayChanges()
        // The scene's title is told in each language, and the play's captions are not.
        changes.showsCaptions = scene.title.isEmpty
        var frame: DeviceFrame?
        var isOwn = false
        if let play = try ownShape(scene) {
            isOwn = true
            frame = try surround(play, scene, on: canvas, &changes)
        } else if canvas.format.isBare {
            // Nothing stands around it, so that it takes the shape of the picture.
            changes.size = PictureSize(width: canvas.format.width / 2 * 2, height: canvas.format.height / 2 * 2)
        } else {
            frame = try self.frame(of: scene, on: canvas, aspect: canvas.isWide ? 2 : canvas.height / canvas.width)
            changes.size = screen(of: frame, on: canvas)
        }
        if let scheme = scene.art.scheme, let script = product.script(scene.playName) {
            let styles = try setup.performer.styles(of: script)
            changes.style = scheme == "dark" ? styles.dark : styles.light
        }
        let size = changes.size(over: PictureSize(width: 1080, height: 1080))
        let (product, wanted) = (product, changes)
        return SceneSubject(
            frame: frame, size: Size(Double(size.width), Double(size.height)), drawsStatus: frame != nil && !isOwn,
            key: [makers.text(of: scene, of: product), Array(changes.text.utf8)]
        ) { () throws(Mistakes) in try makers.pixmap(of: scene, of: product, wanted) }
    }

    /// A play that has a shape of its own, as terminals and recorded screens do; nil where it takes any.
    private func ownShape(_ scene: Manifest.Scene) throws(Mistakes) -> Play? {
        guard let script = product.script(scene.playName) else { return nil }
        let play = try setup.performer.read(script).play
        return play.hasOwnShape ? play : nil
    }

    /// Shows a play without what its actor draws around it, since the picture has a frame for that, in its own shape.
    private func surround(
        _ play: Play, _ scene: Manifest.Scene, on canvas: SceneCanvas, _ changes: inout PlayChanges
    ) throws(Mistakes) -> DeviceFrame? {
        let (width, height) = (Double(canvas.format.width), Double(canvas.format.height))
        changes.alone = PictureSize(width: canvas.format.width, height: canvas.format.height)
        let aspect = try setup.performer.perform(play, changes).aspect
        let wide = canvas.isWide ? min(width * 0.85, height * 0.75 * aspect) : width * 0.85
        let across = max(Double(PlayLimits.side.lowerBound), wide)
        changes.size = PictureSize(
            width: Int(across / 2) * 2, height: max(PlayLimits.side.lowerBound, Int(across / aspect / 2) * 2))
        if canvas.format.isBare { return nil }
        if play.isTerminal, scene.art.device == nil { return DeviceFrame.named("terminal", aspect: 1 / aspect) }
        return try frame(of: scene, on: canvas, aspect: 1 / aspect)
    }

    /// The pixels of a screen: enough for the canvas, below the system's bar.
    private func screen(of frame: DeviceFrame?, on canvas: SceneCanvas) -> PictureSize {
        guard let frame else {
            let room = canvas.room
            let side = Int(min(room.width, room.height) * canvas.unit)
            return PictureSize(width: side / 2 * 2, height: side / 2 * 2)
        }
        let wide = canvas.isWide ? Double(canvas.format.height) * 0.62 : Double(canvas.format.width) * 0.8
        let width =
            Int(
                (wide * frame.screen.width / max(frame.screen.width, frame.body(around: frame.screen).width) / 2)
                    .rounded()) * 2
        let high = frame.screen.height - frame.status
        return PictureSize(width: width, height: Int((Double(width) * high / frame.screen.width / 2).rounded()) * 2)
    }

    /// A position: of the manifest by its number, or by its notation.
    func board(_ scene: Manifest.Scene, _ colours: SceneColours) throws(Mistakes) -> SceneSubject {
        var board = Manifest.Board(
            title: scene.title.joined(separator: " "), position: "", place: scene.subjectPlace, options: [])
        let boards = product.manifest.boards
        switch scene.subject {
        case .integer(let number) where boards.indices.contains(number - 1): board = boards[number - 1]
        case .string(let position): board.position = position
        default:
            throw mistake(
                "there is no such board", scene,
                boards.isEmpty
                    ? "write the position, such as `board: x5o/7/7/7/7/7/o5x x 0 1`"
                    : "write its number below `boards:`, from 1 to \(boards.count), or the position itself")
        }
        let maker = BoardMaker(setup)
        let isDark = scene.art.scheme.map { $0 == "dark" } ?? false
        let text = PositionText(board, of: product)
        var request = text.request
        request.style = isDark ? maker.game.styles.dark : maker.game.styles.light
        request.size = PictureSize(width: 1600, height: 1600)
        let drawing: BoardDrawing
        do throws(BoardRefusal) { drawing = try maker.drawing(of: request) } catch { throw text.diagnostics(error) }
        let renderer = setup.renderer
        let size = drawing.list.size
        return SceneSubject(
            frame: nil, size: size, key: [Array("\(board.position) \(board.options) \(request.style ?? "")".utf8)]
        ) { () throws(Mistakes) in try renderer.pixmap(of: drawing.list) }
    }
}
