public import Diagnostics

/// What a play says about its actor.
public struct GameSetup: Sendable {
    /// What the actor's own settings say, by their words.
    public var settings: [String: [String]]
    /// The file that belongs to the play, where the actor's kind has one and it is there.
    public var companion: SourceText?
    /// The name that the file has or should have.
    public var companionPath: String?

    /// Whether the lines are a listing, which is looked at and never performed.
    public var isListing = false

    /// What a play says about its actor.
    /// - Parameter settings: the actor's settings, by their words.
    public init(_ settings: [String: [String]] = [:]) { self.settings = settings }

    /// The one value of a setting; nil where the play does not have it.
    public subscript(word: String) -> String? { settings[word]?.first }

    /// Whether a switch is on.
    public func isOn(_ word: String) -> Bool { self[word] == "on" }

    // The settings that games on a board share.

    /// The position in the game's notation; nil is its start.
    public var position: String? { self["position"] }
    /// The players' names, or none.
    public var players: [String] { settings["players"] ?? [] }
    /// The style's name; nil is the actor's first.
    public var style: String? { self["style"] }
}
