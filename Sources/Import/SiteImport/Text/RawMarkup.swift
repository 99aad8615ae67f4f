/// Markup as a block of Markdown that is passed through as it is.
///
/// Such a block ends at the first empty line (CommonMark 0.31 §4.6), so there is none: within `pre` and `textarea` it is
/// written as a reference, elsewhere it says nothing.
func rawMarkup(_ html: String) -> String {
    let lines = html.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    return (["<div>"] + withoutEmptyLines(lines) + ["</div>"]).joined(separator: "\n") + "\n"
}

/// Lines of markup without those that are empty, but for what they say within `pre` and `textarea`.
func withoutEmptyLines(_ html: [Substring]) -> [Substring] {
    var lines: [Substring] = []
    var keeps = 0
    for line in html {
        if line.allSatisfy(\.isWhitespace) {
            if keeps > 0, !lines.isEmpty { lines[lines.count - 1] += "&#10;" }
            continue
        }
        lines.append(line)
        let lower = line.lowercased()
        for name in ["pre", "textarea"] {
            keeps += count("<" + name, in: lower) - count("</" + name, in: lower)
        }
        keeps = max(0, keeps)
    }
    return lines
}

private func count(_ text: String, in line: String) -> Int {
    let bytes = Array(line.utf8)
    var (count, start) = (0, 0)
    while let found = bytes.offset(of: text, from: start) {
        count += 1
        start = found + text.utf8.count
    }
    return count
}
