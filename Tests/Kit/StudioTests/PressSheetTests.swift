import Canvas
import Drawing
import Testing

@testable import Studio

private let sheets = PressSheetMaker(PictureSetup(games: []))

private func sheet(features: Int = 3) -> PressSheet {
    var sheet = PressSheet(
        name: "Lamp", kicker: "Press sheet · App", headline: "It shines, and then it does not.",
        lede: "A lamp for people who like to see.", brand: "#D4452C", author: "Ada", date: "2026-02-03")
    sheet.facts = [PressSheet.Fact("Price", "Free"), PressSheet.Fact("Website", "t.dev", url: "https://t.dev/")]
    sheet.features = (0..<features).map { PressSheet.Item("Feature \($0)", "What it is good for, in a sentence.") }
    sheet.quotes = [PressSheet.Item("It shines.", "A reader")]
    sheet.links = [PressSheet.Fact("Pictures", "t.dev/press", url: "https://t.dev/press/")]
    return sheet
}

private func text(_ file: [UInt8]) -> String { String(decoding: file.map { $0 < 128 ? $0 : 0x2E }, as: UTF8.self) }

private func page(_ sheet: PressSheet) throws -> PDFPage { try PressLayout.page(of: sheet, painter: Painter()) }

/// The texts of a page, with the height at which each begins.
private func texts(_ page: PDFPage) -> [(string: String, y: Double)] {
    page.list.elements.compactMap { if case .text(let run) = $0 { (run.string, run.position.y) } else { nil } }
}

@Suite struct PressSheetTests {
    @Test func `equal sheets give equal files`() throws {
        let made = try (0..<2).map { _ in try sheets.files(of: sheet()) }
        let areEqual = made[0].pdf == made[1].pdf && made[0].preview == made[1].preview
        #expect(areEqual)
    }

    @Test func `a sheet and a drawing are the same forwards, backwards and alone`() throws {
        let art = { (weight: Int) in
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"80\"><text x=\"9\" y=\"60\" "
                + "font-family=\"Inter\" font-weight=\"\(weight)\" font-size=\"46\">9:41 \(weight)</text></svg>"
        }
        var jobs: [(PictureSetup) throws -> [UInt8]] = [100, 600, 650, 700, 750, 900].map { weight in
            { setup in bytes(of: try setup.renderer.pixmap(ofSVG: art(weight), background: .white)) }
        }
        jobs.append { try PressSheetMaker($0).files(of: sheet()).pdf }
        jobs.append { try PressSheetMaker($0).files(of: sheet(features: 5)).preview }
        jobs.append {
            bytes(of: try $0.renderer.pixmap(of: DisplayList(size: Size(90, 30), background: .white).with(weight: 600)))
        }
        let (one, other) = (PictureSetup(games: []), PictureSetup(games: []))
        let forwards = try jobs.map { try $0(one) }
        let backwards = try jobs.reversed().map { try $0(other) }
        for (index, job) in jobs.enumerated() {
            let alone = try job(PictureSetup(games: []))
            let isSame = forwards[index] == alone && backwards[jobs.count - 1 - index] == alone
            #expect(isSame, "job \(index)")
        }
    }

    @Test func `the file says what it is`() throws {
        let file = text(try sheets.files(of: sheet()).pdf)
        let facts = [
            "/Title (Lamp)", "/Author (Ada)", "20260203", "+InterDisplay", "+Inter-Regular",
            "/URI (https://t.dev/press/)",
        ]
        for words in facts {
            #expect(file.contains(words), "\(words)")
        }
    }

    @Test(arguments: [0, 1, 5, 40])
    func `however much there is it stays on one page`(_ features: Int) throws {
        let page = try page(sheet(features: features))
        let painter = try Painter()
        for element in page.list.elements {
            guard case .text(let run) = element else { continue }
            let bounds = try painter.measure(run).bounds(of: run)
            #expect(bounds.minX >= 0 && bounds.maxX <= PDFPage.a4.width + 0.5, "\(run.string)")
            #expect(bounds.minY >= 0 && bounds.maxY <= PDFPage.a4.height, "\(run.string)")
        }
        #expect(text(try sheets.files(of: sheet(features: features)).pdf).contains("/Count 1"))
    }

    @Test func `what matters most stays and praise keeps its room`() throws {
        let strings = try texts(page(sheet(features: 40))).map(\.string)
        #expect(strings.contains("Feature 0") && !strings.contains("Feature 39"))
        #expect(strings.contains("“It shines.”") && strings.contains("— A reader"))
        let kept = strings.filter { $0.hasPrefix("Feature ") }
        #expect(kept == (0..<kept.count).map { "Feature \($0)" })
    }

    @Test func `a long name is set smaller and not broken`() throws {
        var long = sheet()
        long.name = "The Internationalisationless Lamp"
        let run = try page(long).list.elements.compactMap { element -> TextRun? in
            if case .text(let run) = element, run.string == long.name { run } else { nil }
        }.first
        let lines = try Painter().measure(#require(run)).lines
        #expect(lines.map { $0.trimmed }.joined(separator: " ") == long.name)
        #expect(lines.contains { $0.contains("Internationalisationless") })
    }

    @Test(arguments: [("#000000", true), ("#D4452C", true), ("#FFE9A8", false), ("#FFFFFF", false)])
    func `words on the brand's colour can be read`(_ hex: String, _ isLight: Bool) throws {
        #expect(try #require(Colour(hex: hex)).wantsLightText == isLight)
        let small = try #require(Colour(hex: hex)).readableOnWhite
        #expect(small.contrast(with: .white) >= 4.5)
    }
}

private func bytes(of pixmap: Pixmap) -> [UInt8] {
    pixmap.pixels.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
}

extension DisplayList {
    fileprivate func with(weight: Int) -> DisplayList {
        var list = self
        list.add(TextRun("Lamp", Font(.display, weight: weight, size: 20), .black, at: Point(5, 22)))
        return list
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
