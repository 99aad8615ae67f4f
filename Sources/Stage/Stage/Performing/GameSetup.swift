public import Diagnostics
public import Drawing

/// What a play says about its actor.
public struct GameSetup: Sendable {
    /// What the actor's own settings say, by their words.
    public var settings: [String: [String]]
    /// The file that belongs to the play, where the actor's kind has one and it is there.
    public var companion: SourceText?
    /// The lines of those settings, in order.
    public var lines: [Line] = []
    /// The files that the settings name, by these names.
    public var files: [String: [UInt8]] = [:]
    /// The name that the file has or should have.
    public var companionPath: String?

    /// Where everything in the play comes from that would be random.
    public var seed: UInt64 = 1

    /// The size of the picture, for actors that show themselves otherwise in an upright one; nil where none is drawn.
    public var pictureSize: PictureSize?

    /// How wide letters are, and which of them the fonts lack.
    public var measure: TextMeasure = TextExtent.estimate

    /// Whether the field is shown alone, as large as the picture; an actor that draws something around it leaves that out.
    public var isAlone = false

    /// Whether the lines are a listing, which is looked at and never performed.
    public var isListing = false

    /// One line of the actor's settings.
    public struct Line: Sendable, Hashable {
        /// Which it is, for objections.
        public var number: Int
        /// The word that begins it, such as `spot`.
        public var word: String
        /// What reading the words behind it left for the actor.
        public var values: [String]
        /// Whether there was an objection to it already; what it declares is there, and may be of any kind.
        public var isRefused = false
        /// Whether it stands in an included play, which may declare what the outer one declares.
        public var isIncluded = false
    }

    /// What a play says about its actor, who is of that kind.
    init(_ play: Play, _ kind: ActorKind) {
        settings = play.settings.mapValues(\.value)
        companion = play.companion
        files = play.files
        lines = play.lines.enumerated().map {
            Line(
                number: $0.offset, word: $0.element.word, values: $0.element.values,
                isIncluded: !$0.element.origin.trail.isEmpty)
        }
        seed = play.seed
        (isAlone, pictureSize) = (play.alone != nil, play.alone ?? play.size)
        companionPath = companion?.path ?? kind.companion.map { PlayReader.companionPath(of: play.path, $0) }
    }

    /// What a play says about its actor.
    /// - Parameter settings: the actor's settings, by their words.
    public init(_ settings: [String: [String]] = [:]) { self.settings = settings }

    /// The one value of a setting; nil where the play does not have it.
    public subscript(word: String) -> String? { settings[word]?.first }

    /// Whether a setting of a play, such as `flip`, says `on`; not where it is absent.
    public func isOn(_ word: String) -> Bool { self[word] == "on" }

    // The settings that games on a board share.

    /// The position in the game's notation; nil is its start.
    public var position: String? { self["position"] }
    /// The players' names, or none.
    public var players: [String] { settings["players"] ?? [] }
    /// The style's name; nil is the actor's first.
    public var style: String? { self["style"] }
}
