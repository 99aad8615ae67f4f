/// A role of Sphinx, as changelogs of Python's packages have them: what stands between back quotes behind it is of that kind.
struct ManualRole {
    /// Its name: `class`, `py:func`, `issue`.
    let name: Substring

    /// What is between the back quotes behind it, as Markdown: the number of an issue as `#12`, a name of the code as code.
    func written(_ text: Substring) -> String {
        let words = wordsAndTarget(text)
        if ManualRole.numbered.contains(name.lowercased()) {
            let number = words?.words ?? text
            return number.allSatisfy(\.isNumber) ? "#\(number)" : String(number)
        }
        if let words { return String(words.words) }
        // `~module.Name` is shown by its last part, and `!name` is no link.
        let shown = text.hasPrefix("~") ? text.split(separator: ".").last ?? text : text
        return "`\(shown.drop { $0 == "~" || $0 == "!" })`"
    }

    /// Roles that take a number of the package's tracker: of Sphinx's `extlinks`, as its users call them.
    private static let numbered: Set = [
        "issue", "issues", "gh", "ghissue", "gh-issue", "pr", "pull", "ghpull", "gh-pr", "bug", "bpo", "mr", "ticket",
    ]
}

/// A line of Markdown in which roles of MyST, ``{class}`Lamp` ``, are written without them.
func withoutRoles(_ line: Substring) -> Substring {
    guard line.contains("}`") else { return line }
    return rewritingCodeSpans(of: line) { out, text, _ in
        takeRole(from: &out, between: "{", and: "}")?.written(text)
    }
}

/// Takes a role from the end of a text; nil where none stands there.
func takeRole(from out: inout String, between opening: Character, and closing: Character) -> ManualRole? {
    guard out.last == closing, let start = out.dropLast().lastIndex(of: opening) else { return nil }
    var name = out[out.index(after: start)...].dropLast()
    // A role of a domain has two parts, `:py:class:`.
    var begin = start
    if opening == ":", let domain = out[..<start].lastIndex(of: ":") {
        let part = out[out.index(after: domain)..<start]
        if !part.isEmpty, part.allSatisfy(\.isLetter) { begin = domain }
    }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" || $0 == ":" || $0 == "_" }) else { return nil }
    if let last = name.split(separator: ":").last { name = last }
    let role = ManualRole(name: Substring(String(name)))
    out = String(out[..<begin])
    return role
}

/// The parts of `words <target>`; nil where a text has no target.
func wordsAndTarget(_ text: Substring) -> (words: Substring, target: Substring)? {
    guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else { return nil }
    var words = text[..<open]
    while words.last?.isWhitespace == true { words.removeLast() }
    return (words, text[text.index(after: open)...].dropLast())
}
