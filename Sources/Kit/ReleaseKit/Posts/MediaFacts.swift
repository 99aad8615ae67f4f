import Media

/// What a picture's own bytes say of it.
struct MediaFacts: Equatable {
    var format: MediaFormat
    var width, height: Int
    /// How many pictures it holds.
    var frames = 1
    /// How long it lasts, in hundredths of a second; 0 for a still.
    var centiseconds = 0
    /// The size of its file.
    var bytes: Int

    /// The facts of a picture; nil where the bytes are none, or end too early.
    init?(_ file: [UInt8]) {
        guard let medium = Medium(file), medium.fault == nil, let size = medium.size, !medium.format.isFilm else {
            return nil
        }
        (format, width, height, bytes) = (medium.format, size.width, size.height, file.count)
        if let motion = medium.motion { (frames, centiseconds) = (motion.frames, motion.milliseconds / 10) }
    }

    /// How long it lasts, in seconds.
    var seconds: Double { Double(centiseconds) / 100 }
}
