/// One movement of the nub.
struct NubStroke: Hashable, Sendable {
    var kind: Kind
    /// Where it begins; nil is below the picture.
    var from: String?
    /// Where it ends.
    var to: String
    /// How far the way bends to one side, as a share of its length.
    var bow: Double

    enum Kind: Hashable, Sendable {
        /// From below the picture.
        case enter
        /// The finger is back where it was lifted.
        case appear
        /// From place to place.
        case travel
        /// Down, and up again.
        case press
        /// Lifted, and gone.
        case leave
    }

    /// How long it takes.
    var length: Seconds {
        switch kind {
        case .enter: Timing.enter
        case .appear: Timing.appear
        case .travel: Timing.travel
        case .press: Timing.press + Timing.release
        case .leave: Timing.leave
        }
    }
}
