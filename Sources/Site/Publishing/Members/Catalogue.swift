import Dates
import Diagnostics
import Files
import Site
import Values

/// All that templates can look into: the content, the plan, and every body rendered.
///
/// It never changes once made, so pages are rendered from it on all cores.
final class Catalogue: Sendable {
    let content: SiteContent
    let plan: SitePlan
    let bodies: [RenderedBody]
    let products: [DescribedProduct]
    let baseURL: BaseURL
    let links: SourceLinks
    let options: PublishingOptions
    /// The addresses of cards, by the file of the page they stand for.
    let cards: CardDesk
    /// The place of each product among them.
    private let bySlug: [String: Int]
    private let seriesOnceAsked: Once<SeriesTable>

    init(
        content: SiteContent, plan: SitePlan, bodies: [RenderedBody], products: [DescribedProduct], baseURL: BaseURL,
        links: SourceLinks, options: PublishingOptions, cards: CardDesk = CardDesk()
    ) {
        self.content = content
        self.plan = plan
        self.bodies = bodies
        self.products = products
        bySlug = Dictionary(
            products.enumerated().map { ($1.product.slug, $0) }, uniquingKeysWith: { first, _ in first })
        self.baseURL = baseURL
        self.links = links
        self.options = options
        self.cards = cards
        seriesOnceAsked = Once { SeriesTable(plan) }
    }

    /// The series of the site.
    var series: SeriesTable { seriesOnceAsked.value }

    /// Whether all parts of a series have a list of their own: where it is long, and the theme has a layout for that.
    func hasList(of part: SeriesTable.Part) -> Bool {
        part.isLong && content.theme.layouts["parts"] != nil && !content.configuration.taxonomies.contains("series")
            && !Site.slug(part.name).isEmpty
    }

    func page(_ index: Int) -> Value { .lazy(PageMembers(self, index)) }

    func pages(_ indices: some Sequence<Int>) -> Value { .list(indices.map(page)) }

    func term(_ term: Term) -> Value { .lazy(TermMembers(term)) }

    /// The term that an author wrote under this name; one that no listed post carries has no page.
    func term(_ taxonomy: String, named name: String) -> Value {
        plan.term(taxonomy, named: name).map(term)
            ?? .lazy(
                TermMembers(Term(taxonomy: taxonomy, name: name, slug: Site.slug(name), posts: []), hasPage: false))
    }

    /// The product of a slug, described, with its posts.
    func product(_ slug: String) -> Value {
        bySlug[slug].map { .lazy(products[$0]) } ?? .null
    }
}
