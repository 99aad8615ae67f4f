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
        let isRole = dropRole(&out)
        let isLink = rest.first == "_"
        while rest.first == "_" { rest.removeFirst() }
        out += written(text, isLink: isLink, isRole: isRole)
    }
    return out + rest
}

/// Takes `:class:` from the end of a text; whether it stood there.
private func dropRole(_ out: inout String) -> Bool {
    guard out.hasSuffix(":"), let start = out.dropLast().lastIndex(of: ":") else { return false }
    let name = out[out.index(after: start)...].dropLast()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" || $0 == ":" }) else { return false }
    out = String(out[..<start])
    return true
}

/// `words <address>` as a link, as words where the address is a place of the manual, or as code.
private func written(_ text: Substring, isLink: Bool, isRole: Bool) -> String {
    guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else {
        return isLink || !isRole ? String(text) : "`\(text)`"
    }
    var words = text[..<open]
    while words.last?.isWhitespace == true { words.removeLast() }
    let address = text[text.index(after: open)...].dropLast()
    return isLink && address.contains(":") ? "[\(words)](\(address))" : String(words)
}
