import Social
import Stage

/// What a network takes of a moving picture.
package struct FilmBudget: Sendable, Hashable {
    /// The network's name, in small letters as ``networks`` lists it.
    package var name: String
    /// The most bytes of the file; nil for any number, as in all that follow.
    package var bytes: Int?
    /// The most pixels across.
    package var width: Int?
    /// The most pixels down.
    package var height: Int?
    /// The most pixels of a frame.
    package var area: Int?
    /// The most frames.
    package var frames: Int?
    /// The most pixels of all frames together.
    package var volume: Int?

    /// A budget; without limits unless told.
    package init(
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
    package static let networks = MovingRule.all.map(FilmBudget.init)

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
    package func objection(width: Int, height: Int, frames count: Int, bytes length: Int) -> String? {
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
