import Values

extension Page {
    /// Who wrote it, as its head says: `author: Ada`, `authors: [Ada, {name: Grace}]`, or terms of a taxonomy of that
    /// name; nobody where the head names none.
    package var authors: [String] {
        if let terms = frontMatter.terms["authors"], !terms.isEmpty { return terms }
        for name in ["authors", "author"] {
            let names = Page.names(frontMatter.raw[name] ?? .null)
            if !names.isEmpty { return names }
        }
        return []
    }

    private static func names(_ value: Value) -> [String] {
        switch value {
        case .string(let name): name.allSatisfy(\.isWhitespace) ? [] : [name]
        case .list(let parts): parts.flatMap(names)
        case .object(let person): names(person["name"] ?? .null)
        default: []
        }
    }
}

extension SiteContent {
    /// Who wrote a page, spelt as `data/authors.yml` spells them: `ada: {name: Ada Marsh}` or `ada: Ada Marsh`.
    package func authors(of page: Page) -> [String] { page.authors.map(spelling) }

    /// The one whose site it is, spelt likewise.
    package var author: String? { configuration.author.map(spelling) }

    private func spelling(of author: String) -> String {
        guard case .object(let people)? = data["authors"] else { return author }
        switch people[author] {
        case .string(let name): return name
        case .object(let person):
            guard case .string(let name)? = person["name"] else { return author }
            return name
        default: return author
        }
    }
}
