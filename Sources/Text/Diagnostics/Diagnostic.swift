/// How bad it is.
public enum Severity: String, Sendable, Hashable {
    /// The build stops, and the last good output stays.
    case error
    /// Worth a look; never stops a build.
    case warning
    /// Something the author may want to know.
    case note
}

/// A message with its place, the line it is about, and what to do.
public struct Diagnostic: Error, Sendable, Hashable {
    /// How bad it is.
    public var severity: Severity
    /// Where it is, if it is anywhere.
    public var place: Place?
    /// What is wrong, without a full stop.
    public var message: String
    /// The line of the author's file; the printer sets a caret under ``place``'s column.
    public var excerpt: String?
    /// How many columns the caret marks; at least one.
    public var length: Int
    /// What to do about it: "did you mean `tags`?".
    public var remedy: String?
    /// Where it came from: the partial's caller, the page being rendered, a second place of a conflict.
    public var trail: [Step]

    /// One step of how it came to this.
    public struct Step: Sendable, Hashable {
        /// What stands there: "included here", "while rendering /posts/2026/x/".
        public var text: String
        /// Where, if it is a place in a file.
        public var place: Place?

        /// A step of the trail.
        public init(_ text: String, at place: Place? = nil) {
            self.text = text
            self.place = place
        }
    }

    /// A message.
    public init(
        _ severity: Severity = .error, _ message: String, at place: Place? = nil, excerpt: String? = nil,
        length: Int = 1, remedy: String? = nil, trail: [Step] = []
    ) {
        self.severity = severity
        self.place = place
        self.message = message
        self.excerpt = excerpt
        self.length = max(1, length)
        self.remedy = remedy
        self.trail = trail
    }

    /// A message about a span of bytes of a text, with its line as the excerpt.
    public init(
        _ severity: Severity = .error, _ message: String, in source: SourceText, at offset: Int, length: Int = 1,
        remedy: String? = nil, trail: [Step] = []
    ) {
        let place = source.place(at: offset)
        self.init(
            severity, message, at: place, excerpt: source.line(place.line), length: length, remedy: remedy,
            trail: trail)
    }
}
