/// Several mistakes at once: what a parser throws when it has read on after the first.
public struct Mistakes: Error, Sendable {
    /// The mistakes, in the order of the text.
    public var all: [Diagnostic]

    /// Several mistakes.
    public init(_ all: [Diagnostic]) { self.all = all }

    /// One mistake.
    public init(_ one: Diagnostic) { self.all = [one] }
}
