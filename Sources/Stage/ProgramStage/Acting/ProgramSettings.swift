/// What a play says about its program.
package struct ProgramSettings: Sendable, Hashable {
    /// The line that starts it, as a shell reads it.
    package var command: String
    /// The language, as a BCP 47 tag, in which the program is asked to speak.
    package var language: String

    /// What a play's settings say.
    package init(_ settings: [String: [String]]) {
        command = settings["program"]?.first ?? ""
        language = settings["language"]?.first ?? "en"
    }
}
