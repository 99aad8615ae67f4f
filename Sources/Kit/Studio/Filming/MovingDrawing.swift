public import Diagnostics
public import Drawing
public import Stage

/// Drawings of one size shown one after the other, each made when it is wanted.
public struct MovingDrawing: Sendable {
    /// The size in pixels.
    public var size: PictureSize
    /// How long each drawing is shown.
    public var durations: [Seconds]
    /// A drawing by its number; may be asked for on any thread.
    public var list: @Sendable (Int) -> DisplayList

    /// Drawings, and how long each is shown.
    public init(size: PictureSize, durations: [Seconds], list: @escaping @Sendable (Int) -> DisplayList) {
        self.size = size
        self.durations = durations
        self.list = list
    }
}

extension PictureStudio {
    /// Drawings as a film.
    public func film(
        of drawing: MovingDrawing, as format: FilmFormat, _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [UInt8] {
        try film(with: camera(drawing), drawing.size, format, options, progress: progress)
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
