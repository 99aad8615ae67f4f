import Dates
import Rendering
import Site

extension Sitemap {
    /// The pages that search engines are told of, in all languages.
    static func entries(_ editions: Editions, _ lists: SiteLists) -> [Entry] {
        editions.all.flatMap(entries) + lists.made.compactMap { entry(of: $0, lists, editions[$0.language]) }
    }

    private static func entries(_ context: RenderContext) -> [Entry] {
        let plan = context.plan
        let lost = plan.versions.orphans.filter {
            plan.pages[$0].language == plan.language && !plan.pages[$0].frontMatter.isUnlisted
        }
        let listed = (plan.posts + plan.others + lost).filter { plan.pages[$0].isForSearchEngines }
        var entries = listed.map { index in
            let page = plan.pages[index]
            return Entry(
                address: page.address, changed: page.changed,
                versions: tagged(plan.translations.versions(of: index), context))
        }
        for product in context.content.products where !product.manifest.isExample && !product.isStaged {
            let day = product.latest?.date.map { ZonedTime(instant: Zone.utc.instant(of: $0, secondOfDay: 0)) }
            let changed = day ?? product.manifest.released
            entries.append(
                Entry(
                    address: product.address, changed: changed,
                    versions: tagged(context.versions(of: product), context)))
            if plan.language == 0, context.hasPressPage(product) {
                entries.append(Entry(address: PressPage.address(of: product), changed: changed))
            }
        }
        return entries
    }

    private static func entry(of list: ListPage, _ lists: SiteLists, _ context: RenderContext) -> Entry? {
        guard list.isForAll, list.slice?.page ?? 1 == 1 else { return nil }
        let newest: Int? = if case .posts(let posts)? = list.slice?.items { posts.first } else { nil }
        return Entry(
            address: list.address, changed: newest.flatMap { context.plan.pages[$0].frontMatter.date },
            versions: tagged(lists.versions(of: list, in: context.configuration.folder), context))
    }

    /// The versions of a page as search engines want them, the page itself among them, and the one for all other readers.
    private static func tagged(
        _ versions: [Translations.Version], _ context: RenderContext
    ) -> [(tag: String, address: Address)] {
        guard versions.count > 1, let first = versions.first else { return [] }
        let languages = context.configuration.languages
        return versions.map { (languages[$0.language].tag, $0.address) } + [("x-default", first.address)]
    }
}

extension Page {
    /// Whether search engines should know the page, and by its own address.
    fileprivate var isForSearchEngines: Bool {
        frontMatter.isInSitemap && !frontMatter.isHiddenFromRobots && canonical == nil
    }
}
