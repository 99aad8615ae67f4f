/// A drawing of Graphviz made ready for a page: in the colour of the text around it, light or dark.
package enum GraphDrawing {
    /// What `dot` is told besides the graph; its ground is the page's.
    package static let arguments = [
        "-Tsvg", "-Gbgcolor=transparent", "-Gfontname=Helvetica,Arial,sans-serif",
        "-Nfontname=Helvetica,Arial,sans-serif",
        "-Efontname=Helvetica,Arial,sans-serif", "-Gfontsize=12", "-Nfontsize=12", "-Efontsize=11",
    ]

    /// The drawing within a page.
    /// - Parameters:
    ///   - svg: what `dot` wrote.
    ///   - prefix: what its ids begin with, so that each is once on a page.
    ///   - alt: what it shows, for those who do not see it.
    /// - Returns: the `svg` element; nil where there is none.
    package static func inline(_ svg: [UInt8], prefix: String, alt: String) -> String? {
        let text = String(decoding: svg, as: UTF8.self)
        guard let start = text.firstRange(of: "<svg"), let end = text.ranges(of: "</svg>").last else { return nil }
        let label = alt.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        let drawing = text[start.lowerBound..<end.upperBound]
        // Colours of the author's own are meant for a light ground.
        let look = hasOwnColours(drawing) ? "class=\"own-colours\" " : ""
        return
            drawing
            .replacing(" xmlns=\"http://www.w3.org/2000/svg\"", with: "")
            .replacing(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", with: "")
            .replacing("xlink:href=", with: "href=")
            .replacing(" xlink:title=", with: " data-title=")
            .replacing(" id=\"", with: " id=\"\(prefix)")
            .replacing("\"black\"", with: "\"currentColor\"")
            // Words without a colour of their own.
            .split(separator: "<text ", omittingEmptySubsequences: false).enumerated()
            .map { index, part -> String in
                let hasColour = index == 0 || part.prefix { $0 != ">" }.contains(" fill=")
                let colour = hasColour ? "" : "fill=\"currentColor\" "
                return index == 0 ? String(part) : "<text \(colour)\(part)"
            }
            .joined()
            .replacing("<svg ", with: "<svg \(look)role=\"img\" aria-label=\"\(label)\" ")
    }

    /// Whether anything has another colour than that of the lines and the ground.
    private static func hasOwnColours(_ drawing: Substring) -> Bool {
        [" fill=\"", " stroke=\""].contains { name in
            drawing.ranges(of: name).contains { found in
                !["none", "transparent", "black"].contains(String(drawing[found.upperBound...].prefix { $0 != "\"" }))
            }
        }
    }

    /// The line of the graph that a message of `dot` is about; nil where it names none.
    package static func line(of message: String) -> Int? {
        guard let found = message.firstRange(of: " in line ") else { return nil }
        return Int(message[found.upperBound...].prefix { $0.isNumber })
    }
}
