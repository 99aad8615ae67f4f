import Diagnostics
import Stage
import Verify

/// What a network takes of a moving picture.
package struct FilmBudget: Sendable, Hashable {
    /// The place's name in the table of slots, or another that messages tell.
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

    /// What places take of a picture that moves, by the table of slots; a place of fixed shapes is none of them.
    package static let networks = SlotTable.allPlaces.compactMap { place in
        (place.moving ?? place.slots.first { $0.kind == "gif" }).map { FilmBudget($0, name: place.id) }
    }

    /// What a slot takes, under some name.
    package init(_ slot: Slot, name: String) {
        self.init(
            name: name, bytes: slot.bytes, width: slot.size.most?.width, height: slot.size.most?.height,
            area: slot.size.pixels, frames: slot.motion?.frames, volume: slot.motion?.volume)
    }

    /// What the place of this name takes; a name may be written without its hyphen.
    package static func network(_ name: String) -> FilmBudget? {
        networks.first { $0.name == name || $0.name.filter { $0 != "-" } == name }
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
        if let frames, count > frames { return "it has \(counted(count, "frame")), at most \(frames) are taken" }
        if let volume, size.width * size.height * count > volume { return "its frames have too many pixels together" }
        return nil
    }
}
