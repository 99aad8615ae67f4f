import Canvas
public import Diagnostics
import Drawing
import Media
public import Verify

/// Makes a still picture such that a slot takes it, and loses the least that fits: the same pixels in another format
/// first, then fewer of them.
package struct StillFitter: Sendable {
    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A fitter with the setup's cache.
    package init(_ setup: PictureSetup) { (renderer, cache) = (setup.renderer, setup.cache) }

    /// The parts of the sides that are tried, in percent.
    private static let steps = [100, 80, 66, 50, 40, 33, 25, 16, 10]

    /// A PNG as a slot takes it; the same file where the slot takes that.
    /// - Returns: the file; nil where none that the slot takes can be made of it.
    /// - Throws: that it is no PNG that can be read.
    package func fitted(_ png: [UInt8], to slot: Slot) throws(Mistakes) -> [UInt8]? {
        if isTaken(png, by: slot) { return png }
        let rule = "\(slot.id) \(slot.line) \(slot.bytes ?? 0)"
        let fitted = try cache.bytes("still", "fitted", [png, Array(rule.utf8)]) { () throws(Mistakes) in
            try made(png, for: slot) ?? []
        }
        return fitted.isEmpty ? nil : fitted
    }

    private func made(_ png: [UInt8], for slot: Slot) throws(Mistakes) -> [UInt8]? {
        let whole: Pixmap
        do throws(CanvasError) { whole = try Canvas.pixmap(ofPNG: png) } catch { throw Mistakes(drawing: error) }
        for step in StillFitter.steps {
            let pixmap = try scaled(whole, percent: step)
            for format in slot.formats {
                if let made = try packed(pixmap, as: format), isTaken(made, by: slot) { return made }
            }
        }
        return nil
    }

    /// Pixels in a format; nil where it is none of a still picture, or none that is written here.
    private func packed(_ pixmap: Pixmap, as format: String) throws(Mistakes) -> [UInt8]? {
        switch MediaFormat(rawValue: format) {
        case .png: try renderer.png(of: pixmap)
        case .webp: try renderer.webp(of: pixmap)
        default: nil
        }
    }

    private func scaled(_ whole: Pixmap, percent: Int) throws(Mistakes) -> Pixmap {
        guard percent < 100 else { return whole }
        let side = { (length: Int) in Double(max(1, length * percent / 100)) }
        let place = Rect(0, 0, side(whole.width), side(whole.height))
        var list = DisplayList(size: place.size)
        list.add(Picture(whole, in: place))
        return try renderer.pixmap(of: list)
    }

    private func isTaken(_ file: [UInt8], by slot: Slot) -> Bool {
        guard let medium = Medium(file) else { return false }
        return !slot.verdict(on: medium, path: "picture").isRefused
    }
}
