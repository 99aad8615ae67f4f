import Drawing

/// How a moving picture becomes a WebP.
package struct WebPOptions: Hashable, Sendable {
    /// How often it is shown: 0 for ever, 1 once.
    package var plays: Int
    /// How many threads pack it; the bytes do not depend on it.
    package var cores: Int
    /// What translucent pixels lie on.
    package var ground: Colour

    /// Options; by default for ever.
    package init(plays: Int = 0, cores: Int = 2, ground: Colour = .white) {
        self.plays = plays
        self.cores = cores
        self.ground = ground
    }
}
