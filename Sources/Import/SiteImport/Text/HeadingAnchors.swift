import Letters

/// The names of headings as another program makes them, `#vi-mock` of `## vi.mock`, for those that links name.
struct HeadingAnchors {
    /// What stands behind `#` in links of all texts.
    private var named: Set<Substring> = []
    /// What the other program makes of a heading's words.
    private let name: @Sendable (String) -> String

    /// - Parameters:
    ///   - texts: all texts of a site.
    ///   - name: what the other program makes of a heading's words.
    init(_ texts: [String], _ name: @escaping @Sendable (String) -> String) {
        self.name = name
        for text in texts {
            var before: Character = " "
            for part in text.split(separator: "#", omittingEmptySubsequences: false) {
                if !before.isWhitespace, before != "#" {
                    let name = part.prefix { !")\"' >\n`".contains($0) }
                    if !name.isEmpty { named.insert(name) }
                }
                before = part.last ?? "#"
            }
        }
    }

    /// A line that, where it is a heading whose name would be another here, has it in braces.
    func marked(_ line: String) -> String {
        let signs = line.prefix { $0 == "#" }
        let words = line.dropFirst(signs.count)
        guard 1...6 ~= signs.count, words.first == " ", !words.contains("{#"),
            case let name = name(withoutTags(String(words.trimmed))), named.contains(name[...]),
            name.contains(where: \.isUppercase) || words.contains(where: HeadingAnchors.isSpecial)
        else { return line }
        return "\(line) {#\(name)}"
    }

    /// Whether programs differ in what they make of a sign.
    private static func isSpecial(_ sign: Character) -> Bool { special.contains(sign) && sign != " " && sign != "-" }

    /// The name of a heading in VitePress: its signs become hyphens (`slugify` of `@mdit-vue/shared`).
    static func vitePress(_ heading: String) -> String {
        let parts = heading.split(whereSeparator: special.contains)
        let name = parts.joined(separator: "-").lowercased()
        return name.first?.isNumber ?? false ? "_" + name : name
    }

    private static let special = Set(" \t\u{A0}~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/")
}
