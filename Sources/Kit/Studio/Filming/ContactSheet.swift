public import Diagnostics
public import Drawing
public import Stage

extension PictureStudio {
    /// How many moments a contact sheet has room for.
    public static let sheetMoments = 1...400

    /// Moments of a performance side by side, from its first to its last, on a sheet of about that width in pixels.
    public func contactSheet(
        of performance: Performance, columns: Int, rows: Int, width: Int = 1440
    ) throws(Mistakes) -> Pixmap {
        let count = columns * rows
        guard PictureStudio.sheetMoments.contains(count) else {
            throw Mistakes(Diagnostic(.error, "a contact sheet has 1 to 400 moments, not \(count)"))
        }
        let gap = 8
        let cell = max(16, (width - gap * (columns + 1)) / columns)
        let size = performance.play.size
        let scale = Double(cell) / Double(size.width)
        let height = max(1, Int((Double(size.height) * scale).rounded()))
        let sheet = Size(Double(gap + columns * (cell + gap)), Double(gap + rows * (height + gap)))
        var list = DisplayList(size: sheet, background: Colour(0x808080))
        let last = max(1, count - 1)
        for index in 0..<count {
            let time = Seconds(microseconds: performance.duration.microseconds / last * index)
            let moment = performance.displayList(at: time)
            // Made small at once: all of them together, at full size, would be too much to hold.
            let place = Rect(0, 0, Double(cell), Double(height))
            var small = DisplayList(size: Size(place.width, place.height))
            small.add(Picture(try pixmap(of: moment), in: place))
            let picture = try pixmap(of: small)
            let x = Double(gap + index % columns * (cell + gap))
            let y = Double(gap + index / columns * (height + gap))
            list.add(Picture(picture, in: Rect(x, y, Double(cell), Double(height))))
        }
        return try pixmap(of: list)
    }
}
