import Diagnostics

/// A command line that cannot be understood.
struct UsageError: Error {
    /// What is wrong with it, at least one thing.
    var mistakes: [Diagnostic]

    init(_ message: String, remedy: String? = nil) { mistakes = [Diagnostic(.error, message, remedy: remedy)] }

    init(_ mistakes: [Diagnostic]) { self.mistakes = mistakes }
}
