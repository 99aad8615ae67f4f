import Diagnostics
import Drawing
import Nanashi
import NanashiStage
import Stage

extension RenderWork {
    /// A recorded game: the position before the first move, and one frame a move.
    func draw(gameAt path: String) throws {
        let game = try RecordedGame.games(at: path)[0]
        let pictures = GamePicture(game, try gameOptions(game, path)).frames.map { ($0.list, $0.duration) }
        switch order.target {
        case .check: console.say("\(path): \(game.plies.count) moves")
        case .film(let format):
            try write(try studio.film(of: pictures, as: format, order.options), "\(pictures.count) frames, ")
        case .png: if let last = pictures.last { try write(try studio.png(of: try studio.pixmap(of: last.0))) }
        case .frames:
            let pattern = try FramePattern(order.output)
            for (number, picture) in pictures.enumerated() {
                shared.add(try studio.png(of: try studio.pixmap(of: picture.0)), pattern.name(number + 1))
            }
            shared.say("\(order.output): \(pictures.count) frames")
        default:
            throw UsageError(
                "a recorded game becomes a .gif or .webp, the .png of its end, or frames such as moves/%03d.png")
        }
    }

    private func gameOptions(_ game: GameRecord, _ path: String) throws -> GamePicture.Options {
        var options = GamePicture.Options(coordinates: order.game.coordinates, flip: order.game.flip)
        options.size = order.changes.size(over: options.size)
        if let style = order.changes.style { options.style = try Workshop.style(style) }
        let moves = order.game.moves ?? 1...max(1, game.plies.count)
        guard moves.lowerBound <= max(1, game.plies.count) else {
            throw UsageError(
                "\(path) has \(game.plies.count) moves; `--moves` begins at \(moves.lowerBound)",
                remedy: "write `--moves 1..\(game.plies.count)`")
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
