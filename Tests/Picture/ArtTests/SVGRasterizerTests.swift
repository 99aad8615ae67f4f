import Art
import Canvas
import Drawing
import Encodings
import Testing

@Suite struct SVGRasterizerTests {
    private func picture(_ inside: String, size: String = "width=\"20\" height=\"10\"") -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(size)>\(inside)</svg>"
    }

    @Test func `shapes become pixels`() throws {
        let pixmap = try SVGRasterizer().pixmap(of: picture("<rect width=\"5\" height=\"10\" fill=\"#E2553D\"/>"))
        #expect((pixmap.width, pixmap.height) == (20, 10))
        #expect(pixmap.colour(2, 5) == Colour(0xE2553D))
        #expect(pixmap.colour(10, 5) == .clear)
    }

    @Test func `the width scales`() throws {
        let art = picture("<rect width=\"5\" height=\"10\"/>", size: "viewBox=\"0 0 20 10\"")
        let pixmap = try SVGRasterizer().pixmap(of: art, width: 60, background: .white)
        #expect((pixmap.width, pixmap.height) == (60, 30))
        #expect(pixmap.colour(14, 29) == .black && pixmap.colour(16, 0) == .white)
        #expect(pixmap.isOpaque)
    }

    @Test(arguments: ["href", "xlink:href"])
    func `embedded pictures keep their pixels`(attribute: String) throws {
        let inner = Pixmap(width: 4, height: 4, pixels: (0..<16).map { 0xFF00_0000 | UInt32($0) &* 0x0A0B0C })
        let address = dataAddress(try png(of: inner), type: "image/png")
        let art = picture("<image x=\"3\" y=\"2\" width=\"4\" height=\"4\" \(attribute)=\"\(address)\"/>")
        #expect(try SVGRasterizer().pixmap(of: art).part(PixelRect(3, 2, 4, 4)) == inner)
    }

    /// Text in the font that `Canvas` draws with, at the same place.
    @Test func `texts are set in our fonts`() throws {
        let style = "font-family=\"Inter\" font-weight=\"700\" font-size=\"40\""
        let art = picture("<text x=\"10\" y=\"50\" \(style)>Leap 42</text>", size: "width=\"220\" height=\"70\"")
        let drawn = try SVGRasterizer().pixmap(of: art, background: .white)
        var list = DisplayList(size: Size(220, 70), background: .white)
        list.add(TextRun("Leap 42", Font(weight: 700, size: 40), .black, at: Point(10, 50)))
        let ours = try Painter().pixmap(of: list)
        let apart = zip(drawn.pixels, ours.pixels).reduce(0) { $0 + abs(Int($1.0 & 255) - Int($1.1 & 255)) }
        let ink = ours.pixels.reduce(0) { $0 + 255 - Int($1 & 255) }
        #expect(ink > 100_000)
        #expect(apart * 6 < ink, "\(apart) of \(ink)")
    }

    /// What several drawings begin with alike is drawn once; what refers to other parts, or to all, is not.
    @Test(arguments: [
        ["<text y=\"20\" x=\"9\">one</text>", "<text y=\"20\" x=\"9\">two</text>", "<circle r=\"30\"/>", ""],
        [
            "<g opacity=\".4\"><text y=\"30\" x=\"9\">low</text><rect x=\"20\" y=\"9\" width=\"90\" height=\"9\"/></g>",
            "<text y=\"60\" x=\"90\" font-size=\"9\">other rows</text>",
            "<path d=\"M-9 3L300 99\" stroke=\"#07f\" stroke-width=\"3\"/><text y=\"30\" x=\"9\">line</text>",
        ],
        ["<style>rect{fill:red}</style>", "<style>rect{fill:blue}</style>", "<rect width=\"9\" height=\"9\"/>"],
        ["<g opacity=\".5\"><use href=\"#a\"/></g>", "<use href=\"#a\" x=\"9\"/>", "<g id=\"b\"/>"],
    ])
    func `a drawing is the same whatever was drawn before it`(ends: [String]) throws {
        let begin =
            "<rect id=\"a\" width=\"70\" height=\"40\" rx=\"9\"/><circle cx=\"80\" cy=\"40\" r=\"20.5\" fill=\"#e25\" fill-opacity=\".3\"/>"
        let rasterizer = try SVGRasterizer()
        let arts = ends.map { picture(begin + $0, size: "width=\"220\" height=\"70\" viewBox=\"0 0 220 70\"") }
        let alone = try arts.map { try SVGRasterizer().pixmap(of: $0, background: .white) }
        for (art, pixmap) in Array(zip(arts, alone)) + zip(arts, alone).reversed() + zip(arts, alone) {
            #expect(try rasterizer.pixmap(of: art, background: .white) == pixmap, "\(art)")
            #expect(try rasterizer.pixmap(of: art).isOpaque == false)
            #expect(try rasterizer.pixmap(of: art, width: 110).width == 110)
            for _ in 0..<2 { #expect(try rasterizer.pixmap(of: art, background: .white) == pixmap, "\(art)") }
        }
    }

    /// In whatever size it is drawn, and whatever was drawn before it.
    @Test(arguments: [40, 110, 220, 600] as [Double], ["<rect width=\"9\" height=\"9\"/>", ""])
    func `a text fits where it fits in the drawing's own size`(width: Double, begin: String) throws {
        func art(_ words: String) -> String {
            picture(
                begin + "<text x=\"90\" y=\"50\" font-size=\"20\">\(words)</text>",
                size: "width=\"220\" height=\"70\" viewBox=\"0 0 220 70\"")
        }
        let rasterizer = try SVGRasterizer()
        for words in ["one", "two", "three", "four"] {
            #expect(try rasterizer.pixmap(of: art(words), width: width).width == Int(width))
        }
        let error = #expect(throws: ArtError.self) { try rasterizer.pixmap(of: art("wide wide wide"), width: width) }
        #expect(error == #expect(throws: ArtError.self) { try SVGRasterizer().pixmap(of: art("wide wide wide")) })
    }

    /// Texts behind what many drawings begin with.
    private func words(_ words: String, x: Int = 0, y: Int = 50, _ attributes: String = "") -> String {
        picture(
            "<rect width=\"9\" height=\"9\"/><rect width=\"8\" height=\"9\"/>"
                + "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>\(words)</text>",
            size: "width=\"220\" height=\"70\"")
    }

    @Test(arguments: [(0, 50), (400, 50), (-90, 50), (50, 300), (50, -9), (50, 3), (210, 50)])
    func `a text behind what was drawn before may not run over the edge either`(x: Int, y: Int) throws {
        let rasterizer = try SVGRasterizer()
        for word in ["a", "b", "c"] { _ = try rasterizer.pixmap(of: words(word)) }
        let text = x == 0 ? String(repeating: "wide ", count: 40) : "wide"
        let beyond = words(text, x: x, y: y)
        let error = #expect(throws: ArtError.self) { try rasterizer.pixmap(of: beyond) }
        #expect(error == #expect(throws: ArtError.self) { try SVGRasterizer().pixmap(of: beyond) })
        // After that the next one is whole.
        #expect(try rasterizer.pixmap(of: words("d")) == SVGRasterizer().pixmap(of: words("d")))
        let cut = words(text, x: x, y: y, " aria-hidden=\"true\"")
        #expect(try rasterizer.pixmap(of: cut) == SVGRasterizer().pixmap(of: cut))
    }

    @Test func `a picture stays as it is when the next one is drawn`() throws {
        let rasterizer = try SVGRasterizer()
        let kept = try ["a", "b", "c", "d", "e"].map { try rasterizer.pixmap(of: words($0)) }
        #expect(try kept == ["a", "b", "c", "d", "e"].map { try SVGRasterizer().pixmap(of: words($0)) })
        #expect(Set(kept.map(\.pixels)).count == 5)
    }

    @Test(arguments: ["", "no picture", "<svg", "<html/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>"])
    func `broken text is an error`(svg: String) throws {
        #expect(throws: ArtError.self) { try SVGRasterizer().pixmap(of: svg) }
    }

    @Test func `huge pictures are errors`() throws {
        let art = picture("", size: "width=\"100000\" height=\"100000\"")
        #expect(throws: ArtError.self) { try SVGRasterizer().pixmap(of: art) }
    }
}
