import Letters

/// The names of headings as VitePress makes them, `#vi-mock` of `## vi.mock`, for those that links name.
struct VitePressAnchors {
    /// What stands behind `#` in links of all texts.
    private var named: Set<Substring> = []

    init(_ texts: [String]) {
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
            words.contains(where: { VitePressAnchors.special.contains($0) && $0 != " " && $0 != "-" }),
            case let name = VitePressAnchors.name(of: withoutTags(String(words))), named.contains(name[...])
        else { return line }
        return "\(line) {#\(name)}"
    }

    /// The name of a heading: its signs become hyphens (`slugify` of `@mdit-vue/shared`).
    static func name(of heading: String) -> String {
        let parts = heading.split(whereSeparator: special.contains)
        let name = parts.joined(separator: "-").lowercased()
        return name.first?.isNumber ?? false ? "_" + name : name
    }

    private static let special = Set(" \t\u{A0}~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/")
}
