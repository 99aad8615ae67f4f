extension Sequence<Diagnostic> {
    /// Whether any of them is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// Those that are errors.
    public var errors: [Diagnostic] { filter { $0.severity == .error } }
}
