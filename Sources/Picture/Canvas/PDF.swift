import CPangoCairo
public import Drawing

/// A page of a document: a drawing whose px are points of 1/72 inch, and the places on it that lead somewhere.
public struct PDFPage: Hashable, Sendable {
    /// A place on a page that leads to an address.
    public struct LinkAnnotation: Hashable, Sendable {
        /// The place.
        public var rect: Rect
        /// The address.
        public var url: String

        /// A place that leads to `url`.
        public init(_ rect: Rect, _ url: String) {
            self.rect = rect
            self.url = url
        }
    }

    /// What is drawn.
    public var list: DisplayList
    /// The places that lead somewhere.
    public var links: [LinkAnnotation]

    /// A4, upright, in points (ISO 216: 210 × 297 mm).
    public static let a4 = Size(595.28125, 841.890625)

    /// A page.
    public init(_ list: DisplayList, links: [LinkAnnotation] = []) {
        self.list = list
        self.links = links
    }
}

/// What a document says of itself.
public struct PDFOptions: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// Whose it is; empty for nobody's.
    public var author: String
    /// What it is about; empty for nothing.
    public var subject: String
    /// The day that counts as the one it was made on, as ISO 8601; never the clock's.
    public var date: String

    /// What a document says of itself; the day is that of the first PDF unless told.
    public init(title: String, author: String = "", subject: String = "", date: String = "1993-06-15") {
        self.title = title
        self.author = author
        self.subject = subject
        self.date = date
    }
}

extension Painter {
    /// Writes pages as PDF 1.5: texts stay texts, set in the painter's fonts, of which the letters that are used come
    /// along; equal pages give equal bytes.
    public func pdf(of pages: [PDFPage], _ options: PDFOptions) throws(CanvasError) -> [UInt8] {
        for page in pages { _ = try Painter.sides(of: page.list) }
        let file = PDFFile()
        let size = pages.first?.list.size ?? PDFPage.a4
        let surface = cairo_pdf_surface_create_for_stream(
            PDFFile.take, Unmanaged.passUnretained(file).toOpaque(), size.width, size.height)
        defer { cairo_surface_destroy(surface) }
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, options.date)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Playbill")
        for (name, text) in [
            (CAIRO_PDF_METADATA_TITLE, options.title), (CAIRO_PDF_METADATA_AUTHOR, options.author),
            (CAIRO_PDF_METADATA_SUBJECT, options.subject),
        ] where !text.isEmpty { cairo_pdf_surface_set_metadata(surface, name, text) }
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.list.size.width, page.list.size.height)
            guard let pen = cairo_create(surface) else { throw .memory }
            defer { cairo_destroy(pen) }
            try draw(page, on: pen)
            cairo_show_page(pen)
        }
        cairo_surface_finish(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .memory }
        return withExtendedLifetime(file) { file.bytes }
    }

    private func draw(_ page: PDFPage, on pen: OpaquePointer) throws(CanvasError) {
        let size = page.list.size
        if let background = page.list.background {
            dip(pen, in: background, opacity: 1)
            cairo_paint(pen)
        }
        let vectorPainter = VectorPainter(painter: self, pen: pen, place: Rect(0, 0, size.width, size.height))
        for element in page.list.elements { try vectorPainter.draw(element) }
        for link in page.links {
            let rect = link.rect
            // A quote would end the address, and has no business in one.
            let url = link.url.replacing("'", with: "%27").replacing("\\", with: "%5C")
            cairo_tag_begin(
                pen, "Link", "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)] uri='\(url)'")
            cairo_tag_end(pen, "Link")
        }
    }
}

/// What Cairo has written so far.
private final class PDFFile {
    var bytes: [UInt8] = []

    static let take: cairo_write_func_t = { file, data, count in
        guard let file else { return CAIRO_STATUS_WRITE_ERROR }
        let taken = UnsafeBufferPointer(start: data, count: Int(count))
        Unmanaged<PDFFile>.fromOpaque(file).takeUnretainedValue().bytes.append(contentsOf: taken)
        return CAIRO_STATUS_SUCCESS
    }
}
