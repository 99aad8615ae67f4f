import Diagnostics
import Files
import Site
import Values

/// A page as layouts of Jekyll see it: what its author wrote comes first, and names of ours mean nothing.
final class JekyllPage: LazyMembers {
    private let own: PageMembers
    private let context: RenderContext
    private let index: Int
    private let page: Page

    init(_ context: RenderContext, _ index: Int) {
        (own, page) = (PageMembers(context, index), context.plan.pages[index])
        (self.context, self.index) = (context, index)
    }

    /// What the program knows of a page under the name that Jekyll has for it.
    private static let shared: Set<String> = ["url", "date", "content", "slug"]

    var memberNames: [String] {
        JekyllPage.shared.sorted() + [
            "title", "path", "name", "dir", "ext", "id", "layout", "collection", "tags", "categories", "description",
            "excerpt", "image", "previous", "next",
        ]
            + page.frontMatter.raw.keys
    }

    func member(_ name: String) -> Value? {
        let head = page.frontMatter
        switch name {
        case "title":
            own.noteTitle()
            return head.isTitled || page.kind == .post ? .string(head.title) : .null
        case "tags": return terms(head.terms["tags"] ?? [])
        case "categories": return terms(head.terms["categories"] ?? head.categories)
        case "description": return head.description.map { .string($0) } ?? .null
        // As it is written: templates put a folder in front of it, or ask for its parts.
        case "image": return head.raw["image"] ?? page.image.map { .string($0) } ?? .null
        // Of a page Jekyll cuts none out of its text.
        case "excerpt": return isFile ? head.raw["excerpt"] ?? .null : own.member(name)
        case "collection", "id", "ext", "dir", "layout", "path", "name": return place(name)
        case "previous", "next": return neighbour(name)
        default:
            return JekyllPage.shared.contains(name) ? own.member(name) : head.raw[name] ?? translated(name) ?? .null
        }
    }

    /// A word of the old site that an import has written in the words here.
    private func translated(_ name: String) -> Value? {
        let head = page.frontMatter
        switch name {
        case "category", "tag":
            let terms = name == "tag" ? head.terms["tags"] : head.terms["categories"] ?? head.categories
            return terms?.count == 1 ? terms?.first.map { .string($0) } : nil
        case "last_modified_at": return head.updated.map { .date($0) }
        case "canonical_url": return head.canonical.map { .string($0) }
        case "summary": return head.raw["excerpt"]
        case "redirect_from": return head.raw["aliases"]
        case "redirect_to": return head.raw["redirect"]
        case "hidden": return head.isUnlisted ? true : nil
        default: return nil
        }
    }

    /// Whether it is what Jekyll calls a page: a file of no collection.
    private var isFile: Bool { page.kind == .page }

    /// Terms by their names; a page without any has no list.
    private func terms(_ names: [String]) -> Value {
        isFile && names.isEmpty ? .null : .list(names.map { .string($0) })
    }

    // MARK: - Its place

    private func place(_ name: String) -> Value? {
        switch name {
        case "collection":
            if case .section(let section) = page.kind { return .string(section) }
            return page.kind == .post ? "posts" : .null
        case "layout": return .string(layout)
        case "path": return .string(path)
        case "name": return .string(self.name)
        // What Jekyll calls a document has an identity and no folder, a page the other way round.
        case "id": return isFile ? .null : own.member("id")
        case "ext":
            let name = self.name
            return isFile ? .null : .string(name.lastIndex(of: ".").map { String(name[$0...]) } ?? "")
        case "dir" where isFile:
            let folders = page.address.path.split(separator: "/").dropLast(page.address.path.hasSuffix("/") ? 0 : 1)
            return .string("/" + folders.map { $0 + "/" }.joined())
        default: return .null
        }
    }

    /// The layout by its old name: an import gives another one to what the program makes itself, and to a page that
    /// became a layout the one around it.
    private var layout: String {
        guard let name = page.frontMatter.layout?.name else { return page.kind.name }
        if name.hasPrefix("page-") {
            return context.content.theme.layouts[name].flatMap { JekyllPage.outer($0) } ?? name
        }
        return name.hasSuffix("-page") ? String(name.dropLast("-page".count)) : name
    }

    /// The layout that a layout's head names.
    private static func outer(_ layout: SourceText) -> String? {
        for line in 2..<20 {
            guard let text = layout.line(line), text != "---" else { return nil }
            if text.hasPrefix("layout: ") { return String(text.dropFirst("layout: ".count)) }
        }
        return nil
    }

    /// The file's name in the old site.
    var name: String { String(path.fileName) }

    /// The file as it was called in the old site: pages stand in no folder of their own there.
    var path: String {
        let inside = page.path.dropFirst("content/".count)
        switch page.kind {
        case .post: return "_posts" + inside.dropFirst("posts".count)
        case .page:
            let name = String(inside.dropFirst("pages/".count))
            return name == "home.md" ? "index.md" : name
        case .section, .product: return "_" + inside
        }
    }

    // MARK: - Its neighbours

    /// The document before or behind it: posts by their dates, those of a collection by their addresses.
    private func neighbour(_ name: String) -> Value? {
        guard case .section = page.kind else { return isFile ? .null : own.member(name) }
        let (previous, next) = context.documents[index]
        return (name == "previous" ? previous : next).map(context.page) ?? .null
    }
}
