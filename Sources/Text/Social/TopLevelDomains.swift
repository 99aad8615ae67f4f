/// Finds top-level domains in a text.
struct TopLevelDomains {
    static let all = TopLevelDomains(topLevelDomainTable)

    private let ascii: Set<String>
    /// Those with other letters, by their first scalar, the longest first.
    private let others: [UInt32: [[UInt32]]]

    init(_ table: String) {
        var ascii: Set<String> = []
        var others: [UInt32: [[UInt32]]] = [:]
        for word in table.split(whereSeparator: \.isWhitespace) {
            let values = word.unicodeScalars.map(\.value)
            if values.allSatisfy({ $0 < 0x80 }) {
                ascii.insert(String(word))
            } else if let first = values.first {
                others[first, default: []].append(values)
            }
        }
        self.ascii = ascii
        self.others = others.mapValues { $0.sorted { $0.count > $1.count } }
    }

    /// Whether this is a top-level domain, in lower case.
    func contains(_ domain: String) -> Bool {
        ascii.contains(domain) || others.values.contains { $0.contains(domain.unicodeScalars.map(\.value)) }
    }

    /// The end of the top-level domain that begins at a place; an ASCII letter, a digit, `@`, `+` or `-` must not follow.
    ///
    /// Punycode (`xn--…`) is taken whatever it stands for.
    func end(in text: ScalarText, from start: Int) -> Int? {
        guard let first = text[start] else { return nil }
        for candidate in others[lowercased(first)] ?? [] {
            let end = start + candidate.count
            guard end <= text.count, isBoundary(text[end]) else { continue }
            if zip(text.values[start..<end], candidate).allSatisfy({ lowercased($0) == $1 }) { return end }
        }
        var end = start
        while let value = text[end], isLetter(value), end - start < 64 { end += 1 }
        if end > start, isBoundary(text[end]), ascii.contains(text.string(start..<end).lowercased()) { return end }
        return punycodeEnd(in: text, from: start)
    }

    private func punycodeEnd(in text: ScalarText, from start: Int) -> Int? {
        let prefix: [UInt32] = [0x78, 0x6E, 0x2D, 0x2D]
        guard start + prefix.count <= text.count else { return nil }
        guard zip(text.values[start...], prefix).allSatisfy({ lowercased($0) == $1 }) else { return nil }
        var end = start + prefix.count
        while let value = text[end], AddressCharacters.isLetterOrDigit(value) || value == 0x2D { end += 1 }
        return end > start + prefix.count ? end : nil
    }

    private func isLetter(_ value: UInt32) -> Bool {
        AddressCharacters.isLetterOrDigit(value) && !AddressCharacters.isDigit(value)
    }

    private func isBoundary(_ value: UInt32?) -> Bool {
        guard let value else { return true }
        return !AddressCharacters.isLetterOrDigit(value) && value != 0x40 && value != 0x2B && value != 0x2D
    }
}
