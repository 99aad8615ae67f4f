/// What a play says about its program.
public struct ProgramSettings: Sendable, Hashable {
    /// The line that starts it, as a shell reads it.
    public var command: String
    /// The language of its words.
    public var language: String

    /// What a play's settings say.
    public init(_ settings: [String: [String]]) {
        command = settings["program"]?.first ?? ""
        language = settings["language"]?.first ?? "en"
    }
}
