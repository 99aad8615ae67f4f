/// A part of a text of Hexo: words and code as they stand, or a tag, `{% name words %}`.
enum HexoPart {
    case text(Substring)
    case tag(HexoTag)

    /// The parts of a text; what looks like a tag in code is code.
    static func all(in text: String) -> [HexoPart] {
        var reader = HexoPartReader(text)
        return reader.read()
    }
}

/// A tag, `{% name words %}`.
struct HexoTag {
    let name: String
    /// What stands behind the name.
    let rest: String
    let start: String.Index
    let end: String.Index

    /// Further ones have no end that anybody would see.
    private static let longest = 2_000

    /// The tag that a text begins with; nil where none does.
    init?(_ text: Substring) {
        guard text.hasPrefix("{%"), let close = text.prefix(HexoTag.longest).firstRange(of: "%}") else { return nil }
        var inside = Substring(text[text.index(text.startIndex, offsetBy: 2)..<close.lowerBound].trimmed)
        if inside.hasPrefix("-") { inside = Substring(inside.dropFirst().trimmed) }
        if inside.hasSuffix("-") { inside = Substring(inside.dropLast().trimmed) }
        name = String(inside.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) })
        guard name.first.map({ $0.isLetter }) ?? false else { return nil }
        // Volantis sets words off from the name: `{% folding, Words %}`.
        rest = String(inside.dropFirst(name.count).drop { $0 == "," || $0 == ":" || $0.isWhitespace })
        (start, end) = (text.startIndex, close.upperBound)
    }

    /// The first tag of a name in a text.
    static func end(named name: String, in text: Substring) -> HexoTag? {
        var rest = text
        while let found = rest.firstRange(of: "{%") {
            if let tag = HexoTag(rest[found.lowerBound...]), tag.name == name { return tag }
            rest = rest[found.upperBound...]
        }
        return nil
    }

    /// What stands behind the name, cut at blanks; what stands in quotes is one, without them.
    var words: [String] {
        var (found, word, quote): ([String], String?, Character?) = ([], nil, nil)
        for sign in rest {
            if let open = quote {
                if sign == open { quote = nil } else { word = (word ?? "") + String(sign) }
            } else if word == nil, sign == "\"" || sign == "'" {
                (quote, word) = (sign, "")
            } else if sign.isWhitespace {
                if let done = word { found.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(sign)
            }
        }
        return found + (word.map { [$0] } ?? [])
    }
}
