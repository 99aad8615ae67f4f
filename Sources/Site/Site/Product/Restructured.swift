/// Lines of reStructuredText as Markdown, each on its line: what changelogs have of it.
///
/// Links become links, roles their words as code, and directives, comments and targets go. Lists, emphasis and code that
/// stands by itself are alike in both.
func markdownOfRestructured(_ lines: [Substring]) -> [Substring] {
    withMarkedHeadings(lines, isRestructured: true).map { line in
        line.hasPrefix("..") ? "" : Substring(inline(line))
    }
}

/// A line in which what stands between single back quotes is written as Markdown has it.
private func inline(_ line: Substring) -> String {
    var out = ""
    var rest = line
    while let open = rest.firstIndex(of: "`") {
        out += rest[..<open]
        let run = rest[open...].prefix { $0 == "`" }
        let after = rest[run.endIndex...]
        guard let close = after.firstRange(of: run) else {
            out += rest[open...]
            return out
        }
        let text = after[..<close.lowerBound]
        rest = after[close.upperBound...]
        guard run.count == 1 else {
            out += run + text + run
            continue
        }
        if let role = takeRole(from: &out, between: ":", and: ":") {
            out += role.written(text)
            continue
        }
        let isLink = rest.first == "_"
        while rest.first == "_" { rest.removeFirst() }
        out += written(text, isLink: isLink)
    }
    return out + rest
}

/// `words <address>` as a link, or as words where the address is a place of the manual.
private func written(_ text: Substring, isLink: Bool) -> String {
    guard let (words, target) = wordsAndTarget(text) else { return String(text) }
    return isLink && target.contains(":") ? "[\(words)](\(target))" : String(words)
}
