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
