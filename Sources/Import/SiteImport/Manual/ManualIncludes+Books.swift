import Letters

/// Includes of mdBook.
extension ManualIncludes {
    /// A line with what `{{#include …}}` and its like in it take in; a backslash before one shows it as it is.
    mutating func withBooks(_ line: Substring, _ place: IncludePlace) -> String {
        var out = ""
        var rest = line
        while let start = rest.firstRange(of: "{{#")?.lowerBound,
            let end = rest[start...].firstRange(of: "}}")?.upperBound
        {
            let call = String(rest[start..<end])
            if rest[..<start].hasSuffix("\\") {
                out += rest[..<start].dropLast() + call
            } else {
                let isWholeLine = rest[..<start].allSatisfy { " \t>".contains($0) } && out.isEmpty
                out += rest[..<start]
                var place = place
                if !place.isInFence { place.isAlone = isWholeLine && rest[end...].allSatisfy(\.isWhitespace) }
                out += book(call, indented: isWholeLine ? rest[..<start] : "", place)
            }
            rest = rest[end...]
        }
        return out + rest
    }

    private mutating func book(_ call: String, indented indent: Substring, _ place: IncludePlace) -> String {
        let words = call.dropFirst(3).dropLast(2).split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case "title" where words.count == 2:
            title = words[1].trimmed
            return ""
        case "playpen" where words.count == 2: return taken("{{#playground \(words[1])}}", indented: "", place, indent)
        case "include", "rustdoc_include", "playground": return taken(call, indented: "", place, indent)
        default: return call
        }
    }
}
