import Diagnostics
import Files
import Markdown
import Publishing
import ReleaseKit
import Rendering
import Site
import Stage
import Studio
import Values

/// The pictures of a site, for its pages: made once a build, and kept from build to build by the cache.
final class SitePictures: Sendable {
    private let boards: BoardMaker
    private let games: [ActorKind]
    /// Nil where the site has not switched diagrams on.
    private let diagrams: SiteDiagrams?
    private let products: [Product]
    private let stages: Stages
    private let configuration: SiteConfiguration
    private let baseURL: BaseURL
    private let cards: SiteCards
    /// Makes the press rooms; nil where the theme has no page for them.
    private let press: KitMaker?
    /// The pictures of each product, by its slug.
    private let made: OnceEach<String, PagePictures?>

    init(
        _ setup: PictureSetup, content: SiteContent, baseURL: BaseURL, cards: SiteCards, press: KitMaker?,
        diagrams: SiteDiagrams? = nil
    ) {
        (boards, games) = (BoardMaker(setup), setup.performer.games)
        self.diagrams = content.configuration.markdown.isOn(.diagrams) ? diagrams : nil
        let products = content.products
        self.products = products
        stages = content.stages
        let bySlug = Dictionary(products.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        let pages = PagePictureMaker(setup)
        made = OnceEach { slug in bySlug[slug].map(pages.pictures) }
        configuration = content.configuration
        self.baseURL = baseURL
        self.cards = cards
        self.press = press
    }

    /// The closures by which pages get their pictures.
    var closures: Pictures {
        Pictures(fence: { self.figure(for: $0) }, product: { self.pictures(of: $0) }, card: cards.closure)
    }

    /// The closures for the prose of some products alone: nothing is drawn for other pages.
    func closures(drawing products: [Product]) -> Pictures {
        let drawn = Set(products.map(\.slug))
        let folders = products.map { $0.folder + "/" }
        let changelogs = Set(products.flatMap { $0.releases.map(\.place.path) })
        return Pictures(
            fence: { fence in
                let path = fence.place.path
                guard changelogs.contains(path) || folders.contains(where: path.hasPrefix) else { return .nothing }
                return self.figure(for: fence)
            },
            product: { drawn.contains($0.slug) ? self.pictures(of: $0) : Pictures.OfProduct() })
    }

    private func pictures(of product: Product) -> Pictures.OfProduct {
        var pictures = Pictures.OfProduct()
        guard let page = made[product.slug] else { return pictures }
        pictures.members = page.members
        pictures.plays = page.plays
        pictures.files = page.files.map { ($0.path, .bytes($0.bytes)) }
        pictures.mistakes = page.mistakes
        if let press, !product.manifest.isExample {
            add(press.pressRoom(of: stages.launched[product.slug] ?? product), of: product, to: &pictures)
        }
        return pictures
    }

    private func add(_ room: PressRoom, of product: Product, to pictures: inout Pictures.OfProduct) {
        let folder = product.address.path.dropFirst() + "press/"
        pictures.files += room.files.map { (folder + $0.path, .bytes($0.bytes)) }
        pictures.members["press"] = .object(room.members)
        // What is wrong with a picture was told for the product's own page.
        let told = Set(pictures.mistakes)
        pictures.mistakes += room.mistakes.filter { !told.contains($0) }
    }

    /// A fence `position` as a board, and a fence `play` that names a play as its moving picture.
    ///
    /// A fence `play` without such a name is a listing: it stays code, but what it says has to be true.
    private func figure(for fence: Fence) -> DrawnFence? {
        switch fence.language {
        case "position": position(fence)
        case "play" where fence.attributes.first?.name.contains("/") == true: play(fence)
        case "play": listing(fence)
        case "dot": diagrams?.figure(for: fence)
        default: nil
        }
    }

    private func listing(_ fence: Fence) -> DrawnFence? {
        let start = fence.place(ofBodyLine: 1)
        let source = SourceText(path: start.path, bytes: Array(fence.body.utf8), linesAbove: start.line - 1)
        let mistakes = Stage.mistakes(ofListing: source, games: games)
        return mistakes.isEmpty ? nil : .failed(mistakes)
    }

    private func position(_ fence: Fence) -> DrawnFence {
        do throws(Mistakes) {
            let text = try PositionText(fence.body) { fence.place(ofBodyLine: $0) }
            let figure = try boards.figure(text, prefix: "board-\(fence.place.line)")
            return .figure(Figure("board", Object([("board", figure.described(title: text.caption))])))
        } catch {
            return .failed(error.all)
        }
    }

    private func play(_ fence: Fence) -> DrawnFence {
        let name = fence.attributes.first?.name ?? ""
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let product = products.first(where: { $0.slug == parts[0] }) else {
            let slug = parts.first ?? ""
            return .failed([unknown("there is no product `\(slug)`", slug, fence, among: products.map(\.slug))])
        }
        // Its manifest cannot be read, which is told.
        if product.manifest.name.isEmpty { return .nothing }
        guard !stages.hides(product, from: fence.place.path) else {
            return .failed([Stages.objection(to: product.slug, at: fence.place, excerpt: "```" + fence.info)])
        }
        let plays = made[product.slug]?.plays ?? []
        // What is wrong with a play of the manifest is told where it is drawn.
        if product.manifest.plays.contains(where: { $0.name == parts[1] }),
            !plays.contains(where: { $0.name == parts[1] })
        {
            return .nothing
        }
        guard case .object(let picture)? = plays.first(where: { $0.name == parts[1] })?.picture else {
            return .failed([
                unknown("\(product.manifest.name) has no play `\(parts[1])`", parts[1], fence, among: plays.map(\.name))
            ])
        }
        let caption = fence["caption"].map { Value.string($0) } ?? .null
        let described = DescribedProduct(product, siteURL: baseURL, language: configuration.speech)
        var members = Object([("product", .lazy(described))])
        guard
            var film = ProductFilms(product, language: configuration.language).film(parts[1], picture: .object(picture))
        else {
            members["picture"] = .object(picture)
            members["caption"] = caption
            return .figure(Figure("play", members))
        }
        film["title"] = caption
        members["film"] = .object(film)
        return .figure(Figure("film", members))
    }

    private func unknown(_ message: String, _ word: String, _ fence: Fence, among known: [String]) -> Diagnostic {
        Diagnostic(
            .error, message, at: fence.place, excerpt: "```" + fence.info,
            remedy: didYouMean(word, among: known) ?? "write `play PRODUCT/NAME` with a name of the manifest's `plays`")
    }
}
