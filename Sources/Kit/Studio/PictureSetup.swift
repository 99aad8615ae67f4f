import Canvas
import Languages
import Stage

/// What all makers of pictures share: the games, the fonts, and the cache of finished pictures.
///
/// Games arrive as a table; nothing here knows one. A picture is kept by the digest of everything that decides its
/// pixels.
package struct PictureSetup: Sendable {
    /// Performs plays with the games that they can name.
    package let performer: PlayPerformer
    /// The game whose positions are drawn; ``BoardGame/none`` refuses them all.
    let boardGame: BoardGame
    /// Turns drawings into pixels, in the setup's fonts.
    package let renderer: DrawingRenderer
    let cache: PictureCache
    /// The program that makes films; ``FilmProgram/none`` where there is none.
    package let films: FilmProgram

    /// What makers of pictures share.
    /// - Parameters:
    ///   - games: the games that plays can name.
    ///   - boardGame: the game whose positions are drawn.
    ///   - cache: where finished pictures are kept.
    ///   - salt: what else decides how pictures look, such as the version of the program.
    ///   - fonts: the fonts of texts.
    ///   - films: the program that makes films.
    ///   - speech: the language in which pictures are told to those who do not see them.
    package init(
        games: [ActorKind], boardGame: BoardGame = .none, cache: PictureCache = .none, salt: String = "",
        fonts: FontSet = .debian(), films: FilmProgram = .none, speech: Language = .english
    ) {
        self.films = films
        self.boardGame = boardGame
        renderer = DrawingRenderer(fonts: fonts)
        performer = PlayPerformer(games: games, renderer: renderer, speech: speech)
        // Which font sets a letter decides how it looks.
        self.cache = cache.salted(([salt] + fonts.fallbacks.map(\.family.name)).joined(separator: "\n"))
    }
}
