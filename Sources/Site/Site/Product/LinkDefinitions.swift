/// The links that a changelog defines at its foot, `[#12]: https://…`: each release is shown by itself and takes its own along.
struct LinkDefinitions {
    private var addresses: [String: String] = [:]

    /// - Parameter lines: the lines that are no code.
    init(_ lines: [Substring]) {
        for line in lines {
            guard let (label, address) = linkDefinition(line) else { continue }
            // As in Markdown the first one counts.
            if addresses[label.lowercased()] == nil { addresses[label.lowercased()] = String(address) }
        }
    }

    /// A line in which links by a label lead where the label does: `[#12]` is `[#12](https://…)`.
    func inline(_ line: Substring) -> String {
        guard !addresses.isEmpty, line.contains("[") else { return String(line) }
        var out = ""
        var rest = line
        while let next = rest.firstIndex(where: { $0 == "[" || $0 == "`" }) {
            out += rest[..<next]
            let after = rest.index(after: next)
            let end: Character = rest[next] == "`" ? "`" : "]"
            guard let close = rest[after...].firstIndex(of: end) else {
                out += rest[next...]
                return out
            }
            let words = rest[after..<close]
            out += rest[next...close]
            rest = rest[rest.index(after: close)...]
            if end == "]" { follow(words, &rest, &out) }
        }
        return out + rest
    }

    /// Adds the address that stands for a link's words, or for the label behind them.
    private func follow(_ words: Substring, _ rest: inout Substring, _ out: inout String) {
        guard rest.first != "(", rest.first != ":" else { return }
        var label = words
        var behind = rest
        if rest.first == "[", let close = rest.firstIndex(of: "]") {
            let named = rest[..<close].dropFirst()
            if !named.isEmpty { label = named }
            behind = rest[rest.index(after: close)...]
        }
        guard let address = addresses[label.lowercased()] else { return }
        out += "(" + address + ")"
        rest = behind
    }
}

/// What a line defines as a link; nil where it defines none.
func linkDefinition(_ line: Substring) -> (label: Substring, address: Substring)? {
    // `[^1]: …` is a footnote.
    guard line.first == "[", !line.hasPrefix("[^"), let close = line.firstRange(of: "]: ") else { return nil }
    let address = line[close.upperBound...].drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return (line[..<close.lowerBound].dropFirst(), address)
}
