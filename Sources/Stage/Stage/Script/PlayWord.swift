/// A word of the language of plays, explained: what help and guide say of it.
public struct PlayWord: Sendable, Hashable {
    /// The word that begins the line.
    public let name: String
    /// What follows, such as `SQUARE`; empty where nothing does.
    public let arguments: String
    /// What it does, in a line.
    public let help: String
    /// A line that works.
    public let example: String

    /// Help, guide and editor grammar are made of these; nothing is looked at.
    public init(_ name: String, _ arguments: String = "", help: String, example: String) {
        self.name = name
        self.arguments = arguments
        self.help = help
        self.example = example
    }
}

/// A word that a kind of actor brings to the language: how it is explained, and how it is read.
public struct ActorWord: Sendable {
    /// What stands behind the word.
    public struct Argument: Sendable, Hashable {
        /// The text, without its quotes.
        public let text: String
        /// Whether it stands in quotes.
        public let isQuoted: Bool
        /// As it stands in the script, quotes and strokes included.
        public let written: String

        init(_ token: Token) { (text, isQuoted, written) = (token.text, token.isQuoted, token.written) }

        /// The text as a message shows it: cut where it would drown the rest.
        public var shown: String { brief(text) }

        /// Whether it is meant for a length of time: it begins as a number or as `PT` does.
        public var isLength: Bool { Seconds(reading: text) != nil || text.first?.isWholeNumber ?? false }
    }

    enum Reading: Sendable {
        /// A line above the first action.
        case setting(@Sendable ([Argument]) throws(Objection) -> [String])
        /// Something that happens.
        case action(@Sendable ([Argument]) throws(Objection) -> Act)
    }

    /// How it is explained.
    public let about: PlayWord
    /// How many words follow; nil where reading them finds out.
    let count: ClosedRange<Int>?
    /// Whether without the line nobody knows how the actor stands.
    let isDecisive: Bool
    /// Whether the setting may stand there more than once; its values are joined.
    let isRepeatable: Bool
    let reading: Reading
    /// The files that the values of a setting name, beside the play.
    var files: (@Sendable ([String]) -> [String])?
    /// Where the stage has a word of this name, too: whether a line with such arguments is the actor's.
    var claims: (@Sendable ([Argument]) -> Bool)?

    /// Whether it stands above the first action, and takes no time.
    public var isSetting: Bool { if case .setting = reading { true } else { false } }

    /// A word that stands above the first action.
    /// - Parameters:
    ///   - about: how it is explained.
    ///   - count: how many words follow; nil where `read` finds out.
    ///   - isDecisive: whether without it nobody knows how the actor stands.
    ///   - isRepeatable: whether it may stand there more than once.
    ///   - read: the values that the actor gets.
    /// - Returns: the word.
    public static func setting(
        _ about: PlayWord, count: ClosedRange<Int>? = 1...1, isDecisive: Bool = false, isRepeatable: Bool = false,
        read: @escaping @Sendable ([Argument]) throws(Objection) -> [String] = { $0.map(\.text) }
    ) -> ActorWord {
        ActorWord(
            about: about, count: count, isDecisive: isDecisive, isRepeatable: isRepeatable, reading: .setting(read))
    }

    /// A word for something that happens, after which the actor may stand otherwise.
    /// - Parameters:
    ///   - about: how it is explained.
    ///   - count: how many words follow; nil where `read` finds out.
    ///   - read: what happens.
    /// - Returns: the word.
    public static func action(
        _ about: PlayWord, count: ClosedRange<Int>? = 1...1,
        read: @escaping @Sendable ([Argument]) throws(Objection) -> Act
    ) -> ActorWord {
        ActorWord(about: about, count: count, isDecisive: true, isRepeatable: true, reading: .action(read))
    }
}

extension ActorWord {
    /// The setting, whose values name files beside the play; the actor gets them read.
    public func naming(files: @escaping @Sendable ([String]) -> [String]) -> ActorWord {
        var word = self
        word.files = files
        return word
    }

    /// The word, where the stage has one of this name, too: such arguments make a line the actor's.
    public func claiming(_ claims: @escaping @Sendable ([Argument]) -> Bool) -> ActorWord {
        var word = self
        word.claims = claims
        return word
    }
}

/// A word of a play for a message, cut where it would drown the rest of it.
func brief(_ word: String) -> String {
    word.unicodeScalars.count <= 40 ? word : String(String.UnicodeScalarView(word.unicodeScalars.prefix(40))) + "…"
}
