import Drawing
import Encodings
import Markup

/// Writes a display list as SVG: the same text for the same list, on every machine.
package func svg(of list: DisplayList, _ options: SVGOptions = SVGOptions()) -> String {
    var writer = SVGWriter(options: options)
    // Ids lead with a digest of the picture; the same picture twice on a page then shares equal definitions.
    writer.prefix =
        options.prefix ?? "p" + String(Checksum(of: writer.body(of: list) + Array(options.title.utf8)).value, radix: 16)
        + "-"
    let body = writer.body(of: list)
    var file = ByteBuffer(capacity: body.count + 512)
    file.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.attribute("width", list.size.width)
    file.attribute("height", list.size.height)
    file.append(" viewBox=\"0 0 ")
    file.append(list.size.width)
    file.append(" ")
    file.append(list.size.height)
    file.append("\" role=\"img\"")
    if !writer.named.isEmpty {
        file.attribute("aria-labelledby", writer.named.map { writer.prefix + $0.1 }.joined(separator: " "))
    }
    file.append(">")
    file.append(writer.labels)
    file.append(writer.definitions)
    file.append(body)
    file.append("</svg>\n")
    return file.string
}

/// Writes elements, and what they refer to.
struct SVGWriter {
    let options: SVGOptions
    var prefix = ""
    private var buffer = ByteBuffer()
    private var defined = ByteBuffer()
    /// The number of each definition, by what it says.
    private var numbers: [String: Int] = [:]

    init(options: SVGOptions) { self.options = options }

    /// What screen readers say, with the name of its element.
    var named: [(String, String)] {
        [(options.title, "title"), (options.description, "desc")].filter { !$0.0.isEmpty }
    }

    /// What screen readers say.
    var labels: String {
        var buffer = ByteBuffer()
        for (text, name) in named {
            buffer.append("<\(name) id=\"\(prefix)\(name)\">")
            buffer.append(text, escaping: .xml)
            buffer.append("</\(name)>")
        }
        return buffer.string
    }

    /// Each element of a list by itself, the background first; what they refer to adds up over lists.
    mutating func markups(of list: DisplayList) -> [String] {
        var elements = list.elements
        if let background = list.background {
            let ground = Shape(.rect(Rect(0, 0, list.size.width, list.size.height)), fill: background)
            elements.insert(.shape(ground), at: 0)
        }
        return elements.compactMap { element in
            buffer = ByteBuffer()
            draw(element)
            return buffer.count > 0 ? buffer.string : nil
        }
    }

    /// The elements of a list, from the back to the front.
    mutating func body(of list: DisplayList) -> [UInt8] {
        (buffer, defined, numbers) = (ByteBuffer(), ByteBuffer(), [:])
        if let background = list.background {
            draw(Shape(.rect(Rect(0, 0, list.size.width, list.size.height)), fill: background))
        }
        for element in list.elements { draw(element) }
        return buffer.bytes
    }

    /// What the elements refer to; call it after ``body(of:)``.
    var definitions: [UInt8] {
        defined.count == 0 ? [] : Array("<defs>".utf8) + defined.bytes + Array("</defs>".utf8)
    }

    /// The id of a definition, made where it is new; `content` is what stands between its opening and its end.
    private mutating func define(_ name: String, _ attributes: String, _ content: [UInt8]) -> String {
        let key = name + attributes + String(decoding: content, as: UTF8.self)
        if let number = numbers[key] { return prefix + String(number) }
        let number = numbers.count + 1
        numbers[key] = number
        defined.append("<\(name) id=\"\(prefix)\(number)\"\(attributes)>")
        defined.append(content)
        defined.append("</\(name)>")
        return prefix + String(number)
    }

    private mutating func draw(_ element: Element) {
        switch element {
        case .shape(let shape): draw(shape)
        case .text(let run): draw(run)
        case .picture(let picture): draw(picture)
        case .group(let group): draw(group)
        }
    }

