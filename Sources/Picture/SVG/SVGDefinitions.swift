import Drawing
import Markup

/// What elements of an SVG refer to, each once.
struct SVGDefinitions {
    private var buffer = ByteBuffer()
    /// The number of each definition, by what it says.
    private var numbers: [String: Int] = [:]

    /// All of it as one element; nothing where there is none.
    var written: [UInt8] {
        buffer.count == 0 ? [] : Array("<defs>".utf8) + buffer.bytes + Array("</defs>".utf8)
    }

    /// The number of a definition, which is made where it is new.
    /// - Parameters:
    ///   - name: the element.
    ///   - attributes: what stands in its tag behind the id.
    ///   - content: what stands between its tags.
    ///   - prefix: what its id begins with.
    /// - Returns: the number that its id ends with.
    mutating func number(of name: String, _ attributes: String, _ content: [UInt8], _ prefix: String) -> Int {
        let key = name + attributes + String(decoding: content, as: UTF8.self)
        if let number = numbers[key] { return number }
        let number = numbers.count + 1
        numbers[key] = number
        buffer.append("<\(name) id=\"\(prefix)\(number)\"\(attributes)>")
        buffer.append(content)
        buffer.append("</\(name)>")
        return number
    }

    /// The number of a gradient, which is defined where it is new.
    mutating func number(of gradient: LinearGradient, _ prefix: String) -> Int {
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
        return number(of: "linearGradient", attributes.string, stops.bytes, prefix)
    }
}
