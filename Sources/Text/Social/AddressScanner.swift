/// Finds addresses in a text as twitter-text 3 does.
///
/// Source of the rules: `extractUrlsWithIndices` and `regexp/extractUrl` of twitter-text 3.1. Its one regular expression
/// is here a scan that goes back nowhere.
struct AddressScanner {
    private let text: ScalarText
    private let hosts: HostMap
    private let withBareAddresses: Bool

    /// A scanner of a text; addresses without a scheme are found or passed over.
    init(_ text: ScalarText, withBareAddresses: Bool) {
        self.text = text
        self.withBareAddresses = withBareAddresses
        hosts = HostMap(text, .any)
    }

    /// The parts of an address as they stand in the text.
    private struct Candidate {
        let start: Int
        let hasScheme: Bool
        let host: Range<Int>
        let path: Range<Int>?
        let end: Int
    }

    /// All addresses, in order.
    func addresses() -> [Range<Int>] {
        guard text.values.contains(0x2E) else { return [] }
        var found: [Range<Int>] = []
        var place = 0
        while place < text.count {
            let before = text.values[place]
            if AddressCharacters.canPrecedeAddress(before), let candidate = candidate(at: place + 1) {
                found += addresses(of: candidate, after: before)
                place = candidate.end
            } else if place == 0, let candidate = candidate(at: 0) {
                found += addresses(of: candidate, after: nil)
                place = candidate.end
            } else {
                place += 1
            }
        }
        return found
    }

    private func candidate(at start: Int) -> Candidate? {
        let scheme = schemeEnd(from: start)
        let hostStart = scheme ?? start
        guard let hostEnd = hosts.end(from: hostStart) else { return nil }
        let portEnd = portEnd(from: hostEnd)
        let pathEnd = pathEnd(from: portEnd)
        let end = queryEnd(from: pathEnd ?? portEnd)
        return Candidate(
            start: start, hasScheme: scheme != nil, host: hostStart..<hostEnd, path: pathEnd.map { portEnd..<$0 },
            end: end)
    }

    /// The addresses that come of a candidate: none, one, or without a scheme one for each Latin host in it.
    private func addresses(of candidate: Candidate, after before: UInt32?) -> [Range<Int>] {
        guard isPossible(candidate) else { return [] }
        if candidate.hasScheme { return limited(candidate).map { [$0] } ?? [] }
        guard withBareAddresses, before.map(AddressCharacters.forbidsBareAddress) != true else { return [] }
        var found = latinHosts(in: candidate.host)
        if candidate.path != nil, let last = found.popLast() {
            found.append(last.lowerBound..<last.upperBound + candidate.end - candidate.host.upperBound)
        }
        return found
    }

    /// The hosts of Latin letters within a host.
    private func latinHosts(in host: Range<Int>) -> [Range<Int>] {
        let hosts = HostMap(ScalarText(values: Array(text.values[host])), .latin)
        var found: [Range<Int>] = []
        var place = 0
        while place < host.count {
            if let end = hosts.end(from: place) {
                found.append(host.lowerBound + place..<host.lowerBound + end)
                place = end
            } else {
                place += 1
            }
        }
        return found
    }

    /// Addresses on `t.co` end after their slug and query, and one with a slug of more than 40 characters is none.
    private func limited(_ candidate: Candidate) -> Range<Int>? {
        let whole = candidate.start..<candidate.end
        guard text.begins(with: "t.co/", at: candidate.host.lowerBound) else { return whole }
        let slug = candidate.host.lowerBound + "t.co/".unicodeScalars.count
        var end = slug
        while end < candidate.end, AddressCharacters.isLetterOrDigit(text.values[end]) { end += 1 }
        if end == slug { return whole }
        return end - slug > 40 ? nil : candidate.start..<min(queryEnd(from: end), candidate.end)
    }

    /// Whether every label fits into a host name, and the address into 4,096 characters.
    private func isPossible(_ candidate: Candidate) -> Bool {
        let host = text.values[candidate.host]
        if text.begins(with: "xn--", at: candidate.host.lowerBound), latinHosts(in: candidate.host).isEmpty {
            return false
        }
        let labels = host.split(separator: 0x2E, omittingEmptySubsequences: false)
        guard labels.allSatisfy({ (1...63).contains(asciiLength(ofLabel: $0)) }) else { return false }
        let scheme = candidate.hasScheme ? candidate.host.lowerBound - candidate.start : "https://".utf8.count
        return scheme + text.utf16Length(candidate.start..<candidate.end) <= 4096
    }

    private func schemeEnd(from start: Int) -> Int? {
        for scheme in ["http://", "https://"] where text.begins(with: scheme, at: start) {
            return start + scheme.unicodeScalars.count
        }
        return nil
    }

    private func portEnd(from start: Int) -> Int {
        guard text[start] == 0x3A else { return start }
        var end = start + 1
        while let value = text[end], AddressCharacters.isDigit(value) { end += 1 }
        return end > start + 1 ? end : start
    }

    private func queryEnd(from start: Int) -> Int {
        guard text[start] == 0x3F else { return start }
        var (place, end) = (start + 1, start)
        while let value = text[place], AddressCharacters.isInQuery(value) {
            place += 1
            if AddressCharacters.endsQuery(value) { end = place }
        }
        return end
    }

    /// The end of a path: its last character that can end one, and the pairs of parentheses right behind it.
    private func pathEnd(from start: Int) -> Int? {
        guard text[start] == 0x2F else { return nil }
        var (place, end) = (start + 1, start + 1)
        while let value = text[place] {
            if AddressCharacters.isInPath(value) {
                place += 1
                if AddressCharacters.endsPath(value) { end = place }
            } else if let closed = parenthesesEnd(from: place) {
                if end == place { end = closed }
                place = closed
            } else {
                break
            }
        }
        return end
    }

    /// The end of a pair of parentheses with something in it, which may be one pair more.
    private func parenthesesEnd(from start: Int) -> Int? {
        guard text[start] == 0x28 else { return nil }
        let first = pathRunEnd(from: start + 1)
        if text[first] == 0x29 { return first > start + 1 ? first + 1 : nil }
        guard text[first] == 0x28 else { return nil }
        let inner = pathRunEnd(from: first + 1)
        guard inner > first + 1, text[inner] == 0x29 else { return nil }
        let last = pathRunEnd(from: inner + 1)
        return text[last] == 0x29 ? last + 1 : nil
    }

    private func pathRunEnd(from start: Int) -> Int {
        var end = start
        while let value = text[end], AddressCharacters.isInPath(value) { end += 1 }
        return end
    }
}
