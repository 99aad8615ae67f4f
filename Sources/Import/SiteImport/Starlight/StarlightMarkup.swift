import Markdown

/// The components that Starlight brings along, as the Markdown that says the same.
struct StarlightMarkup {
    /// Those around others, of which a reader sees those alone.
    private static let frames: Set<String> = ["CardGrid", "Steps", "FileTree", "Fragment"]
    private static let names = frames.union(["Aside", "Card"])

    /// A component that has begun and not ended.
    private struct Open {
        var name: String
        /// Whether it is put plainly; the end of another one stays as it is.
        var isPlain: Bool
        /// What its lines begin with; nil before the first of them.
        var indent: Substring?
        /// What they begin with here.
        var plainIndent: String
    }

    private var open: [Open] = []
    private var out: [String] = []
    /// Whether a component has just been put plainly.
    private var isMade = false

    /// A text in which cards, notes, badges and links to other pages are plain.
    static func plain(_ body: String) -> String {
        var markup = StarlightMarkup()
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        let fences = FencedCode.all(in: lines, hasIndentedCode: false)
        let fenced = Dictionary(uniqueKeysWithValues: fences.map { ($0.lines.lowerBound, $0.lines.upperBound) })
        var index = 0
        while index < lines.count {
            if let end = fenced[index] {
                markup.separate(from: lines[index])
                for line in lines[index..<end] { markup.out.append(markup.outdented(line)) }
                index = end
            } else if let count = markup.begin(lines[index...]) {
                index += count
            } else {
                if !markup.end(lines[index]) { markup.write(lines[index]) }
                index += 1
            }
        }
        for one in markup.open.reversed() { markup.close(one) }
        return markup.out.joined(separator: "\n")
    }

    // MARK: - Lines

    /// A line as far in as the component that it stands in.
    private mutating func outdented(_ line: Substring) -> String {
        guard let last = open.lastIndex(where: \.isPlain), !line.trimmed.isEmpty else { return String(line) }
        let blanks = line.prefix { $0 == " " || $0 == "\t" }
        let indent = open[last].indent ?? blanks
        open[last].indent = indent
        let common = zip(blanks, indent).prefix { $0 == $1 }.count
        return open[last].plainIndent + line.dropFirst(common)
    }

    /// Sets what comes behind a component off from it.
    private mutating func separate(from line: Substring) {
        if isMade, isOpen, !line.trimmed.isEmpty { out.append("") }
        isMade = isMade && line.trimmed.isEmpty
    }

    /// Whether a paragraph may still go on.
    private var isOpen: Bool { out.last?.trimmed.isEmpty == false }

    private mutating func write(_ line: Substring) {
        let wasMade = isMade
        separate(from: line)
        if wasMade, !isOpen, line.trimmed.isEmpty { return }
        out.append(outdented(withWords(StarlightMarkup.plainContainer(line), StarlightWords.plain)[...]))
    }

    /// Writes what stands for a component, or a part of it.
    private mutating func put(_ made: [String], indent: String, isItem: Bool = false) {
        // What is one of a list needs no line before it.
        if isOpen, !isItem || !isMade { out.append("") }
        out += made.map { $0.isEmpty ? "" : indent + $0 }
        isMade = true
    }

    /// A line that opens a container, without the sign that stands in it: `:::tip[Words]{icon="heart"}`.
    private static func plainContainer(_ line: Substring) -> Substring {
        guard line.trimmed.hasPrefix(":::"), let mark = line.firstRange(of: "{icon=") else { return line }
        return line[..<mark.lowerBound]
    }

    // MARK: - Components

    /// Takes in a component that begins a line; gives how many lines its tag has, nil where none begins that is put plainly.
    private mutating func begin(_ lines: ArraySlice<Substring>) -> Int? {
        guard let line = lines.first, line.contains("<") else { return nil }
        let words = line.drop(while: \.isWhitespace)
        let name = String(words.dropFirst().prefix(while: Script.isWord))
        guard words.first == "<", name == "LinkCard" || StarlightMarkup.names.contains(name) else { return nil }
        let text = ([words] + lines.dropFirst().prefix(12)).joined(separator: "\n")
        let tag = StarlightTag(text[...])
        let rest = tag.map { text.dropFirst($0.count).prefix { $0 != "\n" }.trimmed } ?? ""
        guard let tag, let made = StarlightMarkup.made(tag) else {
            let isWhole = words.contains("</\(name)>") || words.trimmed.hasSuffix("/>")
            if !isWhole, name != "LinkCard" { open.append(Open(name: name, isPlain: false, plainIndent: "")) }
            return nil
        }
        guard !tag.isEmpty || rest.isEmpty else { return nil }
        let indent = String(outdented(line).prefix { $0 == " " || $0 == "\t" })
        put(made, indent: indent, isItem: name == "LinkCard")
        if name == "Aside" { isMade = false }
        if !tag.isEmpty {
            open.append(Open(name: name, isPlain: true, plainIndent: indent))
            let isWhole = rest.hasSuffix("</\(name)>")
            let inside = isWhole ? rest.dropLast(name.count + 3).trimmed : rest
            if !inside.isEmpty {
                if isMade, isOpen { out.append("") }
                out.append(indent + withWords(inside, StarlightWords.plain))
                isMade = false
            }
            if isWhole { close(open.removeLast()) }
        }
        return text.prefix(tag.count).count { $0 == "\n" } + 1
    }

    /// What a tag begins with; nil for one that stays as it is.
    private static func made(_ tag: StarlightTag) -> [String]? {
        switch (tag.name, tag.isEmpty) {
        case ("LinkCard", true):
            guard let title = tag["title"], let address = tag["href"] else { return nil }
            return [
                "- \(StarlightWords.link(title, address))"
                    + (tag["description"].map { ": \(StarlightWords.shown($0))" } ?? "")
            ]
        case ("Card", false): return tag["title"].map { ["**\(StarlightWords.shown($0))**"] }
        case ("Aside", false):
            return [":::" + (tag["type"] ?? "note") + (tag["title"].map { "[\(StarlightWords.shown($0))]" } ?? "")]
        case (_, false) where frames.contains(tag.name): return []
        default: return nil
        }
    }

    /// Takes in the end of a component that ends a line; false where none does.
    private mutating func end(_ line: Substring) -> Bool {
        let words = line.trimmed
        guard words.hasSuffix(">"), let mark = words.lastIndex(of: "<"), words[mark...].hasPrefix("</") else {
            return false
        }
        let name = words[mark...].dropFirst(2).dropLast()
        guard let place = open.lastIndex(where: { $0.name == name }) else { return false }
        let one = open[place]
        let before = words[..<mark]
        if one.isPlain, !before.isEmpty {
            let end = line.lastIndex(of: "<") ?? line.endIndex
            write(line[..<end])
        }
        let ended = open[place...]
        open.removeSubrange(place...)
        for inner in ended.reversed() { close(inner) }
        return one.isPlain
    }

    private mutating func close(_ one: Open) {
        guard one.isPlain else { return }
        if one.name == "Aside" { out.append(one.plainIndent + ":::") }
        isMade = true
    }
}
