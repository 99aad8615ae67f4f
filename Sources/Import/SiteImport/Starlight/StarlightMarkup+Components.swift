/// Components that begin and end lines.
extension StarlightMarkup {
    /// Takes in a component that begins a line; gives how many lines its tag has, nil where none begins that is put plainly.
    mutating func begin(_ lines: ArraySlice<Substring>) -> Int? {
        guard let line = lines.first, line.contains("<") else { return nil }
        let words = line.drop(while: \.isWhitespace)
        let name = String(words.dropFirst().prefix(while: Script.isWord))
        guard words.first == "<", name.first.map({ $0.isUppercase && $0.isASCII }) ?? false else { return nil }
        let isGivenUp = failures > StarlightMarkup.mostFailures
        let (mostLines, longest) = isGivenUp ? (0, 2_000) : name == "Code" ? (400, 20_000) : (40, 2_000)
        let text = ([words] + lines.dropFirst().prefix(mostLines)).joined(separator: "\n")
        let tag = StarlightTag(text[...], longest: longest, names.value)
        if tag == nil { failures += 1 }
        let rest = tag.map { text.dropFirst($0.count).prefix { $0 != "\n" }.trimmed } ?? ""
        if let tag, let count = writeWords(tag, text, behind: line.prefix(while: \.isWhitespace)) { return count }
        guard let tag, let made = made(tag) else {
            let isWhole = words.contains("</\(name)>") || words.trimmed.hasSuffix("/>")
            if !isWhole, StarlightMarkup.around.contains(name) {
                open.append(Open(name: name, isPlain: false, plainIndent: ""))
            }
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
                out.append(indent + plainWords(inside[...]))
                isMade = false
            }
            if isWhole { close(open.removeLast()) }
        }
        return text.prefix(tag.count).count { $0 == "\n" } + 1
    }

    /// Writes what stands for a tag that begins a text and belongs to words; gives how many lines it takes, nil for another one.
    private mutating func writeWords(_ tag: StarlightTag, _ text: String, behind blanks: Substring) -> Int? {
        guard let (made, count) = StarlightWords.small(tag, text.dropFirst(tag.count), names) else { return nil }
        // Within other tags a blank line before it would end them.
        let whole = text.prefix(tag.count + count)
        write((blanks + made + text[whole.endIndex...].prefix { $0 != "\n" })[...])
        return whole.count { $0 == "\n" } + 1
    }

    /// What a tag begins with; nil for one that stays as it is.
    private mutating func made(_ tag: StarlightTag) -> [String]? {
        switch (tag.name, tag.isEmpty) {
        case ("LinkCard", true):
            guard let title = tag["title"], let address = tag["href"] else { return nil }
            return [
                "- \(StarlightWords.link(title, address))"
                    + (tag["description"].map { ": \(shownWords($0))" } ?? "")
            ]
        case ("Card", false): return tag["title"].map { ["**\(shownWords($0))**"] }
        case ("Aside", false):
            guard tag.value("type").map({ $0.text != nil }) ?? true else { return nil }
            return [":::" + (tag["type"] ?? "note") + (tag["title"].map { "[\(shownWords($0))]" } ?? "")]
        case (_, false) where StarlightMarkup.frames.contains(tag.name): return []
        default: return madeCode(tag)
        }
    }

    private mutating func madeCode(_ tag: StarlightTag) -> [String]? {
        guard let lines = code.lines(tag) else { return nil }
        for name in code.takeOpen() {
            notes.append((number, "`${\(name)}` is worked out in code that is shown, and stands there as it is"))
        }
        return lines
    }

    /// Takes in the end of a component that ends a line; false where none does.
    mutating func end(_ line: Substring) -> Bool {
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

    mutating func close(_ one: Open) {
        guard one.isPlain else { return }
        if one.name == "Aside" { out.append(one.plainIndent + ":::") }
        isMade = true
    }
}
