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
            guard line.contains("](/") || line.contains("href=\"/") else { return String(line) }
            return withWords(line) { words in withAttributes(withTargets(words, target)) }
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
            let path = rest[start..<end].prefix { $0 != "#" }
            out += rest[..<start] + (target(String(path)) ?? String(path)) + rest[path.endIndex..<end]
            rest = rest[end...]
        }
        return out + rest
    }
}
