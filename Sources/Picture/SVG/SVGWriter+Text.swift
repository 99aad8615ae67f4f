import Drawing
import Markup

extension SVGWriter {
    /// A text, line by line as it is broken; as an outline where readers may lack its font.
    mutating func draw(_ run: TextRun) {
        guard run.opacity > 0, !run.string.isEmpty else { return }
        if let outline = options.outline {
            guard let path = outline(run), !path.steps.isEmpty else { return }
            draw(Shape(path, fill: run.colour, opacity: run.opacity))
            return
        }
        let extent = (options.measure ?? TextExtent.estimate)(run)
        buffer.append("<text")
        buffer.attribute("x", run.position.x)
        buffer.attribute("y", run.position.y)
        describe(run, extent)
        buffer.append(">")
        if extent.lines.count == 1 {
            buffer.append(extent.lines[0], escaping: .xml)
        } else {
            for (index, line) in extent.lines.enumerated() {
                buffer.append("<tspan")
                buffer.attribute("x", run.position.x)
                buffer.attribute("y", run.position.y + Double(index) * extent.lineHeight)
                buffer.append(">")
                buffer.append(line, escaping: .xml)
                buffer.append("</tspan>")
            }
        }
        buffer.append("</text>")
    }

    /// Whether blanks of a line would be lost, as an SVG joins neighbours and drops those at both ends.
    ///
    /// Browsers heed `xml:space` on a text only, not on what is around it.
    private static func hasBlanksToKeep(_ line: String) -> Bool {
        line.first == " " || line.last == " " || line.contains("  ")
    }

    private mutating func describe(_ run: TextRun, _ extent: TextExtent) {
        let families =
            switch run.font.role {
            case .text: "Inter, system-ui, sans-serif"
            case .display: "'Inter Display', Inter, system-ui, sans-serif"
            case .mono: "'JetBrains Mono', ui-monospace, monospace"
            }
        buffer.attribute("font-family", families)
        if run.font.weight != 400 { buffer.attribute("font-weight", String(run.font.weight)) }
        if run.font.italic { buffer.append(" font-style=\"italic\"") }
        buffer.attribute("font-size", run.font.size)
        buffer.paint("fill", "fill-opacity", run.colour)
        if run.alignment != .start { buffer.attribute("text-anchor", run.alignment == .end ? "end" : "middle") }
        if run.tracking != 0 { buffer.attribute("letter-spacing", run.tracking) }
        if !run.ligatures { buffer.append(" font-variant-ligatures=\"none\"") }
        if run.tabular { buffer.append(" font-variant-numeric=\"tabular-nums\"") }
        if run.opacity < 1 { buffer.attribute("opacity", run.opacity, decimals: 3) }
        if extent.lines.contains(where: SVGWriter.hasBlanksToKeep) { buffer.append(" xml:space=\"preserve\"") }
        if options.isAnimated, run.font.role == .mono, extent.lines.count == 1 {
            // Columns stay columns in whatever font the reader has.
            buffer.attribute("textLength", extent.width)
            buffer.append(" lengthAdjust=\"spacingAndGlyphs\"")
        }
    }
}
