import Canvas
public import Diagnostics
public import Drawing
import GIF
public import Stage
import WebP

extension PictureStudio {
    /// Told how many frames of how many are done.
    public typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    /// The frames of a performance at its steady rate, each whole, in order.
    public func frames(
        of performance: Performance, progress: Progress = { _, _ in }, take: (Frame) throws -> Void
    ) throws {
        let times = performance.frameTimes()
        let durations = times.indices.map { index in
            (index + 1 < times.count ? times[index + 1] : performance.duration) - times[index]
        }
        try camera(performance, times, durations)
            .film(whole: true, progress: { progress($0, times.count) }, take: take)
    }

    /// A performance as a GIF.
    public func gif(
        of performance: Performance, _ options: FilmOptions = FilmOptions(), progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [UInt8] {
        try film(of: performance, as: .gif, options, progress: progress)
    }

    /// A performance as a film.
    public func film(
        of performance: Performance, as format: FilmFormat, _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [UInt8] {
        try film(of: drawing(of: performance), as: format, options, progress: progress)
    }

    /// The frames of a performance, those without a change merged.
    public func drawing(of performance: Performance) -> MovingDrawing {
        let frames = performance.frames()
        return MovingDrawing(
            size: performance.play.size, durations: frames.map(\.duration), plays: performance.play.plays,
            list: { performance.displayList(at: frames[$0].time) })
    }

    /// Drawings shown one after the other as a GIF.
    public func gif(
        of pictures: [(list: DisplayList, duration: Seconds)], _ options: FilmOptions = FilmOptions()
    ) throws(Mistakes) -> [UInt8] {
        try film(of: pictures, as: .gif, options)
    }

    /// Drawings of one size shown one after the other as a film.
    public func film(
        of pictures: [(list: DisplayList, duration: Seconds)], as format: FilmFormat,
        _ options: FilmOptions = FilmOptions()
    ) throws(Mistakes) -> [UInt8] {
        guard let first = pictures.first?.list.size else { throw Mistakes(PictureStudio.diagnostic(GIFError.empty)) }
        let size = PictureSize(width: Int(first.width.rounded(.up)), height: Int(first.height.rounded(.up)))
        let drawing = MovingDrawing(size: size, durations: pictures.map(\.duration), list: { pictures[$0].list })
        return try film(of: drawing, as: format, options)
    }

    private func camera(_ performance: Performance, _ times: [Seconds], _ durations: [Seconds]) -> Camera {
        let size = performance.play.size
        return Camera(
            painters: painters, area: size.width * size.height, durations: durations,
            list: { performance.displayList(at: times[$0]) })
    }

    /// One moment of a performance as pixels.
    public func pixmap(of performance: Performance, at moment: StillMoment) throws(Mistakes) -> Pixmap {
        try pixmap(of: performance.displayList(of: moment))
    }

    /// A drawing as pixels.
    public func pixmap(of list: DisplayList) throws(Mistakes) -> Pixmap {
        do throws(CanvasError) {
            return try painters.use { (painter) throws(CanvasError) in try painter.pixmap(of: list) }
        } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// Pixels as a PNG; without a palette where a store wants plain RGB.
    public func png(of pixmap: Pixmap, palette: Bool = true, merging: Bool = false) throws(Mistakes) -> [UInt8] {
        do throws(CanvasError) {
            return try Canvas.png(of: pixmap, PNGOptions(palette: palette, merging: merging))
        } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// Pixels as a lossless WebP.
    public func webp(of pixmap: Pixmap) throws(Mistakes) -> [UInt8] {
        do throws(WebPError) { return try WebP.webp(of: pixmap) } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// A play as a moving picture with its still, from the cache where it has been made before.
    public func movingPicture(
        of script: Script, _ changes: PlayChanges = PlayChanges(), _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> MovingPicture {
        let (play, text) = try read(script)
        var key = PictureKey("moving", salt: salt)
        text.forEach { key.add($0) }
        key.add(changes.text)
        key.add(options.text)
        if let gif = cache.read(key.name("gif")), let still = cache.read(key.name("png")),
            let note = cache.read(key.name("txt")).flatMap(PictureNote.init)
        {
            return MovingPicture(
                gif: gif, still: still, size: note.size, frames: note.frames, duration: note.duration,
                description: note.description)
        }
        let performance = try perform(play, changes)
        let made = MovingPicture(
            gif: try gif(of: performance, options, progress: progress),
            still: try png(of: pixmap(of: performance, at: performance.poster)), size: performance.play.size,
            frames: performance.frames().count, duration: performance.duration, description: performance.summary,
            warnings: performance.warnings)
        // One that is not as it should be is made anew each time, so that its warnings are told each time.
        guard made.warnings.isEmpty else { return made }
        cache.store(made.gif, key.name("gif"))
        cache.store(made.still, key.name("png"))
        cache.store(PictureNote(made).bytes, key.name("txt"))
        return made
    }
}

/// What is kept beside the bytes of a moving picture.
struct PictureNote: Hashable {
    var size: PictureSize
    var frames: Int
    var duration: Seconds
    var description: String

    init(_ picture: MovingPicture) {
        (size, frames, duration, description) = (picture.size, picture.frames, picture.duration, picture.description)
    }

    init?(_ bytes: [UInt8]) {
        let parts = String(decoding: bytes, as: UTF8.self).split(
            separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        let numbers = parts.prefix(4).compactMap { Int($0) }
        guard parts.count == 5, numbers.count == 4 else { return nil }
        size = PictureSize(width: numbers[0], height: numbers[1])
        frames = numbers[2]
        duration = Seconds(microseconds: numbers[3])
        description = String(parts[4])
    }

    var bytes: [UInt8] {
        Array("\(size.width) \(size.height) \(frames) \(duration.microseconds) \(description)".utf8)
    }
}

extension PictureStudio {
    /// What happens in a play, in a sentence.
    public func description(of script: Script) throws(Mistakes) -> String {
        let play = try script.parsed(games).play
        // Captions tell what happens in a game; others are performed to be told.
        return play.title == nil ? play.summary() : try perform(play, PlayChanges()).summary
    }
}

extension Performance {
    /// What happens, in a sentence.
    public var summary: String { play.summary(tellings) }
}

extension Play {
    /// As long as an alt text is listened to.
    private static let longestTelling = 600

    /// What happens, in a sentence: the captions in order, and between them what the actor tells.
    func summary(_ tellings: [Int: String] = [:]) -> String {
        var lines: [String] = []
        var length = 0
        for (number, cue) in cues.enumerated() {
            if case .caption(let words?) = cue.act {
                lines.append([words.strong, words.soft].filter { !$0.isEmpty }.joined(separator: " "))
            } else if let telling = tellings[number], length < Play.longestTelling {
                length += telling.count
                lines.append(length < Play.longestTelling ? telling : "And so on.")
            }
        }
        let said = lines.isEmpty ? "." : ": " + lines.joined(separator: " ")
        return (title ?? "A game that plays itself") + said
    }
}
