import Letters

extension MarkdownWriter {
    /// What stands in a line, as the paragraphs that it is.
    func paragraphs(_ nodes: [HTMLNode]) -> [String] {
        line(nodes).split(separator: MarkdownMark.paragraph).compactMap { part -> String? in
            if let embedded = embedded(part) { return embedded }
            let lines = EmphasisMarks(String(part)).text
                .split(separator: MarkdownMark.lineBreak, omittingEmptySubsequences: false)
                .map { line in line.trimmed { $0 == " " } }
            let kept = lines.trimmingEmpty.map(MarkdownEscapes.lineStart)
            return kept.isEmpty ? nil : kept.joined(separator: "\\\n")
        }
    }

    /// Words that stand in one line, whatever breaks they had.
    static func inOneLine(_ line: String, break mark: String = " ") -> String {
        let whole = line.trimmed.replacing(MarkdownMark.paragraph, with: mark)
        return EmphasisMarks(whole).text.replacing(MarkdownMark.lineBreak, with: mark)
    }

    /// What stands in a line, with marks for what is settled when all of it is known.
    func line(_ nodes: [HTMLNode]) -> String {
        var out = ""
        for node in nodes {
            switch node {
            case .text(let text): add(text, to: &out)
            case .element(let element): add(element, to: &out)
            case .comment: continue
            }
        }
        return out
    }

    /// Adds characters, blanks between them as one.
    private func add(_ text: String, to out: inout String) {
        var words = ""
        var blank = ""
        func endBlank() {
            guard !blank.isEmpty else { return }
            if keepsLines, blank.contains(where: \.isNewline) {
                addBreak(isParagraph: blank.count(where: \.isNewline) > 1, to: &out)
            } else if out.last.map({ !MarkdownWriter.isBlank($0) }) ?? true {
                out += " "
            }
            blank = ""
        }
        func endWords() {
            out += MarkdownEscapes.escaped(words)
            words = ""
        }
        for character in text {
            if character.isWhitespace, character != "\u{A0}" {
                endWords()
                blank.append(character)
            } else {
                endBlank()
                words.append(character)
            }
        }
        endWords()
        endBlank()
    }

    /// Adds the break that a line of the text is, unless a tag has said so.
    private func addBreak(isParagraph: Bool, to out: inout String) {
        while out.last == " " { out.removeLast() }
        if isParagraph {
            if out.last == MarkdownMark.lineBreak { out.removeLast() }
            out.append(MarkdownMark.paragraph)
        } else if out.last != MarkdownMark.lineBreak, out.last != MarkdownMark.paragraph {
            out.append(MarkdownMark.lineBreak)
        }
    }

    private func add(_ element: HTMLElement, to out: inout String) {
        switch element.name {
        case "br": addBreak(to: &out)
        case "wbr": return
        case "strong", "b": addMarked(element, 0, to: &out)
        case "em", "i": addMarked(element, 1, to: &out)
        case "del", "s", "strike": addMarked(element, 2, to: &out)
        case "code", "tt": addCode(element, to: &out)
        case "a": addLink(element, to: &out)
        case "img": out += picture(element)
        case let name where HTMLName.inlineTags.contains(name): addTag(element, to: &out)
        case let name where HTMLName.raw.contains(name): out += HTMLText(address: address).text(of: element)
        default: out += inside(element, after: out)
        }
    }

    /// The words of an element, which go on a line.
    private func inside(_ element: HTMLElement, after out: String) -> String {
        let words = line(element.children)
        let isAfterBlank = out.last.map(MarkdownWriter.isBlank) ?? false
        return isAfterBlank && words.hasPrefix(" ") ? String(words.dropFirst()) : words
    }

    /// A second break in a row is the end of a paragraph, which is how many wrote one.
    private func addBreak(to out: inout String) {
        while out.last == " " { out.removeLast() }
        guard out.last == MarkdownMark.lineBreak else { return out.append(MarkdownMark.lineBreak) }
        out.removeLast()
        out.append(MarkdownMark.paragraph)
    }

    /// Adds words with marks around them, blanks at their ends outside.
    private func addMarked(_ element: HTMLElement, _ kind: Int, to out: inout String) {
        let words = inside(element, after: out)
        let core = words.trimmed(MarkdownWriter.isBlank)
        guard !core.isEmpty else { return out += words }
        let start = words.prefix(while: MarkdownWriter.isBlank)
        let end = words.dropFirst(start.count + core.count)
        let isInside = core.contains(MarkdownMark.openings[kind])
        let plain =
            isInside ? core.filter { $0 != MarkdownMark.openings[kind] && $0 != MarkdownMark.closings[kind] } : core
        // Each paragraph has its own pair.
        let marked = plain.split(separator: MarkdownMark.paragraph).map { part in
            "\(MarkdownMark.openings[kind])\(part.trimmed)\(MarkdownMark.closings[kind])"
        }
        out += start + marked.joined(separator: String(MarkdownMark.paragraph)) + end
    }

    private static func isBlank(_ character: Character) -> Bool {
        character.isWhitespace || character == MarkdownMark.lineBreak || character == MarkdownMark.paragraph
    }

    private func addCode(_ element: HTMLElement, to out: inout String) {
        if element.elements.contains(where: { $0.name != "br" && $0.name != "span" }) {
            return out += "<code>\(inside(element, after: out))</code>"
        }
        out += MarkdownEscapes.code(element.text)
    }

    private func addTag(_ element: HTMLElement, to out: inout String) {
        let title = element["title"].map { " title=\"\(HTMLText.attribute($0))\"" } ?? ""
        let words = inside(element, after: out)
        guard !words.trimmed.isEmpty else { return out += words }
        out += "<\(element.name)\(title)>\(words)</\(element.name)>"
    }

    private func addLink(_ element: HTMLElement, to out: inout String) {
        let words = inside(element, after: out)
        guard let target = element["href"], !target.trimmed.isEmpty else {
            // What links lead to is no link itself.
            if let name = element["id"] ?? element["name"], !name.isEmpty {
                out += "<a id=\"\(HTMLText.attribute(name))\"></a>"
            }
            return out += words
        }
        let core = words.trimmed(MarkdownWriter.isBlank)
        guard !core.isEmpty else { return out += words }
        let start = words.prefix(while: MarkdownWriter.isBlank)
        let end = words.dropFirst(start.count + core.count)
        let address = address(target.trimmed)
        let isBare = element.text.trimmed == target.trimmed && address == target.trimmed && address.hasPrefix("http")
        let isPlain = isBare && !address.contains { $0.isWhitespace || "<>".contains($0) }
        let inside = core.replacing(MarkdownMark.paragraph, with: " ")
        // `!` in front would make a picture of it.
        if start.isEmpty, out.hasSuffix("!") { out = String(out.dropLast()) + "\\!" }
        out += start + (isPlain ? "<\(address)>" : "[\(inside)](\(MarkdownEscapes.target(address)))") + end
    }
}

extension StringProtocol {
    /// Without the characters of a kind at both ends.
    func trimmed(_ isLeftOut: (Character) -> Bool) -> String {
        var part = self[...].drop(while: isLeftOut)
        while let last = part.last, isLeftOut(last) { part.removeLast() }
        return String(part)
    }
}

extension [String] {
    /// Without the empty ones at both ends.
    fileprivate var trimmingEmpty: ArraySlice<String> {
        var part = drop(while: \.isEmpty)
        while part.last?.isEmpty == true { part.removeLast() }
        return part
    }
}
