/// Why a game does not do what a play asks for.
public struct Objection: Error, Sendable, Hashable {
    /// What is wrong, without a full stop.
    public var message: String
    /// What to do about it; may have several lines.
    public var remedy: String?
    /// What of the play it is about.
    public var subject: Subject
    /// How many Unicode scalars into the words the fault lies.
    public var column: Int

    /// What an objection is about.
    public enum Subject: Sendable, Hashable {
        /// The line being performed.
        case action
        /// A word of that line, counted from 0 after the first.
        case argument(Int)
        /// A line of the actor's settings by its number, and a word of it, counted from 0 after the first.
        case line(Int, argument: Int? = nil)
        /// A setting of the actor, by its word.
        case setting(String)

        /// The position the play starts from.
        public static let position = Subject.setting("position")
        /// The style's name.
        public static let style = Subject.setting("style")
    }

    /// An objection.
    public init(_ message: String, remedy: String? = nil, about subject: Subject = .action, column: Int = 0) {
        self.message = message
        self.remedy = remedy
        self.subject = subject
        self.column = column
    }
}
