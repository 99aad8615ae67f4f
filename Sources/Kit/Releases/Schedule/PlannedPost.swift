import Dates

/// A post as it is written into the plan of a release, where a person would write it.
package struct PlannedPost: Sendable {
    /// The text of the kit that is sent.
    let kind: String
    let time: ZonedTime

    package init(_ kind: String, at time: ZonedTime) { (self.kind, self.time) = (kind, time) }

    /// A plan with the post below `posts:`, which is put at its end where there is none.
    ///
    /// A list in brackets is left as it is, and so the post is missing in what comes back.
    package func added(to text: String) -> String {
        keepingLineEnds(text) { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last == "" { lines.removeLast() }
            let field = lines.firstIndex { $0.hasPrefix("posts:") } ?? lines.count
            if field == lines.count { lines.append("posts:") }
            guard isBare(lines[field]) else { return text }
            let below = lines[(field + 1)...]
            let end = below.firstIndex { !isInside($0) } ?? lines.count
            // Comments and blank lines before the next field are that field's.
            let last = lines[field..<end].lastIndex { !isBlank($0) } ?? field
            let indent = below.first { $0.contains("- ") && isInside($0) }?.prefix { $0 == " " } ?? "  "
            lines.insert(contentsOf: entry(indent), at: last + 1)
            return lines.joined(separator: "\n") + "\n"
        }
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

    private func entry(_ indent: Substring) -> [String] {
        ["\(indent)- to: \(kind)", "\(indent)  at: \(written)"]
    }

    /// Whether a field stands alone on its line, perhaps with a comment.
    private func isBare(_ line: String) -> Bool {
        let rest = line.dropFirst("posts:".count).drop { $0 == " " }
        return rest.isEmpty || rest.hasPrefix("#")
    }

    private func isBlank(_ line: String) -> Bool {
        let rest = line.drop { $0 == " " }
        return rest.isEmpty || rest.hasPrefix("#")
    }

    private func isInside(_ line: String) -> Bool {
        isBlank(line) || line.hasPrefix(" ") || line.hasPrefix("-")
    }
}
