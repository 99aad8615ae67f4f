/// A tag of a component, `<Card title="A" icon="star">`, with the attributes that are plain texts.
struct StarlightTag {
    let name: String
    private let attributes: [String: String]
    /// Whether nothing stands in it.
    let isEmpty: Bool
    /// How many signs it has.
    let count: Int

    /// Further ones have no end that anybody would see.
    private static let longest = 2_000

    /// The tag that a text begins with, perhaps over several lines; nil where none does, or an attribute is worked out.
    init?(_ text: Substring) {
        let text = text.prefix(StarlightTag.longest)
        guard text.first == "<", let first = text.dropFirst().first, first.isUppercase else { return nil }
        let name = text.dropFirst().prefix(while: Script.isWord)
        var (rest, found) = (text[name.endIndex...], [String: String]())
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("/>") || rest.hasPrefix(">") { break }
            let key = rest.prefix { Script.isWord($0) || $0 == "-" }
            guard !key.isEmpty else { return nil }
            rest = rest[key.endIndex...]
            guard rest.first == "=" else {
                found[String(key)] = ""
                continue
            }
            rest = rest.dropFirst()
            guard let quote = rest.first, quote == "\"" || quote == "'",
                let end = rest.dropFirst().firstIndex(of: quote)
            else { return nil }
            found[String(key)] = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        isEmpty = rest.first == "/"
        let end = rest.index(rest.startIndex, offsetBy: isEmpty ? 2 : 1)
        (self.name, attributes) = (String(name), found)
        count = text[..<end].count
    }

    /// What an attribute says in one line; nil where it is not there, or says nothing.
    subscript(name: String) -> String? {
        let words = attributes[name]?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.flatMap { $0.isEmpty ? nil : $0 }
    }
}
