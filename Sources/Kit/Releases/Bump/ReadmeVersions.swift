import Markdown

/// A README, which tells a product's version in code.
///
/// That is a fence that names the product, or what stands between backquotes of a line that does; all else, such as the
/// version of a standard, is text.
struct ReadmeVersions {
    private let lines: [String]
    private let names: [String]

    init(_ text: String, names: [String]) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.names = names.map { $0.lowercased() }.filter { !$0.isEmpty }
    }

    /// The text with the new version.
    func replaced(_ old: String, _ new: String) -> String {
        var made = lines
        let fenced = FencedCode.all(in: lines)
        for code in fenced where areNamed(lines[code.lines]) {
            for index in code.lines { made[index] = withVersion(lines[index], old, new) }
        }
        let isCode = Set(fenced.flatMap(\.lines))
        for (index, line) in lines.enumerated() where !isCode.contains(index) {
            if line.contains("`"), areNamed([line]) {
                let parts = line.split(separator: "`", omittingEmptySubsequences: false)
                made[index] = parts.enumerated().map { place, part in
                    place % 2 == 1 ? withVersion(String(part), old, new) : String(part)
                }.joined(separator: "`")
            }
        }
        return made.joined(separator: "\n")
    }

    private func areNamed(_ lines: some Sequence<String>) -> Bool {
        lines.contains { line in
            let small = line.lowercased()
            return names.contains { small.contains($0) }
        }
    }
}

/// A line in which the old version gives way where it stands by itself.
///
/// Neither digits, letters nor further numbers are next to it then, but for a `v`; with `isQuoted` it begins a text in
/// quotation marks.
func withVersion(_ line: String, _ old: String, _ new: String, isQuoted: Bool = false) -> String {
    var out = ""
    var rest = line[...]
    while let found = rest.firstRange(of: old) {
        let before = rest[..<found.lowerBound].last ?? out.last ?? " "
        let after = rest[found.upperBound...]
        let isApart = !before.isNumber && before != "." && before != "-" && !(before.isLetter && before != "v")
        let goesOn =
            after.first.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false
            || after.first == "." && after.dropFirst().first?.isNumber == true
        let counts = !isQuoted || before == "\"" || before == "'"
        out += rest[..<found.lowerBound] + (isApart && !goesOn && counts ? new : old)
        rest = after
    }
    return out + rest
}
