import Dates

/// A post as it is written into the plan of a release, where a person would write it.
package struct PlannedPost: Sendable {
    /// The text of the kit that is sent.
    let kind: String
    let time: ZonedTime

    package init(_ kind: String, at time: ZonedTime) { (self.kind, self.time) = (kind, time) }

    /// A plan with the post below the others; as it was where these stand in brackets.
    package func added(to text: String) -> String {
        AddedEntry(list: "posts", lines: ["to: \(kind)", "at: \(written)"]).written(into: text)
    }

    /// A plan in which a post that begins on a line goes out at the other time.
    package func moved(in text: String, fromLine line: Int) -> String {
        keepingLineEnds(text) { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for index in lines.indices.dropFirst(line - 1) {
                let inside = lines[index].drop { " -".contains($0) }
                if index > line - 1, lines[index].drop(while: { $0 == " " }).hasPrefix("- ") { break }
                guard inside.hasPrefix("at:") else { continue }
                lines[index] = lines[index].prefix(lines[index].count - inside.count) + "at: " + written
                break
            }
            return lines.joined(separator: "\n")
        }
    }

    private var written: String { ISO8601.string(time) }
}
