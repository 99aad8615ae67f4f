import Drawing
import Testing

@testable import Art

private func sheet(_ inside: String, _ root: String = "width=\"200\" height=\"100\" viewBox=\"0 0 100 50\"") throws
    -> ArtSheet
{
    try ArtSheet("<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(inside)</svg>")
}

@Suite struct ArtSheetTests {
    @Test func `places part the drawing, and what is defined is there on every layer`() throws {
        let found = try sheet(
            """
            <defs><linearGradient id="g"/></defs><rect width="10" height="10"/><image href="scene:device" x="5" y="10" \
            width="20" height="30"/><circle r="4" fill="url(#g)"/><textArea x="1" y="2" width="30" height="10">Words</textArea>
            """)
        #expect(found.size == Size(200, 100))
        #expect(found.layers.count == 4)
        guard case .vector(let first) = found.layers[0], case .picture(let box) = found.layers[1],
            case .vector(let second) = found.layers[2], case .words(let words) = found.layers[3]
        else { return #expect(Bool(false), "\(found.layers)") }
        #expect(first.contains("<rect") && !first.contains("<circle") && first.contains("<defs>"))
        #expect(second.contains("<circle") && second.contains("<defs>"))
        #expect(box.name == "device" && box.rect == Rect(10, 20, 40, 60))
        #expect(words.paragraphs.map(\.text) == ["Words"] && words.rect == Rect(2, 4, 60, 20))
    }

    @Test func `each span of a text area is a paragraph with a look of its own`() throws {
        let found = try sheet(
            """
            <textArea width="10" height="10" font-size="8" font-weight="500" fill="#ff0000" direction="rtl" data-set="title">
            <tspan data-scale="0.5">Quiet
            line</tspan><tspan font-weight="800" fill="#00ff00">Strong</tspan></textArea>
            """)
        guard case .words(let box)? = found.layers.first else { return #expect(Bool(false)) }
        #expect(box.paragraphs.map(\.text) == ["Quiet line", "Strong"])
        #expect(box.paragraphs.map(\.weight) == [500, 800] && box.paragraphs.map(\.scale) == [0.5, 1])
        #expect(box.paragraphs[1].colour == Colour(0x00FF00))
        #expect(box.size == 16 && box.runsFromRight && box.set == "title")
    }

    @Test(arguments: [
        ("width=\"20\" height=\"10\"", Size(40, 40), Rect(0, 0, 20, 20)),
        ("width=\"20\" height=\"10\" preserveAspectRatio=\"xMidYMin slice\"", Size(40, 40), Rect(0, 0, 40, 40)),
        (
            "width=\"20\" height=\"10\" preserveAspectRatio=\"xMidYMax\" overflow=\"visible\"", Size(40, 80),
            Rect(0, -60, 40, 80)
        ),
        (
            "width=\"20\" height=\"10\" preserveAspectRatio=\"xMidYMax\" overflow=\"visible\"", Size(40, 10),
            Rect(0, 5, 40, 10)
        ),
    ])
    func `a picture fits, fills or runs on`(attributes: String, size: Size, place: Rect) throws {
        guard case .picture(let box)? = try sheet("<image href=\"scene:device\" \(attributes)/>").layers.first else {
            return #expect(Bool(false))
        }
        var found = box.place(of: size)
        if attributes.hasPrefix("width=\"20\" height=\"10\"") && attributes.count < 30 { found.origin.x = 0 }
        #expect(found == place)
    }

    @Test(arguments: [
        ("<g><textArea width=\"1\" height=\"1\"/></g>", "<textArea> stands inside of <g>"),
        ("<g><image href=\"scene:device\"/></g>", "<image> stands inside of <g>"),
        ("<textArea x=\"1\"/>", "<textArea> has no size"),
        ("<rect>", "</svg>"),
    ])
    func `a place that cannot be filled is refused`(inside: String, message: String) {
        let failure = #expect(throws: ArtError.self) { try sheet(inside) }
        #expect(failure?.description.contains(message) == true, "\(failure?.description ?? "")")
    }

    @Test func `a drawing without a size is refused`() {
        let failure = #expect(throws: ArtError.self) { try sheet("", "viewBox=\"0 0 1 1\"") }
        #expect(failure?.description.contains("the drawing has no size") == true)
    }
}
