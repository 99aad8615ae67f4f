import Art
import Drawing

/// How a picture stands on the screen that a still shows it on.
package struct ScreenFit: Sendable, Hashable {
    /// By how much it is enlarged: 1 is pixel for pixel, less is made smaller.
    package var magnification: Double
    /// Which part of it is cut away, 0…1.
    package var cut: Double
    /// The family of the device that is drawn around it; nil for none.
    package var family: String?
    /// Whether that lies on its side.
    package var isTurned: Bool
    /// How many pixels across the screen has.
    package var width: Int
}

extension StillPlan {
    /// How what the scene shows stands on its screen, or alone; nil where the composition has no place for it.
    var screenFit: ScreenFit? {
        for case .picture(let box) in sheet.layers where ["device", "subject"].contains(box.name) {
            guard let subject = subjects.first(where: { $0.name == box.name })?.subject else { continue }
            return StillPlan.fit(of: subject, in: box)
        }
        return nil
    }

    private static func fit(of subject: SceneSubject, in box: PictureBox) -> ScreenFit? {
        let size = subject.size
        guard size.width > 0, size.height > 0 else { return nil }
        let shown = SheetPainter.Shown(
            pixmap: .shape(size), frame: subject.frame, drawsStatus: subject.drawsStatus)
        guard let device = shown.device else {
            let place = box.place(of: size)
            let seen = box.fit == .cover ? box.rect : place
            return ScreenFit(
                magnification: place.width / size.width, cut: part(seen.size, of: place.size), family: nil,
                isTurned: false, width: Int(place.width))
        }
        let unit = box.place(of: device.body).width / device.body.width
        let room = Size(device.points.width * unit, device.points.height * unit)
        let scale = max(room.width / size.width, room.height / size.height)
        return ScreenFit(
            magnification: scale, cut: part(room, of: Size(size.width * scale, size.height * scale)),
            family: device.frame.family, isTurned: device.isTurned, width: Int(room.width))
    }

    /// How much of something is not seen.
    private static func part(_ seen: Size, of whole: Size) -> Double {
        max(0, 1 - min(1, seen.width / whole.width) * min(1, seen.height / whole.height))
    }
}
