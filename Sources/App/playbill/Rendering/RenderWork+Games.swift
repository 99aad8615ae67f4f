import Diagnostics
import Drawing
import Stage
import Studio

extension RenderWork {
    /// A recorded game: the position before the first move, and one frame a move.
    func draw(gameAt path: String) throws {
        let game = try Games.recorded(at: path)[0]
        let pictures = try frames(of: game, path)
        switch order.target {
        case .check: console.say("\(path): \(counted(game.moveCount, "move"))")
        case .film(let format):
            try write(try films.film(of: pictures, as: format, order.options), "\(counted(pictures.count, "frame")), ")
        case .movie:
            guard let drawing = MovingDrawing(pictures) else { return }
            try drawMovie(drawing, pictures.map(\.duration).reduce(.zero, +), at: path)
        case .png: if let last = pictures.last { try write(try renderer.png(of: try renderer.pixmap(of: last.0))) }
        case .frames:
            let pattern = try FramePattern(order.output)
            for (number, picture) in pictures.enumerated() {
                shared.add(try renderer.png(of: try renderer.pixmap(of: picture.0)), pattern.name(number + 1))
            }
            shared.say("\(order.output): \(counted(pictures.count, "frame"))")
        default:
            throw UsageError(
                "a recorded game becomes a .gif, .webp, .mp4 or .webm, the .png of its end, or frames such as moves/%03d.png"
            )
        }
    }

    private func frames(of game: any RecordedGame, _ path: String) throws -> [(list: DisplayList, duration: Seconds)] {
        let options = try gameOptions(game, path)
        do throws(Objection) { return try game.frames(options) } catch {
            throw UsageError("`--style`: \(error.message)", remedy: error.remedy)
        }
    }

    private func gameOptions(_ game: any RecordedGame, _ path: String) throws -> RecordedGameOptions {
        var options = RecordedGameOptions(coordinates: order.game.coordinates, flip: order.game.flip)
        options.size = order.changes.size(over: options.size)
        options.style = order.changes.style
        let moves = order.game.moves ?? 1...max(1, game.moveCount)
        guard moves.lowerBound <= max(1, game.moveCount) else {
            throw UsageError(
                "\(path) has \(counted(game.moveCount, "move")); `--moves` begins at \(moves.lowerBound)",
                remedy: "write `--moves 1..\(game.moveCount)`")
        }
        options.range = moves
        guard let last = order.game.delays.last else { return options }
        options.delay = last
        if order.game.delays.count > 1 {
            options.delays = Array(repeating: last, count: moves.lowerBound - 1) + order.game.delays
        } else {
            options.lastDelay = max(options.lastDelay, last)
        }
        return options
    }
}
