import Dates
import Files
import Site
import Values

/// All that templates can look into: the content, the plan, and every body rendered.
///
/// It never changes once made, so pages are rendered from it on all cores.
package final class RenderContext: Sendable {
    package let plan: SitePlan
    /// The plan's content, and how the site is configured: they have so many fields that to hand a copy out for one of
    /// them, page by page, costs more than to keep one.
    package let content: SiteContent
    package let configuration: SiteConfiguration
    package let bodies: SiteBodies
    /// The products, each with the posts that are about it.
    package let products: [DescribedProduct]
    package let links: SourceLinks
    /// The address of the card that stands for a page, by the page's file; nil where it has none.
    package let card: @Sendable (_ file: String) -> String?
    /// The picture that a page's head names, as partials see pictures; nil where it is none of the site's.
    package let picture: @Sendable (_ page: Page) -> Value?
    /// The place of each product among them.
    private let bySlug: NameTable<Int>
    /// The context of the base language, for what there is in no other.
    private let inBaseLanguage: RenderContext?
    /// The terms that posts carry, each described once: many pages ask for them.
    let terms: TermTable
    private let seriesOnceAsked: Once<SeriesTable>
    private let bookletsOnceAsked: Once<BookletTable>
    private let chaptersOnceAsked: Once<ChapterTable>
    private let documentsOnceAsked: Once<DocumentNeighbours>

    /// The context of a site, in which products know the posts that are about them.
    package convenience init(
        _ plan: SitePlan, _ bodies: SiteBodies, _ products: [DescribedProduct], links: SourceLinks,
        inBaseLanguage: RenderContext? = nil, picture: @escaping @Sendable (_ page: Page) -> Value? = { _ in nil },
        card: @escaping @Sendable (_ file: String) -> String?
    ) {
        // Pages that a product lists do not lead back to it: that would be a circle of references.
        let terms = TermTable(plan)
        let pages = RenderContext(
            plan, bodies, terms, knowing: [], links: links, inBaseLanguage: nil, picture: picture, card: card)
        var posts = NameTable<[Int]>()
        for post in plan.posts + plan.stagedPosts {
            if let slug = plan.pages[post].productSlug { posts[slug, default: []].append(post) }
        }
        let withPosts = products.map { product in
            product.adding(Object([("posts", pages.pages(posts[product.product.slug] ?? []))]))
        }
        self.init(
            plan, bodies, terms, knowing: withPosts, links: links, inBaseLanguage: inBaseLanguage, picture: picture,
            card: card
        )
    }

    private init(
        _ plan: SitePlan, _ bodies: SiteBodies, _ terms: TermTable, knowing products: [DescribedProduct],
        links: SourceLinks,
        inBaseLanguage: RenderContext?, picture: @escaping @Sendable (_ page: Page) -> Value?,
        card: @escaping @Sendable (_ file: String) -> String?
    ) {
        self.inBaseLanguage = inBaseLanguage
        (content, configuration) = (plan.content, plan.content.configuration)
        (self.plan, self.bodies, self.products, self.links) = (plan, bodies, products, links)
        (self.card, self.picture, self.terms) = (card, picture, terms)
        bySlug = NameTable(products.enumerated().map { (name: $1.product.slug, value: $0) })
        seriesOnceAsked = Once { SeriesTable(plan) }
        bookletsOnceAsked = Once { BookletTable(plan) }
        chaptersOnceAsked = Once { ChapterTable(plan) }
        documentsOnceAsked = Once { DocumentNeighbours(plan) }
    }

    package var baseURL: BaseURL { plan.baseURL }
    /// The instant of the build.
    package var now: Instant { plan.selection.now }

    /// The series of the site.
    package var series: SeriesTable { seriesOnceAsked.value }

    /// The long sections of the site.
    var booklets: BookletTable { bookletsOnceAsked.value }

    /// The sections whose chapters are listed in `site.yml`.
    package var chapterTable: ChapterTable { chaptersOnceAsked.value }

    /// The neighbours of documents in Jekyll's collections.
    var documents: DocumentNeighbours { documentsOnceAsked.value }

    /// Whether all parts of a series have a list of their own: where it is long, and the theme has a layout for that.
    package func hasList(of part: SeriesTable.Part) -> Bool {
        part.isLong && content.theme.layouts["parts"] != nil && !content.configuration.taxonomies.contains("series")
            && !Site.slug(part.name).isEmpty
    }

    package func page(_ index: Int) -> Value {
        content.theme.isJekylls ? .lazy(JekyllPage(self, index)) : .lazy(PageMembers(self, index))
    }

    /// The site as the layout of a page sees it.
    package func site(_ members: SiteMembers, page: Int?) -> Value {
        content.theme.isJekylls ? .lazy(JekyllSite(members, self, page: page)) : .lazy(members)
    }

    package func pages(_ indices: some Sequence<Int>) -> Value { .list(indices.map(page)) }

    package func term(_ term: Term) -> Value { .lazy(TermMembers(term)) }

    private func product(_ slug: String) -> DescribedProduct? { bySlug[slug].map { products[$0] } }

    /// The product that a page is about, described, with its posts.
    package func product(about page: Int) -> Value {
        guard let slug = plan.pages[page].productSlug else { return .null }
        return (bySlug[slug].map { products[$0] } ?? inBaseLanguage?.product(slug)).map { .lazy($0) } ?? .null
    }
}
