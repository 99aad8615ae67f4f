import Drawing
import Stage

/// A scene that gives way to another, some share of the way.
struct SceneChanging {
    private let change: SceneChange
    private let share: Double
    private let art: SceneArt

    init(_ change: SceneChange, share: Double, art: SceneArt) {
        self.change = change
        self.share = share
        self.art = art
    }

    func draw(_ scene: ProgramScene, after before: ProgramScene?, in field: Rect, into list: inout DisplayList) {
        guard let before else { return add(scene, in: field, into: &list) }
        switch change {
        case .cut: add(scene, in: field, into: &list)
        case .fade:
            add(before, in: field, into: &list)
            // In sixths, because each step is a whole picture in a GIF.
            add(scene, in: field, opacity: (share * 6).rounded() / 6, into: &list)
        case .slideLeft: slide(before, scene, in: field, across: -1, down: 0, into: &list)
        case .slideRight: slide(before, scene, in: field, across: 1, down: 0, into: &list)
        case .slideUp: slide(before, scene, in: field, across: 0, down: -1, into: &list)
        case .slideDown: slide(before, scene, in: field, across: 0, down: 1, into: &list)
        }
    }

    /// Both scenes go the same way, the new one behind the old one, within the frame of the new one.
    private func slide(
        _ before: ProgramScene, _ scene: ProgramScene, in field: Rect, across: Double, down: Double,
        into list: inout DisplayList
    ) {
        let frame = scene.frame(in: field)
        let way = Point((frame.width * across * share).rounded(), (frame.height * down * share).rounded())
        var both = DisplayList(size: list.size)
        add(before, in: field.moved(way.x, way.y), into: &both)
        add(scene, in: field.moved(way.x - frame.width * across, way.y - frame.height * down), into: &both)
        list.add(Group(both.elements, clip: .rect(frame)))
    }

    private func add(_ scene: ProgramScene, in field: Rect, opacity: Double = 1, into list: inout DisplayList) {
        let frame = scene.frame(in: field)
        guard opacity > 0, let picture = scene.picture, let pixmap = art.pixmap(of: picture, width: frame.width) else {
            return
        }
        list.add(Picture(pixmap, in: frame, opacity: opacity))
    }
}
