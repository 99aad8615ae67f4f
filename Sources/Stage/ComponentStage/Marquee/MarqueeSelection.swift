/// A point of the field that things lie in, in whole units.
package struct FieldPoint: Sendable, Hashable {
    package var x: Int
    package var y: Int

    package init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
}

/// A part of the field, its edges included.
package struct FieldBox: Sendable, Hashable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    /// The box between two corners, whichever they are.
    package init(_ one: FieldPoint, _ other: FieldPoint) {
        (minX, maxX) = (min(one.x, other.x), max(one.x, other.x))
        (minY, maxY) = (min(one.y, other.y), max(one.y, other.y))
    }

    /// Whether two boxes have a point in common; a shared edge is enough.
    package func touches(_ other: FieldBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}

/// Things in a field, and a box that a finger draws around them: what it touches is selected.
package struct MarqueeSelection: Sendable, Hashable {
    /// How many things lie side by side.
    package static let columns = 6
    /// How many lie below each other.
    package static let rows = 4
    /// The field.
    package static let field = FieldBox(FieldPoint(0, 0), FieldPoint(1_000, 640))

    /// The things that are selected, by their numbers in reading order.
    package private(set) var selected: Set<Int> = []
    /// The box that is being drawn.
    package private(set) var box: FieldBox?
    /// Whether what is touched is added to what was selected, as with a key held down.
    package private(set) var isAdding = false
    /// Where the finger went down.
    private var corner = FieldPoint(0, 0)
    /// What was selected before it did.
    private var before: Set<Int> = []

    package init() {}

    /// What happens in the field.
    package enum Action: Sendable, Hashable {
        /// A finger touches a point, and moves nowhere.
        case tap(FieldPoint)
        /// A finger goes down to draw a box.
        case begin(FieldPoint)
        /// It is somewhere else.
        case move(FieldPoint)
        /// It comes up.
        case end
        /// Whether more is added from now on.
        case adding(Bool)
        /// Nothing is selected any more.
        case clear
    }

    /// Where a thing lies.
    package static func frame(of thing: Int) -> FieldBox {
        let (x, y) = (50 + thing % columns * 160, 45 + thing / columns * 150)
        return FieldBox(FieldPoint(x, y), FieldPoint(x + 100, y + 100))
    }

    /// The things that a box touches.
    package static func touched(by box: FieldBox) -> Set<Int> {
        Set((0..<columns * rows).filter { frame(of: $0).touches(box) })
    }

    /// Does what happens.
    package mutating func reduce(_ action: Action) {
        switch action {
        case .tap(let point):
            let touched = MarqueeSelection.touched(by: FieldBox(point, point))
            selected = isAdding ? selected.symmetricDifference(touched) : touched
        case .begin(let point):
            (corner, before) = (point, isAdding ? selected : [])
            draw(to: point)
        case .move(let point): if box != nil { draw(to: point) }
        case .end: box = nil
        case .adding(let isAdding): self.isAdding = isAdding
        case .clear: (selected, box) = ([], nil)
        }
    }

    private mutating func draw(to point: FieldPoint) {
        let box = FieldBox(corner, point)
        self.box = box
        selected = before.union(MarqueeSelection.touched(by: box))
    }

    /// A thing's name: its column as a letter, its row from the top.
    package static func name(of thing: Int) -> String {
        ["a", "b", "c", "d", "e", "f"][thing % columns] + "\(thing / columns + 1)"
    }

    /// The names of what is selected, and whether more is added.
    package var notation: String {
        let names = selected.sorted().map(MarqueeSelection.name)
        return (names.isEmpty ? "nothing" : names.joined(separator: " ")) + (isAdding ? " +" : "")
    }
}
