import Site
import Values

/// A page as layouts of Jekyll see it: what its author wrote comes first, and names of ours mean nothing.
final class JekyllPage: LazyMembers {
    private let own: PageMembers
    private let page: Page

    init(_ context: RenderContext, _ index: Int) {
        (own, page) = (PageMembers(context, index), context.plan.pages[index])
    }

    /// What the program knows of a page under the name that Jekyll has for it.
    private static let shared: Set<String> = [
        "url", "date", "content", "excerpt", "id", "name", "slug", "previous", "next", "image",
    ]

    var memberNames: [String] {
        JekyllPage.shared.sorted() + [
            "title", "path", "dir", "layout", "collection", "tags", "categories", "description",
        ]
            + page.frontMatter.raw.keys
    }

    func member(_ name: String) -> Value? {
        let head = page.frontMatter
        switch name {
        case "title":
            own.noteTitle()
            return head.isTitled || page.kind == .post ? .string(head.title) : .null
        case "path": return .string(path)
        case "dir":
            let folders = page.address.path.split(separator: "/").dropLast(page.address.path.hasSuffix("/") ? 0 : 1)
            return .string("/" + folders.map { $0 + "/" }.joined())
        case "layout": return head.layout.map { .string($0.name) } ?? .string(page.kind.name)
        case "collection":
            if case .section(let section) = page.kind { return .string(section) }
            return page.kind == .post ? "posts" : .null
        case "tags": return terms("tags") ?? .list([])
        case "categories": return terms("categories") ?? .list(head.categories.map { .string($0) })
        case "description": return head.description.map { .string($0) } ?? .null
        default: return JekyllPage.shared.contains(name) ? own.member(name) : head.raw[name] ?? .null
        }
    }

    private func terms(_ name: String) -> Value? {
        page.frontMatter.terms[name].map { .list($0.map { .string($0) }) }
    }

    /// The file as it was called in the old site: pages stand in no folder of their own there.
    private var path: String {
        let inside = page.path.dropFirst("content/".count)
        switch page.kind {
        case .post: return "_posts" + inside.dropFirst("posts".count)
        case .page:
            let name = String(inside.dropFirst("pages/".count))
            return name == "home.md" ? "index.md" : name
        case .section, .product: return "_" + inside
        }
    }
}
