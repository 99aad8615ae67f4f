import Letters

extension CodeLines {
    /// A line as it is shown: what stands in it, and whether it goes on with the one before.
    private typealias Part = (runs: [(text: String, kind: String)], goesOn: Bool)

    /// How wide a text is, in columns: letters of Chinese, Japanese and Korean take two.
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    private static func width(of letter: Character) -> Int {
        letter.unicodeScalars.first.map { $0.isWide ? 2 : 1 } ?? 1
    }

    /// Breaks lines that are wider than so many columns, at a blank where there is one; what follows is set in.
    mutating func wrap(at most: Int) {
        var (shown, goesOn): ([[(text: String, kind: String)]], [Bool]) = ([], [])
        for line in lines {
            for part in CodeLines.parts(of: line, most) {
                shown.append(part.runs)
                goesOn.append(part.goesOn)
            }
        }
        (lines, continues) = (shown, goesOn)
    }

    private static func parts(of line: [(text: String, kind: String)], _ most: Int) -> [Part] {
        let letters = line.flatMap { run in run.text.map { (letter: $0, kind: run.kind) } }
        let indent = min(letters.prefix { $0.letter == " " }.count + 2, most / 2)
        var parts: [Part] = []
        var rest = letters[...]
        while true {
            let room = parts.isEmpty ? most : most - indent
            let end = CodeLines.end(of: rest.map(\.letter), room)
            let blanks = parts.isEmpty ? "" : String(repeating: " ", count: indent)
            parts.append((joined(blanks, rest.prefix(end)), !parts.isEmpty))
            rest = rest.dropFirst(end).drop { $0.letter == " " }
            if rest.isEmpty { return parts }
        }
    }

    /// How many letters go into a line: all, else those before a blank that is not too near its beginning.
    private static func end(of letters: [Character], _ room: Int) -> Int {
        var (count, width) = (0, 0)
        for letter in letters {
            width += self.width(of: letter)
            if width > room { break }
            count += 1
        }
        guard count < letters.count else { return count }
        if letters[count] == " " { return max(1, count) }
        let blank = letters.prefix(count).lastIndex(of: " ") ?? 0
        return max(1, blank > count / 2 ? blank : count)
    }

    private static func joined(
        _ blanks: String, _ letters: ArraySlice<(letter: Character, kind: String)>
    ) -> [(text: String, kind: String)] {
        var runs: [(text: String, kind: String)] = blanks.isEmpty ? [] : [(blanks, "")]
        for (letter, kind) in letters {
            if let last = runs.last, last.kind == kind {
                runs[runs.count - 1].text.append(letter)
            } else {
                runs.append((String(letter), kind))
            }
        }
        return runs
    }
}
