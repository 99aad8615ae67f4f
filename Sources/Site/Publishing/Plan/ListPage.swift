import Rendering
import Site
import Values

/// A page that lists others: the home page, a tag, the archive, the products.
struct ListPage: Sendable {
    /// What it is, as `page.kind` says.
    var kind: String
    /// The layout it is made with.
    var layout: String
    var address: Address
    var title: String
    /// The page of content whose title it has, as an index into the plan's pages.
    var namesake: Int?
    /// The place of its language among the site's.
    var language = 0
    /// More members of `page`.
    var members = Object()
    /// What is listed on it, and its place among the pages of its list.
    var slice: Slice?

    /// What a message calls it.
    var owner: String { ListPage.owner(of: address) }

    /// What a message calls the list at an address.
    static func owner(of address: Address) -> String { "the list \(address.path)" }

    /// Whether search engines should see it, as opposed to a page for one reader's moment.
    var isForAll: Bool { !["404", "search"].contains(kind) }

    /// What a list holds: indices of the plan's pages, or of the site's products.
    enum Items: Sendable {
        case posts([Int])
        case products([Int])

        var indices: [Int] {
            switch self {
            case .posts(let indices), .products(let indices): indices
            }
        }

        func only(_ indices: [Int]) -> Items {
            switch self {
            case .posts: .posts(indices)
            case .products: .products(indices)
            }
        }
    }

    /// A page of a list.
    struct Slice: Sendable {
        var items: Items
        /// How many there are on all pages of the list.
        var total: Int
        var page: Int
        var totalPages: Int
        var first: Address
        /// Where the further pages are; below the first one's address unless given.
        var folder: Address?

        func address(of page: Int) -> Address {
            page == 1 ? first : Address((folder ?? first).path + "page/\(page)/")
        }
    }

    /// The pages of a list, cut into parts; one page even where the list is empty.
    static func pages(
        kind: String, layout: String, address: Address, title: String, members: Object = Object(), items: Items,
        size: Int, folder: Address? = nil
    ) -> [ListPage] {
        let all = items.indices
        let total = max(1, (all.count + size - 1) / size)
        return (1...total).map { number in
            let part = items.only(Array(all.dropFirst((number - 1) * size).prefix(size)))
            let slice = Slice(
                items: part, total: all.count, page: number, totalPages: total, first: address,
                folder: folder)
            return ListPage(
                kind: kind, layout: layout, address: slice.address(of: number), title: title, members: members,
                slice: slice)
        }
    }

    /// `page` as the layout sees it.
    func page(_ context: RenderContext, _ versions: [Translations.Version]) -> Value {
        if let namesake { context.bodies.note(namesake, .title) }
        var page = Object([
            ("title", .string(title)), ("url", .string(address.encoded)), ("kind", .string(kind)),
            ("description", context.content.configuration.description.map { .string($0) } ?? .null),
            ("canonical", .string(context.baseURL.absolute(address.encoded))),
            ("noindex", .bool(!isForAll)),
        ])
        page["card"] = context.card(context.configuration.address("/").file).map { .string($0) } ?? .null
        for (name, value) in context.members(of: versions) + Array(members) { page[name] = value }
        return .object(page)
    }

    /// `paginator` as the layout sees it.
    func paginator(_ context: RenderContext) -> Value {
        guard let slice else { return .null }
        let (name, listed): (String, Value) =
            switch slice.items {
            case .posts(let posts): ("posts", context.pages(posts))
            case .products(let products): ("products", .list(products.map { .lazy(context.products[$0]) }))
            }
        return [
            name: listed, "page": .integer(slice.page), "total_pages": .integer(slice.totalPages),
            "per_page": .integer(context.content.configuration.pageSize), "total_\(name)": .integer(slice.total),
            "previous_page": slice.page > 1 ? .integer(slice.page - 1) : .null,
            "next_page": slice.page < slice.totalPages ? .integer(slice.page + 1) : .null,
            "previous_page_path": slice.page > 1 ? .string(slice.address(of: slice.page - 1).encoded) : .null,
            "next_page_path": slice.page < slice.totalPages
                ? .string(slice.address(of: slice.page + 1).encoded) : .null,
        ]
    }
}
