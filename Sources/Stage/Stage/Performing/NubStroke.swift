/// A place as it lay in one of the states that the game went through, by its number.
struct NubPlace: Hashable, Sendable {
    var name: String
    var state: Int

    init(_ name: String, _ state: Int) {
        self.name = name
        self.state = state
    }
}

/// One part of the nub's way, by where it begins and ends.
struct NubStroke: Hashable, Sendable {
    var kind: Kind
    /// Where it begins; nil is below the picture.
    var from: NubPlace?
    /// Where it ends.
    var to: NubPlace
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
        /// Down, and it stays there.
        case grasp
        /// It rests so long where it is.
        case rest(Seconds)
        /// From place to place, pressed.
        case drag(Seconds, Easing)
        /// Up again.
        case release
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
        case .grasp: Timing.press
        case .rest(let length), .drag(let length, _): length
        case .release: Timing.release
        case .leave: Timing.leave
        }
    }
}
