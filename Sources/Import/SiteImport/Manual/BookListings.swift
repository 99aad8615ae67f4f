import Markdown

/// The listings of a book, `<Listing number="5-1" file-name="src/main.rs" caption="A struct">` around a fence, as The Rust
/// Programming Language and its translations mark them.
///
/// A browser knows no such element, and shows neither file nor caption. The file becomes the fence's title, and the caption
/// a line below it.
enum BookListings {
    /// The text in plain Markdown.
    static func plain(_ text: String) -> String {
        guard text.contains("<Listing") else { return text }
        var lines: [String] = []
        var fences = Fences()
        var (file, caption): (String?, String?) = (nil, nil)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let inside = line.drop { $0 == " " || $0 == ">" }
            let before = line[..<inside.startIndex]
            let role = fences.read(line.utf8)
            if role == .opening {
                // A title stands behind a language.
                let info = fences.info.isEmpty ? "text" : ""
                lines.append(line + (file.map { "\(info) title=\"\($0)\"" } ?? ""))
                file = nil
            } else if role != .text {
                lines.append(String(line))
            } else if inside.hasPrefix("<Listing "), inside.hasSuffix(">") {
                (file, caption) = (value("file-name", in: inside), self.caption(inside))
            } else if inside.hasPrefix("</Listing>") {
                if let caption { lines.append("\(before)*\(caption)*") }
                (file, caption) = (nil, nil)
            } else {
                lines.append(String(line))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// "Listing 5-1: A struct", as mdBook's own page has it.
    private static func caption(_ tag: Substring) -> String? {
        let parts = [value("number", in: tag).map { "Listing \($0)" }, value("caption", in: tag)].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ": ")
    }

    private static func value(_ name: String, in tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound, let end = tag[start...].firstIndex(of: "\""),
            start < end
        else { return nil }
        return String(tag[start..<end])
    }
}
