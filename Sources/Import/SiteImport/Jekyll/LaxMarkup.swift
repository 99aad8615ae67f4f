import Letters

/// What stands in an output or a condition, read as Liquid does that is not strict: what it has no use for says nothing
/// (`Variable#lax_parse`, `If#lax_parse`).
enum LaxMarkup {
    /// An output, or what is assigned: the first value, and each filter with those arguments that have a mark in front.
    static func output(_ markup: String) -> String {
        let (before, inner, after) = unsigned(markup)
        var parts = parts(of: inner)
        let first = parts.removeFirst()
        let value = first.trimmed.prefix(length(ofValue: first.trimmed[...]))
        return before + ([String(value)] + parts.compactMap(filter)).joined(separator: " | ") + after
    }

    /// The value that is assigned to a name, and the name.
    static func assignment(_ markup: String) -> String? {
        guard let sign = markup.firstIndex(of: "=") else { return nil }
        return String(markup[...sign]) + output(String(markup[markup.index(after: sign)...]))
    }

    /// A condition: of each part between `and` and `or` a value, or two that are compared.
    static func condition(_ markup: String) -> String? {
        let (before, inner, after) = unsigned(markup)
        var out: [String] = []
        for word in words(of: inner) {
            if ["and", "or"].contains(word) {
                out.append(word)
            } else if let last = out.last, !["and", "or"].contains(last) {
                out[out.count - 1] += " " + word
            } else {
                out.append(word)
            }
        }
        let tests = out.map { ["and", "or"].contains($0) ? $0 : test($0) }
        guard !tests.isEmpty, !tests.contains(nil) else { return nil }
        return before + tests.compactMap { $0 }.joined(separator: " ") + after
    }

    private static let comparisons: Set<String> = ["==", "!=", "<>", "<", ">", "<=", ">=", "contains"]

    /// The first value of a test, with the one that it is compared with; nil where nobody knows the comparison.
    private static func test(_ text: String) -> String? {
        let left = text.prefix(length(ofValue: text[...]))
        guard !left.isEmpty, left.first != "!", left != "not" else { return nil }
        let rest = text.dropFirst(left.count).trimmed
        let sign = rest.prefix { "=!<>".contains($0) || $0.isLowercase || $0 == "_" }
        if sign.isEmpty { return String(left) }
        guard comparisons.contains(String(sign)) else { return nil }
        let right = rest.dropFirst(sign.count).trimmed
        return "\(left) \(sign) \(right.prefix(length(ofValue: right[...])))"
    }

    /// A filter with its arguments; nil where there is no name.
    private static func filter(_ text: String) -> String? {
        guard let start = text.firstIndex(where: \.isWordPart) else { return nil }
        let name = text[start...].prefix(while: \.isWordPart)
        var rest = text[name.endIndex...]
        var arguments: [String] = []
        while let mark = rest.firstIndex(where: { ":,\"'".contains($0) }) {
            rest = rest[mark...]
            guard ":,".contains(rest.first ?? " ") else {
                // A text that no mark leads to.
                rest = rest.dropFirst(max(1, length(ofValue: rest)))
                continue
            }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            var argument = ""
            let key = rest.prefix(while: \.isWordPart)
            let behind = rest[key.endIndex...].drop(while: \.isWhitespace)
            if !key.isEmpty, behind.first == ":" {
                argument = key + ": "
                rest = behind.dropFirst().drop(while: \.isWhitespace)
            }
            let value = rest.prefix(length(ofValue: rest))
            if !value.isEmpty { arguments.append(argument + value) }
            rest = rest.dropFirst(value.count)
        }
        return arguments.isEmpty ? String(name) : "\(name): \(arguments.joined(separator: ", "))"
    }

    /// How long the value is that a text begins with: up to a blank, a comma or a bar that stands in no quotes.
    private static func length(ofValue text: Substring) -> Int {
        var quote: Character?
        var depth = 0
        var count = 0
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            } else if depth == 0, character.isWhitespace || ",|".contains(character) {
                return count
            }
            count += 1
        }
        return count
    }

    /// A text cut at its bars, but for those between quotes; never empty.
    static func parts(of markup: String) -> [String] {
        var parts = [""]
        var quote: Character?
        for character in markup {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "|" {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    /// A text cut at its blanks, but for those between quotes.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var rest = text[...].drop(while: \.isWhitespace)
        while !rest.isEmpty {
            // A comma or a bar is a word of its own.
            let word = rest.prefix(max(1, length(ofValue: rest)))
            words.append(String(word))
            rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
        }
        return words
    }

    /// What stands between the signs that take blanks away, and those with a blank.
    private static func unsigned(_ markup: String) -> (before: String, inner: String, after: String) {
        var inner = markup[...]
        let (left, right) = (inner.hasPrefix("-"), inner.hasSuffix("-"))
        if left { inner.removeFirst() }
        if right, !inner.isEmpty { inner.removeLast() }
        return (left ? "- " : " ", String(inner.trimmed), right ? " -" : " ")
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
