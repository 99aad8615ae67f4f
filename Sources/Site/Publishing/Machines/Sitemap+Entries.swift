import Dates
import Rendering
import Site

extension Sitemap {
    /// The pages that search engines are told of.
    static func entries(_ context: RenderContext, _ lists: SiteLists) -> [Entry] {
        let plan = context.plan
        let listed = (plan.posts + plan.others).filter { plan.pages[$0].frontMatter.isForSearchEngines }
        var entries = listed.map { index in
            let head = plan.pages[index].frontMatter
            return Entry(address: plan.pages[index].address, changed: head.updated ?? head.date)
        }
        for product in context.content.products where !product.manifest.isExample {
            let day = product.latest?.date.map { ZonedTime(instant: Zone.utc.instant(of: $0, secondOfDay: 0)) }
            let changed = day ?? product.manifest.released
            entries.append(Entry(address: product.address, changed: changed))
            if context.hasPressPage(product) {
                entries.append(Entry(address: PressPage.address(of: product), changed: changed))
            }
        }
        for list in lists.made where list.isForAll && list.slice?.page ?? 1 == 1 {
            let newest: Int? = if case .posts(let posts)? = list.slice?.items { posts.first } else { nil }
            entries.append(Entry(address: list.address, changed: newest.flatMap { plan.pages[$0].frontMatter.date }))
        }
        return entries
    }
}

extension FrontMatter {
    /// Whether search engines should know the page, and by its own address.
    fileprivate var isForSearchEngines: Bool { isInSitemap && !isHiddenFromRobots && canonical == nil }
}
