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
    /// How much is tried to make it small.
    package var effort: PackingEffort

    /// Options; by default for ever, with all the colours that a GIF can have.
    package init(
        plays: Int = 0, colours: Int = 256, cores: Int = 2, ground: Colour = .white,
        effort: PackingEffort = .smallest
    ) {
        self.plays = plays
        self.colours = colours
        self.cores = cores
        self.ground = ground
        self.effort = effort
    }
}

/// How much is tried to make a GIF small.
package enum PackingEffort: Hashable, Sendable {
    /// Each image is packed in several ways, and once more with what was learnt: about four times as long as once.
    case smallest
    /// Each image is packed once, and once more where another way of writing what stays might be shorter.
    case once

    /// How far from the ends of a run of unchanged pixels both ways of writing them are tried.
    ///
    /// A quarter of the depth made eleven films 0.3 % larger, and a game's dictionary took half of the time.
    var depth: Int { self == .smallest ? 32 : 8 }
}
