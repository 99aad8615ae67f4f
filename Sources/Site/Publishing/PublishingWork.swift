import Dates
import Diagnostics
import Files
import Liquid
import Markdown
import Site
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
    let assets: AssetLibrary
    let bodyRenderer: BodyRenderer
    var bodies: [RenderedBody] = []
    var prose: [String: RenderedBody] = [:]
    var products: [DescribedProduct] = []
    var layouts: LayoutSet
    var book = AddressBook()
    var lists: [ListPage] = []
    var cards = CardDesk()
    var jobs: [Job] = []
    var shared: Shared?
    var channels: [Channel] = []
    /// What feeds say of posts.
    var entries: [Int: Once<Feed.Entry?>] = [:]
    /// What was drawn for the pages of products.
    var drawings: [(path: String, content: FileContent)] = []
    var mistakes: [Diagnostic] = []

    init(_ content: SiteContent, options: PublishingOptions, pictures: Pictures, cache: BodyCache?) {
        self.content = content
        self.cache = cache
        self.options = options
        self.pictures = pictures
        baseURL = options.baseURL ?? content.configuration.baseURL
        plan = SitePlan(content, options: options)
        assets = AssetLibrary(theme: content.theme.assets, content: content.assets)
        let links = SourceLinks(all: content, shown: plan.pages, baseURL: baseURL)
        let finder = PictureFinder(content, pages: plan.pages, baseURL: baseURL)
        let files = content.products.map { ($0.folder, $0.files) }
        bodyRenderer = BodyRenderer(
            links: links, pictures: finder, fence: pictures.fence,
            products: Dictionary(files, uniquingKeysWith: { first, _ in first }))
        layouts = LayoutSet.empty(content.theme)
    }

    var configuration: SiteConfiguration { content.configuration }

    mutating func renderBodies() {
        let products = content.products.filter { $0.prose != nil }
        let pages = plan.pages + products.compactMap(\.prose)
        let renderer = bodyRenderer
        let all =
            cache?.bodies(of: pages, with: renderer) ?? mapInParallel(pages.count) { renderer.render(pages[$0]) }
        bodies = Array(all.prefix(plan.pages.count))
        for (product, body) in zip(products, all.dropFirst(plan.pages.count)) { prose[product.slug] = body }
        mistakes += all.flatMap(\.mistakes)
    }

    mutating func describeProducts() {
        let (all, pictures, renderer) = (content.products, pictures, bodyRenderer)
        let speech = content.configuration.speech
        for product in all {
            let drawn = pictures.product(product)
            mistakes += drawn.mistakes
            drawings += drawn.files
            products.append(
                DescribedProduct(product, siteURL: baseURL, language: speech, extras: drawn.members) { release in
                    .markup(
                        renderer.renderNotes(release.notes, path: release.place.path, address: product.address))
                })
        }
    }

    mutating func compileTemplates() {
        let filters = SiteFilters(baseURL: baseURL, assets: assets)
        let compiled = LayoutSet.compiled(content.theme, dialect: .site(filters.all))
        layouts = compiled.set
        mistakes += compiled.mistakes
    }
}
