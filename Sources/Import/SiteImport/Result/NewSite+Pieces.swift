extension NewSite {
    /// Shows as text what stands in texts like a piece of the theme and was none in the old site.
    mutating func settlePieces() {
        for index in pages.indices where pages[index].body.contains("{%") {
            pages[index].body = NewSite.withOwnPieces(pages[index].body)
        }
    }

    /// A text in which pieces that an import wrote lose their mark, and others, outside code, are escaped.
    private static func withOwnPieces(_ text: String) -> String {
        withProse(text, escaped).replacing(Piece.mark, with: "")
    }

    private static func escaped(_ line: Substring) -> String {
        var out = ""
        var ticks = 0
        var rest = line
        while let first = rest.first {
            if first == "`" { ticks += 1 }
            let isTag = rest.hasPrefix("{%") && isInclude(rest.dropFirst(2))
            // Behind an odd number of backquotes stands code.
            if isTag, ticks % 2 == 0, !out.hasSuffix(Piece.mark), !out.hasSuffix("\\") { out += "\\" }
            out.append(first)
            rest.removeFirst()
        }
        return out
    }

    private static func isInclude(_ rest: Substring) -> Bool {
        let word = rest.drop { $0 == "-" || $0 == " " }
        return word.hasPrefix("include") || word.hasPrefix("endinclude")
    }
}
