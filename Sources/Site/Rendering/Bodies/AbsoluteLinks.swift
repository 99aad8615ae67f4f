import Markup
import Site

/// Rewrites the addresses in a fragment so that they hold outside the site, as feed readers need.
///
/// Those of places on its own page begin with the address of `page`; without one they stay.
package func absoluteLinks(_ html: [UInt8], page: String?, baseURL: BaseURL) -> [UInt8] {
    guard mayHoldRelative(html) else { return html }
    var out = ByteBuffer(capacity: html.count + 256)
    var copied = 0
    var scanner = TagScanner(html)
    while scanner.nextTelling() != nil {
        for attribute in scanner.attributes {
            guard let value = attribute.value else { continue }
            let isLink =
                scanner.matches(attribute.name, "href") || scanner.matches(attribute.name, "src")
                || scanner.matches(attribute.name, "poster")
            if isLink, let prefix = prefix(for: html[value], page: page, baseURL: baseURL) {
                out.append(html[copied..<value.lowerBound])
                out.append(prefix)
                copied = value.lowerBound
            } else if scanner.matches(attribute.name, "srcset") {
                for address in SourceSet(html[value]).addresses {
                    guard let prefix = prefix(for: html[address], page: page, baseURL: baseURL) else { continue }
                    out.append(html[copied..<address.lowerBound])
                    out.append(prefix)
                    copied = address.lowerBound
                }
            }
        }
    }
    out.append(html[copied...])
    return out.take()
}

/// What has to stand in front of an address; nil where it is whole.
private func prefix(for value: ArraySlice<UInt8>, page: String?, baseURL: BaseURL) -> String? {
    if value.first == UInt8(ascii: "#") { return page.map(baseURL.absolute) }
    guard value.first == UInt8(ascii: "/"), value.dropFirst().first != UInt8(ascii: "/") else { return nil }
    return baseURL.origin
}

/// Whether an address may stand in a fragment that is not whole; quick, since few texts have one, and code many tags.
private func mayHoldRelative(_ html: [UInt8]) -> Bool {
    html.withUnsafeBufferPointer { html in
        html.first(UInt8(ascii: "=")) { index in
            var last = index - 1
            while last > 0, html[last] <= 0x20 { last -= 1 }
            // `srcset` holds several addresses, which begin anywhere.
            if last > 0, html[last] | 0x20 == UInt8(ascii: "t"), html[last - 1] | 0x20 == UInt8(ascii: "e") {
                return true
            }
            var next = index + 1
            while next < html.count, html[next] <= 0x20 || html[next] == 0x22 || html[next] == 0x27 { next += 1 }
            return next < html.count && (html[next] == UInt8(ascii: "/") || html[next] == UInt8(ascii: "#"))
        } != nil
    }
}
