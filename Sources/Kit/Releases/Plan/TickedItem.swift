/// An item of a plan that is done, or is not done after all.
package struct TickedItem: Sendable {
    /// The line of the plan on which the item begins, counted from 1.
    let line: Int
    let isDone: Bool

    package init(onLine line: Int, isDone: Bool) { (self.line, self.isDone) = (line, isDone) }

    /// The plan with the item as it is now; as it was where the item stands on one line in braces.
    package func written(into text: String) -> String {
        keepingLineEnds(text) { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            guard lines.indices.contains(line - 1) else { return text }
            let margin = lines[line - 1].prefix { $0 == " " || $0 == "-" }.count
            let first = lines[line - 1].dropFirst(margin)
            if first.hasPrefix("{") {
                lines[line - 1] = inBraces(lines[line - 1])
                return lines.joined(separator: "\n")
            }
            let end = lines.indices.dropFirst(line).first { index in
                let blanks = lines[index].prefix { $0 == " " }.count
                return !lines[index].isEmpty && (blanks < margin || lines[index].dropFirst(blanks).hasPrefix("- "))
            }
            let own = (line - 1)..<(end ?? lines.count)
            let place = own.first { lines[$0].drop { " -".contains($0) }.hasPrefix("done:") }
            if let place {
                lines[place] = lines[place].prefix { " -".contains($0) } + "done: \(isDone)"
            } else if isDone {
                let last = own.last { !lines[$0].allSatisfy(\.isWhitespace) } ?? line - 1
                lines.insert(String(repeating: " ", count: margin) + "done: true", at: last + 1)
            }
            return lines.joined(separator: "\n")
        }
    }

    private func inBraces(_ line: String) -> String {
        if line.contains("done: \(!isDone)") { return line.replacing("done: \(!isDone)", with: "done: \(isDone)") }
        guard isDone, let brace = line.lastIndex(of: "}"), !line.contains("done:") else { return line }
        return line[..<brace] + ", done: true" + line[brace...]
    }
}
