import Diagnostics
import Files
import Markdown
import Site
import Threads

/// The texts of a site, rendered: those of its pages, and the prose of its products.
package struct SiteBodies: Sendable {
    /// The texts that are rendered, by their places: those of the plan's pages, then those of products.
    private var known: [KeptBody?]
    /// The others, rendered once somebody asks.
    private let later: OnceEach<Int, KeptBody>
    private let proseByAddress: NameTable<Int>
    /// The pages whose texts these are.
    package private(set) var pages: [Page]
    /// What is wrong in texts; pages can be made of them all the same.
    package let mistakes: [Diagnostic]
    /// Markup of other programs that will show as text, told once for each kind.
    package let foreign: [Diagnostic]

    /// Renders the texts of a plan on all cores, but for those that are known from the build before.
    /// - Parameters:
    ///   - plan: the pages of the build, and its products.
    ///   - renderer: renders each text.
    ///   - cache: the texts of the build before, where there was one.
    ///   - scratch: where HTML is put aside.
    ///   - room: how many bytes of HTML are kept where that takes none; texts without room are rendered when they are
    ///     asked for.
    ///   - isStrict: whether markup of other programs is an error.
    ///   - isQuiet: tells of a text, by its place and page, that it is as it was and had nothing wrong, drew nothing and
    ///     showed no picture: it is not rendered unless somebody asks for it.
    package init(
        _ plan: SitePlan, _ renderer: BodyRenderer, cache: BodyCache?, scratch: ScratchFile?, room: Int,
        isStrict: Bool,
        isQuiet: @Sendable (_ place: Int, _ page: Page) -> Bool = { _, _ in false }
    ) {
        let products = plan.content.allProducts.filter { $0.prose != nil }
        // A sum with nothing would be a copy of all of them.
        let texts = products.isEmpty ? plan.pages : plan.pages + products.compactMap(\.prose)
        let shelf = BodyShelf(texts, renderer, scratch: scratch, room: room)
        known =
            cache?.bodies(of: texts, with: renderer).map { KeptBody($0) }
            ?? mapInParallel(texts.count) { isQuiet($0, texts[$0]) ? nil : KeptBody(shelf.body(of: $0)) }
        later = OnceEach { KeptBody(shelf.body(of: $0)) }
        pages = texts
        proseByAddress = NameTable(
            products.enumerated().map { (name: $1.address.path, value: plan.pages.count + $0) })
        let all = known.lazy.compactMap(\.self)
        mistakes = all.flatMap(\.body.mistakes)
        foreign = ForeignMarkup.summary(
            of: all.flatMap(\.body.foreign) + plan.content.foreignMarkupBesideBodies(), isStrict ? .error : .warning)
    }

    /// The same texts with others in place of some that had nothing wrong, as they have not.
    /// - Parameter texts: the pages with their texts, by their places.
    /// - Returns: all texts.
    package func rewritten(_ texts: [Int: (page: Page, body: RenderedBody)]) -> SiteBodies {
        var bodies = self
        for (place, text) in texts { (bodies.pages[place], bodies.known[place]) = (text.page, KeptBody(text.body)) }
        return bodies
    }

    /// The text of a page, by its place among the plan's; all of it counts as read.
    package subscript(page: Int) -> RenderedBody { self[page, .all] }

    /// The text of a page for somebody who looks at some of its parts alone.
    package subscript(page: Int, parts: BodyParts) -> RenderedBody { kept(page, parts).body }

    /// The same, kept whole, for somebody who wants one part: a text that is handed out has much to retain.
    package func kept(_ page: Int, _ parts: BodyParts) -> KeptBody {
        Reads.note(page, parts)
        return known[page] ?? later[page]
    }

    /// The prose of a product; nil where there is none.
    ///
    /// All of it counts as read, unless parts are named.
    package func prose(of product: Product, _ parts: BodyParts = .all) -> RenderedBody? {
        proseByAddress[product.address.path].map { self[$0, parts] }
    }

    /// Notes that parts of a text are read.
    package func note(_ page: Int, _ parts: BodyParts) { Reads.note(page, parts) }

    /// Whether a text is as it was, and shows and says nothing that anybody but its readers would ask for.
    package func isQuiet(_ place: Int) -> Bool { known[place] == nil }
}

/// A text that is rendered, by one reference.
package final class KeptBody: Sendable {
    package let body: RenderedBody

    init(_ body: RenderedBody) { self.body = body }
}
