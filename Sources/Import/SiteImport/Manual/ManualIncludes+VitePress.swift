import Letters

/// What VitePress takes in.
extension ManualIncludes {
    /// A line that may show a file as code, `<<< @/a.ts#part{2} [name]`, or take in a text, `<!--@include: ./part.md-->`.
    mutating func withVitePress(_ line: Substring, _ place: IncludePlace) -> String {
        guard !place.isInFence else { return String(line) }
        let inside = line.drop { $0 == " " || $0 == "\t" }
        var place = place
        if inside.hasPrefix("<<<") {
            place.isAlone = true
            return taken("<<< \(inside.dropFirst(3).trimmed)", indented: line[..<inside.startIndex], place)
        }
        guard let start = line.firstRange(of: "<!--"), let end = line[start.upperBound...].firstRange(of: "-->") else {
            return String(line)
        }
        let words = line[start.upperBound..<end.lowerBound].trimmed
        guard words.hasPrefix("@include:") else { return String(line) }
        let path = words.dropFirst("@include:".count).trimmed
        return line[..<start.lowerBound] + taken("<<< \(path)", indented: "", place) + line[end.upperBound...]
    }

    /// What a block of code is called in its group, with the blank before it: ` [npm]`.
    static func label(_ call: String) -> String {
        guard call.hasPrefix("<<<"), call.hasSuffix("]"), let open = call.lastIndex(of: "[") else { return "" }
        return " " + call[open...]
    }
}
