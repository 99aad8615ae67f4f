import Diagnostics
import Files
import Markdown
import Site
import Threads

/// The texts of a site, rendered: those of its pages, and the prose of its products.
package struct SiteBodies: Sendable {
    /// Those of the plan's pages, by their places.
    private let pages: [RenderedBody]
    private let proseByAddress: NameTable<RenderedBody>
    /// What is wrong in texts; pages can be made of them all the same.
    package let mistakes: [Diagnostic]
    /// Markup of other programs that will show as text, told once for each kind.
    package let foreign: [Diagnostic]

    /// Renders the texts of a plan on all cores, but for those that are known from the build before.
    /// - Parameters:
    ///   - plan: the pages of the build, and its products.
    ///   - renderer: renders each text.
    ///   - cache: the texts of the build before, where there was one.
    ///   - room: how many bytes of HTML are kept; texts without room are rendered when they are asked for.
    ///   - isStrict: whether markup of other programs is an error.
    package init(_ plan: SitePlan, _ renderer: BodyRenderer, cache: BodyCache?, room: Int, isStrict: Bool) {
        let products = plan.content.allProducts.filter { $0.prose != nil }
        // A sum with nothing would be a copy of all of them.
        let texts = products.isEmpty ? plan.pages : plan.pages + products.compactMap(\.prose)
        let shelf = BodyShelf(texts, renderer, room: room)
        let all = cache?.bodies(of: texts, with: renderer) ?? mapInParallel(texts.count) { shelf.body(of: $0) }
        pages = products.isEmpty ? all : Array(all.prefix(plan.pages.count))
        proseByAddress = NameTable(
            zip(products, all.dropFirst(plan.pages.count)).map { (name: $0.address.path, value: $1) })
        mistakes = all.flatMap(\.mistakes)
        foreign = ForeignMarkup.summary(
            of: all.flatMap(\.foreign) + plan.content.foreignMarkupBesideBodies(), isStrict ? .error : .warning)
    }

    /// The text of a page, by its place among the plan's.
    package subscript(page: Int) -> RenderedBody { pages[page] }

    /// The prose of a product; nil where there is none.
    package func prose(of product: Product) -> RenderedBody? { proseByAddress[product.address.path] }
}
