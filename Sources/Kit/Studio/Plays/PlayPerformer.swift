import Diagnostics
import Languages
import Stage

/// Reads the scripts of plays, and performs them with the games that they name.
package struct PlayPerformer: Sendable {
    /// The games that plays can name.
    package let games: [ActorKind]
    let renderer: DrawingRenderer
    /// The language in which plays are told to those who do not see them.
    let speech: Language

    /// Performs a play through its game's engine; nothing is drawn.
    /// - Throws: every mistake of the script, and everything it asks for that the game does not do.
    package func perform(_ script: Script, _ changes: PlayChanges = PlayChanges()) throws(Mistakes) -> Performance {
        try perform(read(script).play, changes)
    }

    func perform(_ play: Play, _ changes: PlayChanges) throws(Mistakes) -> Performance {
        try Performance(changes.applied(to: play), games: games, measure: renderer.measure())
    }

    /// What whoever acts in a play has against a style that is asked for; nil where nothing.
    /// - Throws: that the play cannot be read.
    package func objection(toStyle style: String, of script: Script) throws(Mistakes) -> Objection? {
        try read(script).play.objection(toStyle: style, games: games)
    }

    /// The styles that a play's game has for light pages and for dark ones.
    /// - Throws: that the play cannot be read, or names no game of the table.
    package func styles(of script: Script) throws(Mistakes) -> SchemeStyles {
        let name = try read(script).play.game.value
        guard let kind = games.first(where: { $0.name == name }) else { throw mistakes(of: script) }
        return kind.styles
    }

    /// What happens in a play, in a sentence.
    /// - Throws: that the play cannot be read.
    package func description(of script: Script) throws(Mistakes) -> String {
        description(of: try script.parsed(games).play)
    }

    /// What happens in a performance, in a sentence.
    package func description(of performance: Performance) -> String {
        performance.play.summary(in: speech, performance.tellings)
    }

    /// What happens in a play, in a sentence.
    ///
    /// Captions tell what happens in a game or an app. What comes of a transcript only shows when it is performed; one
    /// that cannot be is told by its captions, and whoever films it says why.
    func description(of play: Play) -> String {
        guard play.companion != nil, let performance = try? perform(play, PlayChanges()) else {
            return play.summary(in: speech)
        }
        return description(of: performance)
    }

    /// A script's play and text.
    /// - Throws: every mistake of its words, and of its moves as far as it could be read.
    func read(_ script: Script) throws(Mistakes) -> (play: Play, text: [[UInt8]]) {
        do throws(Mistakes) { return try script.parsed(games) } catch { throw mistakes(of: script) }
    }

    private func mistakes(of script: Script) -> Mistakes {
        Stage.mistakes(of: script.source, games: games, include: script.include, read: script.read)
    }
}
