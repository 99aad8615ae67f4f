import Rendering
import Site
import Values

/// A context for each of the site's languages, in their order; one for a site that is written in one.
struct Editions: Sendable {
    /// The contexts by the places of the languages.
    let all: [RenderContext]
    /// That of the base language.
    let base: RenderContext
    private let products: SiteProducts
    private let renderer: BodyRenderer

    /// The contexts of a plan: those of other languages share its pages and their texts.
    init(
        _ plan: SitePlan, _ bodies: SiteBodies, _ products: SiteProducts, _ renderer: BodyRenderer,
        card: @escaping @Sendable (_ file: String) -> String?
    ) {
        let picture: @Sendable (Page) -> Value? = { renderer.described(imageOf: $0) }
        let base = RenderContext(
            plan, bodies, products.described, links: renderer.links, picture: picture, card: card)
        let others = plan.content.editions.indices.dropFirst().map { language in
            let own = SitePlan(plan, in: language)
            return RenderContext(
                own, bodies, products.described(in: own, renderer), links: renderer.links, inBaseLanguage: base,
                picture: picture, card: card)
        }
        (self.base, all) = (base, [base] + others)
        (self.products, self.renderer) = (products, renderer)
    }

    /// The contexts of the same site, of which some pages have other texts; products are as they were drawn.
    func rewritten(_ texts: [Int: (page: Page, body: RenderedBody)]) -> Editions {
        Editions(
            base.plan.rewritten(texts.mapValues(\.page)), base.bodies.rewritten(texts), products, renderer,
            card: base.card)
    }

    /// The context of a language, by its place among the site's.
    subscript(language: Int) -> RenderContext { all.indices.contains(language) ? all[language] : base }
}
