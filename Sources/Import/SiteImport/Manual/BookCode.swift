/// The code of a book as its readers saw it: mdBook hides lines of Rust that begin with `# `, which only its tests need.
enum BookCode {
    /// The text without such lines; `##` shows a line that begins with one sign.
    static func withoutHiddenLines(_ text: String) -> String {
        guard text.contains("```rust") || text.contains("~~~rust") else { return text }
        var lines: [String] = []
        var (fence, isRust): (Substring?, Bool) = (nil, false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let inside = line.drop { $0 == " " || $0 == ">" || $0 == "\t" }
            if let open = fence {
                if inside.hasPrefix(open), inside.allSatisfy({ $0 == open.first || $0.isWhitespace }) {
                    fence = nil
                } else if isRust, inside == "#" || inside.hasPrefix("# ") {
                    continue
                } else if isRust, inside.hasPrefix("##") {
                    lines.append(String(line[..<inside.startIndex]) + String(inside.dropFirst()))
                    continue
                }
            } else if inside.hasPrefix("```") || inside.hasPrefix("~~~") {
                let run = inside.prefix { $0 == inside.first }
                let word = inside[run.endIndex...].drop { $0 == " " }.prefix { $0.isLetter }
                (fence, isRust) = (run, word == "rust")
            }
            lines.append(String(line))
        }
        return lines.joined(separator: "\n")
    }
}
