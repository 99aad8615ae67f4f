import Diagnostics
import Stage
import Synchronization
import Threads

/// A film that somebody wants.
package struct WantedFilm: Sendable {
    /// What it is made of.
    package let source: FilmSource
    /// How it is made.
    package var options: MovieOptions
    private let changes: PlayChanges

    /// A film of a source; `changes` brings the captions of another language.
    package init(_ source: FilmSource, _ options: MovieOptions, _ changes: PlayChanges = PlayChanges()) {
        (self.source, self.options, self.changes) = (source, options, changes)
    }

    /// A film with the moment that stands for it, or why it is not there.
    package typealias Made = Result<(movie: Movie, poster: MoviePoster), Mistakes>

    /// How many are under way at once at most: each holds the pictures that its coder looks ahead at, 200 MB of large ones.
    private static let most = 4

    /// Makes films side by side, since each is coded by one thread, or finds those that were made before.
    /// - Returns: one for each that is wanted, in their order.
    package static func all(
        _ wanted: [WantedFilm], by maker: MovieMaker, progress: @Sendable (Double) -> Void
    ) -> [Made] {
        let done = Mutex(0)
        return mapInParallel(wanted.count, cores: min(most, availableCores()), batch: 1) { index in
            let made = wanted[index].made(by: maker)
            done.withLock { done in
                done += 1
                progress(Double(done) / Double(wanted.count))
            }
            return made
        }
    }

    private func made(by maker: MovieMaker) -> Made {
        Result { () throws(Mistakes) in
            switch source {
            case .own(let film):
                let movie = try maker.kept(film, options)
                return (movie, .own(film, movie.size))
            case .play(let script, _, let sound):
                var options = options
                options.sound = sound
                let movie = try maker.kept(script, changes, options)
                return (movie, .play(script, changes, options, movie.size))
            }
        }
    }
}
