import Drawing
import Stage

/// What a program shows: a state that it answered with, what it left out taken from before.
struct ProgramScene: Sendable {
    var picture: ScenePicture?
    /// The picture's own size in pixels.
    var size = Size(1, 1)
    var places: [ScenePlace] = []
    var text = ""

    /// Takes on what an answer says.
    /// - Throws: that its picture cannot be drawn.
    mutating func take(_ answer: ProgramAnswer, _ art: SceneArt) throws(Objection) {
        if let new = answer.picture {
            size = try art.size(of: new)
            picture = new
        }
        if let new = answer.places { places = new }
        // Words about what was are worse than the places' own.
        text = answer.text ?? places.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Where the picture lies in a field: as large as it can be, in the middle, on whole pixels.
    func frame(in field: Rect) -> Rect {
        let scale = min(field.width / size.width, field.height / size.height)
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        return Rect(
            (field.minX + (field.width - width) / 2).rounded(), (field.minY + (field.height - height) / 2).rounded(),
            width, height)
    }

    /// Where a place of the picture lies in a field.
    func rect(of place: ScenePlace, in field: Rect) -> Rect {
        let frame = frame(in: field)
        let scale = frame.width / size.width
        return Rect(
            frame.minX + place.rect.minX * scale, frame.minY + place.rect.minY * scale, place.rect.width * scale,
            place.rect.height * scale)
    }
}
