import Markup
import Social

/// A post's text as HTML that shows what its network makes of it: addresses and hashtags stand out.
struct PostMarkup {
    /// The HTML.
    let html: [UInt8]

    init(_ text: String, _ network: Network) {
        let bytes = Array(text.utf8)
        var out = ByteBuffer(capacity: bytes.count * 2)
        var next = 0
        for part in PostMarkup.parts(of: text, bytes, network) where part.bytes.lowerBound >= next {
            out.append(bytes[next..<part.bytes.lowerBound], escaping: .html)
            if let url = part.url {
                out.append("<a href=\"")
                out.append(url, escaping: .html)
                out.append("\">")
            } else {
                out.append("<span class=\"tag\">")
            }
            out.append(bytes[part.bytes], escaping: .html)
            out.append(part.url == nil ? "</span>" : "</a>")
            next = part.bytes.upperBound
        }
        out.append(bytes[next...], escaping: .html)
        html = out.bytes
    }

    private struct Part {
        var bytes: Range<Int>
        var url: String?
    }

    private static func parts(of text: String, _ bytes: [UInt8], _ network: Network) -> [Part] {
        let links = network.links(in: text).map { Part(bytes: $0.bytes, url: $0.url) }
        let hasTags = ![.reddit, .hackerNews, .productHunt].contains(network)
        let tags = hasTags ? hashtags(bytes).map { Part(bytes: $0, url: nil) } : []
        return (links + tags).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// Words behind a `#` at the beginning of a word; letters beyond ASCII are taken as they come.
    private static func hashtags(_ bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var place = 0
        while place < bytes.count {
            let startsWord = place == 0 || bytes[place - 1] == 0x20 || bytes[place - 1] == 0x0A
            guard bytes[place] == UInt8(ascii: "#"), startsWord else {
                place += 1
                continue
            }
            var end = place + 1
            while end < bytes.count, isTagByte(bytes[end]) { end += 1 }
            if end > place + 1 { found.append(place..<end) }
            place = end
        }
        return found
    }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }
}
