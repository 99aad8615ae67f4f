/// The signs of a store's text that Markdown would read as its own, and the HTML that Google Play shows, as Markdown.
enum StoreMarkup {
    /// Google Play's HTML as Markdown, and what Markdown would take for markup with a backslash in front.
    ///
    /// Tags that Markdown has no signs for go without a word: colours, sizes, underlines.
    static func markdown(_ text: String) -> String {
        var out = ""
        var rest = text[...]
        var open = OpenTags()
        while let letter = rest.first {
            if letter == "<", let tag = StoreTag(rest) {
                out += open.markdown(of: tag, before: rest[tag.end...])
                rest = rest[tag.end...]
                continue
            }
            if let address = address(rest) {
                out += address
                rest = rest.dropFirst(address.count)
                continue
            }
            let next = rest.dropFirst().first
            // At the beginning of a line it is a bullet, wherever else it stands it is a star.
            let isBullet = letter == "*" && next?.isWhitespace == true && isAtStart(out)
            out += isBullet ? "*" : escaped(letter, after: out.last, before: next)
            rest = rest.dropFirst()
        }
        return out
    }

    /// The beginning of a line that would make it something else than words: a heading, a quotation, a list by number.
    static func escapedStart(_ line: Substring) -> String {
        guard let first = line.first else { return "" }
        let hashes = line.prefix { $0 == "#" }
        let isHeading = !hashes.isEmpty && line.dropFirst(hashes.count).first?.isWhitespace != false
        let isItem = "-+".contains(first) && line.dropFirst().first?.isWhitespace != false
        let isFence = line.hasPrefix("~~~") || line.hasPrefix("---") || line.hasPrefix("===") || line.hasPrefix(":::")
        return (isHeading || isItem || isFence || ">=:|".contains(first) ? "\\" : "") + line
    }

    private static func isAtStart(_ out: String) -> Bool {
        out.last { $0.isNewline || !$0.isWhitespace }.map(\.isNewline) ?? true
    }

    private static func escaped(_ letter: Character, after last: Character?, before next: Character?) -> String {
        switch letter {
        case "_":
            func isInWord(_ letter: Character?) -> Bool { letter?.isLetter == true || letter?.isNumber == true }
            return isInWord(last) && isInWord(next) ? "_" : "\\_"
        case "*", "`", "[", "]", "\\", "<": return "\\" + String(letter)
        case "~": return next == "~" || last == "~" ? "\\~" : "~"
        default: return String(letter)
        }
    }

    /// An address at the beginning, which is made a link as it stands.
    private static func address(_ text: Substring) -> String? {
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
        // What ends a link of Markdown would end one that this stands in.
        return String(text.prefix { !$0.isWhitespace && !"<[]()`\\".contains($0) })
    }
}

/// A tag of HTML at the beginning of a text.
struct StoreTag {
    /// What it is called, in small letters.
    let name: String
    /// Whether it ends what another began.
    let isEnd: Bool
    /// Where a link leads.
    let address: String?
    /// What stands behind it.
    let end: String.Index

    /// Nobody sets more letters in bold; what is not ended by then is not looked for, whoever wrote it.
    private static let longest = 1_000

    private static let known: Set<String> = [
        "b", "strong", "i", "em", "u", "s", "br", "p", "div", "span", "font", "big", "small", "sub", "sup", "ul", "ol",
        "li", "h1", "h2", "h3", "h4", "h5", "h6", "a", "tt", "center", "blockquote", "cite", "strike", "hr",
    ]

    /// Reads it; nil where it is none that stores know.
    init?(_ text: Substring) {
        guard text.first == "<", let close = text.prefix(300).firstIndex(of: ">") else { return nil }
        var inner = text[text.index(after: text.startIndex)..<close]
        isEnd = inner.first == "/"
        if isEnd { inner = inner.dropFirst() }
        name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
        guard StoreTag.known.contains(name), !inner.contains("<") else { return nil }
        address = StoreTag.address(inner)
        end = text.index(after: close)
    }

    /// The address of a link that leads out of the store.
    private static func address(_ inner: Substring) -> String? {
        guard let start = inner.firstRange(of: "href=")?.upperBound, let quote = inner[start...].first,
            quote == "\"" || quote == "'"
        else { return nil }
        let found = inner[start...].dropFirst().prefix { $0 != quote }
        let isSafe = ["https://", "http://", "mailto:"].contains { found.hasPrefix($0) }
        return isSafe && !found.contains { $0.isWhitespace || "<>()\\".contains($0) } ? String(found) : nil
    }

    /// Whether a text ends before the tag that ends this one in the same line, with letters at both ends.
    fileprivate func hasWords(in rest: Substring) -> Bool {
        let line = rest.prefix(StoreTag.longest).prefix { !$0.isNewline }
        guard let end = line.firstRange(of: "</\(name)>")?.lowerBound, let first = line[..<end].first,
            let last = line[..<end].last
        else { return false }
        return !first.isWhitespace && !last.isWhitespace && !"*_".contains(first) && !"*_".contains(last)
    }
}

/// The tags of a text that have to be closed.
struct OpenTags {
    /// What stands at the end of each.
    private var ends: [(name: String, text: String)] = []
    /// Deeper ones are nobody's listing.
    private static let deepest = 64

    /// What stands for a tag in front of `rest`.
    mutating func markdown(of tag: StoreTag, before rest: Substring) -> String {
        switch tag.name {
        case "b", "strong": pair(tag, tag.hasWords(in: rest) ? ("**", "**") : ("", ""))
        case "i", "em", "cite": pair(tag, tag.hasWords(in: rest) ? ("*", "*") : ("", ""))
        case "a": pair(tag, tag.address.map { ("[", "](\($0))") } ?? ("", ""))
        case "h1", "h2", "h3", "h4", "h5", "h6":
            pair(tag, tag.hasWords(in: rest) ? ("\n\n**", "**\n\n") : ("\n\n", "\n\n"))
        case "br": "\n"
        case "p", "div", "ul", "ol", "blockquote", "center": "\n\n"
        case "hr": "\n\n---\n\n"
        case "li": tag.isEnd ? "\n" : "\n• "
        default: ""
        }
    }

    private mutating func pair(_ tag: StoreTag, _ words: (start: String, end: String)) -> String {
        if !tag.isEnd {
            guard ends.count < OpenTags.deepest else { return "" }
            ends.append((tag.name, words.end))
            return words.start
        }
        guard let index = ends.lastIndex(where: { $0.name == tag.name }) else { return "" }
        return ends.remove(at: index).text
    }
}
