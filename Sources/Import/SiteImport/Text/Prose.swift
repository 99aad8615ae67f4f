/// A text whose lines outside fenced code are others.
func withProse(_ text: String, _ change: (Substring) -> String) -> String {
    var fence: Substring?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        let inside = line.drop { $0 == " " || $0 == ">" }
        if let open = fence {
            if inside.hasPrefix(open), inside.allSatisfy({ $0 == open.first || $0.isWhitespace }) { fence = nil }
            return String(line)
        }
        if inside.hasPrefix("```") || inside.hasPrefix("~~~") {
            fence = inside.prefix { $0 == inside.first }
            return String(line)
        }
        return change(line)
    }
    return lines.joined(separator: "\n")
}
