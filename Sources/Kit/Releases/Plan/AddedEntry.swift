/// One more part of a list at the margin of a YAML file, as a person would write it.
struct AddedEntry {
    /// The name of the list.
    let list: String
    /// The lines of the part, without the hyphen of the first.
    let lines: [String]

    /// The text with the part below the others; the list is put at its end where there is none.
    ///
    /// A list in brackets is left as it is, and so the part is missing in what comes back.
    func written(into text: String) -> String {
        keepingLineEnds(text) { text in
            var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while all.last == "" { all.removeLast() }
            let field = all.firstIndex { $0.hasPrefix(list + ":") } ?? all.count
            if field == all.count { all.append(list + ":") }
            guard isBare(all[field]) else { return text }
            let below = all[(field + 1)...]
            let end = below.firstIndex { !isInside($0) } ?? all.count
            // Comments and blank lines before the next field are that field's.
            let last = all[field..<end].lastIndex { !isBlank($0) } ?? field
            let indent = below[..<end].first { $0.contains("- ") }?.prefix { $0 == " " } ?? "  "
            all.insert(
                contentsOf: lines.enumerated().map { indent + ($0.offset == 0 ? "- " : "  ") + $0.element },
                at: last + 1)
            return all.joined(separator: "\n") + "\n"
        }
    }

    /// Whether a field stands alone on its line, perhaps with a comment.
    private func isBare(_ line: String) -> Bool {
        let rest = line.dropFirst(list.count + 1).drop { $0 == " " }
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
