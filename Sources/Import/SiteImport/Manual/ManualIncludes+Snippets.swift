import Markdown

/// Snippets of PyMdown.
extension ManualIncludes {
    /// A line that may be a snippet, `--8<-- "file"` or `{!file!}`; a semicolon before it shows it as it is.
    mutating func withSnippet(_ line: Substring, _ place: IncludePlace) -> String {
        let inside = line.drop { $0 == " " || $0 == "\t" }
        if inside.hasPrefix(";"), IncludeLine(inside.drop { $0 == ";" }) != nil {
            return String(line[..<inside.startIndex] + inside.dropFirst())
        }
        guard inside.hasPrefix("-") || inside.hasPrefix("{!") else { return String(line) }
        var place = place
        if !place.isInFence { place.isAlone = true }
        return taken(String(inside), indented: line[..<inside.startIndex], place)
    }

    /// The files between two lines of scissors.
    static func several(_ lines: [Substring], at index: Int) -> (paths: [String], next: Int)? {
        func isScissors(_ line: Substring) -> Bool {
            let words = line.filter { !$0.isWhitespace }
            return words.hasPrefix("-") && words.hasSuffix("-") && words.drop { $0 == "-" }.prefix(3) == "8<-"
                && words.allSatisfy { "-8<".contains($0) }
        }
        guard isScissors(lines[index]), let end = lines[(index + 1)...].prefix(40).firstIndex(where: isScissors) else {
            return nil
        }
        let names = lines[index + 1..<end].map { $0.filter { !$0.isWhitespace } }
        return (names.filter { !$0.isEmpty && !$0.hasPrefix(";") }, end + 1)
    }
}
