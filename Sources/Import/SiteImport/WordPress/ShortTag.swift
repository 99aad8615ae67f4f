import Markdown

/// A tag in square brackets, `[caption width="300"]…[/caption]`, as WordPress reads one (`get_shortcode_regex`).
struct ShortTag {
    let name: String
    /// What is said by name.
    private(set) var named: [String: String] = [:]
    /// What is said without one.
    private(set) var words: [String] = []
    /// What stands between it and its end; nothing where it has none.
    private(set) var body = ""
    private(set) var hasEnd = false
    /// Where its first half ends.
    private(set) var behindStart: Substring.Index
    /// Where the text goes on.
    private(set) var end: Substring.Index

    /// The tag that a text begins with; nil where it begins with none.
    /// - Parameters:
    ///   - text: the text from the bracket on.
    ///   - ends: where tags end in all of the text.
    init?(_ text: Substring, _ ends: inout ShortTagEnds) {
        var rest = text.dropFirst()
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        guard let first = name.first, first.isLetter else { return nil }
        rest = rest[name.endIndex...]
        guard let next = rest.first, next == "]" || next == "/" || next.isWhitespace else { return nil }
        (self.name, end, behindStart) = (String(name), rest.endIndex, rest.endIndex)
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let next = rest.first, next != "[" else { return nil }
            if rest.hasPrefix("/]") || next == "]" { break }
            rest = take(rest)
        }
        let isClosed = rest.first == "/"
        rest = rest.dropFirst(isClosed ? 2 : 1)
        (end, behindStart) = (rest.startIndex, rest.startIndex)
        if !isClosed, let close = ends.next(of: self.name, in: rest) {
            (body, hasEnd, end) = (String(rest[..<close.lowerBound]), true, close.upperBound)
        }
    }

    /// Takes one of the values: `a="b"`, `a='b'`, `a=b`, `"b"` or `b`.
    private mutating func take(_ text: Substring) -> Substring {
        let key = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        var rest = text[key.endIndex...].drop(while: \.isWhitespace)
        let hasName = !key.isEmpty && rest.first == "="
        rest = hasName ? rest.dropFirst().drop(while: \.isWhitespace) : text
        let value: Substring
        if let quote = rest.first, quote == "\"" || quote == "'" {
            let inside = rest.dropFirst()
            value = inside.prefix { $0 != quote }
            rest = inside[value.endIndex...].dropFirst()
        } else {
            value = rest.prefix { !$0.isWhitespace && $0 != "]" && $0 != "[" }
            // `x/]`: the bar ends the tag.
            rest = rest[value.endIndex...]
            if value.isEmpty { rest = rest.dropFirst() }
        }
        let said = withoutReferences(String(value))
        if hasName { named[key.lowercased()] = said } else if !said.isEmpty { words.append(said) }
        return rest
    }
}

/// Where the tags of a text end: looked for once for each name, since a text may have thousands of one.
struct ShortTagEnds {
    /// The end that was found last for a name; nil where there is none further on.
    private var found: [String: Range<Substring.Index>?] = [:]

    /// The next end of a name's tag.
    mutating func next(of name: String, in rest: Substring) -> Range<Substring.Index>? {
        if let known = found[name] {
            guard let known else { return nil }
            if known.lowerBound >= rest.startIndex { return known }
        }
        let range = rest.utf8.firstRange(of: "[/\(name)]".utf8)
        found[name] = .some(range)
        return range
    }
}
