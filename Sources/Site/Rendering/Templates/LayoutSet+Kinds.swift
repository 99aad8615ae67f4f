import Site

extension LayoutSet {
    /// The layout that the author of a page asked for, else the one of the page's kind.
    package func layout(of page: Page, in plan: SitePlan) -> String {
        if let asked = page.frontMatter.layout { return asked.name }
        switch page.kind {
        case .post: return "post"
        case .section(let name) where !has(name) && has("post") && plan.datedSections.hasEntry(page): return "post"
        case .section(let name): return [name, "section"].first(where: has) ?? "page"
        case .page, .product: return "page"
        }
    }
}
