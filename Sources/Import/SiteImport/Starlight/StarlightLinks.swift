import Values

/// The links of a manual's texts, which name others by their addresses, `/guides/a/#part`, in Markdown and in tags.
struct StarlightLinks {
    private let places: VitePressTexts
    private let base: String

    /// - Parameters:
    ///   - places: the texts of the manual.
    ///   - base: what its addresses begin with, with a slash at both ends.
    init(_ places: VitePressTexts, base: String) { (self.places, self.base) = (places, base) }

    /// A text whose links lead to where the texts are now.
    func moved(_ body: String) -> String {
        withProse(body) { line in
            if line.trimmed.first == "[", let mark = line.firstRange(of: "]: /") { return withDefinition(line, mark) }
            guard line.contains("](/") || line.contains("href=\"/") else { return String(line) }
            return withWords(line) { words in withAttributes(withTargets(words, target)) }
        }
    }

    /// A line that says where a name leads, `[name]: /guides/a/#part "Title"`.
    private func withDefinition(_ line: Substring, _ mark: Range<String.Index>) -> String {
        let start = line.index(before: mark.upperBound)
        let path = line[start...].prefix { $0 != "#" && $0 != " " }
        return line[..<start] + (target(String(path)) ?? String(path)) + line[path.endIndex...]
    }

    /// A head's value whose links, `link: /guides/a/#part`, lead to where the texts are now.
    func moved(_ value: Value) -> Value {
        switch value {
        case .list(let parts): return .list(parts.map(moved))
        case .object(let members):
            return .object(
                Object(
                    members.map { name, value in
                        guard name == "link", case .string(let link) = value else { return (name, moved(value)) }
                        let path = link.prefix { $0 != "#" && $0 != "?" }
                        return (name, .string((target(String(path)) ?? String(path)) + link[path.endIndex...]))
                    }))
        default: return value
        }
    }

    private func target(_ path: String) -> String? {
        guard path.hasPrefix(base) else { return nil }
        let inside = String(path.dropFirst(base.count))
        // A text that is not there in a language is shown in the first one, at an address of its own.
        return (places.file(at: inside) ?? places.file(at: places.place(of: inside).own)).map(places.address)
    }

    private func withAttributes(_ words: String) -> String {
        var (out, rest) = ("", words[...])
        let mark = "href=\""
        while let start = rest.firstRange(of: mark)?.upperBound, let end = rest[start...].firstIndex(of: "\"") {
            let path = rest[start..<end].prefix { $0 != "#" && $0 != "?" }
            out += rest[..<start] + (target(String(path)) ?? String(path)) + rest[path.endIndex..<end]
            rest = rest[end...]
        }
        return out + rest
    }
}
