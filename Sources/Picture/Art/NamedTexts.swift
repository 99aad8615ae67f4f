/// An SVG whose texts all have identifiers, by which librsvg tells where their ink is.
struct NamedTexts {
    var svg: [UInt8] = []
    var texts: [(id: String, words: SVGScan.DrawnText)] = []

    /// No text is looked for.
    init() {}

    /// The texts of a drawing, or of the part of it from a place on.
    init(_ scan: SVGScan, from rest: Int = 0) {
        var end = rest
        if rest > 0 { svg = SVGGround.startTag(of: scan) }
        for (index, words) in scan.texts.enumerated() where words.offset >= rest {
            if let id = words.id {
                texts.append((id, words))
                continue
            }
            let id = "playbill-text-\(index)"
            // Behind the name of the element, which may have a prefix.
            let place = scan.bytes[words.offset...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") } ?? words.offset
            svg += scan.bytes[end..<place]
            svg += Array(" id=\"\(id)\"".utf8)
            end = place
            texts.append((id, words))
        }
        svg += scan.bytes[end...]
    }
}
