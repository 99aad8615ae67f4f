import Drawing
import Stage

/// A component that can act: its state, what a finger does to it, and how it looks.
///
/// It lives on a canvas of its own, 1000 wide, which the stage lays into its picture.
protocol Component: Sendable {
    /// The state in a line.
    var notation: String { get }
    /// The state for messages.
    var diagram: String { get }
    /// The size of its canvas.
    static var canvas: Size { get }
    /// The names of places that are there in every state.
    var places: [String] { get }
    /// Whether no further step of the clock changes anything.
    var isAtRest: Bool { get }

    /// The full name of a place.
    ///
    /// - Throws: that there is none, or that nobody knows where it will be.
    func place(_ name: String) throws(Objection) -> String
    /// Where a place with its full name lies on the canvas.
    func frame(of place: String) -> Rect?
    /// A finger touches a place.
    ///
    /// - Throws: why nothing happened.
    mutating func tap(_ place: String) throws(Objection)
    /// A finger goes down on a place, to be moved.
    ///
    /// - Throws: that it cannot be moved there.
    mutating func grasp(_ place: String) throws(Objection)
    /// The finger that went down is at a point of the canvas.
    mutating func drag(to point: Point)
    /// It comes up.
    mutating func release()
    /// Something else happens, by its word.
    ///
    /// - Throws: why it does not.
    mutating func act(_ word: String, _ arguments: [String]) throws(Objection)
    /// Ten milliseconds go by.
    mutating func tick()
    /// What is drawn on the canvas.
    func elements(_ style: ComponentStyle) -> [Element]
}

extension Component {
    /// The state, in a line.
    var diagram: String { notation }
    /// Nothing else happens to it.
    mutating func act(_ word: String, _ arguments: [String]) throws(Objection) {
        throw Objection("`\(word)` means nothing to this component")
    }
}
