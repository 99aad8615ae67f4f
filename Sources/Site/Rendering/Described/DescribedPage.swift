import Dates
import Site
import Values

extension Page {
    /// What every template sees of a page, whether its text is rendered or not; nil where only the text tells it, or
    /// the pages around.
    func member(_ name: String, _ baseURL: @autoclosure () -> BaseURL) -> Value? {
        // Of the head only what is asked for: all of it has much to retain.
        switch name {
        case "title": return .string(frontMatter.title)
        case "url": return .string(address.encoded)
        case "date": return frontMatter.date.map { .date($0) } ?? .null
        case "updated": return frontMatter.updated.map { .date($0) } ?? .null
        case "description": return frontMatter.description.map { .string($0) } ?? .null
        case "source": return .string(path)
        case "path": return .string(String(path.dropFirst("content/".count)))
        case "name": return .string(path.split(separator: "/").last.map(String.init) ?? "")
        case "id": return .string(Page.withoutEnd(address.encoded))
        case "slug": return .string(address.path.split(separator: "/").last.map(String.init) ?? "")
        case "draft": return .bool(frontMatter.isDraft)
        case "unlisted": return .bool(frontMatter.isUnlisted)
        case "canonical": return .string(baseURL().whole(frontMatter.canonical ?? address.encoded))
        case "kind": return .string(kind.name)
        case "section":
            if case .section(let section) = kind { return .string(section) }
            return .null
        default: return nil
        }
    }

    /// An address without its slash or extension, as Jekyll tells posts apart.
    private static func withoutEnd(_ url: String) -> String {
        if url.hasSuffix("/") { return String(url.dropLast()) }
        guard let dot = url.lastIndex(of: "."), !url[dot...].contains("/") else { return url }
        return String(url[..<dot])
    }

    /// The page in a list that no page of the site holds, such as one of a README.
    package func described(_ baseURL: BaseURL) -> Value {
        let names = ["title", "url", "canonical", "date", "updated", "description"]
        return .object(Object(names.map { ($0, member($0, baseURL) ?? .null) }))
    }
}

extension PageKind {
    /// The kind as templates know it.
    package var name: String {
        switch self {
        case .post: "post"
        case .page: "page"
        case .section: "section"
        case .product: "product"
        }
    }
}
