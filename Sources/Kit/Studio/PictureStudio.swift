import Art
public import Canvas
public import Diagnostics
import Drawing
import GIF
public import Stage
import WebP

/// Makes pictures of plays and positions: moving ones, stills and boards.
///
/// Games arrive as a table; the studio knows none. Finished pictures are kept in a cache by the digest of everything
/// that decides their pixels.
public struct PictureStudio: Sendable {
    /// The games that plays can name.
    public let games: [ActorKind]
    /// The game whose positions are drawn.
    public let boardGame: BoardGame
    let cache: PictureCache
    let salt: String
    let painters: PainterPool
    let rasterizers: SVGRasterizerPool

    /// A studio.
    /// - Parameters:
    ///   - games: the games that plays can name.
    ///   - boardGame: the game whose positions are drawn.
    ///   - cache: where finished pictures are kept.
    ///   - salt: what else decides how pictures look, such as the version of the program.
    ///   - fonts: the fonts of texts.
    public init(
        games: [ActorKind], boardGame: BoardGame = .none, cache: PictureCache = .none, salt: String = "",
        fonts: FontSet = .debian()
    ) {
        self.games = games
        self.boardGame = boardGame
        self.cache = cache
        // Which font sets a letter decides how it looks.
        self.salt = ([salt] + fonts.fallbacks.map(\.family.name)).joined(separator: "\n")
        painters = PainterPool(fonts: fonts)
        rasterizers = SVGRasterizerPool(fonts: fonts)
    }

    /// Performs a play through its game's engine.
    /// - Throws: every mistake of the script, and everything it asks for that the game does not do.
    public func perform(_ script: Script, _ changes: PlayChanges = PlayChanges()) throws(Mistakes) -> Performance {
        try perform(read(script).play, changes)
    }

    /// The styles that a play's game has for light pages and for dark ones.
    /// - Throws: that the play cannot be read, or names no game of the table.
    public func styles(of script: Script) throws(Mistakes) -> SchemeStyles {
        let name = try read(script).play.game.value
        guard let kind = games.first(where: { $0.name == name }) else {
            throw Stage.mistakes(of: script.source, games: games, include: script.include, read: script.read)
        }
        return kind.styles
    }

    /// A script's play and text.
    /// - Throws: every mistake of its words, and of its moves as far as it could be read.
    func read(_ script: Script) throws(Mistakes) -> (play: Play, text: [[UInt8]]) {
        do throws(Mistakes) { return try script.parsed(games) } catch {
            throw Stage.mistakes(of: script.source, games: games, include: script.include, read: script.read)
        }
    }

    func perform(_ play: Play, _ changes: PlayChanges) throws(Mistakes) -> Performance {
        try Performance(changes.applied(to: play), games: games, measure: measure())
    }

    static func diagnostic(_ error: any Error) -> Diagnostic {
        switch error {
        case let mistake as Diagnostic: mistake
        case let failure as CanvasError: Diagnostic(.error, failure.description, remedy: failure.remedy)
        case let failure as ArtError: Diagnostic(.error, failure.description, remedy: failure.remedy)
        case let failure as GIFError: Diagnostic(.error, failure.description)
        case let failure as WebPError: Diagnostic(.error, failure.description)
        default: Diagnostic(.error, "\(error)")
        }
    }
}
