/// A game as the stage finds it: by name, with a maker.
public struct GameKind: Sendable {
    /// The name that `game` gives in a play.
    public let name: String
    /// Makes the game as a play wants it.
    public let make: @Sendable (GameSetup) throws(Objection) -> any StageGame

    /// A kind of game.
    public init(_ name: String, make: @escaping @Sendable (GameSetup) throws(Objection) -> any StageGame) {
        self.name = name
        self.make = make
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
