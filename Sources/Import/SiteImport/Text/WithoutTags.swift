import Letters

/// A text of one line without its tags, as descriptions of sites are, which others write as HTML.
func withoutTags(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
        out += rest[..<start]
        let inside = rest[rest.index(after: start)...]
        let isTag = inside.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
        if isTag, let end = inside.firstRange(of: inside.hasPrefix("!--") ? "-->" : ">") {
            rest = inside[end.upperBound...]
        } else {
            out.append("<")
            rest = inside
        }
    }
    return (out + rest).onOneLine
}
