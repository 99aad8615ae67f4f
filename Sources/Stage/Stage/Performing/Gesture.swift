/// What a finger does on the stage, beyond what it means to whoever acts.
///
/// The actor gets it as a deed of its own, by ``word`` and ``arguments``, when the finger begins to move: both follow the
/// same ``FingerPath``, so that what is drawn stays under the finger.
public enum Gesture: Sendable, Hashable {
    /// Presses a place and lets go.
    case tap(String)
    /// Rests on a place so long.
    case hold(String, Seconds)
    /// Takes something from a place to another.
    case drag(from: String, to: String)
    /// A quick stroke.
    case swipe(Direction)
    /// Moves what lies below, by so many of the actor's units: down where positive.
    case scroll(Int)
    /// Moves what lies below until a place is to be seen.
    case scrollTo(String)

    /// Where a stroke goes.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        /// The four ways across a screen.
        case left, right, up, down
    }

    /// The word by which the actor gets it.
    public var word: String {
        switch self {
        case .tap: "tap"
        case .hold: "hold"
        case .drag: "drag"
        case .swipe: "swipe"
        case .scroll, .scrollTo: "scroll"
        }
    }

    /// What follows the word.
    public var arguments: [String] {
        switch self {
        case .tap(let place), .hold(let place, _), .scrollTo(let place): [place]
        case .drag(let from, let to): [from, to]
        case .swipe(let direction): [direction.rawValue]
        case .scroll(let distance): [String(distance)]
        }
    }
}

/// Where a finger goes while it touches the screen, and how fast.
public struct FingerPath: Sendable, Hashable {
    /// The place where it goes down.
    public var from: String
    /// The place where it comes up.
    public var to: String
    /// How long it takes from one to the other.
    public var length: Seconds
    /// How it spends that time.
    public var easing: Easing

    /// A way across the screen.
    public init(from: String, to: String, length: Seconds, easing: Easing) {
        self.from = from
        self.to = to
        self.length = length
        self.easing = easing
    }
}

/// What stands for the player's hand.
public enum NubForm: Sendable, Hashable {
    /// A disc: a finger on glass.
    case finger
    /// An arrow: the pointer of a mouse.
    case pointer
}
