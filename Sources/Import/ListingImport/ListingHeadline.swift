/// A name and a tagline out of what a listing says, short enough for every place that shows the two.
struct ListingHeadline {
    let name: String
    /// What it is, in a line.
    let tagline: String

    /// The longest name and tagline, and how long both may be together, in UTF-16: what Product Hunt takes of each, and a
    /// title on Hacker News with `Show HN: ` in front and a dash between them.
    private static let (longestName, longestTagline, both) = (40, 60, 80 - 12)

    init(names: [String], taglines: [String], otherwise product: String) {
        let name = names.map { ListingHeadline.name(ListingHeadline.line($0)) }.first { !$0.isEmpty } ?? product
        let room = min(ListingHeadline.longestTagline, ListingHeadline.both - name.utf16.count)
        let lines = taglines.map(ListingHeadline.line).filter { !$0.isEmpty }
        let whole = lines + lines.compactMap(ListingHeadline.firstSentence)
        self.name = name
        tagline =
            whole.first { $0.utf16.count <= room } ?? lines.first.map { ListingHeadline.cut($0, to: room) } ?? name
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A name without what is said behind it: `Lamp: light for all rooms` is `Lamp`, where the whole would be too long.
    private static func name(_ line: String) -> String {
        guard line.utf16.count > longestName else { return line }
        let ends = [": ", " - ", " – ", " — ", " | ", " ("].compactMap { line.firstRange(of: $0)?.lowerBound }
        return cut(String(ends.min().map { line[..<$0] } ?? line[...]), to: longestName)
    }

    private static func firstSentence(_ line: String) -> String? {
        let ends = [". ", "! ", "? ", "。", " - ", " – ", " — "].compactMap { line.firstRange(of: $0)?.lowerBound }
        guard let end = ends.min(), end > line.startIndex else { return nil }
        let isDash = line[end] == " "
        return String(isDash ? line[..<end] : line[...end])
    }

    /// As many words as there is room for, with an ellipsis behind them.
    private static func cut(_ line: String, to room: Int) -> String {
        guard line.utf16.count > room else { return line }
        var kept = ""
        for word in line.split(separator: " ") {
            let longer = kept.isEmpty ? String(word) : kept + " " + word
            if longer.utf16.count + 1 > room { break }
            kept = longer
        }
        if kept.isEmpty {
            for letter in line where kept.utf16.count + String(letter).utf16.count < room { kept.append(letter) }
        }
        return kept + "…"
    }
}
