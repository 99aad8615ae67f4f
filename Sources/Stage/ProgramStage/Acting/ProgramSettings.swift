/// What a play says about its program.
package struct ProgramSettings: Sendable, Hashable {
    /// The line that starts it, as a shell reads it.
    package var command: String
    /// The language of its words.
    package var language: String

    /// What a play's settings say.
    package init(_ settings: [String: [String]]) {
        command = settings["program"]?.first ?? ""
        language = settings["language"]?.first ?? "en"
    }
}
