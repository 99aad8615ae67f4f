import Markup

// What attributes say.
extension SVGScan {
    mutating func check(_ attribute: XMLElement.Attribute, of element: XMLElement) throws(ArtError) {
        switch attribute.name {
        case "id" where byID[attribute.value] == nil: byID[attribute.value] = element
        case "href", "xlink:href": try check(address: attribute.value, of: element)
        case "d", "points": longestWay += numbers(in: attribute.value).reduce(0) { $0 + abs($1) } * 2
        case "x", "y", "x1", "x2", "y1", "y2", "r", "rx", "ry", "width", "height":
            longestWay += (numbers(in: attribute.value).first.map(abs) ?? 0) * 8
        case "stroke-dasharray": note(dashes: attribute.value)
        case _ where attribute.name.hasSuffix(":href"): try check(address: attribute.value, of: element)
        default: break
        }
        try check(style: attribute.value, element)
    }

    /// A style sheet, the value of a `style`, or that of any attribute: addresses may only lead to this text.
    mutating func check(style: String, _ element: XMLElement) throws(ArtError) {
        guard
            style.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
            )
        else { return }
        if style.holds("@import") {
            throw refusal("its styles import others", element, "put them into <style>")
        }
        guard style.holds("url(") || style.holds("stroke-dasharray") else { return }
        for part in style.split(separator: "url(").dropFirst(style.hasPrefix("url(") ? 0 : 1) {
            let address = part.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            guard address.hasPrefix("#") else {
                throw refusal(
                    "`url(\(address.prefix { $0 != ")" }.prefix(60)))` leads out of it", element,
                    "put what it names into the SVG, and write url(#its-id)")
            }
        }
        for part in style.split(separator: "stroke-dasharray").dropFirst(style.hasPrefix("stroke-dasharray") ? 0 : 1) {
            note(dashes: String(part.prefix { $0 != ";" && $0 != "}" }))
        }
    }

    private mutating func note(dashes: String) {
        let sum = numbers(in: dashes).reduce(0, +)
        if sum > 0 { shortestDash = min(shortestDash, sum) }
    }

    private mutating func check(address: String, of element: XMLElement) throws(ArtError) {
        // A link is never followed while drawing.
        if address.hasPrefix("#") || element.localName == "a" { return }
        guard address.hasPrefix("data:") else {
            throw refusal(
                "`\(address.prefix(60))` leads out of it", element,
                "embed the picture as a `data:` address: other files are not read")
        }
        guard let picture = EmbeddedPicture(address) else {
            throw refusal(
                "an embedded picture is no PNG, JPEG or GIF that can be read", element,
                "embed it as data:image/png;base64,…")
        }
        embeddedArea += picture.width * picture.height
        guard embeddedArea <= SVGLimits.embeddedArea else {
            throw refusal(
                "its embedded pictures have more than \(SVGLimits.embeddedArea) pixels", element, "make them smaller")
        }
    }

    func checkFilter(_ element: XMLElement) throws(ArtError) {
        func most(_ name: String, _ limit: Double, _ what: String) throws(ArtError) {
            guard let value = element[name], let number = numbers(in: value).max(), number > limit else { return }
            throw refusal("\(what) is larger than \(Int(limit))", element, "make it smaller")
        }
        switch element.localName {
        case "feGaussianBlur", "feDropShadow": try most("stdDeviation", SVGLimits.blur, "the blur")
        case "feMorphology": try most("radius", SVGLimits.radius, "the radius")
        case "feConvolveMatrix": try most("order", SVGLimits.order, "the order of the matrix")
        case "feTurbulence": try most("numOctaves", SVGLimits.octaves, "the number of octaves")
        case "filter":
            let isShare = element["filterUnits"] != "userSpaceOnUse"
            for side in ["x", "y", "width", "height"] {
                guard let value = element[side], let number = numbers(in: value).first.map(abs) else { continue }
                let limit = isShare && !value.contains("%") ? 10.0 : value.contains("%") ? 1_000 : 10_000
                if number > limit {
                    throw refusal(
                        "the region of the filter is too large", element, "ten times what is filtered is most")
                }
            }
        default: break
        }
    }
}

/// The numbers that stand in a text, as SVG and CSS write them.
func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits: [UInt8] = []
    func flush() {
        if let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite { numbers.append(number) }
        digits = []
    }
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
        case UInt8(ascii: "."):
            if digits.contains(byte) || digits.last == UInt8(ascii: "e") { flush() }
            digits.append(byte)
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
            if digits.isEmpty { continue }
            digits.append(UInt8(ascii: "e"))
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            if digits.last != UInt8(ascii: "e") { flush() }
            digits.append(byte)
        default: flush()
        }
    }
    flush()
    return numbers
}
