/// What a play may ask for.
///
/// Beyond it lies an error rather than a full memory.
public enum PlayLimits {
    /// Width and height of a picture, in pixels.
    public static let side = 16...4096
    /// Frames a second.
    public static let fps = 1...60
    /// How many times as fast a part goes.
    public static let speed = 0.1...20.0
    /// How often a film is shown.
    public static let plays = 1...1000
    /// One pause, and a whole play: ten minutes.
    public static let duration = Seconds(microseconds: 600_000_000)
    /// Cues, after every include and repeat.
    public static let cues = 5_000
    /// How often one `repeat` may go round.
    public static let rounds = 1_000
    /// Includes inside includes.
    public static let depth = 8
    /// Includes of a whole play.
    public static let includes = 200
    /// The lines of an actor's settings.
    public static let settings = 2_000
    /// The files that the settings of a play name.
    public static let files = 200
    /// The bytes of one such file.
    public static let fileBytes = 64 << 20
    /// The bytes of one script.
    public static let bytes = 1 << 20
    /// The Unicode scalars of one text that the stage sets, such as a caption's.
    public static let text = 200
    /// The Unicode scalars of one text for whoever acts, such as a line that is typed.
    public static let typed = 1_000
    /// Mistakes that are worth telling at once.
    public static let mistakes = 100
}
