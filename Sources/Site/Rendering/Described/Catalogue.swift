import Dates
import Files
import Site
import Values

/// All that templates can look into: the content, the plan, and every body rendered.
///
/// It never changes once made, so pages are rendered from it on all cores.
package final class Catalogue: Sendable {
    package let content: SiteContent
    package let plan: SitePlan
    package let bodies: [RenderedBody]
    package let products: [DescribedProduct]
    package let baseURL: BaseURL
    package let links: SourceLinks
    /// The instant of the build.
    package let now: Instant
    /// The address of the card that stands for a page, by the page's file; nil where it has none.
    package let card: @Sendable (_ file: String) -> String?
    /// The place of each product among them.
    private let bySlug: [String: Int]
    private let seriesOnceAsked: Once<SeriesTable>

    package init(
        content: SiteContent, plan: SitePlan, bodies: [RenderedBody], products: [DescribedProduct], baseURL: BaseURL,
        links: SourceLinks, now: Instant, card: @escaping @Sendable (_ file: String) -> String? = { _ in nil }
    ) {
        self.content = content
        self.plan = plan
        self.bodies = bodies
        self.products = products
        bySlug = Dictionary(
            products.enumerated().map { ($1.product.slug, $0) }, uniquingKeysWith: { first, _ in first })
        self.baseURL = baseURL
        self.links = links
        self.now = now
        self.card = card
        seriesOnceAsked = Once { SeriesTable(plan) }
    }

    /// The series of the site.
    package var series: SeriesTable { seriesOnceAsked.value }

    /// Whether all parts of a series have a list of their own: where it is long, and the theme has a layout for that.
    package func hasList(of part: SeriesTable.Part) -> Bool {
        part.isLong && content.theme.layouts["parts"] != nil && !content.configuration.taxonomies.contains("series")
            && !Site.slug(part.name).isEmpty
    }

    package func page(_ index: Int) -> Value { .lazy(PageMembers(self, index)) }

    package func pages(_ indices: some Sequence<Int>) -> Value { .list(indices.map(page)) }

    package func term(_ term: Term) -> Value { .lazy(TermMembers(term)) }

    /// The term that an author wrote under this name; one that no listed post carries has no page.
    package func term(_ taxonomy: String, named name: String) -> Value {
        plan.term(taxonomy, named: name).map(term)
            ?? .lazy(
                TermMembers(Term(taxonomy: taxonomy, name: name, slug: Site.slug(name), posts: []), hasPage: false))
    }

    /// The product of a slug, described, with its posts.
    package func product(_ slug: String) -> Value {
        bySlug[slug].map { .lazy(products[$0]) } ?? .null
    }
}
