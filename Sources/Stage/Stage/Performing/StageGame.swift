import Diagnostics
import Drawing

/// A game that can be put on the stage.
///
/// A value of it is the engine's state together with what led to it last, so that drawing is a function of that value
/// and of the time since. The stage sends it what a player does; the engine decides what happens.
public protocol StageGame: Sendable {
    /// The engine's state in the game's own notation, such as a FEN.
    var notation: String { get }
    /// The state as lines of text, for messages.
    var diagram: String { get }
    /// What is to be seen some time after the last deed, in words.
    func text(after elapsed: Seconds) -> String
    /// The names of the places a finger can touch, in reading order.
    var places: [String] { get }
    /// Whether each of them is there in every state, and stays where it is.
    var placesStay: Bool { get }
    /// The full name of a place that a play names in this state.
    ///
    /// - Throws: that there is none.
    func place(_ name: String) throws(Objection) -> String
    /// Where the finger goes for a gesture; nil where it needs none.
    ///
    /// - Throws: why nothing can be done with it.
    func path(of gesture: Gesture) throws(Objection) -> FingerPath?
    /// What is laid over a place while it is pressed, where the game's own drawing does not show that; nil is nothing.
    var pressTint: Colour? { get }
    /// What stands for the player's hand.
    var nubForm: NubForm { get }
    /// The colours of the stage around the game.
    var style: StageStyle { get }
    /// Width by height of the playing field.
    var aspect: Double { get }
    /// Letters of what it draws that no font has, in whose place boxes are drawn; nil where there are none.
    var unknownLetters: UnknownLetters? { get }

    /// The places that a player taps to make a move.
    ///
    /// - Throws: why it is no move in this state.
    func taps(for move: String) throws(Objection) -> [String]

    /// Does what a player does.
    ///
    /// - Returns: how the change shows.
    /// - Throws: why nothing happened.
    mutating func perform(_ deed: Deed) throws(Objection) -> Change

    /// Whether time goes by for it between deeds, as for something that is being played; it is then told how much.
    var livesOn: Bool { get }

    /// So much of the film's time has gone by since the last deed: what ``draw(after:in:into:)`` shows then has become so.
    mutating func live(for elapsed: Seconds)

    /// Where a place lies.
    func spot(of place: String, in layout: Layout) -> Spot?

    /// Whether something stands above the playing field.
    var hasHeader: Bool { get }

    /// Whether the field is all of the picture, and captions are laid over it.
    var isAlone: Bool { get }

    /// Draws the game some time after its last deed; long after, it stands still, unless it lives on.
    func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList)

    /// Draws the game's sign into a square above the words of a card. The default draws nothing.
    func drawSign(in square: Rect, into list: inout DisplayList)

    /// What to do about a play that takes no time and has come to this state; nil where a pause would do.
    var remedyForNoTime: String? { get }
}

extension StageGame {
    /// What messages show.
    public func text(after elapsed: Seconds) -> String { diagram }
    /// They do.
    public var placesStay: Bool { true }
    /// The default takes the names that ``places`` has, and nothing else.
    public func place(_ name: String) throws(Objection) -> String {
        let known = places
        if known.contains(name) { return name }
        let range = known.first.flatMap { first in known.last.map { "places are \(first) to \($0)" } }
        throw Objection(
            "`\(name.prefix(40))` is beside the board", remedy: didYouMean(name, among: known) ?? range)
    }
    /// Fingers rest, and take things from place to place; nothing can be swiped or scrolled.
    public func path(of gesture: Gesture) throws(Objection) -> FingerPath? {
        switch gesture {
        case .tap(let place), .hold(let place, _):
            FingerPath(from: place, to: place, length: .zero, easing: .linear)
        case .drag(let from, let to): FingerPath(from: from, to: to, length: Timing.drag, easing: .inOut)
        case .swipe, .scroll, .scrollTo: throw Objection("nothing here can be moved by `\(gesture.word)`")
        }
    }
    /// Nothing.
    public var pressTint: Colour? { nil }
    /// A finger.
    public var nubForm: NubForm { .finger }
    /// Nothing happens but what deeds do.
    public var livesOn: Bool { false }
    /// Nothing changes.
    public mutating func live(for elapsed: Seconds) {}
    /// A square field.
    public var aspect: Double { 1 }
    /// None.
    public var unknownLetters: UnknownLetters? { nil }
    /// It is not.
    public var isAlone: Bool { false }
    /// There is a score.
    public var hasHeader: Bool { true }
    /// Draws nothing: a card has its words alone.
    public func drawSign(in square: Rect, into list: inout DisplayList) {}
    /// Nothing.
    public var remedyForNoTime: String? { nil }

    /// Whether it draws a sign on cards.
    var hasSign: Bool {
        let side = 100.0
        var list = DisplayList(size: Size(side, side))
        drawSign(in: Rect(0, 0, side, side), into: &list)
        return !list.elements.isEmpty
    }
}

/// What a player does.
public enum Deed: Sendable, Hashable {
    /// Touches a place.
    case tap(String)
    /// Plays a move at once, without a finger.
    case play(String)
    /// Lets the game's robot play; the seed decides between equals.
    case robot(level: Int?, seed: UInt64)
    /// Passes.
    case pass
    /// Takes back the last move.
    case undo
    /// Something that only the actor understands: its word, and what follows; the seed decides its rhythm.
    case own(String, [String], seed: UInt64)
}

/// How a change shows.
public struct Change: Sendable, Hashable {
    /// How long its motion lasts.
    public var motion: Seconds
    /// What kind of change it is, which decides the pause after it.
    public var kind: Kind
    /// What is to be told when the game has ended.
    public var verdict: CaptionText?
    /// When something shows of a sudden, since the deed; nil where the motion is a steady one.
    public var beats: [Seconds]?
    /// The pause after it, for what came to be read; nil leaves that to its kind.
    public var pause: Seconds?
    /// What happens, in a sentence, for those who do not see it; nil where captions tell it.
    public var telling: Telling?

    /// Kinds of changes, as far as the stage cares.
    public enum Kind: Sendable, Hashable {
        /// Something was selected or let go.
        case selection
        /// A move, after which the other side is to play.
        case move
        /// A move that changed more than one place: the eye needs time.
        case capture
    }

    /// A change.
    public init(_ kind: Kind, motion: Seconds, verdict: CaptionText? = nil) {
        self.kind = kind
        self.motion = motion
        self.verdict = verdict
    }
}

/// Where a place lies: its middle and how far it reaches.
public struct Spot: Sendable, Hashable {
    /// The middle.
    public var centre: Point
    /// The place's whole extent.
    public var extent: Rect
    /// The radius of a finger there; nil is by the place's extent.
    public var fingertip: Double?
    /// The form of its edge, which frames follow; nil is its extent with rounded corners.
    public var outline: Path?

    /// A place.
    public init(_ extent: Rect, fingertip: Double? = nil, outline: Path? = nil) {
        self.extent = extent
        self.fingertip = fingertip
        self.outline = outline
        centre = extent.centre
    }
}
