import Dates
import Diagnostics
import Files
import Markdown
import Rendering
import Site
import Threads
import Values

/// What a site is made from, as it is being decided: each step takes what the steps before it found.
///
/// The steps are named in ``Publisher``; what they lead to is an ``Edition``.
struct PublishingWork: Sendable {
    let content: SiteContent
    let options: PublishingOptions
    let pictures: Pictures
    let cache: BodyCache?
    let baseURL: BaseURL
    let plan: SitePlan
    let templates: ThemeTemplates
    let bodyRenderer: BodyRenderer
    var bodies: [RenderedBody] = []
    var prose: [String: RenderedBody] = [:]
    var products: [DescribedProduct] = []
    let layouts: LayoutSet
    private let layoutMistakes: [Diagnostic]
    var book: AddressBook
    /// The pages of lists that are made.
    var lists: [ListPage] = []
    /// The files of lists that are not made because of a mistake.
    var unmadeLists: Set<String> = []
    /// The pages of lists in whose place an author wrote one.
    var coveredLists: [ListPage] = []
    var cards = CardDesk()
    var jobs: [Job] = []
    var shared: Shared?
    var channels: [Channel] = []
    /// What feeds say of posts.
    var entries: [Int: Once<WrittenEntry?>] = [:]
    /// What was drawn for the pages of products.
    var drawings: [(path: String, content: FileContent)] = []
    var mistakes: [Diagnostic] = []
    /// What is wrong in texts; pages can be made of them all the same.
    var bodyMistakes: [Diagnostic] = []

    init(
        _ content: SiteContent, options: PublishingOptions, pictures: Pictures, cache: BodyCache?,
        templates: ThemeTemplates?
    ) {
        self.content = content
        self.cache = cache
        self.options = options
        self.pictures = pictures
        baseURL = options.baseURL ?? content.configuration.baseURL
        plan = SitePlan(content, options.selection)
        book = AddressBook(capacity: plan.pages.count * 2)
        let templates = templates ?? ThemeTemplates(content, baseURL: baseURL, now: options.now)
        self.templates = templates
        (layouts, layoutMistakes) = LayoutSet.compiled(templates)
        bodyRenderer = BodyRenderer(
            content, shown: plan.pages, baseURL: baseURL, templates: templates, draw: pictures.fence)
    }

    var assets: AssetLibrary { templates.assets }

    var configuration: SiteConfiguration { content.configuration }

    mutating func renderBodies() {
        let products = content.products.filter { $0.prose != nil }
        // A sum with nothing would be a copy of all of them.
        let pages = products.isEmpty ? plan.pages : plan.pages + products.compactMap(\.prose)
        let shelf = BodyShelf(pages, bodyRenderer, room: options.roomForTexts)
        let all =
            cache?.bodies(of: pages, with: bodyRenderer) ?? mapInParallel(pages.count) { shelf.body(of: $0) }
        bodies = products.isEmpty ? all : Array(all.prefix(plan.pages.count))
        for (product, body) in zip(products, all.dropFirst(plan.pages.count)) { prose[product.slug] = body }
        bodyMistakes = all.flatMap(\.mistakes)
        let foreign = all.flatMap(\.foreign) + content.foreignMarkupBesideBodies()
        mistakes += ForeignMarkup.summary(of: foreign, options.isStrict ? .error : .warning)
    }

    mutating func describeProducts() {
        let (all, pictures, renderer) = (content.products, pictures, bodyRenderer)
        let speech = content.configuration.speech
        let drawings = mapInParallel(all.count, batch: 1) { pictures.product(all[$0]) }
        for (product, drawn) in zip(all, drawings) {
            mistakes += drawn.mistakes
            self.drawings += drawn.files
            products.append(
                DescribedProduct(product, siteURL: baseURL, language: speech, extras: members(of: product, drawn)) {
                    release in
                    .markup(
                        renderer.renderNotes(release.notes, path: release.place.path, address: product.address))
                })
        }
    }

    /// What templates see of a product besides its manifest: its pictures and its films.
    private func members(of product: Product, _ drawn: Pictures.OfProduct) -> Object {
        var members = drawn.members
        let films = ProductFilms(product, language: configuration.language)
        func film(_ name: String) -> Value? {
            films.film(name, picture: drawn.plays.first { $0.name == name }?.picture).map { .object($0) }
        }
        if let first = films.first { members["film"] = film(first) ?? .null }
        members["films"] = .list(films.names.compactMap(film))
        if hasPressPage(product) {
            members["press_url"] = .string(PublishingWork.pressAddress(of: product).encoded)
        }
        return members
    }

    mutating func reportLayouts() { mistakes += layoutMistakes }
}
