import Canvas
public import Diagnostics
public import Drawing
import GIF
public import Stage

extension PictureStudio {
    /// Told how many frames of how many are done.
    public typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    /// The frames of a performance at its steady rate, each whole, in order.
    public func frames(
        of performance: Performance, progress: Progress = { _, _ in }, take: (Frame) throws -> Void
    ) throws {
        let times = performance.frameTimes()
        let shots = times.indices.map { index in
            let end = index + 1 < times.count ? times[index + 1] : performance.duration
            return Shot(time: times[index], duration: end - times[index])
        }
        try Camera(painters: painters, performance: performance)
            .film(shots, whole: true, progress: { progress($0, shots.count) }, take: take)
    }

    /// A performance as a GIF.
    public func gif(
        of performance: Performance, _ options: FilmOptions = FilmOptions(), progress: Progress = { _, _ in }
    ) throws(Diagnostics) -> [UInt8] {
        let size = performance.play.size
        let times = performance.frames().map { Shot(time: $0.time, duration: $0.duration) }
        do {
            var encoder = try GIFEncoder(
                width: size.width, height: size.height, GIFOptions(plays: options.plays, colours: options.colours))
            try Camera(painters: painters, performance: performance)
                .film(times, progress: { progress($0, times.count) }, take: { frame in try encoder.add(frame) })
            return try encoder.finish()
        } catch {
            throw Diagnostics(PictureStudio.diagnostic(error))
        }
    }

    /// Drawings shown one after the other as a GIF.
    public func gif(
        of pictures: [(list: DisplayList, duration: Seconds)], _ options: FilmOptions = FilmOptions()
    ) throws(Diagnostics) -> [UInt8] {
        guard let size = pictures.first?.list.size else { throw Diagnostics(PictureStudio.diagnostic(GIFError.empty)) }
        do {
            let frames = try painters.use { (painter) throws(CanvasError) in
                var reel = Reel(painter: painter)
                for picture in pictures { try reel.add(picture.list, lasting: picture.duration) }
                return reel.frames
            }
            var encoder = try GIFEncoder(
                width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
                GIFOptions(plays: options.plays, colours: options.colours))
            for frame in frames { try encoder.add(frame) }
            return try encoder.finish()
        } catch {
            throw Diagnostics(PictureStudio.diagnostic(error))
        }
    }

    /// One moment of a performance as pixels.
    public func pixmap(of performance: Performance, at time: Seconds) throws(Diagnostics) -> Pixmap {
        try pixmap(of: performance.displayList(at: time))
    }

    /// A drawing as pixels.
    public func pixmap(of list: DisplayList) throws(Diagnostics) -> Pixmap {
        do throws(CanvasError) {
            return try painters.use { (painter) throws(CanvasError) in try painter.pixmap(of: list) }
        } catch {
            throw Diagnostics(PictureStudio.diagnostic(error))
        }
    }

    /// Pixels as a PNG; without a palette where a store wants plain RGB.
    public func png(of pixmap: Pixmap, palette: Bool = true) throws(Diagnostics) -> [UInt8] {
        do throws(CanvasError) {
            return try Canvas.png(of: pixmap, PNGOptions(palette: palette))
        } catch {
            throw Diagnostics(PictureStudio.diagnostic(error))
        }
    }

    /// A play as a moving picture with its still, from the cache where it has been made before.
    public func movingPicture(
        of script: Script, _ changes: PlayChanges = PlayChanges(), _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Diagnostics) -> MovingPicture {
        let (play, text) = try script.parsed()
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
            frames: performance.frames().count, duration: performance.duration, description: performance.summary)
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
    public func description(of script: Script) throws(Diagnostics) -> String { try script.parsed().play.summary }
}

extension Performance {
    /// The instant of the still: the mark `poster`, else the end.
    public var poster: Seconds { marks.first { $0.name == "poster" }?.time ?? duration }

    /// The instant that a scene names: a mark, a time such as `4.5s`, or the poster; nil where there is no such mark.
    public func instant(named name: String?) -> Seconds? {
        guard let name else { return poster }
        if name == "poster" { return poster }
        if let mark = marks.first(where: { $0.name == name }) { return mark.time }
        return Seconds(reading: name).map { min($0, duration) }
    }

    /// What happens, in a sentence.
    public var summary: String { play.summary }
}

extension Play {
    /// What happens, in a sentence: the captions in order.
    var summary: String {
        var lines: [String] = []
        for cue in cues {
            guard case .caption(let words?) = cue.act else { continue }
            lines.append([words.strong, words.soft].filter { !$0.isEmpty }.joined(separator: " "))
        }
        let said = lines.isEmpty ? "." : ": " + lines.joined(separator: " ")
        return "A game that plays itself" + said
    }
}
