import Rendering
import Site

/// A page that is to be rendered; small, since a large site has many.
struct PageJob: Sendable {
    /// What a page shows.
    enum Subject: Sendable {
        /// A page of content, by its place in the plan.
        case content(Int)
        /// A page that an author wrote for the address of a list, with that list's layout, and the list's place among
        /// those that are covered so.
        case contentAsList(Int, Int)
        /// A product, by its place in the context.
        case product(Int)
        /// A product's page for journalists.
        case press(Int)
        /// A page of a list, by its place among those that are made.
        case list(Int)
    }

    /// Its file in the output.
    let file: String
    /// The layout around it.
    let layout: String
    let subject: Subject
    /// The place of its language among the site's.
    let language: Int

    /// The pages of a site: content in the order of the plan, products, their press pages, lists.
    static func all(_ editions: Editions, _ layouts: LayoutSet, _ lists: SiteLists) -> [PageJob] {
        content(editions.base.plan, layouts, lists) + editions.all.flatMap { products($0, layouts) }
            + pressPages(editions.base)
            + lists.made.enumerated().map { index, list in
                PageJob(
                    file: list.address.file, layout: list.layout, subject: .list(index), language: list.language)
            }
    }

    private static func content(_ plan: SitePlan, _ layouts: LayoutSet, _ lists: SiteLists) -> [PageJob] {
        let covered = Dictionary(
            lists.covered.enumerated().map { ($1.address, $0) }, uniquingKeysWith: { first, _ in first })
        return plan.pages.indices.map { index in
            let page = plan.pages[index]
            let layout = layouts.layout(of: page, in: plan)
            let list = covered[page.address].flatMap { lists.covered[$0].layout == layout ? $0 : nil }
            return PageJob(
                file: page.address.file, layout: layout,
                subject: list.map { .contentAsList(index, $0) } ?? .content(index), language: page.language)
        }
    }

    private static func products(_ context: RenderContext, _ layouts: LayoutSet) -> [PageJob] {
        guard layouts.has("product") else { return [] }
        return context.products.enumerated().map { index, described in
            let product = described.product
            return PageJob(
                file: product.address.file, layout: product.prose?.frontMatter.layout?.name ?? "product",
                subject: .product(index), language: context.plan.language)
        }
    }

    private static func pressPages(_ context: RenderContext) -> [PageJob] {
        context.products.enumerated().filter { context.hasPressPage($1.product) }.map { index, described in
            PageJob(
                file: PressPage.address(of: described.product).file, layout: "press", subject: .press(index),
                language: 0)
        }
    }
}
