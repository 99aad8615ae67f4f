/// A game as the stage finds it: by name, with a maker.
public struct GameKind: Sendable {
    /// The name that `game` gives in a play.
    public let name: String
    /// The names of its styles for light and for dark pages.
    public let styles: SchemeStyles
    /// Makes the game as a play wants it.
    public let make: @Sendable (GameSetup) throws(Objection) -> any StageGame

    /// A kind of game.
    public init(
        _ name: String, styles: SchemeStyles, make: @escaping @Sendable (GameSetup) throws(Objection) -> any StageGame
    ) {
        self.name = name
        self.styles = styles
        self.make = make
    }
}

/// The names of a game's two styles that pages ask for.
public struct SchemeStyles: Sendable, Hashable {
    /// The one for light pages.
    public let light: String
    /// The one for dark pages.
    public let dark: String

    /// Both, the one for light pages first.
    public var all: [String] { [light, dark] }

    /// The styles of these names.
    public init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}

/// What a play says about its game.
public struct GameSetup: Sendable, Hashable {
    /// The position in the game's notation; nil is its start.
    public var position: String?
    /// The players' names, or none.
    public var players: [String]
    /// The style's name; nil is the game's first.
    public var style: String?
    /// Whether coordinates show.
    public var coordinates: Bool
    /// Whether the board is seen from the other side.
    public var flip: Bool

    /// What a play says about its game.
    public init(
        position: String? = nil, players: [String] = [], style: String? = nil, coordinates: Bool = false,
        flip: Bool = false
    ) {
        self.position = position
        self.players = players
        self.style = style
        self.coordinates = coordinates
        self.flip = flip
    }
}
