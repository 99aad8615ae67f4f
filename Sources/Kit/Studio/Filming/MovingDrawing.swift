public import Diagnostics
public import Drawing
import GIF
public import Stage
import WebP

/// Drawings of one size shown one after the other, each made when it is wanted.
public struct MovingDrawing: Sendable {
    /// The size in pixels.
    public var size: PictureSize
    /// How long each drawing is shown.
    public var durations: [Seconds]
    /// A drawing by its number; may be asked for on any thread.
    public var list: @Sendable (Int) -> DisplayList
    /// How often all of them are shown, where nobody wants it otherwise; 0 is for ever.
    public var plays: Int

    /// Drawings, and how long each is shown.
    public init(
        size: PictureSize, durations: [Seconds], plays: Int = 0, list: @escaping @Sendable (Int) -> DisplayList
    ) {
        self.size = size
        self.durations = durations
        self.plays = plays
        self.list = list
    }
}

extension PictureStudio {
    /// Drawings as a film.
    public func film(
        of drawing: MovingDrawing, as format: FilmFormat, _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [UInt8] {
        try films(of: drawing, as: [format], options, progress: progress)[0]
    }

    /// Drawings as films of several formats, each drawn once for all of them.
    public func films(
        of drawing: MovingDrawing, as formats: [FilmFormat], _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [[UInt8]] {
        let (size, count) = (drawing.size, drawing.durations.count)
        let plays = options.plays == 0 ? drawing.plays : options.plays
        do {
            var encoders = try formats.map { try FilmEncoder($0, size, plays: plays, colours: options.colours) }
            try camera(drawing).film(progress: { progress($0, count) }) { frame in
                for index in encoders.indices { try encoders[index].add(frame) }
            }
            return try encoders.indices.map { try encoders[$0].finish() }
        } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// The frames of drawings, each whole, in order.
    public func frames(
        of drawing: MovingDrawing, progress: Progress = { _, _ in }, take: (Frame) throws -> Void
    ) throws {
        let count = drawing.durations.count
        try camera(drawing).film(whole: true, progress: { progress($0, count) }, take: take)
    }

    private func camera(_ drawing: MovingDrawing) -> Camera {
        Camera(
            painters: painters, area: drawing.size.width * drawing.size.height, durations: drawing.durations,
            list: drawing.list)
    }

    /// The letters of texts that the fonts lack, each once; boxes are drawn in their place.
    public func lettersWithoutFont(in texts: some Sequence<String>) throws(Mistakes) -> [Character] {
        let measure = try measure()
        var unknown: [Character] = []
        for text in texts {
            let found = measure(TextRun(text, Font(.mono, size: 20), .black, at: .zero)).unknown?.letters ?? []
            for letter in found where !unknown.contains(letter) { unknown.append(letter) }
        }
        return unknown
    }

    /// A measure for texts, by the studio's fonts.
    public func measure() throws(Mistakes) -> TextMeasure {
        do { return try painters.measure() } catch { throw Mistakes(PictureStudio.diagnostic(error)) }
    }
}

/// The encoder of a film, of whatever format.
private enum FilmEncoder {
    case gif(GIFEncoder)
    case webp(WebPEncoder)

    init(_ format: FilmFormat, _ size: PictureSize, plays: Int, colours: Int) throws {
        switch format {
        case .gif:
            self = .gif(
                try GIFEncoder(
                    width: size.width, height: size.height, GIFOptions(plays: plays, colours: colours)))
        case .webp:
            self = .webp(try WebPEncoder(width: size.width, height: size.height, WebPOptions(plays: plays)))
        }
    }

    mutating func add(_ frame: Frame) throws {
        switch consume self {
        case .gif(var encoder):
            defer { self = .gif(encoder) }
            try encoder.add(frame)
        case .webp(var encoder):
            defer { self = .webp(encoder) }
            try encoder.add(frame)
        }
    }

    mutating func finish() throws -> [UInt8] {
        switch consume self {
        case .gif(var encoder):
            defer { self = .gif(encoder) }
            return try encoder.finish()
        case .webp(var encoder):
            defer { self = .webp(encoder) }
            return try encoder.finish()
        }
    }
}
