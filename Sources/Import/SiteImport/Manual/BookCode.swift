import Markdown

/// The code of a book as its readers saw it: mdBook hides lines of Rust that begin with `# `, which only its tests need.
enum BookCode {
    /// The text without such lines; `##` shows a line that begins with one sign.
    static func withoutHiddenLines(_ text: String) -> String {
        guard text.contains("```rust") || text.contains("~~~rust") else { return text }
        var lines: [String] = []
        var fences = Fences()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let inside = line.drop { $0 == " " || $0 == ">" || $0 == "\t" }
            guard fences.read(line.utf8) == .code, fences.info.prefix(while: \.isLetter) == "rust" else {
                lines.append(String(line))
                continue
            }
            if inside == "#" || inside.hasPrefix("# ") { continue }
            lines.append(String(inside.hasPrefix("##") ? line[..<inside.startIndex] + inside.dropFirst() : line))
        }
        return lines.joined(separator: "\n")
    }
}
