import CMark
import Markup

extension HTMLWriter {
    /// Writes HTML of the author's as it is; in a site the addresses in it follow as those of links do.
    mutating func writeTrusted(_ html: [UInt8], of node: Node) {
        guard isSite else { return out.append(html) }
        tellUnknownElements(in: html, of: node)
        guard html.contains(UInt8(ascii: "=")) else { return out.append(html) }
        let origin = origins.flatMap { $0.tracesLinks ? HTMLOrigin(of: node, $0, in: self) : nil }
        var scanner = TagScanner(html)
        var written = 0
        while scanner.next() != nil {
            for attribute in scanner.attributes {
                guard let value = attribute.value, let kind = kind(of: attribute.name, scanner) else { continue }
                let isSet = scanner.matches(attribute.name, "srcset")
                for address in isSet ? SourceSet(html[value]).addresses : [value] {
                    let text = unescaped(html[address])
                    if let origin { notePlace(of: origin[address.lowerBound], orLineOf: node) }
                    guard let other = resolve(Link(destination: text, kind: kind), text: ""), other != text else {
                        continue
                    }
                    out.append(html[written..<address.lowerBound])
                    out.append(other, escaping: .html)
                    written = address.upperBound
                }
            }
        }
        out.append(html[written...])
    }

    /// What an attribute points at; nil where it holds no address.
    private func kind(of name: Range<Int>, _ scanner: TagScanner) -> Link.Kind? {
        if scanner.matches(name, "href") { return .link }
        let isPicture =
            scanner.matches(name, "src") || scanner.matches(name, "poster") || scanner.matches(name, "srcset")
        return isPicture ? .image : nil
    }
}
