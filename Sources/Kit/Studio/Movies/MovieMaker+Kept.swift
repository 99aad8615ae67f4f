import Diagnostics
import Drawing
import Files
import Images
import Stage

/// The moment that stands for a film, before it is drawn.
package enum MoviePoster: Sendable {
    case play(Script, PlayChanges, MovieOptions, PictureSize)
    case own(OwnFilm, PictureSize)
}

extension MovieMaker {
    /// A play as a film, from the cache where it has been made before.
    package func kept(_ script: Script, _ changes: PlayChanges, _ options: MovieOptions) throws(Mistakes) -> Movie {
        let parts = try read(script) + [Array(changes.text.utf8), Array("\(options)".utf8)]
        return try kept(parts) { () throws(Mistakes) in try movie(of: script, changes, options) }
    }

    /// A film of one's own, cut and fitted, from the cache where it has been made before.
    package func kept(_ film: OwnFilm, _ options: MovieOptions) throws(Mistakes) -> Movie {
        try kept(film.parts + [Array("\(options)".utf8)]) { () throws(Mistakes) in try movie(of: film, options) }
    }

    private func kept(_ parts: [[UInt8]], make: () throws(Mistakes) -> Movie) throws(Mistakes) -> Movie {
        var key = cache.key("movie")
        parts.forEach { key.add($0) }
        key.add(program.identity ?? "")
        if let bytes = cache.read(key.name("film")), let note = cache.read(key.name("txt")),
            let movie = Movie(bytes: bytes, note: note)
        {
            return movie
        }
        try cache.claim(key.name("film"))
        let movie = try make()
        cache.store(movie.bytes, key.name("film"))
        cache.store(movie.note, key.name("txt"))
        return movie
    }

    /// The moment that stands for a film, as a PNG without a palette, which stores want.
    package func png(of poster: MoviePoster) throws(Mistakes) -> [UInt8] {
        switch poster {
        case .own(let film, let size):
            return try cache.bytes("poster", "png", film.parts + [Array("\(size)".utf8)]) { () throws(Mistakes) in
                try renderer.png(of: self.poster(of: film, size), palette: false)
            }
        case .play(let script, let changes, let options, let size):
            let parts = try read(script) + [Array("\(changes.text) \(options) \(size)".utf8)]
            return try cache.bytes("poster", "png", parts) { () throws(Mistakes) in
                try renderer.png(of: renderer.pixmap(of: posterDrawing(of: script, changes, options)), palette: false)
            }
        }
    }

    /// The moment that stands for a film of one's own, as a photograph.
    package func jpeg(ofPosterOf film: OwnFilm, _ size: PictureSize, quality: Int) throws(Mistakes) -> [UInt8] {
        let parts = film.parts + [Array("\(size) \(quality)".utf8)]
        return try cache.bytes("poster", "jpg", parts) { () throws(Mistakes) in
            let raster = Raster(try poster(of: film, size))
            do throws(ImageError) { return try Images.jpeg(of: raster, quality: quality) } catch {
                throw Mistakes(Diagnostic(.error, error.description, at: film.place))
            }
        }
    }

    /// A film of one's own as a GIF with its still, as a kit shows it where nothing else moves.
    package func movingPicture(of film: OwnFilm) throws(Mistakes) -> MovingPicture {
        var key = cache.key("own-moving")
        film.parts.forEach { key.add($0) }
        if let kept = cache.movingPicture(key) { return kept }
        try cache.claim(key.name("gif"))
        let drawing = try drawing(of: film, width: OwnFilm.gifWidth, rate: OwnFilm.gifRate, most: OwnFilm.gifFrames)
        let made = MovingPicture(
            gif: try films.film(of: drawing, as: .gif), still: try renderer.png(of: poster(of: film)),
            size: drawing.size, frames: drawing.durations.count, duration: drawing.durations.reduce(.zero, +),
            description: film.captions.captions.map { $0.lines.joined(separator: " ") }.joined(separator: " "))
        cache.store(made, key)
        return made
    }

    /// A film of one's own as a GIF that keeps to a budget.
    package func gif(of film: OwnFilm, within budget: FilmBudget) throws(Mistakes) -> [UInt8] {
        try cache.bytes("own-fitted", "gif", film.parts + [Array("\(budget)".utf8)]) { () throws(Mistakes) in
            try FilmFitter(performer, films).film(
                as: .gif, FilmOptions(), within: budget, fps: OwnFilm.gifRate,
                size: drawing(of: film, width: OwnFilm.gifWidth, rate: 1, most: 1).size,
                subject: FilmSubject(name: "film", place: film.place)
            ) { (fps, scale) throws(Mistakes) in
                let width = max(16, Int(Double(OwnFilm.gifWidth) * scale / 2) * 2)
                return try drawing(of: film, width: width, rate: fps, most: OwnFilm.gifFrames * fps / OwnFilm.gifRate)
            }.film
        }
    }
}

extension MovieMaker {
    /// A script's text and all that went into it.
    private func read(_ script: Script) throws(Mistakes) -> [[UInt8]] { try performer.read(script).text }

    /// Whether a play is at least as high as wide.
    package func isUpright(_ script: Script) throws(Mistakes) -> Bool {
        let size = try performer.read(script).play.size
        return size.height >= size.width
    }

    /// How many captions and how many cards a play has.
    package func wordCounts(of script: Script) throws(Mistakes) -> (captions: Int, cards: Int) {
        try performer.read(script).play.wordCounts
    }

    /// What a play says in letters, on the clock of the film that is made of it.
    package func captions(of script: Script, _ options: MovieOptions) throws(Mistakes) -> CaptionTrack {
        CaptionTrack(try staged(script, PlayChanges(), options).performance)
    }

    private func posterDrawing(
        of script: Script, _ changes: PlayChanges, _ options: MovieOptions
    ) throws(Mistakes) -> DisplayList {
        let staged = try staged(script, changes, options)
        let list = staged.performance.displayList(of: staged.performance.poster)
        guard let frame = options.frame, let screen = staged.screen else { return list }
        return frame.framed(list, screen)
    }
}

extension OwnFilm {
    /// Its captions on the clock of the part that is shown.
    package var shownCaptions: CaptionTrack { captions.cut(from: start, lasting: shown()) }

    /// A GIF of a filmed picture is large: it is small, slow and short.
    fileprivate static let (gifWidth, gifRate, gifFrames) = (480, 12, 96)

    /// All that decides how it looks.
    fileprivate var parts: [[UInt8]] {
        var plain = self
        (plain.bytes, plain.music) = ([], music.map { (name: $0.name, bytes: []) })
        return [bytes, music?.bytes ?? [], Array("\(plain)".utf8)]
    }
}

extension Movie {
    /// What the file does not say, or says too deep inside.
    fileprivate var note: [UInt8] {
        Array((["\(size.width) \(size.height) \(length.microseconds)"] + concessions).joined(separator: "\n").utf8)
    }

    fileprivate init?(bytes: [UInt8], note: [UInt8]) {
        var lines = String(decoding: note, as: UTF8.self).split(separator: "\n").map(String.init)
        guard !lines.isEmpty else { return nil }
        let numbers = lines.removeFirst().split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(
            bytes: bytes, size: PictureSize(width: numbers[0], height: numbers[1]),
            length: Seconds(microseconds: numbers[2]), concessions: lines)
    }
}
