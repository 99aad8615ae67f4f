import Stage

/// What a place wants of a film: how large, how long, how fast.
package struct FilmGoal: Sendable, Hashable {
    /// What it is called in messages.
    package var name: String
    /// The sizes that are taken; empty for any.
    package var sizes: [PictureSize] = []
    /// The most pixels across and down, and together; nil for any number.
    package var widest, highest, area: Int?
    /// Pictures a second.
    package var rates: ClosedRange<Int> = 1...60
    /// How long it may last.
    package var lengths: ClosedRange<Seconds>?
    /// The highest level of H.264, ten times the number; nil for any.
    package var level: Int?
    /// Whether a film without a track of sound is refused.
    package var needsSound = false
    /// The most bytes; nil for any number.
    package var bytes: Int?
    /// Whether it shows the screen alone, with nothing drawn around it.
    package var isScreenOnly = false

    /// A goal without limits.
    package init(name: String) { self.name = name }

    /// The size to make of pictures of another: of those that are taken the one most alike, else theirs, made small enough.
    package func size(for own: PictureSize) -> PictureSize {
        func shape(_ size: PictureSize) -> Double { Double(size.width) / Double(size.height) }
        func difference(_ size: PictureSize) -> Double { max(shape(size) / shape(own), shape(own) / shape(size)) }
        if let best = sizes.min(by: { difference($0) < difference($1) }) { return best }
        var scale = 1.0
        if let widest { scale = min(scale, Double(widest) / Double(own.width)) }
        if let highest { scale = min(scale, Double(highest) / Double(own.height)) }
        if let area { scale = min(scale, (Double(area) / Double(own.width * own.height)).squareRoot()) }
        return own.codable(at: scale)
    }

    /// The rate to make of pictures of another.
    func rate(for own: Int) -> Int { rates.contains(own) ? own : rates.upperBound }
}

extension PictureSize {
    /// The size scaled, in even numbers of at least 16, as coders of films want them.
    func codable(at scale: Double) -> PictureSize {
        func even(_ side: Int) -> Int { max(16, Int(Double(side) * scale / 2) * 2) }
        return PictureSize(width: even(width), height: even(height))
    }
}
