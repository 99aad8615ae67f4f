public import Diagnostics

/// A script, read: what the player does, and how it is shown.
public struct Play: Sendable {
    /// What its film shows, in words; nil is a game.
    public var title: String?
    /// The script's file.
    public var path: String
    /// Who acts: the name by which the table of actors knows it.
    public var game: Setting<String>
    /// What the actor's own settings say, by their words.
    public var settings: [String: Setting<[String]>]
    /// The lines of those settings, in order.
    public var lines: [SettingLine]
    /// The file that belongs to the play, where the actor's kind has one and it is there.
    public var companion: SourceText?
    /// The files that its settings name, by these names.
    public var files: [String: [UInt8]]
    /// The picture's size in pixels.
    public var size: PictureSize
    /// Frames a second.
    public var fps: Int
    /// Where hesitation comes from.
    public var seed: UInt64
    /// How long the play has to last; nil lets it take its time.
    public var duration: Setting<Seconds>?
    /// A sign of how far the play has gone, since a GIF has no scrubber.
    public var progress: Progress
    /// The lines of the play, with every include and repeat carried out.
    public var cues: [Cue]
    /// The mark at which the looping picture starts, or a share of its length such as `20%`.
    public var loop: Setting<String>?
    /// How often the film is shown; 0 is for ever.
    public var plays = 0
    /// The picture in which what is played on is shown alone, without the device or the window around it that an actor
    /// draws; nil leaves that there.
    public var alone: PictureSize?

    /// Signs of how far a play has gone.
    public enum Progress: String, Sendable, Hashable, CaseIterable {
        /// No sign.
        case none
        /// A thin bar along the lower edge.
        case bar
        /// A small disc in a corner that fills.
        case pie
    }
}

extension Play {
    /// A share such as `20%`, from 0 to 1; nil where it is none.
    static func share(_ text: String) -> Double? {
        guard text.utf8.last == UInt8(ascii: "%"), let percent = Double(text.dropLast()), (0...100).contains(percent)
        else { return nil }
        return percent / 100
    }
}

/// A value of a play with the words that set it, for messages.
public struct Setting<Value: Sendable>: Sendable {
    /// What was set.
    public var value: Value
    /// The words.
    public var origin: Origin

    /// A value and the words that set it.
    public init(value: Value, origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

/// One line of an actor's settings.
public struct SettingLine: Sendable {
    /// The word that begins it, such as `spot`.
    public var word: String
    /// What the actor gets of it.
    public var values: [String]
    /// The words after the first.
    public var origin: Origin
    /// Each of them.
    public var words: [Origin]
}

/// Where words of a play stand.
public struct Origin: Sendable {
    /// The script, which may be an included one.
    public var source: SourceText
    /// The first byte of the words.
    public var offset: Int
    /// Their length in Unicode scalars.
    public var length: Int
    /// The includes that led there.
    public var trail: [Diagnostic.Step]

    /// An error about these words.
    public func mistake(_ message: String, remedy: String? = nil) -> Diagnostic {
        Diagnostic(.error, message, in: source, at: offset, length: length, remedy: remedy, trail: trail)
    }
}

/// Width and height in pixels.
public struct PictureSize: Sendable, Hashable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Whether a picture can be so large is for ``PlayLimits`` to say.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
