public import Drawing

/// How a moving picture becomes a WebP.
public struct WebPOptions: Hashable, Sendable {
    /// How often it is shown: 0 for ever, 1 once.
    public var plays: Int
    /// How many threads pack it; the bytes do not depend on it.
    public var cores: Int
    /// What translucent pixels lie on.
    public var ground: Colour

    /// Options; by default for ever.
    public init(plays: Int = 0, cores: Int = 2, ground: Colour = .white) {
        self.plays = plays
        self.cores = cores
        self.ground = ground
    }
}
