import Diagnostics
import Drawing
import Stage

/// A field of things that a finger draws boxes around.
struct Marquee: Component {
    static let canvas = Size(1000, 780)
    private(set) var selection = MarqueeSelection()

    private static let things = (0..<MarqueeSelection.columns * MarqueeSelection.rows).map(MarqueeSelection.name)

    var notation: String { selection.notation }
    var places: [String] { Marquee.things + ["adding", "clear"] }
    /// Only fingers change it.
    var isAtRest: Bool { true }

    func place(_ name: String) throws(Objection) -> String {
        if places.contains(name) || Marquee.point(name) != nil { return name }
        throw Objection(
            "`\(name.prefix(40))` is no place of the field",
            remedy: didYouMean(name, among: places)
                ?? "things are a1 to f4, points are `0,0` to `1000,640`, buttons are `adding` and `clear`")
    }

    /// A point of the field, such as `20,300`.
    private static func point(_ name: String) -> FieldPoint? {
        let parts = name.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
        let point = FieldPoint(x, y)
        return FieldBox(point, point).touches(MarqueeSelection.field) ? point : nil
    }

    func frame(of place: String) -> Rect? {
        if place == "adding" { return MarqueeArt.adding }
        if place == "clear" { return MarqueeArt.clear }
        if let thing = Marquee.things.firstIndex(of: place) { return Rect(MarqueeSelection.frame(of: thing)) }
        return Marquee.point(place).map { Rect(centre: Point(Double($0.x), Double($0.y)), 20, 20) }
    }

    private func corner(_ place: String) -> FieldPoint? { frame(of: place).map { FieldPoint($0.centre) } }

    mutating func tap(_ place: String) throws(Objection) {
        switch place {
        case "adding": selection.reduce(.adding(!selection.isAdding))
        case "clear": selection.reduce(.clear)
        default: if let point = corner(place) { selection.reduce(.tap(point)) }
        }
    }

    mutating func grasp(_ place: String) throws(Objection) {
        guard place != "adding", place != "clear", let point = corner(place) else {
            throw Objection(
                "a button cannot be dragged", remedy: "write for instance `drag 20,20 to c2`", about: .argument(0))
        }
        selection.reduce(.begin(point))
    }

    mutating func drag(to point: Point) { selection.reduce(.move(FieldPoint(point))) }
    mutating func release() { selection.reduce(.end) }
    mutating func tick() {}

    func elements(_ style: ComponentStyle) -> [Element] { MarqueeArt(selection: selection, style: style).elements }
}

extension FieldPoint {
    /// The point of the field nearest to one of the canvas.
    init(_ point: Point) {
        let field = MarqueeSelection.field
        self.init(
            min(field.maxX, max(field.minX, Int(point.x.rounded()))),
            min(field.maxY, max(field.minY, Int(point.y.rounded()))))
    }
}

extension Rect {
    /// A part of the field on the canvas.
    init(_ box: FieldBox) {
        self.init(Double(box.minX), Double(box.minY), Double(box.maxX - box.minX), Double(box.maxY - box.minY))
    }
}
