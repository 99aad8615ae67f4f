import Markup

extension HTMLWriter {
    /// Writes HTML of the author's as it is; in a site the addresses in it follow as those of links do.
    mutating func writeTrusted(_ html: [UInt8], line: Int) {
        guard isSite, html.contains(UInt8(ascii: "=")) else { return out.append(html) }
        var scanner = TagScanner(html)
        var written = 0
        while scanner.next() != nil {
            for attribute in scanner.attributes {
                guard let value = attribute.value, let kind = kind(of: attribute.name, scanner) else { continue }
                let text = unescaped(html[value])
                let isSet = scanner.matches(attribute.name, "srcset")
                let resolved = isSet ? resolved(set: text, line: line) : resolved(text, kind, line: line)
                guard resolved != text else { continue }
                out.append(html[written..<value.lowerBound])
                out.append(resolved, escaping: .html)
                written = value.upperBound
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

    private mutating func resolved(_ address: String, _ kind: Link.Kind, line: Int) -> String {
        let place = Array(address.utf8).withUnsafeBufferPointer { words in
            places.find(words, from: line, behind: &lastAddress)
        }
        return resolve(Link(destination: address, kind: kind, place: place), text: "") ?? address
    }

    /// The pictures of a `srcset`, each with what is said of it (WHATWG HTML §4.8.4.2.1).
    private mutating func resolved(set: String, line: Int) -> String {
        var parts: [String] = []
        for part in set.split(separator: ",") {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else { continue }
            parts.append(([resolved(first, .image, line: line)] + words.dropFirst()).joined(separator: " "))
        }
        let joined = parts.joined(separator: ", ")
        let same = set.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return joined == same.joined(separator: ", ") ? set : joined
    }
}
