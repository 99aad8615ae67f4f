/// Writes headings that are underlined with marks in front, each on the line where it stood.
///
/// - Parameters:
///   - lines: lines of Markdown, where `===` is below the first level and `---` below the second, or of reStructuredText,
///     where the signs have levels in the order in which they come, and may stand above the heading too.
///   - isRestructured: which of the two they are.
/// - Returns: as many lines.
func withMarkedHeadings(_ lines: [Substring], isRestructured: Bool) -> [Substring] {
    var marked = lines
    var signs: [Character] = isRestructured ? [] : ["=", "-"]
    for index in lines.indices.dropFirst() {
        guard let sign = underline(lines[index], isRestructured), isHeading(lines[index - 1]) else { continue }
        let above = index > 1 ? lines[index - 2] : ""
        let isOverlined = isRestructured && underline(above, true) == sign
        guard isOverlined || above.allSatisfy(\.isWhitespace) else { continue }
        if isRestructured, !signs.contains(sign) { signs.append(sign) }
        guard let level = signs.firstIndex(of: sign) else { continue }
        let text = lines[index - 1].drop(while: \.isWhitespace)
        marked[index - 1] = Substring(String(repeating: "#", count: level + 1) + " " + text)
        marked[index] = ""
        if isOverlined { marked[index - 2] = "" }
    }
    return marked
}

/// The sign that a line repeats; nil where it is no line below a heading.
private func underline(_ line: Substring, _ isRestructured: Bool) -> Character? {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    guard line.count >= 3, let sign = line.first, line.allSatisfy({ $0 == sign }) else { return nil }
    return (isRestructured ? "=-~^+*#\"'`.:_" : "=-").contains(sign) ? sign : nil
}

/// Whether a line can be a heading: words, and no item of a list, quotation, heading or row of a table.
private func isHeading(_ line: Substring) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return false }
    if ["- ", "* ", "+ ", "#", ">", "|", "```", "<", ".. "].contains(where: line.hasPrefix) { return false }
    return first.isLetter || first.isNumber || "[(\"'`*".contains(first)
}
