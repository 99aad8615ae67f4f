/// What a place takes of a film, besides its size and its bytes; a rule that is absent allows everything.
package struct FilmRule: Sendable, Hashable {
    /// A way of coding pictures that is taken.
    package struct Coding: Sendable, Hashable {
        /// As ``VideoTrack/codec`` names it.
        package var codec: String
        /// The highest `profile_idc` of H.264.
        package var profile: Int?
        /// The highest `level_idc`, ten times the level.
        package var level: Int?
        /// How colours are sampled, as ffmpeg writes it.
        package var pixelFormat: String?
        /// Whether interlaced pictures are refused.
        package var isProgressive = false
        /// Whether a pixel has to be as wide as high.
        package var hasSquarePixels = false
        /// Bits a second that are asked for, and not insisted on.
        package var bitRate: ClosedRange<Int>?
        /// The containers it may stand in; nil for all.
        package var containers: [String]?
    }

    /// What rows call it.
    package var name: String
    /// All that are taken.
    package var codings: [Coding]
    /// Whether other codings are only advised against.
    package var codingIsAdvice = false
    /// Pictures a second.
    package var rates: ClosedRange<Double>?
    /// Pictures a second, any of these; empty where ``rates`` says it.
    package var oneRateOf: [Double] = []
    /// How long it lasts.
    package var seconds: ClosedRange<Double>?
    /// The longest that is safe: places round up.
    package var secondsAdvice: Double?
    /// Bits a second of the whole file.
    package var mostBitRate: Int?
    /// Whether a film without sound is refused.
    package var needsSound = false
    /// What its sound is coded with: `aac`, or `aac-lc` alone.
    package var soundCodec: String?
    /// How many channels its sound has.
    package var channels: ClosedRange<Int>?
    /// Samples a second.
    package var sampleRates: ClosedRange<Int>?
    /// Samples a second, any of these; empty where ``sampleRates`` says it.
    package var oneSampleRateOf: [Int] = []
    /// Whether a track that is off is refused.
    package var needsEnabledTracks = false
    /// Whether an index behind the pictures is refused.
    package var needsIndexFirst = false
}

extension FilmRule {
    /// The rules that rows name.
    ///
    /// What is not in a container's boxes, such as a closed GOP, is not looked at.
    static let all: [FilmRule] = [
        appPreview(level: 40, named: "app-preview"),
        appPreview(level: 51, named: "appstore-vision"),
        FilmRule(
            name: "app-creative", codings: [Coding(codec: "h264")], oneRateOf: [30, 60], seconds: 5...30),
        FilmRule(
            name: "steam-trailer", codings: [Coding(codec: "h264", bitRate: 5_000_000...Int.max)], oneRateOf: [30, 60],
            soundCodec: "aac", channels: 2...2),
        FilmRule(name: "github", codings: [Coding(codec: "h264")], codingIsAdvice: true),
        FilmRule(
            name: "x",
            codings: [
                Coding(
                    codec: "h264", profile: 100, pixelFormat: "yuv420p", isProgressive: true, hasSquarePixels: true)
            ], rates: 0...60, seconds: 0.5...140, soundCodec: "aac-lc", channels: 1...2),
        FilmRule(name: "mastodon", codings: [Coding(codec: "h264")], rates: 0...120),
        FilmRule(name: "bluesky", codings: [Coding(codec: "h264")], seconds: 0...180),
        FilmRule(
            name: "threads", codings: instagramCodings, rates: 23...60, seconds: 0...300, mostBitRate: 100_000_000,
            soundCodec: "aac", channels: 1...2, sampleRates: 0...48_000),
        FilmRule(
            name: "instagram-reel", codings: instagramCodings, rates: 23...60, seconds: 3...900, soundCodec: "aac",
            sampleRates: 0...48_000),
        FilmRule(
            name: "linkedin", codings: [Coding(codec: "h264")], rates: 10...60, seconds: 3...1_800, soundCodec: "aac"),
    ]

    private static let instagramCodings = [
        Coding(codec: "h264", pixelFormat: "yuv420p", isProgressive: true), Coding(codec: "hevc"),
    ]

    /// That the index stands first is stricter than Apple says: whoever works on the film need not seek then.
    private static func appPreview(level: Int, named name: String) -> FilmRule {
        FilmRule(
            name: name,
            codings: [
                Coding(
                    codec: "h264", profile: 100, level: level, pixelFormat: "yuv420p", isProgressive: true,
                    bitRate: 10_000_000...12_000_000),
                Coding(codec: "prores-422-hq", containers: ["mov"]),
            ], rates: 23...30, seconds: 15...30, secondsAdvice: 29.5, needsSound: true, soundCodec: "aac",
            channels: 2...2, oneSampleRateOf: [44_100, 48_000], needsEnabledTracks: true, needsIndexFirst: true)
    }
}
