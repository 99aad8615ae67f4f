import Dates
import Diagnostics
import Files
import Site
import Values

/// All that templates can look into: the content, the plan, and every body rendered.
///
/// It never changes once made, so pages are rendered from it on all cores.
final class RenderContext: Sendable {
    let plan: SitePlan
    let bodies: SiteBodies
    /// The products, each with the posts that are about it.
    let products: [DescribedProduct]
    let links: SourceLinks
    /// The addresses of cards, by the file of the page they stand for.
    let cards: CardDesk
    /// The place of each product among them.
    private let bySlug: NameTable<Int>
    private let seriesOnceAsked: Once<SeriesTable>

    /// The context of a site, in which products know the posts that are about them.
    convenience init(
        _ plan: SitePlan, _ bodies: SiteBodies, _ products: [DescribedProduct], links: SourceLinks, cards: CardDesk
    ) {
        // Pages that a product lists do not lead back to it: that would be a circle of references.
        let pages = RenderContext(plan, bodies, knowing: [], links: links, cards: cards)
        var posts = NameTable<[Int]>()
        for post in plan.posts {
            if let slug = plan.pages[post].frontMatter.product?.slug { posts[slug, default: []].append(post) }
        }
        let withPosts = products.map { product in
            product.adding(Object([("posts", pages.pages(posts[product.product.slug] ?? []))]))
        }
        self.init(plan, bodies, knowing: withPosts, links: links, cards: cards)
    }

    private init(
        _ plan: SitePlan, _ bodies: SiteBodies, knowing products: [DescribedProduct], links: SourceLinks,
        cards: CardDesk
    ) {
        (self.plan, self.bodies, self.products, self.links, self.cards) = (plan, bodies, products, links, cards)
        bySlug = NameTable(products.enumerated().map { (name: $1.product.slug, value: $0) })
        seriesOnceAsked = Once { SeriesTable(plan) }
    }

    var content: SiteContent { plan.content }
    var configuration: SiteConfiguration { plan.content.configuration }
    var options: PublishingOptions { plan.options }
    var baseURL: BaseURL { plan.baseURL }

    /// The series of the site.
    var series: SeriesTable { seriesOnceAsked.value }

    /// Whether all parts of a series have a list of their own: where it is long, and the theme has a layout for that.
    func hasList(of part: SeriesTable.Part) -> Bool {
        part.isLong && content.theme.layouts["parts"] != nil && !content.configuration.taxonomies.contains("series")
            && !Site.slug(part.name).isEmpty
    }

    /// Whether a product has a page for journalists.
    func hasPressPage(_ product: Product) -> Bool { PressPage.isMade(for: product, with: content.theme) }

    func page(_ index: Int) -> Value { .lazy(PageMembers(self, index)) }

    func pages(_ indices: some Sequence<Int>) -> Value { .list(indices.map(page)) }

    func term(_ term: Term) -> Value { .lazy(TermMembers(term)) }

    /// The term that an author wrote under this name; one that no listed post carries has no page.
    func term(_ taxonomy: String, named name: String) -> Value {
        plan.term(taxonomy, named: name).map(term)
            ?? .lazy(
                TermMembers(Term(taxonomy: taxonomy, name: name, slug: Site.slug(name), posts: []), hasPage: false))
    }

    /// The product that a page is about, described, with its posts.
    func product(about page: Int) -> Value {
        guard let slug = plan.pages[page].frontMatter.product?.slug else { return .null }
        return bySlug[slug].map { .lazy(products[$0]) } ?? .null
    }
}
