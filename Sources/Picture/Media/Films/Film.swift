/// What a film's file says of its length and its tracks.
package struct Film: Sendable, Hashable {
    /// How long the whole lasts, by the film's own head (`mvhd`, or `Duration`); nil where it does not say.
    package var milliseconds: Int?
    /// Whether players find the index (`moov`) before the pictures, and need not seek.
    package var indexIsFirst = true
    /// Whether it comes in fragments, as what is streamed does; then the head knows no length.
    package var isFragmented = false
    /// The tracks of pictures, as a rule one.
    package var videos: [VideoTrack] = []
    package var sounds: [SoundTrack] = []

    /// The picture's size as the head of its track tells it.
    package var size: PixelSize? { videos.first?.size }
}

/// A track of pictures.
package struct VideoTrack: Sendable, Hashable {
    /// What it is coded with: `h264`, `hevc`, `vp9`, …; its four letters where it is none that is known.
    package var codec = ""
    /// As the head of the track tells it (`tkhd`), which is what stores read.
    package var size: PixelSize?
    /// Whether players show it by default.
    package var isEnabled = true
    /// How far it is turned to be seen, in degrees: 0, 90, 180 or 270.
    package var turn = 0
    /// Pictures a second, on average.
    package var rate: Double?
    /// How wide a pixel is to how high (`pasp`).
    package var pixelAspect: [Int] = [1, 1]
    /// What the parameter set of H.264 tells.
    package var h264: H264Parameters?
    /// How long nothing is shown before the first picture, by the edit list.
    package var emptyMilliseconds = 0
    /// How many pieces the edit list cuts the track into; 1 where it has none.
    package var pieces = 1
}

/// A track of sound, as its container and its own head tell it.
package struct SoundTrack: Sendable, Hashable {
    /// What it is coded with: `aac-lc`, `aac` of other kinds, `pcm`, `opus` and so on.
    package var codec = ""
    /// How many channels it has, as the stream itself says where it does.
    package var channels: Int?
    /// Samples a second.
    package var rate: Int?
    /// Bits a second on average, where the file says.
    package var bitRate: Int?
    /// Whether players play it by default.
    package var isEnabled = true
}
