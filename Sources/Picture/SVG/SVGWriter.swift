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
    /// What is being written.
    var buffer = ByteBuffer()
    private var defined = SVGDefinitions()

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
        (buffer, defined) = (ByteBuffer(), SVGDefinitions())
        if let background = list.background {
            draw(Shape(.rect(Rect(0, 0, list.size.width, list.size.height)), fill: background))
        }
        for element in list.elements { draw(element) }
        return buffer.bytes
    }

    /// What the elements refer to; call it after ``body(of:)``.
    var definitions: [UInt8] { defined.written }

    /// The address of a definition.
    private func reference(_ number: Int) -> String { "url(#\(prefix)\(number))" }

    private mutating func draw(_ element: Element) {
        switch element {
        case .shape(let shape): draw(shape)
        case .text(let run): draw(run)
        case .picture(let picture): draw(picture)
        case .group(let group): draw(group)
        }
    }

    mutating func draw(_ shape: Shape) {
        guard shape.opacity > 0 else { return }
        if let shadow = shape.shadow { cast(shadow, of: shape) }
        Form(shape.path).open(in: &buffer)
        switch shape.fill {
        case .colour(let colour): buffer.paint("fill", "fill-opacity", colour)
        case .linear(let gradient): buffer.attribute("fill", reference(defined.number(of: gradient, prefix)))
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

    private mutating func cast(_ shadow: Shadow, of shape: Shape) {
        var content = ByteBuffer()
        content.append("<feGaussianBlur")
        content.attribute("stdDeviation", shadow.blur)
        content.append("/>")
        let area = " x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""
        let filter = defined.number(of: "filter", area, content.bytes, prefix)
        Form(shape.path.transformed(.translation(shadow.offset.x, shadow.offset.y))).open(in: &buffer)
        buffer.paint("fill", "fill-opacity", shadow.colour)
        if shape.opacity < 1 { buffer.attribute("opacity", shape.opacity, decimals: 3) }
        buffer.attribute("filter", reference(filter))
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
            buffer.attribute("clip-path", reference(defined.number(of: "clipPath", "", content.bytes, prefix)))
        }
        buffer.append(">")
        for element in group.elements { draw(element) }
        buffer.append("</g>")
    }
}
