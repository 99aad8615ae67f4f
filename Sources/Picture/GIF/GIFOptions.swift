import Drawing

/// How a moving picture becomes a GIF.
package struct GIFOptions: Hashable, Sendable {
    /// How often it is shown: 0 for ever, 1 once.
    package var plays: Int
    /// The most colours, 4...256, the transparent one included.
    package var colours: Int
    /// How many threads pack it; the bytes do not depend on it.
    package var cores: Int
    /// What translucent pixels lie on.
    package var ground: Colour

    /// Options; by default for ever, with all the colours that a GIF can have.
    package init(plays: Int = 0, colours: Int = 256, cores: Int = 2, ground: Colour = .white) {
        self.plays = plays
        self.colours = colours
        self.cores = cores
        self.ground = ground
    }
}
