import Canvas
import Diagnostics
import Drawing
import Images
import Media
import Verify

/// Makes a still picture such that a slot takes it, and loses the least that fits: every pixel in another format first,
/// then what eyes do not miss, and only then size.
///
/// One that is too tall or too wide is set on a ground.
///
/// AVIF is read by `verify` and not written here: the slots that take it take WebP as well, and none asks for so few bytes
/// that WebP would not do.
package struct StillFitter: Sendable {
    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A fitter with the setup's cache.
    package init(_ setup: PictureSetup) { (renderer, cache) = (setup.renderer, setup.cache) }

    /// The parts of the sides that are tried, in percent.
    private static let steps = [100, 80, 66, 50, 40, 33, 25, 16, 10]
    /// The qualities that are tried, as libjpeg and libwebp count; below the last a smaller picture looks better.
    private static let qualities = [95, 90, 85, 80, 75]

    /// A PNG as a slot takes it; the same file where the slot takes that.
    /// - Returns: the file; nil where none that the slot takes can be made of it.
    /// - Throws: that it is no PNG that can be read.
    package func fitted(_ png: [UInt8], to slot: Slot) throws(Mistakes) -> [UInt8]? {
        if isTaken(png, by: slot) { return png }
        let rule = "\(slot.id) \(slot.line) \(slot.bytes ?? 0)" + (slot.size.isOfShape ? " on a ground" : "")
        let fitted = try cache.bytes("still", "fitted", [png, Array(rule.utf8)]) { () throws(Mistakes) in
            try made(png, for: slot) ?? []
        }
        return fitted.isEmpty ? nil : fitted
    }

    /// A PNG in red, green and blue without an alpha channel, the same to the eye and to the last pixel.
    /// - Returns: nil where a pixel is seen through, where there are more than eight bits of a colour, or where it is no PNG
    ///   that can be read.
    package func opaque(_ png: [UInt8]) -> [UInt8]? {
        guard let medium = Medium(png), medium.format == .png, let pixels = medium.pixels, pixels.bits <= 8,
            medium.fault == nil
        else { return nil }
        let made = try? cache.bytes("still", "opaque", [png]) { () throws(Mistakes) in
            guard let pixmap = try? Canvas.pixmap(ofPNG: png), pixmap.isOpaque else { return [] }
            return withColours(of: png, try renderer.png(of: pixmap, palette: false))
        }
        return made.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func made(_ png: [UInt8], for slot: Slot) throws(Mistakes) -> [UInt8]? {
        let whole: Pixmap
        do throws(CanvasError) { whole = try Canvas.pixmap(ofPNG: png) } catch { throw Mistakes(drawing: error) }
        let formats = slot.formats.compactMap(MediaFormat.init(rawValue:))
        for step in StillFitter.steps {
            let pixmap = try scaled(whole, percent: step).grounded(as: slot.size)
            if let made = try lossless(pixmap, formats, slot) { return made }
            if let made = try lossy(pixmap, formats, slot) { return made }
        }
        return nil
    }

    private func lossless(_ pixmap: Pixmap, _ formats: [MediaFormat], _ slot: Slot) throws(Mistakes) -> [UInt8]? {
        if formats.contains(.png) {
            let made = try renderer.png(of: pixmap, palette: slot.colour?.isFlat != true)
            if isTaken(made, by: slot) { return made }
        }
        guard formats.contains(.webp) else { return nil }
        let made = try renderer.webp(of: pixmap)
        return isTaken(made, by: slot) ? made : nil
    }

    /// The best that fits, as WebP where that is taken: it shows more with as many bytes.
    private func lossy(_ pixmap: Pixmap, _ formats: [MediaFormat], _ slot: Slot) throws(Mistakes) -> [UInt8]? {
        guard let format = [MediaFormat.webp, .jpeg].first(where: formats.contains) else { return nil }
        let raster = Raster(pixmap)
        do throws(ImageError) {
            for quality in StillFitter.qualities {
                let made =
                    try format == .webp
                    ? webp(of: raster, .lossy(quality: quality)) : jpeg(of: raster, quality: quality)
                if isTaken(made, by: slot) { return made }
            }
        } catch {
            throw Mistakes(drawing: CanvasError.unreadable(error.description))
        }
        return nil
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
