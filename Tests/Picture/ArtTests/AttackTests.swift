import Art
import Canvas
import Drawing
import Testing

private let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""

private func svg(_ inside: String, before: String = "", size: String = "width=\"200\" height=\"100\"") -> String {
    "\(before)\(head) \(size)>\(inside)</svg>"
}

private func nested(_ count: Int, _ open: String = "<g>") -> String {
    String(repeating: open, count: count) + String(repeating: "</g>", count: count)
}

/// Ten of each of the one before: 10⁹ discs, in a kilobyte.
private func laughs(_ element: (Int) -> String) -> String { (0..<10).map(element).joined() }

/// A PNG's first bytes, which claim 60,000 pixels a side.
private let bomb = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYAAAAAAAAA"

private let gradient = "<radialGradient id=\"g\"><stop/><stop offset=\"1\" stop-color=\"red\"/></radialGradient>"

private let attacks: [(name: String, svg: String, words: String)] = [
    (
        "entities",
        svg(
            "<text>&d;</text>",
            before: "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY d \"&b;&b;&b;\">]>"),
        "declares an entity"
    ),
    ("declarations", svg("", before: "<!DOCTYPE svg [<!ELEMENT a ANY>]>"), "document type"),
    ("another encoding", svg("", before: "<?xml version=\"1.0\" encoding=\"UTF-7\"?>"), "UTF-8"),
    ("a style sheet outside", svg("", before: "<?xml-stylesheet href=\"file:///a.css\"?>"), "style sheet"),
    ("100,000 groups", svg(nested(100_000)), "too long"),
    ("200 groups", svg(nested(200)), "nested"),
    ("layers", svg(nested(40, "<g opacity=\".9\">")), "see-through"),
    ("layers by style", svg(nested(40) + "<style>g{opacity:.9}</style>"), "see-through"),
    (
        "a billion uses",
        svg(
            "<defs><circle id=\"u0\" r=\"9\"/>"
                + laughs { "<g id=\"u\($0 + 1)\">" + String(repeating: "<use href=\"#u\($0)\"/>", count: 10) + "</g>" }
                + "</defs><use href=\"#u10\"/>"), "too long"
    ),
    (
        "a billion patterns",
        svg(
            "<circle id=\"u0\" r=\"9\"/>"
                + laughs {
                    "<pattern id=\"p\($0)\" width=\"9\" height=\"9\">"
                        + String(repeating: "<rect fill=\"url(#p\($0 - 1))\"/>", count: 10) + "</pattern>"
                } + "<rect width=\"200\" height=\"100\" fill=\"url(#p9)\"/>"), "too long"
    ),
    (
        "a long chain",
        svg(
            "<g id=\"u0\"/>" + (0..<5_000).map { "<use id=\"u\($0 + 1)\" href=\"#u\($0)\"/>" }.joined()
                + "<use href=\"#u5000\"/>"), "too long"
    ),
    ("300,000 elements", svg(String(repeating: "<path d=\"M0 0h1\"/>", count: 300_000)), "too long"),
    (
        "markers",
        svg(
            "<marker id=\"m\">" + String(repeating: "<circle r=\"9\"/>", count: 100)
                + "</marker><path marker-mid=\"url(#m)\" d=\"M0 0"
                + String(repeating: "L1 1", count: 9_000) + "\"/>"), "too long"
    ),
    ("a blur", svg("<filter id=\"f\"><feGaussianBlur stdDeviation=\"1e9\"/></filter>"), "the blur"),
    ("a thickening", svg("<filter id=\"f\"><feMorphology radius=\"900\"/></filter>"), "the radius"),
    ("a turbulence", svg("<filter id=\"f\"><feTurbulence numOctaves=\"99999\"/></filter>"), "octaves"),
    ("a convolution", svg("<filter id=\"f\"><feConvolveMatrix order=\"900\"/></filter>"), "matrix"),
    ("a filter's region", svg("<filter id=\"f\" width=\"900000%\"/>"), "region"),
    (
        "many filters",
        svg(
            "<filter id=\"f\">" + String(repeating: "<feGaussianBlur stdDeviation=\"9\"/>", count: 200) + "</filter>"
                + String(repeating: "<rect filter=\"url(#f)\"/>", count: 200), size: "width=\"1000\" height=\"1000\""),
        "too long"
    ),
    (
        "gradients over all of it",
        svg(
            gradient + String(repeating: "<rect width=\"100%\" height=\"100%\" fill=\"url(#g)\"/>", count: 600),
            size: "width=\"1000\" height=\"1000\""), "too long"
    ),
    (
        "wide lines over all of it",
        svg(
            gradient + "<style>path{stroke:url(#g);stroke-width:1e4}</style>"
                + String(repeating: "<path d=\"M0 0h1\"/>", count: 600), size: "width=\"1000\" height=\"1000\""),
        "too long"
    ),
    (
        "small shapes made large",
        svg(
            gradient + "<g transform=\"scale(1000)\">"
                + String(repeating: "<path d=\"M0 0h1v1z\" fill=\"url(#g)\"/>", count: 600) + "</g>",
            size: "width=\"1000\" height=\"1000\""), "too long"
    ),
    (
        "a line that crosses itself",
        svg("<path d=\"M0 0" + String(repeating: "L200 99L0 1L200 50L0 98", count: 20_000) + "\"/>"), "too long"
    ),
    ("dashes", svg("<path stroke-dasharray=\".0001\" d=\"M0 0H100000\"/>"), "dashes"),
    ("dashes by style", svg("<path style=\"stroke-dasharray:.0001\" d=\"M0 0H100000\"/>"), "dashes"),
    ("another file", svg("<image href=\"file:///etc/passwd\"/>"), "leads out"),
    ("an address", svg("<image xlink:href=\"http://a.b/c.png\"/>"), "leads out"),
    ("another drawing", svg("<use href=\"other.svg#a\"/>"), "leads out"),
    ("an address in a fill", svg("<rect fill=\"url('http://a.b/#c')\"/>"), "leads out"),
    ("an address in a style", svg("<rect style=\"mask:url(http://a.b/#c)\"/>"), "leads out"),
    ("an import", svg("<style>@import \"a.css\";</style>"), "import"),
    ("an inclusion", svg("<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"#a\"/>"), "includes"),
    ("a picture that claims too much", svg("<image href=\"\(bomb)\"/>"), "no PNG"),
    ("a drawing as a picture", svg("<image href=\"data:image/svg+xml;base64,PHN2Zy8+\"/>"), "no PNG"),
    ("a huge drawing", svg("", size: "width=\"16000\" height=\"16000\""), "cannot be drawn"),
    ("a huge scale", svg("<text y=\"9\" transform=\"scale(1e30)\">a</text>"), ""),
    ("a novel", svg("<text y=\"9\">" + String(repeating: "a ", count: 30_000) + "</text>"), "characters"),
]

@Suite struct AttackTests {
    @Test(arguments: attacks.indices)
    func `what would hang or lead out is refused before it is drawn`(index: Int) throws {
        let attack = attacks[index]
        let error = #expect(throws: ArtError.self, "\(attack.name)") { try SVGRasterizer().pixmap(of: attack.svg) }
        #expect(
            error?.description.contains(attack.words) == true || attack.words.isEmpty,
            "\(attack.name): \(String(describing: error))")
    }

    @Test func `many small shapes of gradients are drawn, however large the drawing is`() throws {
        let shapes = (0..<2_000).map {
            "<path d=\"M\($0 % 50 * 20) \($0 / 50 * 20)l9 0 0 9c-3 1-6 1-9-9z\" fill=\"url(#g)\"/>"
        }
        let art = svg(gradient + shapes.joined(), size: "width=\"1320\" height=\"2868\"")
        #expect(try SVGRasterizer().pixmap(of: art).width == 1320)
    }

    @Test func `a refusal says where, and what to do`() throws {
        let error = #expect(throws: ArtError.self) {
            try SVGRasterizer().pixmap(of: svg("\n  <é/>\n é<image href=\"a.png\"/>"))
        }
        #expect(error?.description.contains("(line 3, column 3)") == true, "\(String(describing: error))")
        #expect(error?.remedy?.contains("embed") == true)
    }

    @Test(arguments: [
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">",
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><!-- made by hand -->",
    ])
    func `what drawing programs write at the head is read`(head: String) throws {
        let art = svg("<a href=\"https://t.dev\"><rect width=\"9\" height=\"9\" fill=\"#E2553D\"/></a>", before: head)
        #expect(try SVGRasterizer().pixmap(of: art).colour(4, 4) == Colour(0xE2553D))
    }

    @Test(arguments: ["x=\"150\"", "x=\"-30\"", "x=\"5\" y=\"8\"", "x=\"5\" transform=\"translate(150 0)\""])
    func `a text that runs over an edge is an error with the text`(place: String) throws {
        let text = "<text y=\"50\" \(place) font-family=\"Inter\" font-size=\"24\">Hello over</text>"
            .replacing("y=\"50\" x=\"5\" y=\"8\"", with: "x=\"5\" y=\"8\"")
        let error = #expect(throws: ArtError.self) { try SVGRasterizer().pixmap(of: svg(text)) }
        #expect(error?.description.contains("“Hello over” does not fit") == true, "\(String(describing: error))")
        let hidden = text.replacing("<text", with: "<text aria-hidden=\"true\"")
        #expect(try SVGRasterizer().pixmap(of: svg(hidden)).width == 200)
    }

    @Test func `letters that no font has are an error`() throws {
        let fonts = FontSet.debian(fallbacks: FallbackFont.all(root: "/nowhere"))
        let error = #expect(throws: ArtError.self) {
            try SVGRasterizer(fonts: fonts).pixmap(of: svg("<text y=\"50\">Das 題</text>"))
        }
        #expect(error?.description.contains("`題`") == true)
        #expect(error?.remedy?.contains("fonts-noto-cjk") == true)
    }

    @Test func `a weight between two faces is the same after any other drawing`() throws {
        let art = svg("<text y=\"50\" font-family=\"Inter\" font-weight=\"650\" font-size=\"40\">9:41</text>")
        let cold = try SVGRasterizer().pixmap(of: art)
        let warm = try SVGRasterizer()
        for other in ["Inter Display", "JetBrains Mono", "Inter"] {
            let style = other == "Inter" ? "italic" : "normal"
            _ = try warm.pixmap(
                of: svg("<text y=\"50\" font-family=\"\(other)\" font-style=\"\(style)\" font-weight=\"600\">a</text>"))
            let isSame = try warm.pixmap(of: art) == cold
            #expect(isSame, "\(other)")
        }
    }
}
