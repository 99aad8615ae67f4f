/// Several mistakes at once: what a parser throws when it has read on after the first.
public struct Mistakes: Error, Sendable {
    /// How many mistakes of one text are worth telling at once; a parser reads on no further.
    public static let most = 100

    /// The mistakes, in the order of the text.
    public var all: [Diagnostic]

    /// Several mistakes.
    public init(_ all: [Diagnostic]) { self.all = all }

    /// One mistake.
    public init(_ one: Diagnostic) { self.all = [one] }
}
