import Diagnostics
import Drawing
import Stage

/// Two pies, a slider for their progress, and two switches.
struct PieProgress: Component {
    static let canvas = Size(1000, 780)
    private(set) var pie = Pie()

    var notation: String { pie.notation }
    var places: [String] { ["animated", "settled"] }
    var isAtRest: Bool { pie.isAtRest }

    func place(_ name: String) throws(Objection) -> String {
        if places.contains(name) || PieProgress.thousandths(name) != nil { return name }
        throw Objection(
            "`\(name.prefix(40))` is no place of the pie",
            remedy: didYouMean(name, among: places)
                ?? "its places are `0%` to `100%` on the slider, and the switches `animated` and `settled`")
    }

    private static func thousandths(_ name: String) -> Int? {
        guard name.hasSuffix("%"), let share = Int(name.dropLast()), (0...100).contains(share) else { return nil }
        return share * 10
    }

    func frame(of place: String) -> Rect? {
        switch place {
        case "animated": PieArt.animated
        case "settled": PieArt.settled
        default: PieProgress.thousandths(place).map(PieArt.thumb)
        }
    }

    mutating func tap(_ place: String) throws(Objection) {
        switch place {
        case "animated": pie.reduce(.animated(!pie.isAnimated))
        case "settled": pie.reduce(.settled(!pie.isSettled))
        default: try grasp(place)
        }
    }

    mutating func grasp(_ place: String) throws(Objection) {
        guard let progress = PieProgress.thousandths(place) else {
            throw Objection(
                "a switch cannot be dragged", remedy: "write for instance `drag 0% to 65%`", about: .argument(0))
        }
        pie.reduce(.progress(progress))
    }

    mutating func drag(to point: Point) { pie.reduce(.progress(PieArt.progress(at: point.x))) }
    mutating func release() {}
    mutating func tick() { pie.reduce(.tick) }

    func elements(_ style: ComponentStyle) -> [Element] { PieArt(pie: pie, style: style).elements }
}
