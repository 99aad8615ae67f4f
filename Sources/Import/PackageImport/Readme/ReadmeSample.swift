import Markdown

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
        var fenced = FencedCode.all(in: lines)[...]
        for index in lines.indices {
            if let heading = heading(at: index) { title = heading.level > 1 ? heading.words : nil }
            guard fenced.first?.lines.lowerBound == index, let code = fenced.popFirst(),
                let sample = sample(code, below: title), !samples.contains(where: { $0.title == sample.title })
            else { continue }
            samples.append(sample)
        }
        return samples
    }

    private func sample(_ fenced: FencedCode, below title: String?) -> ReadmeSample? {
        let indent = lines[fenced.lines.lowerBound].prefix { $0 == " " }.count
        let info = fenced.info.prefix { $0.isLetter || $0.isNumber || "+#-".contains($0) }
        let language = info.lowercased()
        guard !language.isEmpty, !ReadmeLines.notPrograms.contains(language) else { return nil }
        let code = lines[fenced.inside].map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }
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
