/// Lines of reStructuredText as Markdown, each on its line: what changelogs have of it.
///
/// Links become links, roles their words as code, and directives, comments and targets go. Lists, emphasis and code that
/// stands by itself are alike in both.
func markdownOfRestructured(_ lines: [Substring]) -> [Substring] {
    withMarkedHeadings(lines, isRestructured: true).map { line in
        line.hasPrefix("..") ? "" : inline(line)
    }
}

/// A line in which what stands between single back quotes is written as Markdown has it.
private func inline(_ line: Substring) -> Substring {
    rewritingCodeSpans(of: line) { out, text, rest in
        if let role = takeRole(from: &out, between: ":", and: ":") { return role.written(text) }
        let isLink = rest.first == "_"
        while rest.first == "_" { rest.removeFirst() }
        return written(text, isLink: isLink)
    }
}

/// `words <address>` as a link, or as words where the address is a place of the manual.
private func written(_ text: Substring, isLink: Bool) -> String {
    guard let (words, target) = wordsAndTarget(text) else { return String(text) }
    return isLink && target.contains(":") ? "[\(words)](\(target))" : String(words)
}
