import Media
import Social

/// What a picture's own bytes say of it.
struct MediaFacts: Equatable {
    var format: MediaRule.Format
    var width, height: Int
    /// How many pictures it holds.
    var frames = 1
    /// How long it lasts, in hundredths of a second; 0 for a still.
    var centiseconds = 0
    /// The size of its file.
    var bytes: Int

    /// The facts of a PNG or a GIF; nil where the bytes are neither, or end too early.
    init?(_ file: [UInt8]) {
        guard let medium = Medium(file), medium.fault == nil, let size = medium.size else { return nil }
        switch medium.format {
        case .gif: format = .gif
        case .png: format = .png
        default: return nil
        }
        (width, height, bytes) = (size.width, size.height, file.count)
        if format == .gif, let motion = medium.motion {
            (frames, centiseconds) = (motion.frames, motion.milliseconds / 10)
        }
    }

    /// How long it lasts, in seconds.
    var seconds: Double { Double(centiseconds) / 100 }
}
