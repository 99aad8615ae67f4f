import Drawing
import PictureSketches
import SVG
import Testing

@Suite struct SVGWriterTests {
    private func inside(_ elements: [Element]) -> String {
        var list = DisplayList(size: Size(10, 20))
        list.elements = elements
        let text = svg(of: list, SVGOptions(prefix: "t-"))
        return String(text.drop { $0 != ">" }.dropFirst().dropLast("</svg>\n".count))
    }

    @Test(arguments: [
        (
            Shape(.circle(Point(5, 6), radius: 2.5), fill: .black),
            "<circle cx=\"5\" cy=\"6\" r=\"2.5\" fill=\"#000000\"/>"
        ),
        (
            Shape(.rect(Rect(1, 2, 3, 4)), fill: Colour(0xFF0000).opacity(0.5)),
            "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#ff0000\" fill-opacity=\"0.502\"/>"
        ),
        (
            Shape(.rect(Rect(1, 2, 30, 40), corner: 5), stroke: Stroke(.white, width: 1.5, cap: .round)),
            "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" rx=\"5\" fill=\"none\" stroke=\"#ffffff\" "
                + "stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
        ),
        (
            Shape(.polyline([Point(0, 0), Point(1.25, -3), Point(2, 1)]), fill: .black, opacity: 0.25),
            "<path d=\"M0 0L1.25-3L2 1\" fill=\"#000000\" opacity=\"0.25\"/>"
        ),
    ])
    func `shapes take their shortest form`(shape: Shape, text: String) {
        #expect(inside([.shape(shape)]) == text)
    }

    @Test func `pixel art that is enlarged asks the browser to keep its pixels`() {
        func written(_ side: Double) -> String {
            var list = DisplayList(size: Size(10, 20))
            list.add(Picture(Pixmap(width: 2, height: 2, fill: .white), in: Rect(0, 0, side, side)))
            return svg(of: list, SVGOptions(prefix: "t-", address: { _ in "a.png" }))
        }
        #expect(written(8).contains("image-rendering=\"pixelated\""))
        #expect(!written(2).contains("image-rendering"))
    }

    @Test func `text is escaped`() {
        let run = TextRun("a<b & \"c\"", Font(weight: 600, size: 12), .black, at: Point(1, 2), alignment: .middle)
        let text = inside([.text(run)])
        #expect(text.contains(">a&lt;b &amp; &quot;c&quot;</text>"))
        #expect(text.contains("text-anchor=\"middle\""))
    }

    @Test func `blanks that would be lost are kept`() {
        func text(_ words: String) -> String { inside([.text(TextRun(words, Font(size: 12), .black, at: .zero))]) }
        #expect(["a  b", " a", "a "].allSatisfy { text($0).contains(" xml:space=\"preserve\">") })
        #expect(!text("a b").contains("xml:space"))
    }

    @Test func `outlines replace texts`() {
        var list = DisplayList(size: Size(10, 10))
        list.add(TextRun("x", Font(size: 10), .black, at: .zero))
        let text = svg(of: list, SVGOptions(outline: { _ in .circle(.zero, radius: 1) }))
        #expect(text.contains("<circle") && !text.contains("<text"))
    }

    @Test func `groups carry their transform and clip`() {
        let inner = Element.shape(Shape(.circle(.zero, radius: 1), fill: .black))
        let text = inside([
            .group(
                Group([inner], transform: .translation(3, 4.5), opacity: 0.5, clip: .rect(Rect(0, 0, 2, 2))))
        ])
        #expect(text.contains("<g transform=\"translate(3 4.5)\" opacity=\"0.5\" clip-path=\"url(#t-1)\">"))
        #expect(text.hasPrefix("<defs><clipPath id=\"t-1\"><rect x=\"0\" y=\"0\" width=\"2\" height=\"2\"/>"))
    }

    @Test func `equal definitions are one`() {
        let gradient = LinearGradient(from: .zero, to: Point(0, 9), [.init(0, .white), .init(1, .black)])
        let shapes = (0..<3).map { Element.shape(Shape(.circle(Point(Double($0), 0), radius: 1), gradient: gradient)) }
        #expect(inside(shapes).components(of: "<linearGradient") == 1)
    }

    @Test func `it says what it shows`() {
        let list = DisplayList(size: Size(10, 10))
        let text = svg(of: list, SVGOptions(title: "A board", description: "x leads <9 to 3>", prefix: "b"))
        #expect(text.contains("role=\"img\" aria-labelledby=\"btitle bdesc\""))
        #expect(text.contains("<title id=\"btitle\">A board</title><desc id=\"bdesc\">x leads &lt;9 to 3&gt;</desc>"))
    }

    /// Two pictures in one page have different ids; the same picture has the same text.
    @Test func `ids do not clash`() {
        let sketch = BoardSketch(side: 240)
        let first = svg(of: sketch.scene(at: 0.5))
        let second = svg(of: sketch.scene(at: 1.5))
        func ids(_ text: String) -> Set<Substring> {
            Set(text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
        }
        #expect(!ids(first).isEmpty)
        #expect(ids(first).isDisjoint(with: ids(second)))
        #expect(first == svg(of: sketch.scene(at: 0.5)))
    }
}

extension String {
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
