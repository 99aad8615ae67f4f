import Markup

/// Whether a drawing is in black alone, on no ground, as most icons are: on a dark page nobody would see it.
///
/// `currentColor` is black where an `<img>` shows a drawing (SVG 2, section 13.2: nothing of the page is inherited). What
/// brings colours along that are not read here, a style sheet or a picture within, makes it a drawing as any other.
struct DrawingInk {
    /// Whether all that is painted is black.
    let isBlack: Bool

    /// Looks at the tags of a drawing.
    init(_ svg: [UInt8]) {
        var scanner = TagScanner(svg)
        while let tag = scanner.next() {
            let name = String(decoding: svg[tag.name], as: UTF8.self)
            if DrawingInk.coloured.contains(name) || !scanner.attributes.allSatisfy({ DrawingInk.isBlack($0, of: svg) })
            {
                isBlack = false
                return
            }
        }
        isBlack = true
    }

    /// Elements that bring colours of their own along.
    private static let coloured: Set<String> = ["style", "image", "foreignObject", "filter", "feImage", "script"]
    private static let paints: Set<String> = ["fill", "stroke", "color", "stop-color", "flood-color"]
    private static let blacks: Set<String> = [
        "none", "transparent", "currentcolor", "inherit", "black", "#000", "#000000", "#000f", "#000000ff",
        "rgb(0,0,0)",
    ]

    private static func isBlack(_ attribute: TagScanner.Attribute, of svg: [UInt8]) -> Bool {
        guard let value = attribute.value else { return true }
        let name = String(decoding: svg[attribute.name], as: UTF8.self)
        let text = String(decoding: svg[value], as: UTF8.self)
        if name == "style" {
            return text.split(separator: ";").allSatisfy { declaration in
                let parts = declaration.split(separator: ":", maxSplits: 1)
                return parts.count < 2 || isBlack(parts[0].filter { !$0.isWhitespace }.lowercased(), parts[1])
            }
        }
        return isBlack(name, text[...])
    }

    private static func isBlack(_ name: String, _ value: Substring) -> Bool {
        if name.hasPrefix("background") { return value.contains("none") || value.contains("transparent") }
        // What is animated takes its colours one after the other (SVG Animations, section 3.3).
        if name == "attributeName" { return !paints.contains(String(value)) }
        if !paints.contains(name) { return true }
        let colour = value.filter { !$0.isWhitespace }.lowercased()
        // A gradient or a pattern is black where its own stops and shapes are.
        return blacks.contains(colour) || colour.hasPrefix("url(#")
    }
}
