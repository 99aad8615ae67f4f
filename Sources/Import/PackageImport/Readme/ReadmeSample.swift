/// Code that a README shows.
struct ReadmeSample: Hashable {
    /// The heading that it stands below; nil where that is the title.
    var title: String?
    var language: String
    var code: String

    /// The most lines that can be read in a picture.
    static let mostLines = 20
}

extension ReadmeLines {
    /// The first pieces of code in a language of programs that are short enough for a picture, one below each heading.
    var samples: [ReadmeSample] {
        var samples: [ReadmeSample] = []
        var title: String?
        var open: Int?
        for index in lines.indices {
            if let heading = heading(at: index) { title = heading.level > 1 ? heading.words : nil }
            if isCode[index], open == nil { open = index }
            guard let start = open, index + 1 == lines.count || !isCode[index + 1] || isEnd(index, of: start) else {
                continue
            }
            open = nil
            guard index > start, let sample = sample(start..<index, below: title),
                !samples.contains(where: { $0.title == sample.title })
            else { continue }
            samples.append(sample)
        }
        return samples
    }

    /// Whether a line closes the fence that another opens, so that what follows is another fence.
    private func isEnd(_ index: Int, of start: Int) -> Bool {
        let mark = lines[start].drop { $0 == " " }.prefix { $0 == "`" || $0 == "~" }
        let line = lines[index].drop { $0 == " " }
        return index > start && line.hasPrefix(mark) && line.allSatisfy { $0 == mark.first || $0.isWhitespace }
    }

    private func sample(_ fence: Range<Int>, below title: String?) -> ReadmeSample? {
        let head = lines[fence.lowerBound]
        let indent = head.prefix { $0 == " " }.count
        let info = head.drop { " `~".contains($0) }.prefix { $0.isLetter || $0.isNumber || "+#-".contains($0) }
        let language = info.lowercased()
        guard !language.isEmpty, !ReadmeLines.notPrograms.contains(language) else { return nil }
        let code = lines[fence].dropFirst().map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }
        guard (2...ReadmeSample.mostLines).contains(code.count), code.contains(where: { !$0.isEmpty }) else {
            return nil
        }
        return ReadmeSample(title: title, language: language, code: code.joined(separator: "\n") + "\n")
    }

    /// Fences that hold commands, settings, or what something printed.
    private static let notPrograms: Set = [
        "sh", "bash", "shell", "zsh", "fish", "console", "shellsession", "powershell", "ps", "ps1", "bat", "cmd",
        "text", "txt",
        "plain", "plaintext", "output", "diff", "json", "jsonc", "yaml", "yml", "toml", "ini", "xml", "mermaid",
        "markdown", "md",
        "http", "csv", "log", "none", "terminal", "conf", "env", "dockerfile", "bibtex", "gitignore",
    ]
}
