import Diagnostics
import Stage

/// Makes moving pictures of plays, each once: the next time it comes from the cache.
package struct MovingPictureMaker: Sendable {
    let performer: PlayPerformer
    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A maker of moving pictures with the setup's games, fonts and cache.
    package init(_ setup: PictureSetup) {
        (performer, renderer, cache) = (setup.performer, setup.renderer, setup.cache)
    }

    /// The styles that a play's game has for light pages and for dark ones.
    /// - Throws: that the play cannot be read, or names no game of the table.
    package func styles(of script: Script) throws(Mistakes) -> SchemeStyles { try performer.styles(of: script) }

    /// A play for light pages and for dark ones, each from the cache where it has been made before; where one of the two is
    /// made elsewhere, the other is made all the same.
    /// - Parameters:
    ///   - script: the play.
    ///   - progress: how far it is, from 0 to 1.
    /// - Returns: both pictures.
    /// - Throws: every mistake of the script, and that it cannot be drawn.
    package func schemes(
        of script: Script, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws(Mistakes) -> (light: MovingPicture, dark: MovingPicture) {
        let styles = try styles(of: script)
        let light = Result { () throws(Mistakes) in
            try picture(of: script, PlayChanges(style: styles.light)) { progress(Double($0) / Double($1) * 0.5) }
        }
        // What is wrong with a play is told once.
        if case .failure(let failure) = light, !failure.all.isEmpty { throw failure }
        let dark = try picture(of: script, PlayChanges(style: styles.dark)) {
            progress(0.5 + Double($0) / Double($1) * 0.5)
        }
        return (try light.get(), dark)
    }

    /// A play as a moving picture with its still, from the cache where it has been made before.
    /// - Throws: every mistake of the script, and that it cannot be drawn.
    package func picture(
        of script: Script, _ changes: PlayChanges = PlayChanges(), _ options: FilmOptions = FilmOptions(),
        progress: FilmMaker.Progress = { _, _ in }
    ) throws(Mistakes) -> MovingPicture {
        let (play, text) = try performer.read(script)
        let key = key(of: play, text, changes, options)
        if let kept = cache.movingPicture(key) { return kept }
        try cache.claim(key.name("gif"))
        let made = try picture(of: performer.perform(play, changes), options, progress)
        // One that is not as it should be is made anew each time, so that its warnings are told each time.
        if made.warnings.isEmpty { cache.store(made, key) }
        return made
    }

    /// The moving picture of a play as it was made before; nil where it was not.
    /// - Throws: every mistake of the script.
    package func kept(
        of script: Script, _ changes: PlayChanges = PlayChanges(), _ options: FilmOptions = FilmOptions()
    ) throws(Mistakes) -> MovingPicture? {
        let (play, text) = try performer.read(script)
        return cache.movingPicture(key(of: play, text, changes, options))
    }

    private func key(
        of play: Play, _ text: [[UInt8]], _ changes: PlayChanges, _ options: FilmOptions
    ) -> PictureKey {
        var key = cache.key("moving")
        text.forEach { key.add($0) }
        key.add(changes.text)
        key.add(options.text)
        // It is kept with what is said of it, in the words of the site's language.
        key.add(play.summary(in: performer.speech))
        key.add(performer.speech.wordsOfTellings)
        return key
    }

    private func picture(
        of performance: Performance, _ options: FilmOptions, _ progress: FilmMaker.Progress
    ) throws(Mistakes) -> MovingPicture {
        MovingPicture(
            gif: try FilmMaker(renderer).film(of: performance, as: .gif, options, progress: progress),
            still: try renderer.png(of: renderer.pixmap(of: performance, at: performance.poster)),
            size: performance.play.size, frames: performance.frames().count, duration: performance.duration,
            description: performer.description(of: performance), warnings: performance.warnings)
    }

    /// A play as a GIF that keeps to a budget, from the cache where it has been made before.
    /// - Throws: every mistake of the script, and that it cannot be made to fit.
    package func gif(
        of script: Script, _ changes: PlayChanges, within budget: FilmBudget
    ) throws(Mistakes) -> [UInt8] {
        let facts = try performer.read(script).text + [Array(changes.text.utf8), Array("\(budget)".utf8)]
        return try cache.bytes("fitted", "gif", facts) { () throws(Mistakes) in
            try FilmFitter(performer, FilmMaker(renderer))
                .film(of: script, changes, as: .gif, FilmOptions(), within: budget).film
        }
    }
}
