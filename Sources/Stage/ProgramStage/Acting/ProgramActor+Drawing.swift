import Drawing
import Stage

extension ProgramActor {
    /// Where a place lies, or the end of a stroke.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        if place.hasPrefix("@") { return end(place.dropFirst(), in: scene.frame(in: layout.board)) }
        return scene.places.first { $0.name == place }.map { Spot(scene.rect(of: $0, in: layout.board)) }
    }

    /// Where a stroke towards a side begins or ends, as large as a finger.
    func end(_ side: Substring, in frame: Rect) -> Spot {
        let (dx, dy): (Double, Double) =
            switch side {
            case "left": (-1, 0)
            case "right": (1, 0)
            case "up": (0, -1)
            default: (0, 1)
            }
        let size = min(frame.width, frame.height) * 0.16
        let centre = frame.centre.moved(frame.width * 0.25 * dx, frame.height * 0.25 * dy)
        return Spot(Rect(centre.x - size / 2, centre.y - size / 2, size, size))
    }

    /// The scene, some time after the last deed.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        let index = beat(after: elapsed)
        let beat = beats[index]
        let share = Easing.inOut(elapsed, from: beat.time, lasting: beat.length)
        let before = index > 0 && beat.length > .zero && share < 1 ? beats[index - 1].scene : nil
        SceneChanging(beat.change, share: share, art: art).draw(
            beat.scene, after: before, in: layout.board, into: &list)
    }

    func beat(after elapsed: Seconds) -> Int { beats.lastIndex { $0.time <= elapsed } ?? 0 }
}
