import Values

/// The names at the top of a page's templates.
///
/// One for each page and used by one thread; `content` and `layout` change from each layout to the one around it.
package final class PageGlobals: LazyMembers, @unchecked Sendable {
    private let site: Value
    private let page: Value
    private let theme: Value
    private let data: Value
    private let product: Value
    private let paginator: Value
    var content: Value
    /// The front matter of the layout that is being rendered.
    var layout = Value.object(Object())

    package init(
        site: Value, page: Value, theme: Value, data: Value, product: Value = .null, paginator: Value = .null,
        content: Value
    ) {
        self.site = site
        self.page = page
        self.theme = theme
        self.data = data
        self.product = product
        self.paginator = paginator
        self.content = content
    }

    /// What layouts of Jekyll ask that program for.
    package var jekyll: Value?

    /// Those that stand for the same on every page of a language.
    static let shared: Set<String> = ["site", "theme", "data"]

    package let memberNames = ["site", "page", "content", "theme", "data", "product", "paginator", "layout"]

    package func member(_ name: String) -> Value? {
        switch name {
        case "site": site
        case "page": page
        case "content": content
        case "theme": theme
        case "data": data
        case "product": product
        case "paginator": paginator
        case "layout": layout
        case "jekyll": jekyll
        default: nil
        }
    }
}
