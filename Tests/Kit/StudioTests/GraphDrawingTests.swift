import Testing

@testable import Studio

/// What `dot` writes around these elements.
private func drawn(_ elements: String) -> String? {
    let svg = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg width="62pt" height="116pt" viewBox="0 0 62 116" xmlns="http://www.w3.org/2000/svg" \
        xmlns:xlink="http://www.w3.org/1999/xlink"><g id="graph0">\(elements)</g></svg>
        """
    return GraphDrawing.inline(Array(svg.utf8), prefix: "dot-3-", alt: "A \"<b>\" & c")
}

@Suite struct GraphDrawingTests {
    @Test func `a graph is drawn in the colour of the text around it`() {
        #expect(
            drawn("<ellipse fill=\"none\" stroke=\"black\"/><text x=\"1\">a</text>") == """
                <svg role="img" aria-label="A &quot;&lt;b>&quot; &amp; c" width="62pt" height="116pt" viewBox="0 0 62 116">\
                <g id="dot-3-graph0"><ellipse fill="none" stroke="currentColor"/>\
                <text fill="currentColor" x="1">a</text></g></svg>
                """)
    }

    @Test(arguments: [
        ("<text fill=\"blue\">a</text>", true), ("<ellipse fill=\"lightblue\" stroke=\"black\"/>", true),
        ("<path fill=\"none\" stroke=\"red\"/>", true), ("<polygon fill=\"transparent\" stroke=\"none\"/>", false),
    ])
    func `one with colours of its own gets a light ground`(elements: String, isColoured: Bool) {
        #expect(drawn(elements)?.contains("class=\"own-colours\"") == isColoured)
    }

    @Test func `nothing drawn is none, and a message names its line`() {
        #expect(GraphDrawing.inline([], prefix: "", alt: "") == nil)
        #expect(GraphDrawing.line(of: "Error: <stdin>: syntax error in line 12 near '->'") == 12)
        #expect(GraphDrawing.line(of: "Warning: no layout engine") == nil)
    }
}
