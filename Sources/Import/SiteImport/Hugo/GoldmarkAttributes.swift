/// Goldmark's attributes as they are written here: behind a colon, as kramdown has them.
enum GoldmarkAttributes {
    /// The text with its attributes; those that stand alone belong to the block above where `areOnBlocks`.
    static func plain(_ text: String, areOnBlocks: Bool) -> String {
        guard text.contains("{") else { return text }
        return withProse(text) { line in
            let inside = line.drop { $0 == " " || $0 == ">" }
            let isHeading = inside.hasPrefix("#")
            guard isHeading || areOnBlocks, inside.last == "}", let open = inside.lastIndex(of: "{"),
                isHeading ? inside[..<open].hasSuffix(" ") : open == inside.startIndex
            else { return String(line) }
            let list = inside[inside.index(after: open)...]
            let name = list.prefix { $0.isLetter || $0 == "-" }
            let isList = list.hasPrefix(".") || (!name.isEmpty && list.dropFirst(name.count).hasPrefix("="))
            let isIdentifier = !isHeading && list.hasPrefix("#")
            guard isList || isIdentifier else { return String(line) }
            // Classes of style sheets that are made of them may have marks that are read in no list here.
            return list.contains("!") ? String(line[..<open]) : line[..<open] + "{: " + list
        }
    }
}
