import Canvas
public import Diagnostics
import Drawing

extension PictureStudio {
    /// The width in pixels of the picture that shows a press sheet; its height follows the paper's.
    public static let pressPreviewWidth = 1_240

    /// A press sheet as a PDF of one A4 page, and as a PNG that shows it.
    public func pressSheet(_ sheet: PressSheet) throws(Mistakes) -> (pdf: [UInt8], preview: [UInt8]) {
        var words = sheet
        words.picture = nil
        words.gallery = []
        var key = PictureKey("press sheet", salt: salt)
        key.add("\(words)")
        key.add(sheet.picture ?? [])
        sheet.gallery.forEach { key.add($0) }
        let names = (pdf: key.name("pdf"), preview: key.name("png"))
        if let pdf = cache.read(names.pdf), let preview = cache.read(names.preview) { return (pdf, preview) }
        do throws(CanvasError) {
            let made = try painters.use { (painter) throws(CanvasError) -> (pdf: [UInt8], preview: [UInt8]) in
                let page = try PressLayout.page(of: sheet, painter: painter)
                var options = PDFOptions(title: sheet.name, author: sheet.author, subject: sheet.headline)
                if let date = sheet.date { options.date = date }
                let scale = Double(PictureStudio.pressPreviewWidth) / page.list.size.width
                let preview = try painter.pixmap(of: page.list.scaled(scale))
                return (try painter.pdf(of: [page], options), try Canvas.png(of: preview))
            }
            cache.store(made.pdf, names.pdf)
            cache.store(made.preview, names.preview)
            return made
        } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// A PNG made smaller, so that it fits into so many pixels; the same file where it does already.
    public func smaller(_ png: [UInt8], width: Int, height: Int) throws(Mistakes) -> [UInt8] {
        guard let old = Canvas.pngSize(png) else {
            throw Mistakes(PictureStudio.diagnostic(CanvasError.unreadable("it does not begin like one")))
        }
        let scale = min(Double(width) / Double(old.width), Double(height) / Double(old.height))
        guard scale < 1 else { return png }
        let side = { (length: Int) in max(1, (Double(length) * scale).rounded()) }
        return try cached("smaller", "png", [png, Array("\(width)x\(height)".utf8)]) { () throws(Mistakes) in
            let place = Rect(0, 0, side(old.width), side(old.height))
            var list = DisplayList(size: place.size)
            do throws(CanvasError) {
                list.add(Picture(try Canvas.pixmap(ofPNG: png), in: place))
            } catch {
                throw Mistakes(PictureStudio.diagnostic(error))
            }
            return try self.png(of: pixmap(of: list))
        }
    }
}
