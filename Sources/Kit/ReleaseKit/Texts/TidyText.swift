import Diagnostics
import Rendering
import Studio
import Values

/// A text without blanks at its ends and at the ends of its lines, and with one empty line at most in a row.
func tidied(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        if line.isEmpty, lines.last?.isEmpty ?? true { continue }
        lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
}

extension ThemeTemplates {
    /// A text as a template makes it, tidied and ended with a line feed.
    func tidyText(_ path: String, _ members: Object) throws(Mistakes) -> String {
        tidied(try render(path, members)) + "\n"
    }
}
