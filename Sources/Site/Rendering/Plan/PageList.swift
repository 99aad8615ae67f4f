import Dates
import Site

/// The pages that a site keeps from its readers, or from some of them, by the reason.
package enum PageList: String, Sendable, CaseIterable {
    /// Those that are left out unless drafts are asked for.
    case drafts
    /// Those whose time has not come.
    case future
    /// Those whose time is over.
    case expired
    /// Those that no list, feed or sitemap has.
    case unlisted
    /// Those that are built where nobody finds them.
    case staged
    /// Those of the base language that are not there in each of the others.
    case untranslated

    /// A page of the list.
    package struct Entry: Sendable {
        /// The file, relative to the site.
        package var path: String
        package var address: Address
        package var title: String
        package var date: ZonedTime?
        package var expires: ZonedTime?
        /// When it comes or went, where that is why it is here.
        package var instant: ZonedTime?
        /// The languages that lack it.
        package var languages: [String] = []

        init(_ page: Page, instant: ZonedTime? = nil, languages: [String] = []) {
            let head = page.frontMatter
            (path, address, title) = (page.path, page.address, head.title)
            (date, expires) = (head.date, head.expires)
            (self.instant, self.languages) = (instant, languages)
        }

        init(_ product: Product, languages: [String]) {
            (path, address, title) = (product.source.path, product.address, product.manifest.name)
            (date, expires, instant, self.languages) = (nil, nil, nil, languages)
        }
    }

    /// The pages of a site at an instant: in the order of their times, else of their paths.
    package func entries(of content: SiteContent, now: Instant) -> [Entry] {
        switch self {
        case .drafts: content.pages.filter(\.frontMatter.isDraft).map { Entry($0) }
        case .staged: PageList.staged(content.onStage(at: now))
        case .unlisted: content.pages.filter(\.frontMatter.isUnlisted).map { Entry($0) }
        case .future: PageList.timed(content) { $0.shownFrom.flatMap { $0.instant > now ? $0 : nil } }
        case .expired: PageList.timed(content) { $0.expires.flatMap { $0.instant <= now ? $0 : nil } }
        case .untranslated: PageList.untranslated(content, now)
        }
    }

    private static func staged(_ content: SiteContent) -> [Entry] {
        content.products.filter(\.isStaged).map { Entry($0, languages: []) }
            + content.pages.filter { $0.frontMatter.stageFolder != nil }
            .map { Entry($0, instant: $0.frontMatter.stage?.launch) }
    }

    private static func timed(_ content: SiteContent, _ time: (FrontMatter) -> ZonedTime?) -> [Entry] {
        let entries = content.pages.compactMap { page in
            time(page.frontMatter).map { Entry(page, instant: $0) }
        }
        return entries.sorted { left, right in
            let (one, other) = (left.instant?.instant ?? .init(seconds: 0), right.instant?.instant ?? .init(seconds: 0))
            return one == other ? left.path < right.path : one < other
        }
    }

    private static func untranslated(_ content: SiteContent, _ now: Instant) -> [Entry] {
        let plan = SitePlan(content, PageSelection(now: now))
        let languages = content.configuration.languages
        var missing: [Int: [String]] = [:]
        var products: [String: [String]] = [:]
        for language in languages.indices.dropFirst() {
            let tag = languages[language].tag
            for page in plan.translations.missing(in: language) { missing[page, default: []].append(tag) }
            for product in Untranslated.products(content, in: language) {
                products[product.slug, default: []].append(tag)
            }
        }
        return missing.sorted { $0.key < $1.key }.map { Entry(plan.pages[$0], languages: $1) }
            + content.products.compactMap { product in
                products[product.slug].map { Entry(product, languages: $0) }
            }
    }
}
