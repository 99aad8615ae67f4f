import Markdown

/// A text whose lines outside fenced code are others.
func withProse(_ text: String, _ change: (Substring) -> String) -> String {
    var fences = Fences()
    return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { fences.read($0.utf8) == .text ? change($0) : String($0) }.joined(separator: "\n")
}

/// A line whose words outside code are others.
func withWords(_ line: Substring, _ change: (Substring) -> String) -> String {
    var (out, rest, words) = ("", line, line.startIndex)
    while let tick = rest.firstIndex(of: "`") {
        let end = codeEnd(in: rest[tick...])
        if line[tick..<end].contains(where: { $0 != "`" }) {
            out += change(line[words..<tick]) + line[tick..<end]
            words = end
        }
        rest = rest[end...]
    }
    return out + change(line[words...])
}

/// Where the code ends that the backquotes begin at the beginning of a text; where they end if no others close it.
func codeEnd(in text: Substring) -> String.Index {
    let run = text.prefix { $0 == "`" }
    var rest = text[run.endIndex...]
    while let tick = rest.firstIndex(of: "`") {
        let other = rest[tick...].prefix { $0 == "`" }
        if other.count == run.count { return other.endIndex }
        rest = rest[other.endIndex...]
    }
    return run.endIndex
}

/// Words whose links to files, `[words](../a.md#part)`, name them otherwise.
func withRelativeTargets(_ words: Substring, _ change: (_ path: String) -> String) -> String {
    withTargets(words) { $0.hasPrefix("/") ? nil : change($0) }
}

/// Words whose links within a site, `[words](/a/#part)`, lead elsewhere.
/// - Parameters:
///   - words: what stands outside of code.
///   - change: takes a path without what stands behind `#`; nil leaves it as it is.
/// - Returns: the words.
func withTargets(_ words: Substring, _ change: (_ path: String) -> String?) -> String {
    var (out, rest) = ("", words)
    while let start = rest.firstRange(of: "](")?.upperBound, let end = rest[start...].firstIndex(of: ")") {
        let target = rest[start..<end]
        let path = target.prefix { $0 != "#" && $0 != " " }
        out += rest[..<start]
        // What is whole, or something else that only looks like a path.
        let isPath = path.first.map { !"@<{".contains($0) } ?? false && !path.contains(":")
        out += (isPath ? change(String(path)) : nil).map { $0 + target[path.endIndex...] } ?? String(target)
        rest = rest[end...]
    }
    return out + rest
}
