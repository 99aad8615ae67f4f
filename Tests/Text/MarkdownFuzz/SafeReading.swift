/// Reads HTML the way the laws ask for it.
enum SafeReading {
    private static let tags: Set<String> = [
        "a", "blockquote", "br", "code", "del", "div", "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6",
        "hr", "img", "input", "li", "ol", "p", "pre", "section", "span", "strong", "sup", "table", "tbody", "td", "th",
        "thead", "tr", "ul",
    ]
    private static let attributes: Set<String> = [
        "align", "alt", "aria-label", "checked", "class", "data-footnote-backref", "data-footnote-backref-idx",
        "data-footnote-ref", "data-footnotes", "data-line", "decoding", "disabled", "height", "href", "id", "loading",
        "src", "start", "style", "tabindex", "title", "type", "width",
    ]

    /// The first tag or attribute that may not be there, or a script's address.
    static func firstBreach(in html: [UInt8]) -> String? {
        var index = 0
        while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            if index < html.count, html[index] == UInt8(ascii: "/") { index += 1 }
            let name = word(html, &index)
            guard tags.contains(name) else { return "tag \(name)" }
            if let breach = readAttributes(html, &index) { return breach }
        }
        return nil
    }

    private static func readAttributes(_ html: [UInt8], _ index: inout Int) -> String? {
        while index < html.count, html[index] != UInt8(ascii: ">") {
            if html[index] == UInt8(ascii: " ") || html[index] == UInt8(ascii: "/") {
                index += 1
                continue
            }
            let name = word(html, &index)
            guard attributes.contains(name) else { return "attribute \(name)" }
            guard html[index...].starts(with: "=\"".utf8) else { continue }
            let end = html[(index + 2)...].firstIndex(of: UInt8(ascii: "\"")) ?? html.count
            let value = String(decoding: html[(index + 2)..<end], as: UTF8.self).lowercased()
            if name == "href" || name == "src", value.hasPrefix("javascript:") || value.hasPrefix("data:text") {
                return value
            }
            index = min(html.count, end + 1)
        }
        return index < html.count ? nil : "an open tag"
    }

    private static func word(_ html: [UInt8], _ index: inout Int) -> String {
        let start = index
        while index < html.count,
            html[index] == UInt8(ascii: "-") || html[index] &- 0x30 < 10
                || (html[index] | 0x20) &- 0x61 < 26
        {
            index += 1
        }
        return String(decoding: html[start..<index], as: UTF8.self)
    }

    /// The text between the tags, its references resolved.
    static func text(of html: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while index < html.count {
            if html[index] == UInt8(ascii: "<") {
                index = (html[index...].firstIndex(of: UInt8(ascii: ">")) ?? html.count - 1) + 1
            } else if html[index] == UInt8(ascii: "&") {
                let end = html[index...].firstIndex(of: UInt8(ascii: ";")) ?? index
                switch html[index + 1] {
                case UInt8(ascii: "l"): out.append(UInt8(ascii: "<"))
                case UInt8(ascii: "g"): out.append(UInt8(ascii: ">"))
                default: out.append(UInt8(ascii: "&"))
                }
                index = end + 1
            } else {
                out.append(html[index])
                index += 1
            }
        }
        return out
    }
}
