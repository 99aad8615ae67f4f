/// The fields of a kind of file as a page to read in a terminal, made of the tables that the readers read by.
package enum FieldPage: String, Sendable, CaseIterable {
    /// The head of a post or a page.
    case frontMatter = "front-matter"
    /// `product.yml`.
    case manifest
    /// `site.yml`.
    case site

    /// What the page is about, in a line.
    package var title: String {
        switch self {
        case .frontMatter: "the head of posts and pages: the YAML between two lines `---`"
        case .manifest: "a product's manifest: content/products/NAME/product.yml"
        case .site: "the site's settings: content/site.yml"
        }
    }

    /// The page.
    package var text: String {
        let openness =
            table.isOpen
            ? "Other names are kept, for templates." : "Other names are mistakes, and are told with their place."
        return """
            \(title)

            \(openness)

            \(table.lines(indent: 2).joined(separator: "\n"))
            """
    }

    /// The names of all fields, those of maps within maps too.
    package var names: [String] { table.allNames }

    private var table: FieldTable {
        switch self {
        case .frontMatter: .frontMatter
        case .manifest: .manifest
        case .site: .site
        }
    }
}

extension FieldTable {
    fileprivate var allNames: [String] {
        fields.flatMap { [$0.name] + ($0.shape.innerTable?.allNames ?? []) }
    }

    /// Two lines for each field, and those of its own fields below it.
    fileprivate func lines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return fields.flatMap { field in
            let head = "\(margin)\(field.name): \(field.shape.words)" + (field.isRequired ? " (required)" : "")
            let example = field.example.map { " For example `\(field.name): \($0)`." } ?? ""
            let inner = field.shape.innerTable?.lines(indent: indent + 4) ?? []
            return [head, "\(margin)    \(field.about)\(example)"] + inner
        }
    }
}

extension Shape {
    /// The fields of the maps that it holds, whatever stands around them.
    fileprivate var innerTable: FieldTable? { table ?? tableOfNamed }

    /// What it holds, in words.
    fileprivate var words: String {
        switch self {
        case .text: "text"
        case .flag: "true or false"
        case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .date: "a date"
        case .address(let onSite): onSite ? "an address, or a path of this site" : "an address"
        case .colour: "a colour as #RRGGBB"
        case .price: "free, or an amount with its currency"
        case .hashtag: "a hashtag"
        case .choice(let words): words.joined(separator: " | ")
        case .list(let part): "a list, each \(part.words)"
        case .oneOrMore(let part): "\(part.words), or a list of such"
        case .map: "a map of these fields"
        case .named(let part, let known, let isOpen): Shape.words(named: part, known, isOpen: isOpen)
        case .chapters: "a list of files, each perhaps with its name, as in `Install: install.md`, or with such a list"
        case .either(let shapes): shapes.map(\.words).joined(separator: "; or ")
        }
    }

    private static func words(named part: Shape, _ known: [String], isOpen: Bool) -> String {
        // The words of a theme and the languages are too many for a line.
        let few = 14
        let names = known.prefix(few).joined(separator: ", ") + (known.count > few ? ", …" : "")
        let which = known.isEmpty ? "any name" : isOpen ? "\(names), or another name" : names
        return "a map of names (\(which)) to values, each \(part.words)"
    }
}
