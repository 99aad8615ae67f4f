import Drawing
import Stage

/// A component of an interface on the stage: a model that does what its exhibit on a page does.
///
/// It lives on between deeds, in steps of ten milliseconds: a film that was started plays on while the next line's finger is
/// on its way.
package struct ComponentActor: StageGame {
    /// The component in the state of the last deed.
    private(set) var component: any Component
    let look: ComponentStyle
    /// The finger that has been on its way since then.
    private var stroke: Stroke?
    /// What of the clock's last step had gone by before.
    private var late = Seconds.zero

    /// A finger that drags.
    private struct Stroke: Sendable {
        var from: Point
        var to: Point
        var length: Seconds
        var easing: Easing
    }

    /// How long a step of a component's clock is.
    private static let step = Seconds(microseconds: 10_000)
    /// How long a finger takes that drags something: long enough to be followed.
    private static let drag: Seconds = 0.9

    init(_ component: any Component, style: ComponentStyle = .day) {
        self.component = component
        look = style
    }

    // MARK: What the stage asks

    /// The state of the last deed.
    package var notation: String { component.notation }
    /// The same, for messages.
    package var diagram: String { component.diagram }
    /// The state that is to be seen.
    package func text(after elapsed: Seconds) -> String { component(after: elapsed).diagram }
    /// Those that are there in every state.
    package var places: [String] { component.places }
    /// Names of times and points are read by the component.
    package var placesStay: Bool { true }
    /// Its clock goes on.
    package var livesOn: Bool { true }
    /// Nothing stands above it.
    package var hasHeader: Bool { false }
    /// Its canvas's.
    package var aspect: Double { canvas.width / canvas.height }
    /// The colours around it.
    package var style: StageStyle { look.stage }

    private var canvas: Size { type(of: component).canvas }

    /// The full name of a place.
    package func place(_ name: String) throws(Objection) -> String { try component.place(name) }

    /// Where a place lies, as far as it was known at the last deed.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        guard let frame = component.frame(of: place) else { return nil }
        return Spot(map(layout).bounds(of: frame), fingertip: layout.board.width * 0.034)
    }

    /// A finger drags as slowly as one can follow.
    package func path(of gesture: Gesture) throws(Objection) -> FingerPath? {
        guard case .drag(let from, let to) = gesture else { throw Objection("nothing here can be moved so") }
        return FingerPath(from: from, to: to, length: ComponentActor.drag, easing: .inOut)
    }

    /// Nobody moves.
    package func taps(for move: String) throws(Objection) -> [String] { throw Objection("a component has no moves") }

    // MARK: Deeds

    /// Sends the component what a player does.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        stroke = nil
        switch deed {
        case .tap(let place): try component.tap(place)
        case .own("drag", let places, _) where places.count == 2:
            guard let from = component.frame(of: places[0]), let to = component.frame(of: places[1]) else { break }
            try component.grasp(places[0])
            stroke = Stroke(from: from.centre, to: to.centre, length: ComponentActor.drag, easing: .inOut)
            return Change(.selection, motion: ComponentActor.drag)
        case .own(let word, let arguments, _):
            try component.act(word, arguments)
        case .play, .robot, .pass, .undo: throw Objection("a component has no such deed")
        }
        return Change(.selection, motion: .zero)
    }

    /// The clock has gone on.
    package mutating func live(for elapsed: Seconds) {
        let whole = late + elapsed
        component = component(after: elapsed)
        late = Seconds(microseconds: whole.microseconds % ComponentActor.step.microseconds)
        stroke = nil
    }

    /// The component some time after the last deed.
    func component(after elapsed: Seconds) -> any Component {
        var component = component
        let steps = (late + elapsed).microseconds / ComponentActor.step.microseconds
        var isDragging = stroke != nil
        for number in 0..<max(0, steps) {
            if let stroke, isDragging {
                let now = ComponentActor.step * Double(number + 1)
                let share = stroke.easing(now, from: .zero, lasting: stroke.length)
                component.drag(to: stroke.from.towards(stroke.to, share))
                if share >= 1 {
                    component.release()
                    isDragging = false
                }
            } else if component.isAtRest {
                break
            }
            component.tick()
        }
        return component
    }

    // MARK: Drawing

    private func map(_ layout: Layout) -> Transform {
        let scale = layout.board.width / canvas.width
        return .scale(scale, scale).then(.translation(layout.board.minX, layout.board.minY))
    }

    /// Draws the component as it is by then.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        list.add(Group(component(after: elapsed).elements(look), transform: map(layout)))
    }
}
