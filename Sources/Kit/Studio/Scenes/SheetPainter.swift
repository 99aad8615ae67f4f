import Art
import Canvas
import Diagnostics
import Drawing

/// Paints drawings of the theme layer by layer.
struct SheetPainter: Sendable {
    let renderer: DrawingRenderer

    /// Something of a scene that a drawing has places for.
    struct Shown: Sendable {
        /// Its pixels.
        var pixmap: Pixmap
        /// The frame around it; nil where it stands by itself.
        var frame: DeviceFrame?
        var drawsStatus = false
        var onDark = false
        var runsFromRight = false

        var device: DrawnDevice? {
            frame.map {
                DrawnDevice(
                    frame: $0, screen: pixmap, drawsStatus: drawsStatus, onDark: onDark, runsFromRight: runsFromRight)
            }
        }
    }

    /// A drawing that shows nothing else, on nothing.
    func pixmap(of sheet: ArtSheet) throws(Mistakes) -> Pixmap {
        var pixmap = Pixmap(width: Int(sheet.size.width), height: Int(sheet.size.height))
        let measure = try renderer.measure()
        // Lines of a list have one size as well.
        let sizes = SetSizes(
            sheet.layers.compactMap { layer in
                guard case .words(let box) = layer, box.set != nil else { return nil }
                return SetSizes.Member(fit: WordFit(box, measure), format: SheetPainter.anybody.format, isOwn: true)
            })
        for layer in sheet.layers { try paint(layer, over: &pixmap, [:], sizes: sizes, SheetPainter.anybody) }
        return pixmap
    }

    private static let anybody = SceneCanvas(format: StillFormat(width: 0, height: 0, store: ""), language: "")

    /// Paints one layer over those below.
    /// - Throws: what cannot be drawn; words that do not fit, without a place.
    func paint(
        _ layer: ArtSheet.Layer, over pixmap: inout Pixmap, _ shown: [String: Shown], sizes: SetSizes?,
        _ canvas: SceneCanvas
    ) throws(Mistakes) {
        switch layer {
        case .vector(let svg): try paint(svg, over: &pixmap)
        case .words(let box): try paint(box, over: &pixmap, sizes, canvas)
        case .picture(let box):
            guard let thing = shown[box.name] else { return }
            try paint(thing, in: box, over: &pixmap)
        }
    }

    private func paint(_ svg: String, over pixmap: inout Pixmap) throws(Mistakes) {
        do throws(ArtError) { try renderer.paint(svg, over: &pixmap) } catch { throw Mistakes(drawing: error) }
    }

    private func paint(
        _ box: WordBox, over pixmap: inout Pixmap, _ sizes: SetSizes?, _ canvas: SceneCanvas
    ) throws(Mistakes) {
        let fit = WordFit(box, try renderer.measure())
        let size = (sizes ?? SetSizes([])).size(of: fit, canvas.format, in: canvas.language)
        let excess = fit.excess(at: size)
        guard excess == 0 else { throw Mistakes(SheetPainter.unfit(box, by: excess, canvas)) }
        let runs = fit.runs(at: size).map { Element.text($0) }
        try renderer.paint(runs, over: &pixmap)
    }

    /// That words have no room, even in the smallest letters that can be read.
    private static func unfit(_ box: WordBox, by excess: Double, _ canvas: SceneCanvas) -> Diagnostic {
        let format = canvas.format
        let picture =
            format.width == 0
            ? "the picture"
            : "the picture " + (format.slot.isEmpty ? "" : "`\(format.slot)` ")
                + "of \(format.width)x\(format.height) in `\(canvas.language)`"
        let less = Int((100 * excess / (1 + excess)).rounded(.up))
        return Diagnostic(
            .error,
            "`\(box.paragraphs.map(\.text).joined(separator: " "))` does not fit into \(picture), not even in the "
                + "smallest letters",
            remedy: "say it in fewer words: about \(less) % of it have no room")
    }

    private func paint(_ thing: Shown, in box: PictureBox, over pixmap: inout Pixmap) throws(Mistakes) {
        guard let device = thing.device else {
            let size = Size(Double(thing.pixmap.width), Double(thing.pixmap.height))
            return try renderer.paint(plain(thing.pixmap, box, box.place(of: size)), over: &pixmap)
        }
        let place = box.place(of: device.body)
        try renderer.paint(device.elements(in: place, turn: box.turn, shadow: box.shadow), over: &pixmap)
    }

    /// Pixels without a frame: whole, or cut to the box with round corners.
    private func plain(_ pixmap: Pixmap, _ box: PictureBox, _ place: Rect) -> [Element] {
        let seen = box.fit == .cover ? box.rect : place
        let outline = Path.rect(seen, corner: box.corner)
        var elements: [Element] = []
        if box.shadow > 0, pixmap.isOpaque {
            elements.append(
                .shape(
                    Shape(
                        outline, fill: .white,
                        shadow: Shadow(
                            Colour.black.opacity(0.4 * box.shadow), blur: seen.width * 0.04, down: seen.width * 0.025)))
            )
        }
        let picture = Element.picture(Picture(pixmap, in: place, opacity: box.opacity))
        let isCut = box.fit == .cover || box.corner > 0
        elements.append(isCut ? .group(Group([picture], clip: outline)) : picture)
        guard box.turn != 0 else { return elements }
        return [.group(Group(elements, transform: .rotation(degrees: box.turn, about: seen.centre)))]
    }
}

extension Pixmap {
    /// A picture of a shape without its pixels, where only that counts.
    static func shape(_ size: Size) -> Pixmap {
        // Of equal proportions, and of a few bytes.
        let scale = 64 / max(size.width, size.height, 1)
        return Pixmap(
            width: max(1, Int((size.width * scale).rounded())), height: max(1, Int((size.height * scale).rounded())))
    }
}
