/// What a film's file says of its length and its tracks.
public struct Film: Sendable, Hashable {
    /// How long the whole lasts, by the film's own head (`mvhd`, or `Duration`); nil where it does not say.
    public var milliseconds: Int?
    /// Whether players find the index (`moov`) before the pictures, and need not seek.
    public var indexIsFirst = true
    /// Whether it comes in fragments, as what is streamed does; then the head knows no length.
    public var isFragmented = false
    /// The tracks of pictures, as a rule one.
    public var videos: [VideoTrack] = []
    /// The tracks of sound.
    public var sounds: [SoundTrack] = []

    /// The picture's size as the head of its track tells it.
    public var size: PixelSize? { videos.first?.size }
}

/// A track of pictures.
public struct VideoTrack: Sendable, Hashable {
    /// What it is coded with: `h264`, `hevc`, `vp9`, …; its four letters where it is none that is known.
    public var codec = ""
    /// As the head of the track tells it (`tkhd`), which is what stores read.
    public var size: PixelSize?
    /// Whether players show it by default.
    public var isEnabled = true
    /// How far it is turned to be seen, in degrees: 0, 90, 180 or 270.
    public var turn = 0
    /// Pictures a second, on average.
    public var rate: Double?
    /// How wide a pixel is to how high (`pasp`).
    public var pixelAspect: [Int] = [1, 1]
    /// What the parameter set of H.264 tells.
    public var h264: H264Parameters?
    /// How long nothing is shown before the first picture, by the edit list.
    public var emptyMilliseconds = 0
    /// How many pieces the edit list cuts the track into; 1 where it has none.
    public var pieces = 1
}

/// A track of sound.
public struct SoundTrack: Sendable, Hashable {
    /// What it is coded with: `aac-lc`, `aac` of other kinds, `pcm`, `opus` and so on.
    public var codec = ""
    /// How many channels it has, as the stream itself says where it does.
    public var channels: Int?
    /// Samples a second.
    public var rate: Int?
    /// Bits a second on average, where the file says.
    public var bitRate: Int?
    /// Whether players play it by default.
    public var isEnabled = true
}