    private mutating func draw(_ shape: Shape) {
        guard shape.opacity > 0 else { return }
        if let shadow = shape.shadow { cast(shadow, of: shape) }
        Form(shape.path).open(in: &buffer)
        switch shape.fill {
        case .colour(let colour): buffer.paint("fill", "fill-opacity", colour)
        case .linear(let gradient): buffer.attribute("fill", "url(#\(define(gradient)))")
        case nil: buffer.append(" fill=\"none\"")
        }
        if let stroke = shape.stroke { line(stroke) }
        if shape.opacity < 1 { buffer.attribute("opacity", shape.opacity, decimals: 3) }
        buffer.append("/>")
    }

    private mutating func line(_ stroke: Stroke) {
        buffer.paint("stroke", "stroke-opacity", stroke.colour)
        buffer.attribute("stroke-width", stroke.width)
        if stroke.cap != .butt { buffer.attribute("stroke-linecap", stroke.cap == .round ? "round" : "square") }
        if stroke.join != .miter { buffer.attribute("stroke-linejoin", stroke.join == .round ? "round" : "bevel") }
        guard !stroke.dashes.isEmpty else { return }
        buffer.append(" stroke-dasharray=\"")
        for (index, dash) in stroke.dashes.enumerated() {
            if index > 0 { buffer.append(" ") }
            buffer.append(dash)
        }
        buffer.append("\"")
    }

    private mutating func define(_ gradient: LinearGradient) -> String {
        var attributes = ByteBuffer()
        attributes.append(" gradientUnits=\"userSpaceOnUse\"")
        attributes.attribute("x1", gradient.start.x)
        attributes.attribute("y1", gradient.start.y)
        attributes.attribute("x2", gradient.end.x)
        attributes.attribute("y2", gradient.end.y)
        var stops = ByteBuffer()
        for stop in gradient.stops {
            stops.append("<stop")
            stops.attribute("offset", stop.offset, decimals: 4)
            stops.paint("stop-color", "stop-opacity", stop.colour)
            stops.append("/>")
        }
        return define("linearGradient", attributes.string, stops.bytes)
    }

    private mutating func cast(_ shadow: Shadow, of shape: Shape) {
        var content = ByteBuffer()
        content.append("<feGaussianBlur")
        content.attribute("stdDeviation", shadow.blur)
        content.append("/>")
        let area = " x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""
        let filter = define("filter", area, content.bytes)
        Form(shape.path.transformed(.translation(shadow.offset.x, shadow.offset.y))).open(in: &buffer)
        buffer.paint("fill", "fill-opacity", shadow.colour)
        if shape.opacity < 1 { buffer.attribute("opacity", shape.opacity, decimals: 3) }
        buffer.attribute("filter", "url(#\(filter))")
        buffer.append("/>")
    }

    private mutating func draw(_ picture: Picture) {
        guard picture.opacity > 0, let address = options.address?(picture.pixmap) else { return }
        buffer.append("<image")
        buffer.attribute("x", picture.rect.minX)
        buffer.attribute("y", picture.rect.minY)
        buffer.attribute("width", picture.rect.width)
        buffer.attribute("height", picture.rect.height)
        buffer.append(" preserveAspectRatio=\"none\"")
        if picture.opacity < 1 { buffer.attribute("opacity", picture.opacity, decimals: 3) }
        if picture.keepsPixels { buffer.append(" image-rendering=\"pixelated\"") }
        buffer.attribute("href", address)
        buffer.append("/>")
    }

    private mutating func draw(_ group: Group) {
        guard group.opacity > 0, !group.elements.isEmpty else { return }
        buffer.append("<g")
        buffer.attribute(group.transform)
        if group.opacity < 1 { buffer.attribute("opacity", group.opacity, decimals: 3) }
        if let clip = group.clip {
            var content = ByteBuffer()
            Form(clip).open(in: &content)
            content.append("/>")
            buffer.attribute("clip-path", "url(#\(define("clipPath", "", content.bytes)))")
        }
        buffer.append(">")
        for element in group.elements { draw(element) }
        buffer.append("</g>")
    }

    private mutating func draw(_ run: TextRun) {
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
