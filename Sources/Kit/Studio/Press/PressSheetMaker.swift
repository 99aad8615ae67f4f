import Canvas
import Diagnostics
import Drawing

/// Draws press sheets, each once: the next time it comes from the cache.
package struct PressSheetMaker: Sendable {
    /// The width in pixels of the picture that shows a sheet; its height follows the paper's.
    static let previewWidth = 1_240

    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A maker of press sheets with the setup's fonts and cache.
    package init(_ setup: PictureSetup) { (renderer, cache) = (setup.renderer, setup.cache) }

    /// A press sheet as a PDF of one A4 page, and as a PNG that shows it.
    /// - Throws: that one of its pictures cannot be read, or that no font has a letter of it.
    package func files(of sheet: PressSheet) throws(Mistakes) -> (pdf: [UInt8], preview: [UInt8]) {
        var words = sheet
        words.picture = nil
        words.gallery = []
        var key = cache.key("press sheet")
        key.add("\(words)")
        key.add(sheet.picture ?? [])
        sheet.gallery.forEach { key.add($0) }
        let names = (pdf: key.name("pdf"), preview: key.name("png"))
        if let pdf = cache.read(names.pdf), let preview = cache.read(names.preview) { return (pdf, preview) }
        try cache.claim(names.pdf)
        let made = try draw(sheet)
        cache.store(made.pdf, names.pdf)
        cache.store(made.preview, names.preview)
        return made
    }

    private func draw(_ sheet: PressSheet) throws(Mistakes) -> (pdf: [UInt8], preview: [UInt8]) {
        try renderer.paint { (painter) throws(CanvasError) in
            let page = try PressLayout.page(of: sheet, painter: painter)
            var options = PDFOptions(title: sheet.name, author: sheet.author, subject: sheet.headline)
            if let date = sheet.date { options.date = date }
            let scale = Double(PressSheetMaker.previewWidth) / page.list.size.width
            let preview = try painter.pixmap(of: page.list.scaled(scale))
            return (try painter.pdf(of: [page], options), try Canvas.png(of: preview))
        }
    }
}
