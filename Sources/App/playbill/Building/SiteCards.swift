import Diagnostics
import Files
import Glibc
import Publishing
import Rendering
import Site
import Studio
import Values

/// The cards of a site's pages: drawn once, and taken from the cache without being read where they are there.
struct SiteCards: Sendable {
    private let maker: Result<CardMaker?, Mistakes>
    private let cache: String
    private let art: CardArtMaker
    private let products: [String: Product]

    init(_ setup: PictureSetup, _ templates: ThemeTemplates, products: [Product], cache: String) {
        self.cache = cache
        art = CardArtMaker(setup)
        self.products = Dictionary(products.map { ($0.slug, $0) }) { first, _ in first }
        do throws(Mistakes) { maker = .success(try CardMaker(setup, templates)) } catch { maker = .failure(error) }
    }

    /// The closure by which pages get their cards; nil where the theme has none.
    var closure: (@Sendable (Pictures.Card) throws(Mistakes) -> Pictures.DrawnCard?)? {
        if case .success(nil) = maker { return nil }
        return { card throws(Mistakes) in try draw(card) }
    }

    private func draw(_ card: Pictures.Card) throws(Mistakes) -> Pictures.DrawnCard? {
        let page = Object([
            ("title", .string(card.title)), ("kind", .string(card.kind)),
            ("description", card.description.map { .string($0) } ?? .null),
        ])
        guard let maker = try maker.get() else { return nil }
        let product = card.product.flatMap { products[$0] }
        let drawn = try maker.card(title: card.title, page: page, art: product.map(art.art))
        if drawn.undrawable != nil { return .none(without: drawn.leftOut, advice: drawn.advice) }
        if let bytes = drawn.picture {
            return Pictures.DrawnCard(
                fingerprint: drawn.fingerprint, content: .bytes(bytes), leftOut: drawn.leftOut, advice: drawn.advice)
        }
        let path = cache + "/" + drawn.name
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        return Pictures.DrawnCard(
            fingerprint: drawn.fingerprint,
            content: .onDisk(path: path, size: Int(facts.st_size), stamp: FileStamp(facts)),
            leftOut: drawn.leftOut, advice: drawn.advice)
    }
}
