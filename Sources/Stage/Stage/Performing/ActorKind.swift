/// A kind of actor as the stage finds it: what a play calls it, the words that it brings, and a maker.
///
/// The stage knows none: they arrive as a table.
public struct ActorKind: Sendable {
    /// The name: what `game` gives in a play, or the word with which a play begins.
    public let name: String
    /// The first line of a play in which it acts, as an example: `game chess`.
    public let beginning: String
    /// The names of its styles for light and for dark pages.
    public let styles: SchemeStyles
    /// The names of all its styles, those for pages first; more than them where an actor says so.
    package private(set) var styleNames: [String]
    /// The words that its plays have besides the stage's, settings and actions; help, grammar and remedies are made of them.
    public let words: [ActorWord]
    /// Makes the actor as a play wants it.
    public let make: @Sendable (GameSetup) throws(Objection) -> any StageGame
    /// The word that begins its plays, where that is not `game`.
    let head: ActorWord?
    /// The picture's size where a play says none.
    let size: @Sendable (GameSetup) -> PictureSize
    /// The key of a language's word for what a film of it shows; nil is a game.
    let title: String?
    /// What the name of the file ends in that belongs to a play: `cast` for its transcript; nil where there is none.
    public let companion: String?

    /// A kind of game, which plays find by the name behind `game`.
    public init(
        _ name: String, styles: SchemeStyles, words: [ActorWord] = [],
        make: @escaping @Sendable (GameSetup) throws(Objection) -> any StageGame
    ) {
        self.name = name
        self.styles = styles
        styleNames = styles.all
        self.words = words
        self.make = make
        beginning = "game \(name)"
        head = nil
        size = { _ in ActorKind.usualSize }
        title = nil
        companion = nil
    }

    /// A kind of actor whose plays begin with a word of its own.
    ///
    /// - Parameters:
    ///   - head: that word, a setting; the kind has its name.
    ///   - title: the key of a language's word for what a film of it shows.
    ///   - size: the picture's size where a play says none.
    ///   - styles: the names of its styles for light and for dark pages.
    ///   - companion: what the name of the file ends in that belongs to each of its plays; it has the play's name, unless
    ///     `head` names it.
    ///   - words: its other words.
    ///   - make: makes the actor as a play wants it.
    public init(
        head: ActorWord, title: String, size: @escaping @Sendable (GameSetup) -> PictureSize, styles: SchemeStyles,
        companion: String? = nil, words: [ActorWord],
        make: @escaping @Sendable (GameSetup) throws(Objection) -> any StageGame
    ) {
        name = head.about.name
        beginning = head.about.example
        self.head = head
        self.styles = styles
        styleNames = styles.all
        self.size = size
        self.title = title
        self.companion = companion
        self.words = words
        self.make = make
    }

    /// Its words, the one that begins its plays included.
    public var allWords: [ActorWord] { (head.map { [$0] } ?? []) + words }

    /// Whether it is a game, whose plays need no other file; `game` names it.
    package var isGame: Bool { head == nil }

    /// The kind, with further styles that plays may name.
    package func offering(styles: [String]) -> ActorKind {
        var kind = self
        kind.styleNames += styles.filter { !styleNames.contains($0) }
        return kind
    }

    static let usualSize = PictureSize(width: 720, height: 720)

    /// The word of this name that can stand in a play, the one that begins it included.
    ///
    /// A word may be a setting above the first action, and an action below it: `afterAction` tells which is meant.
    func word(_ name: String, afterAction: Bool = false) -> ActorWord? {
        if let head, head.about.name == name { return head }
        let named = words.filter { $0.about.name == name }
        return named.first { $0.isSetting != afterAction } ?? named.first
    }
}
