import Letters

/// Something that a README lists among what its product does.
struct ReadmeFeature: Hashable {
    var title: String
    var detail: String?

    /// The longest title: a line of a post.
    private static let longestTitle = 60
    /// How many of them a page and a post can use.
    private static let most = 12

    /// The list that stands below a heading such as `Features`, with its lines and those of the heading where nothing else
    /// stands there.
    static func list(in readme: ReadmeLines) -> (heading: String, features: [ReadmeFeature], lines: Range<Int>)? {
        for index in readme.lines.indices {
            guard let heading = readme.heading(at: index), isOfFeatures(heading.words) else { continue }
            let end =
                readme.lines.indices.dropFirst(index + 1).first { readme.heading(at: $0) != nil } ?? readme.lines.count
            let items = items(in: readme, index + 1..<end)
            guard let items, (2...most).contains(items.count) else { continue }
            return (heading.words, items.map(ReadmeFeature.init), index..<end)
        }
        return nil
    }

    private static func isOfFeatures(_ heading: String) -> Bool {
        let words = heading.lowercased().split { !$0.isLetter }.joined(separator: " ")
        return [
            "features", "key features", "main features", "highlights", "what it does", "feature highlights",
            "overview of features",
        ].contains(words)
    }

    /// The items of a section that holds one flat list and nothing else; nil where there is more.
    private static func items(in readme: ReadmeLines, _ range: Range<Int>) -> [String]? {
        var items: [String] = []
        for index in range {
            let line = readme.lines[index]
            if readme.isCode[index] { return nil }
            // Room is made with tags that say nothing, such as `<br/>`.
            if withoutTags(String(line), contents: []).allSatisfy(\.isWhitespace) { continue }
            if ["- ", "* ", "+ "].contains(where: line.hasPrefix) {
                items.append(String(line.dropFirst(2)))
            } else if line.first == " ", !items.isEmpty,
                !["- ", "* ", "+ "].contains(where: line.drop { $0 == " " }.hasPrefix)
            {
                items[items.count - 1] += " " + line.trimmed
            } else {
                return nil
            }
        }
        return items
    }

    /// `**Title**: what it does`, `Title - what it does`, or a sentence.
    private init(_ item: String) {
        let marked = item.hasPrefix("**") ? item.dropFirst(2).firstRange(of: "**") : nil
        if let marked {
            let title = plainWords(item[..<marked.lowerBound])
            let rest = plainWords(item[marked.upperBound...]).drop { ":–—-. ".contains($0) }
            self.init(title, rest.isEmpty ? nil : String(rest))
            return
        }
        let words = plainWords(item[...])
        let parts = [": ", " - ", " – ", " — "].compactMap { words.firstRange(of: $0) }.min {
            $0.lowerBound < $1.lowerBound
        }
        if let parts, words[..<parts.lowerBound].count <= ReadmeFeature.longestTitle {
            self.init(String(words[..<parts.lowerBound]), String(words[parts.upperBound...]))
        } else {
            self.init(words, nil)
        }
    }

    private init(_ title: String, _ detail: String?) {
        // Signs in front are the list's own bullets, for the most part.
        let words = title.drop { !$0.isLetter && !$0.isNumber && !"\"'`(@#.-".contains($0) }
        self.title = String(words.trimmed)
        while self.title.last == "." || self.title.last == ":" { self.title.removeLast() }
        self.detail = detail.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        guard self.title.count > ReadmeFeature.longestTitle, self.detail == nil else { return }
        let whole = self.title
        let cut = whole.firstIndex { ",;(".contains($0) }.map { String(whole[..<$0].trimmed) }
        if let cut, cut.count <= ReadmeFeature.longestTitle, cut.count > 8 {
            (self.title, self.detail) = (cut, whole + ".")
        }
    }
}
