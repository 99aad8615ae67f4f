/// A field at the margin of a YAML file, set, changed or taken out as a person would: all other lines stay as they are.
package struct WrittenField: Sendable {
    let name: String
    /// What it says, as YAML writes it; nil for a field that is taken out.
    let value: String?
    /// The field behind which it is put where the file has none of that name; behind all others where it is nowhere.
    let neighbour: String

    /// A field that says something.
    package init(_ name: String, _ value: String?, after neighbour: String) {
        (self.name, self.value, self.neighbour) = (name, value, neighbour)
    }

    /// The text with the field.
    package func written(into text: String) -> String { keepingLineEnds(text, edited) }

    private func edited(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let place = WrittenField.place(of: name, in: lines) {
            if let value { lines[place] = "\(name): \(value)\(comment(lines[place]))" } else { lines.remove(at: place) }
        } else if let value {
            let above = WrittenField.place(of: neighbour, in: lines).map { WrittenField.end(of: $0, in: lines) }
            lines.insert("\(name): \(value)", at: above ?? WrittenField.lastFilled(lines))
        }
        return lines.joined(separator: "\n")
    }

    /// What its author noted behind it, which stays.
    private func comment(_ line: String) -> Substring {
        guard let sign = line.firstRange(of: " #")?.lowerBound else { return "" }
        return line[sign...]
    }

    private static func place(of name: String, in lines: [String]) -> Int? {
        lines.firstIndex { $0.hasPrefix(name + ":") }
    }

    /// The line behind a field and all that is indented below it.
    private static func end(of field: Int, in lines: [String]) -> Int {
        lines[(field + 1)...].firstIndex { $0.first.map { !" \t-".contains($0) } ?? true } ?? lines.count
    }

    /// The line behind the last that says something.
    private static func lastFilled(_ lines: [String]) -> Int {
        (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1) + 1
    }
}
