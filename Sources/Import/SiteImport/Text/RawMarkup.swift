/// Markup as a block of Markdown that is passed through as it is.
///
/// Such a block ends at the first empty line (CommonMark 0.31 §4.6), so there is none: within `pre` and `textarea` it is
/// written as a reference, elsewhere it says nothing.
func rawMarkup(_ html: String) -> String {
    var lines: [String] = ["<div>"]
    var keeps = 0
    for line in html.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
        let isEmpty = line.allSatisfy(\.isWhitespace)
        if isEmpty {
            if keeps > 0, lines.count > 1 { lines[lines.count - 1] += "&#10;" }
            continue
        }
        lines.append(String(line))
        let lower = line.lowercased()
        for name in ["pre", "textarea"] {
            keeps += count("<" + name, in: lower) - count("</" + name, in: lower)
        }
        keeps = max(0, keeps)
    }
    return (lines + ["</div>"]).joined(separator: "\n") + "\n"
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
