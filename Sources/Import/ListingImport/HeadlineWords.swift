import Letters

/// Lines, sentences and clauses of what a listing says.
package enum HeadlineWords {
    /// A text as one line, without blanks around it.
    static func line(_ text: String) -> String {
        text.onOneLine
    }

    /// A name, and what is said behind it: `Lamp: light for all rooms` is `Lamp` and `light for all rooms`.
    static func parts(ofName line: String) -> (name: String, rest: String?) {
        let marks = [": ", " - ", " – ", " — ", " | ", " ("].compactMap { line.firstRange(of: $0) }
        guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }), mark.lowerBound > line.startIndex else {
            return (line, nil)
        }
        let rest = line[mark.upperBound...]
        let isBracket = line[mark].last == "("
        // Of several such parts none is the sentence that says what it is.
        let isOne = !isBracket && !rest.contains(where: { "|()".contains($0) })
        return (String(line[..<mark.lowerBound]), isOne && rest.count > 3 ? String(rest) : nil)
    }

    /// Where the first sentence of a line ends; nil where it is the only one.
    static func endOfSentence(_ line: String) -> String.Index? {
        let ends = [". ", "! ", "? ", "。", "！", "？"].compactMap { line.firstRange(of: $0)?.lowerBound }
        guard let end = ends.min(), end > line.startIndex else { return nil }
        return line.index(after: end)
    }

    /// As many clauses of a line as there is room for; nil where not even one does, or where it would say nothing.
    static func clause(_ line: String, to room: Int) -> String? {
        var best: Substring?
        let line = line.prefix(room + 2)
        for mark in [" - ", " – ", " — ", "; ", ": ", ", ", " (", "，", "、", "；", "："] {
            for range in line.ranges(of: mark) {
                let part = line[..<range.lowerBound]
                if part.utf16.count <= room, part.count > best?.count ?? 0 { best = part }
            }
        }
        // A clause of a word or two is an exclamation, and no tagline.
        guard let best, best.utf8.count >= 12, best.contains(" ") || best.utf8.count > best.count else { return nil }
        return String(best)
    }

    /// As many words as there is room for, with an ellipsis behind them.
    static func cut(_ line: String, to room: Int) -> String {
        guard line.utf16.count > room else { return line }
        var kept = ""
        for word in line.split(separator: " ") {
            let longer = kept.isEmpty ? String(word) : kept + " " + word
            if longer.utf16.count + 1 > room { break }
            kept = longer
        }
        if kept.isEmpty {
            for letter in line where kept.utf16.count + String(letter).utf16.count < room { kept.append(letter) }
        }
        return kept + "…"
    }

    /// A text without what two tellings of the same may differ in.
    package static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
