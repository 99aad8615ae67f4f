import Drawing

/// How a moving picture becomes a GIF.
public struct GIFOptions: Hashable, Sendable {
    /// How often it is shown: 0 for ever, 1 once.
    public var plays: Int
    /// The most colours, 4...256, the transparent one included.
    public var colours: Int
    /// How many threads pack it; the bytes do not depend on it.
    public var cores: Int
    /// What translucent pixels lie on.
    public var ground: Colour

    /// Options; by default for ever, with all the colours that a GIF can have.
    public init(plays: Int = 0, colours: Int = 256, cores: Int = 2, ground: Colour = .white) {
        self.plays = plays
        self.colours = colours
        self.cores = cores
        self.ground = ground
    }
}
