import Letters
import Markdown
import Site

/// A release's notes without their Markdown, for stores, which show plain text.
///
/// Headings become lines, list items begin with a bullet, lines of a paragraph are joined, and of a link its words stay.
package func plainNotes(_ markdown: String) -> String {
    var lines: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = line.trimmed
        if text.isEmpty {
            if lines.last?.isEmpty == false { lines.append("") }
        } else if isHeading(text) {
            lines.append(withoutMarks(text.drop { $0 == "#" }.trimmed))
        } else if text.hasPrefix("- ") || text.hasPrefix("* ") {
            if lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
            lines.append("• " + withoutMarks(text.dropFirst(2).trimmed))
        } else if let last = lines.last, !last.isEmpty {
            lines[lines.count - 1] = last + " " + withoutMarks(text)
        } else {
            lines.append(withoutMarks(text))
        }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
}

/// Whether marks of a heading stand in front; `#12` is a number.
private func isHeading(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == "#" }
    return rest.startIndex > text.startIndex && rest.first.map(\.isWhitespace) != false
}

/// A line without emphasis, code marks and the addresses of links; what stands in code, and signs behind a backslash, stay as
/// they are.
private func withoutMarks(_ text: Substring, depth: Int = 0) -> String {
    var out = ""
    var rest = text
    var marks = "[`\\"
    while let mark = rest.firstIndex(where: { marks.contains($0) }) {
        out += withoutEmphasis(rest[..<mark])
        rest = rest[mark...]
        if rest.first == "\\" {
            rest.removeFirst()
            // Behind a backslash Markdown shows a sign of ASCII, and before all else the backslash (CommonMark 0.31 §2.4).
            if let sign = rest.first, sign.isASCII, sign.isPunctuation || sign.isSymbol {
                out.append(rest.removeFirst())
            } else {
                out.append("\\")
            }
        } else if rest.first == "`" {
            takeCode(&rest, into: &out)
        } else if !takeLink(&rest, into: &out, depth: depth) {
            // Nor is any other closed behind it.
            marks = "`\\"
        }
    }
    return out + withoutEmphasis(rest)
}

/// Words without the marks around them, and with the signs that references stand for.
private func withoutEmphasis(_ text: Substring) -> String {
    withoutReferences(text.filter { $0 != "*" && $0 != "`" })
}

/// Takes code with its marks, or marks that are never closed.
private func takeCode(_ rest: inout Substring, into out: inout String) {
    let run = rest.prefix { $0 == "`" }
    rest = rest[run.endIndex...]
    guard let close = rest.firstRange(of: run) else { return }
    out += rest[..<close.lowerBound]
    rest = rest[close.upperBound...]
}

/// Takes the words of a link, or of brackets, and passes over an address behind them; false where they are never closed.
private func takeLink(_ rest: inout Substring, into out: inout String, depth: Int) -> Bool {
    guard let open = rest.indices.first else { return false }
    // One that is never closed holds the others.
    let end = closingBracket(of: open, in: rest) ?? rest[rest.index(after: open)...].firstIndex(of: "]")
    guard let close = end else { return false }
    let inside = rest[rest.index(after: open)..<close]
    // Nobody means brackets so deep in one another.
    out += depth < 8 ? withoutMarks(inside, depth: depth + 1) : withoutEmphasis(inside)
    rest = rest[rest.index(after: close)...]
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
    return true
}
