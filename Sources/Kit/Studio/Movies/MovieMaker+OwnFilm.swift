import Diagnostics
import Drawing
import Footage
import Stage

extension MovieMaker {
    /// A film of one's own, cut and fitted, with its captions burnt in.
    /// - Throws: that it is too short, or what keeps it from being made.
    package func movie(of film: OwnFilm, _ options: MovieOptions) throws(Mistakes) -> Movie {
        guard program.isThere else { throw Mistakes(FilmProgram.absence) }
        let goal = options.goal ?? FilmGoal(name: "")
        let length = film.shown(most: goal.lengths?.upperBound)
        if let least = goal.lengths?.lowerBound, length < least {
            throw Mistakes(
                Diagnostic(
                    .error,
                    "\(film.name) has \(length.rough(beside: least)) to show, and \(goal.name) takes films of at least \(least.text)",
                    at: film.place, remedy: "let it begin earlier (`from`), or take a longer one"))
        }
        var concessions: [String] = []
        if length < film.shown() {
            concessions.append("it ends after \(length.text) of \(film.shown().rough(beside: length))")
        }
        let size = goal.size(for: film.size)
        var order = film.order(options.container, size, rate: goal.rate(for: 30), from: film.start, lasting: length)
        order.level = goal.level
        order.bitRate = options.bitRate
        order.hasSound = options.sound != .none || goal.needsSound
        let overlays = try captions(of: film, size, lasting: length)
        let (bytes, more) = try film.telling { () throws(Mistakes) in
            try MovieCoder.fitted(order, within: goal) { (order) throws(Mistakes) in
                try program.film(order, film.files) { sink in
                    for overlay in overlays { try sink.send(overlay.piece, overlay.pixels) }
                }
            }
        }
        return Movie(bytes: bytes, size: size, length: length, concessions: concessions + more)
    }

    /// Its pictures at a rate, in a size that keeps its shape, as drawings that follow one another.
    ///
    /// They are in memory together, so `most` of them are made at most.
    package func drawing(of film: OwnFilm, width: Int, rate: Int, most: Int) throws(Mistakes) -> MovingDrawing {
        let size = film.size(width: width)
        let count = max(1, min(most, film.shown().microseconds * rate / 1_000_000))
        let length = Seconds(microseconds: count * 1_000_000 / rate)
        var pictures: [(list: DisplayList, duration: Seconds)] = []
        let overlays = try captions(of: film, size, lasting: length)
        try show(film, size, rate: rate, from: film.start, lasting: length, overlays) { pixmap in
            pictures.append((DisplayList(of: pixmap), Seconds(microseconds: 1_000_000 / rate)))
        }
        guard let drawing = MovingDrawing(pictures) else {
            throw Mistakes(Diagnostic(.error, "\(film.name) has no pictures", at: film.place))
        }
        return drawing
    }

    /// The moment that stands for it, as pixels.
    package func poster(of film: OwnFilm, _ size: PictureSize? = nil) throws(Mistakes) -> Pixmap {
        let size = size ?? film.size(width: film.size.width)
        let time = film.start + min(film.poster ?? Seconds(film.shown().value / 3), film.shown())
        let last = max(.zero, min(time, film.length - Seconds(0.1)))
        var found: Pixmap?
        try show(film, size, rate: 10, from: last, lasting: Seconds(0.1), []) { found = $0 }
        guard let found else { throw Mistakes(Diagnostic(.error, "\(film.name) has no pictures", at: film.place)) }
        return found
    }

    private func show(
        _ film: OwnFilm, _ size: PictureSize, rate: Int, from start: Seconds, lasting length: Seconds,
        _ overlays: [Overlay], take: (Pixmap) -> Void
    ) throws(Mistakes) {
        let order = film.order(.frames, size, rate: rate, from: start, lasting: length)
        try film.telling { () throws(Mistakes) in
            try program.pictures(
                order, film.files,
                { sink in for overlay in overlays { try sink.send(overlay.piece, overlay.pixels) } },
                { pixels in
                    take(Pixmap(width: size.width, height: size.height, pixels: pixels))
                    return true
                })
        }
    }

    // MARK: Captions

    private struct Overlay {
        var piece: FootagePiece
        var pixels: [UInt32]
    }

    /// The captions as pictures that lie over the film, in its lower part.
    private func captions(
        of film: OwnFilm, _ size: PictureSize, lasting length: Seconds
    ) throws(Mistakes) -> [Overlay] {
        var overlays: [Overlay] = []
        for caption in film.captions.cut(from: film.start, lasting: length).captions {
            let label = CaptionLabel(caption.lines, size, measure: try renderer.measure())
            let pixmap = try renderer.pixmap(of: label.drawing)
            let place = PieceRect(
                x: (size.width - pixmap.width) / 2, y: size.height - pixmap.height - size.height / 14,
                width: pixmap.width, height: pixmap.height)
            guard place.x >= 0, place.y >= 0 else { continue }
            overlays.append(
                Overlay(
                    piece: .over(start: caption.start.microseconds, end: caption.end.microseconds, place),
                    pixels: pixmap.pixels))
        }
        return overlays
    }
}

extension OwnFilm {
    /// Does some work with it, whose mistakes lead to where it is named.
    fileprivate func telling<Result>(_ work: () throws(Mistakes) -> Result) throws(Mistakes) -> Result {
        do throws(Mistakes) { return try work() } catch {
            throw Mistakes(
                error.all.map { mistake in
                    var mistake = mistake
                    mistake.place = mistake.place ?? place
                    return mistake
                })
        }
    }

    /// The size of that width which has the film's shape, in even numbers.
    func size(width: Int) -> PictureSize {
        func even(_ side: Double) -> Int { min(4096, max(16, Int((side / 2).rounded()) * 2)) }
        let width = even(Double(min(width, size.width)))
        return PictureSize(
            width: width, height: even(Double(width) * Double(size.height) / Double(size.width)))
    }
}

extension DisplayList {
    fileprivate init(of pixmap: Pixmap) {
        let size = Size(Double(pixmap.width), Double(pixmap.height))
        self.init(size: size)
        add(Picture(pixmap, in: Rect(0, 0, size.width, size.height)))
    }
}
