/// A tag of a component, `<Card title="A" icon="star">`, with its attributes: those in braces are read as far as they are data.
struct StarlightTag {
    let name: String
    let attributes: [(name: String, value: ScriptData)]
    /// Whether nothing stands in it.
    let isEmpty: Bool
    /// How many signs it has.
    let count: Int

    /// Further ones have no end that anybody would see.
    private static let longest = 2_000

    /// The tag that a text begins with, perhaps over several lines; nil where none does.
    /// - Parameters:
    ///   - text: what begins with it.
    ///   - longest: how many signs are looked at.
    ///   - value: what the code in its braces stands for.
    init?(_ text: Substring, longest: Int = StarlightTag.longest, _ value: (String) -> ScriptData) {
        guard text.first == "<", let first = text.dropFirst().first, first.isUppercase, first.isASCII else {
            return nil
        }
        let script = Script(String(text.prefix(longest)))
        let signs = script.text
        let name = script.word(at: 1)
        var (index, found) = (1 + name.count, [(name: String, value: ScriptData)]())
        while true {
            while index < signs.count, signs[index].isWhitespace { index += 1 }
            guard index < signs.count else { return nil }
            if signs[index] == ">" || script.starts("/>", at: index) { break }
            let key = signs[index...].prefix { Script.isWord($0) || $0 == "-" }
            guard !key.isEmpty else { return nil }
            index = key.endIndex
            let equals = signs[index...].firstIndex { !$0.isWhitespace } ?? index
            guard equals < signs.count, signs[equals] == "=" else {
                found.append((String(key), .bool(true)))
                continue
            }
            guard let start = signs[(equals + 1)...].firstIndex(where: { !$0.isWhitespace }),
                let end = StarlightTag.end(ofValueAt: start, in: script)
            else { return nil }
            let inside = String(signs[(start + 1)..<(end - 1)])
            found.append((String(key), signs[start] == "{" ? value(inside) : .text(inside)))
            index = end
        }
        isEmpty = signs[index] == "/"
        (self.name, attributes) = (name, found)
        count = index + (isEmpty ? 2 : 1)
    }

    /// The place behind a value in quotes or braces; nil where nothing closes it.
    private static func end(ofValueAt start: Int, in script: Script) -> Int? {
        let quote = script.text[start]
        if quote == "\"" || quote == "'" {
            return script.text[(start + 1)...].firstIndex(of: quote).map { $0 + 1 }
        }
        guard quote == "{" else { return nil }
        var (index, depth) = (start, 0)
        while index < script.text.count {
            if let end = script.end(ofPassageAt: index) {
                index = end
                continue
            }
            if script.text[index] == "{" { depth += 1 }
            if script.text[index] == "}" { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// What an attribute is; nil where it is not there.
    func value(_ name: String) -> ScriptData? { attributes.last { $0.name == name }?.value }

    /// What an attribute says in one line; nil where it is not there, is worked out or says nothing.
    subscript(name: String) -> String? {
        let words = value(name)?.text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.flatMap { $0.isEmpty ? nil : $0 }
    }
}
