import Drawing
import Foundation
import Testing

@testable import Canvas

@Suite struct PDFTests {
    private func page() -> PDFPage {
        var list = DisplayList(size: PDFPage.a4, background: .white)
        list.add(Shape(.rect(Rect(0, 0, 595, 200)), fill: Colour(0xD4452C)))
        list.add(TextRun("Two rules, one board", Font(.display, weight: 800, size: 40), .white, at: Point(40, 120)))
        list.add(
            TextRun(
                "Step once and your piece becomes two. Zürich, Šiauliai, λόγος.", Font(size: 12), .black,
                at: Point(40, 260), maxWidth: 180, overflow: .wrap(lines: 9, lineHeight: 1.5)))
        list.add(Picture(Pixmap(width: 2, height: 2, fill: Colour(0x3366CC)), in: Rect(400, 300, 80, 80)))
        return PDFPage(list, links: [PDFPage.LinkAnnotation(Rect(40, 90, 300, 40), "https://t.dev/?q='a'")])
    }

    private let options = PDFOptions(
        title: "Nanashi", author: "The authors", subject: "A game", date: "2020-09-10T00:00:00Z")

    /// The file with all that is not ASCII replaced, so that its objects can be searched.
    private func text(_ file: [UInt8]) -> String { String(decoding: file.map { $0 < 128 ? $0 : 0x2E }, as: UTF8.self) }

    @Test func `equal pages give equal bytes`() throws {
        let files = try (0..<2).map { _ in try Painter().pdf(of: [page()], options) }
        let areEqual = files[0] == files[1]
        #expect(areEqual)
    }

    @Test func `the day is the one that is told`() throws {
        let file = text(try Painter().pdf(of: [page()], options))
        #expect(file.hasPrefix("%PDF-1.5"))
        #expect(file.contains("20200910000000Z)"))
        #expect(file.contains("/Title (Nanashi)") && file.contains("/Author (The authors)"))
        var later = options
        later.date = "2021-01-01"
        #expect(try text(Painter().pdf(of: [page()], later)) != file)
    }

    @Test func `letters come along and a place leads`() throws {
        let file = text(try Painter().pdf(of: [page()], options))
        // A subset of a font is named by six letters and a plus (PDF 32000-1, 9.6.4); ToUnicode is what copying reads.
        #expect(file.contains("+InterDisplay-ExtraBold") && file.contains("+Inter-Regular"))
        #expect(file.contains("/ToUnicode"))
        #expect(file.contains("/URI (https://t.dev/?q=%27a%27)"))
    }

    private static let reader = "/usr/bin/pdftotext"

    /// By another program, as a reader copies it: poppler's.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: reader)))
    func `what is set can be copied`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
        try Data(Painter().pdf(of: [page()], options)).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: PDFTests.reader)
        process.arguments = [path.path, "-"]
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words == "Two rules, one board Step once and your piece becomes two. Zürich, Šiauliai, λόγος.")
    }

    @Test func `a page that no printer could take is an error`() {
        let list = DisplayList(size: Size(20_000, 10))
        #expect(throws: CanvasError.size(width: 20_000, height: 10)) { try Painter().pdf(of: [PDFPage(list)], options) }
    }
}

@Suite struct PNGReadingTests {
    @Test(arguments: [1, 2, 17, 300])
    func `reading is the reverse of writing`(_ colours: Int) throws {
        let pixels = (0..<(40 * 30)).map { UInt32(0xFF00_0000) | UInt32($0 % colours) &* 0x10203 }
        let pixmap = Pixmap(width: 40, height: 30, pixels: pixels)
        #expect(try Canvas.pixmap(ofPNG: png(of: pixmap)) == pixmap)
    }

    @Test func `what shines through stays so`() throws {
        let pixmap = Pixmap(width: 5, height: 5, fill: Colour(0x336699).opacity(0.5))
        #expect(try Canvas.pixmap(ofPNG: png(of: pixmap)) == pixmap)
    }

    @Test func `a huge claim is refused unread`() throws {
        var file = try png(of: Pixmap(width: 4, height: 4, fill: .white))
        file.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
        #expect(throws: CanvasError.size(width: 16384, height: 16384)) { try Canvas.pixmap(ofPNG: file) }
    }

    @Test func `what is no PNG is an error`() throws {
        let file = try png(of: Pixmap(width: 40, height: 40, fill: .white))
        for bytes in [[], Array("GIF89a".utf8), Array(file.prefix(40)), Array(file.dropLast(30))] {
            #expect(throws: CanvasError.self) { try Canvas.pixmap(ofPNG: bytes) }
        }
    }
}
