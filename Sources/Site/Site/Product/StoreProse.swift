/// The long text of a store as Markdown that looks the same: stores show lines as they are written, so that their bullets,
/// headings and rules are drawn with letters, and Google Play shows a little HTML besides.
package struct StoreProse {
    private var out: [String] = []
    /// The lists that are being written, the outermost first, each with its bullet and how far its words are indented.
    private var lists: [(bullet: Character, width: Int)] = []
    /// Whether nothing but blank lines stands between here and the line before.
    private var isAfterBlank = true
    /// Whether the line before goes on in this one.
    private var isInText = false

    /// The text as Markdown, with a line end behind it; empty where it says nothing.
    package static func markdown(_ text: String) -> String {
        var prose = StoreProse()
        let lines = StoreMarkup.markdown(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(trimmed)
        for (index, line) in lines.enumerated() {
            guard !line.isEmpty else {
                prose.isAfterBlank = true
                continue
            }
            prose.add(line, before: lines[(index + 1)...].first { !$0.isEmpty })
        }
        while prose.out.last.map({ $0.isEmpty || $0 == rule }) == true { prose.out.removeLast() }
        return prose.out.isEmpty ? "" : prose.out.joined(separator: "\n") + "\n"
    }

    private static let rule = "---"

    private mutating func add(_ line: Substring, before next: Substring?) {
        if StoreProse.isRule(line) {
            begin()
            if !out.isEmpty { out += [StoreProse.rule, ""] }
            return
        }
        if let heading = StoreProse.heading(line, before: next) {
            begin()
            out += ["## " + heading, ""]
            return
        }
        if let item = Item(line) { addItem(item) } else { addText(line) }
        isAfterBlank = false
    }

    /// Ends what stands above, with a blank line below it.
    private mutating func begin() {
        lists = []
        (isInText, isAfterBlank) = (false, true)
        if let last = out.last, !last.isEmpty { out.append("") }
    }

    /// An item of a list; one with another bullet than those before it stands below the last of them.
    private mutating func addItem(_ item: Item) {
        if lists.isEmpty { begin() }
        if let level = lists.firstIndex(where: { $0.bullet == item.bullet }) {
            lists.removeLast(lists.count - level)
        }
        let sign = item.number.map { $0 + " " } ?? "- "
        out.append(indent + sign + StoreMarkup.escapedStart(item.words))
        lists.append((item.bullet, sign.count))
        isInText = true
    }

    private mutating func addText(_ line: Substring) {
        if isAfterBlank || !isInText { begin() }
        // A store shows a line end as one.
        if isInText, let last = out.indices.last { out[last] += "\\" }
        out.append(indent + StoreMarkup.escapedStart(line))
        isInText = true
    }

    private var indent: String { String(repeating: " ", count: lists.reduce(0) { $0 + $1.width }) }

    fileprivate static func trimmed(_ line: Substring) -> Substring {
        func isBlank(_ letter: Character) -> Bool {
            letter.isWhitespace || letter == "\u{200B}" || letter == "\u{FEFF}"
        }
        let front = line.drop(while: isBlank)
        return front.lastIndex { !isBlank($0) }.map { front[...$0] } ?? ""
    }
}

// MARK: - What a line is

extension StoreProse {
    /// An item of a list.
    private struct Item {
        /// The bullet; `1` for all numbers.
        var bullet: Character
        /// The number with its dot, where it has one.
        var number: String?
        var words: Substring

        private static let bullets: Set<Character> = [
            "-", "*", "+", "•", "●", "○", "◦", "‣", "⁃", "∙", "·", "▪", "▫", "■", "□", "◆", "◇", "►", "▶", "▸", "➤",
            "➜",
            "→", "★", "☆", "✓", "✔", "✔️", "✅", "☑", "☑️", "–", "—", "・",
        ]

        init?(_ line: Substring) {
            guard let first = line.first else { return nil }
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let rest: Substring
            if (1...3).contains(digits.count), let dot = line.dropFirst(digits.count).first, ".)".contains(dot) {
                (bullet, number, rest) = ("1", digits + String(dot), line.dropFirst(digits.count + 1))
            } else {
                guard Item.bullets.contains(first) else { return nil }
                (bullet, number, rest) = (first, nil, line.dropFirst())
            }
            // Behind a hyphen and its like a word may stand that belongs to it: `-5 degrees`, `*new*`.
            let isFree = rest.first?.isWhitespace == true
            guard isFree || number == nil && !"-*+–—·→★".contains(first) else { return nil }
            words = trimmed(rest)
            if words.isEmpty { return nil }
        }
    }

    /// A line of one sign, three times or more, which parts what stands above from what stands below.
    private static func isRule(_ line: Substring) -> Bool {
        let signs = line.filter { $0 != " " && $0 != "\\" }
        guard let first = signs.first, "-–—=_*~•·─━═#+.".contains(first) else { return false }
        return signs.count >= 3 && signs.allSatisfy { $0 == first }
    }

    /// A line in capitals with a colon behind it, with signs around it, or with a list below it.
    private static func heading(_ line: Substring, before next: Substring?) -> String? {
        func isSign(_ letter: Character) -> Bool { "*=-–—~_#\\ ".contains(letter) }
        let front = line.drop(while: isSign)
        var words = front.lastIndex { !isSign($0) }.map { front[...$0] } ?? ""
        let isFramed = words.startIndex != line.startIndex && words.endIndex != line.endIndex
        let hasColon = words.last == ":" || words.last == "："
        if hasColon { words = trimmed(words.dropLast()) }
        guard (3...60).contains(words.count), words == words.uppercased(), words != words.lowercased(),
            words.filter(\.isLetter).count >= 3, isFramed || Item(line) == nil,
            isFramed || hasColon || next.flatMap(Item.init) != nil
        else { return nil }
        return StoreMarkup.escapedStart(words)
    }
}
