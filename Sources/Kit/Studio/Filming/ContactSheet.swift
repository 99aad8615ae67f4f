import Diagnostics
import Drawing
import Stage

/// Moments of a performance side by side, from its first to its last.
package struct ContactSheet: Sendable, Hashable {
    /// How many moments a sheet has room for.
    package static let moments = 1...400
    private static let gap = 8

    /// How many moments stand in a row, and how many rows there are.
    package var columns: Int, rows: Int
    /// About how wide the sheet is, in pixels.
    package var width: Int

    /// A sheet; one of a number of moments outside ``moments`` is refused when it is drawn.
    package init(columns: Int, rows: Int, width: Int = 1440) {
        (self.columns, self.rows, self.width) = (columns, rows, width)
    }

    /// The sheet of a performance.
    /// - Throws: that it would have too many moments, or none.
    package func pixmap(of performance: Performance, _ renderer: DrawingRenderer) throws(Mistakes) -> Pixmap {
        let count = columns * rows
        guard ContactSheet.moments.contains(count) else {
            throw Mistakes(Diagnostic(.error, "a contact sheet has 1 to 400 moments, not \(count)"))
        }
        let cell = cell(of: performance.play.size)
        var list = DisplayList(size: size(cell), background: Colour(0x808080))
        let last = max(1, count - 1)
        for index in 0..<count {
            let time = Seconds(microseconds: performance.duration.microseconds / last * index)
            // Made small at once: all of them together, at full size, would be too much to hold.
            let picture = try renderer.pixmap(of: performance.displayList(at: time), scaledTo: cell)
            list.add(Picture(picture, in: place(of: index, cell)))
        }
        return try renderer.pixmap(of: list)
    }

    /// The size of a moment on the sheet, in whole pixels.
    private func cell(of size: PictureSize) -> Size {
        let width = max(16, (self.width - ContactSheet.gap * (columns + 1)) / columns)
        let scale = Double(width) / Double(size.width)
        return Size(Double(width), Double(max(1, Int((Double(size.height) * scale).rounded()))))
    }

    private func size(_ cell: Size) -> Size {
        let gap = Double(ContactSheet.gap)
        return Size(gap + Double(columns) * (cell.width + gap), gap + Double(rows) * (cell.height + gap))
    }

    private func place(of index: Int, _ cell: Size) -> Rect {
        let gap = Double(ContactSheet.gap)
        return Rect(
            gap + Double(index % columns) * (cell.width + gap), gap + Double(index / columns) * (cell.height + gap),
            cell.width, cell.height)
    }
}

extension DrawingRenderer {
    /// A drawing as pixels, made to fill a size.
    fileprivate func pixmap(of list: DisplayList, scaledTo size: Size) throws(Mistakes) -> Pixmap {
        var small = DisplayList(size: size)
        small.add(Picture(try pixmap(of: list), in: Rect(0, 0, size.width, size.height)))
        return try pixmap(of: small)
    }
}
