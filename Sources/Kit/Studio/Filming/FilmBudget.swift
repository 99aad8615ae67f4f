public import Diagnostics
import Encodings
import Social
import Stage

/// What a network takes of a moving picture.
public struct FilmBudget: Sendable, Hashable {
    /// The network.
    public var name: String
    /// The most bytes.
    public var bytes: Int?
    /// The most pixels across and down.
    public var width: Int?
    /// The most pixels down.
    public var height: Int?
    /// The most pixels of a frame.
    public var area: Int?
    /// The most frames.
    public var frames: Int?
    /// The most pixels of all frames together.
    public var volume: Int?

    /// A budget; without limits unless told.
    public init(
        name: String, bytes: Int? = nil, width: Int? = nil, height: Int? = nil, area: Int? = nil, frames: Int? = nil,
        volume: Int? = nil
    ) {
        self.name = name
        self.bytes = bytes
        self.width = width
        self.height = height
        self.area = area
        self.frames = frames
        self.volume = volume
    }

    /// What networks take.
    public static let networks = MovingRule.all.map(FilmBudget.init)

    private init(_ rule: MovingRule) {
        self.init(
            name: rule.place, bytes: rule.bytes.count, width: rule.width?.count, height: rule.height?.count,
            area: rule.area?.count, frames: rule.frames?.count, volume: rule.volume?.count)
    }

    /// The factor that brings a size within the budget's pixels; 1 where it is within already.
    func scale(fitting size: PictureSize) -> Double {
        var scale = 1.0
        if let width { scale = min(scale, Double(width) / Double(size.width)) }
        if let height { scale = min(scale, Double(height) / Double(size.height)) }
        if let area { scale = min(scale, (Double(area) / Double(size.width * size.height)).squareRoot()) }
        return scale
    }

    /// Why a finished picture would not be taken; nil where it would.
    public func objection(width: Int, height: Int, frames count: Int, bytes length: Int) -> String? {
        let size = PictureSize(width: width, height: height)
        if scale(fitting: size) < 1 { return "\(size.width) × \(size.height) px are too many" }
        if let bytes, length > bytes { return "it has \(length) bytes, at most \(bytes) are taken" }
        return objection(size, frames: count)
    }

    /// Why so many frames would not be taken; nil where they would.
    func objection(_ size: PictureSize, frames count: Int) -> String? {
        if let frames, count > frames { return "it has \(count) frames, at most \(frames) are taken" }
        if let volume, size.width * size.height * count > volume { return "its frames have too many pixels together" }
        return nil
    }
}

extension PictureStudio {
    /// A play as a film that keeps to a budget: within its pixels first, then fewer frames, fewer colours where it is a
    /// GIF, and smaller.
    /// - Returns: the film, and what was given up, in words.
    public func film(
        of script: Script, _ changes: PlayChanges, as format: FilmFormat, _ options: FilmOptions,
        within budget: FilmBudget, progress: Progress = { _, _ in }
    ) throws(Mistakes) -> (film: [UInt8], concessions: [String]) {
        let play = try read(script).play
        let wanted = changes.applied(to: play)
        return try film(
            as: format, options, within: budget, fps: wanted.fps, size: wanted.size,
            subject: FilmSubject(name: "play", place: Place(path: script.source.path, line: 1, column: 1)),
            progress: progress
        ) { (fps, scale) throws(Mistakes) in
            var changes = changes
            changes.fps = fps
            changes.scale *= scale
            return self.drawing(of: try self.perform(play, changes))
        }
    }

    /// A film that keeps to a budget, of drawings that can be made at any rate and size.
    ///
    /// `fps` and `size` are what is wanted; `drawing` makes the drawings at a rate, and at a part of the size.
    /// - Returns: the film, and what was given up, in words.
    /// - Throws: what `drawing` throws, and that the subject cannot be made to fit.
    public func film(
        as format: FilmFormat, _ options: FilmOptions, within budget: FilmBudget, fps: Int, size: PictureSize,
        subject: FilmSubject, progress: Progress = { _, _ in },
        drawing: (_ fps: Int, _ scale: Double) throws(Mistakes) -> MovingDrawing
    ) throws(Mistakes) -> (film: [UInt8], concessions: [String]) {
        // Sides are rounded to even numbers, so a little less is asked for.
        let scale = budget.scale(fitting: size)
        let room = scale < 1 ? (scale * 250).rounded(.down) / 250 : 1
        let base = room < 1 ? ["\(Int(room * 100)) % of the size"] : []
        var reason = "it is too large"
        for attempt in FilmAttempt.ladder(fps: fps, colours: options.colours, as: format) {
            var options = options
            options.colours = attempt.colours
            let drawing = try drawing(attempt.fps, attempt.scale * room)
            if let objection = budget.objection(drawing.size, frames: drawing.durations.count) {
                reason = objection
                continue
            }
            let film = try film(of: drawing, as: format, options, progress: progress)
            if film.count <= budget.bytes ?? .max { return (film, base + attempt.concessions) }
            reason = "the smallest has \(film.count) bytes"
        }
        throw Mistakes(
            Diagnostic(
                .error, "the \(subject.name) cannot be made to fit \(budget.name): \(reason)", at: subject.place,
                remedy: "make the \(subject.name) shorter, or allow more"))
    }
}

/// What is filmed, in the words of a message.
public struct FilmSubject: Sendable, Hashable {
    /// What it is: a play, a recording.
    public var name: String
    /// Where it stands.
    public var place: Place

    /// Something that is filmed.
    public init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}

extension PictureStudio {
    /// A play as a GIF that keeps to a budget, from the cache where it has been made before, with its size in pixels.
    public func fittedPicture(
        of script: Script, _ changes: PlayChanges, within budget: FilmBudget
    ) throws(Mistakes) -> (gif: [UInt8], width: Int, height: Int) {
        let facts = try read(script).text + [Array(changes.text.utf8), Array("\(budget)".utf8)]
        let gif = try cached("fitted", "gif", facts) { () throws(Mistakes) in
            try self.film(of: script, changes, as: .gif, FilmOptions(), within: budget).film
        }
        let header = PictureHeader(gif)
        return (gif, header?.width ?? 0, header?.height ?? 0)
    }
}

/// One way of making a moving picture smaller than it was meant.
struct FilmAttempt: Hashable {
    var fps: Int
    var colours: Int
    var scale = 1.0
    /// What was given up, in words.
    var concessions: [String] = []

    /// The ways in the order in which they are tried; each gives up a little more.
    ///
    /// A WebP has no palette to cut.
    static func ladder(fps: Int, colours: Int, as format: FilmFormat = .gif) -> [FilmAttempt] {
        var attempt = FilmAttempt(fps: fps, colours: colours)
        var attempts = [attempt]
        for rate in [20, 15, 12] where rate < fps {
            attempt.fps = rate
            attempt.concessions = ["\(rate) frames a second"]
            attempts.append(attempt)
        }
        let slow = attempt.concessions
        for count in [128, 64] where format == .gif && count < colours {
            attempt.colours = count
            attempt.concessions = slow + ["\(count) colours"]
            attempts.append(attempt)
        }
        let few = attempt.concessions
        for percent in [80, 66, 50, 40, 33, 25] {
            attempt.scale = Double(percent) / 100
            attempt.concessions = few + ["\(percent) % of the size"]
            attempts.append(attempt)
        }
        return attempts
    }
}
