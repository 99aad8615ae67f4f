/// A tag in a line that may stand for a text which the line's own text imports: `<Part />`, `<Part></Part>`.
struct ImportedTag {
    let name: String
    let range: Range<String.Index>
    /// Whether it ends in its line, and nothing stands in it.
    let isWhole: Bool

    /// The tags of some names in a line, outside of code.
    static func all(in line: Substring, named isWanted: (String) -> Bool) -> [ImportedTag] {
        var found: [ImportedTag] = []
        var rest = line
        while let start = rest.firstIndex(where: { $0 == "<" || $0 == "`" }) {
            rest = rest[start...]
            if rest.first == "`" {
                rest = rest[codeEnd(in: rest)...]
                continue
            }
            let name = rest.dropFirst().prefix(while: Script.isWord)
            guard isWanted(String(name)) else {
                rest = rest.dropFirst()
                continue
            }
            let tag = ImportedTag(String(name), in: rest, behind: name.endIndex)
            found.append(tag)
            rest = rest[tag.range.upperBound...]
        }
        return found
    }

    private init(_ name: String, in text: Substring, behind start: String.Index) {
        var (end, isWhole) = (text.endIndex, false)
        var quote: Character?
        var (depth, last): (Int, Character) = (0, " ")
        for index in text[start...].indices {
            let sign = text[index]
            if let open = quote {
                if sign == open { quote = nil }
            } else if sign == "\"" || sign == "'" {
                quote = sign
            } else if sign == "{" || sign == "}" {
                depth += sign == "{" ? 1 : -1
            } else if sign == ">", depth <= 0 {
                end = text.index(after: index)
                let closing = "</\(name)>"
                isWhole = last == "/"
                if !isWhole, text[end...].hasPrefix(closing) {
                    (end, isWhole) = (text.index(end, offsetBy: closing.count), true)
                }
                break
            }
            last = sign
        }
        (self.name, self.isWhole) = (name, isWhole)
        range = text.startIndex..<end
    }
}
