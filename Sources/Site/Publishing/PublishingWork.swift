import Dates
import Diagnostics
import Files
import Liquid
import Markdown
import Site
import Values

/// The state of a build: each step takes what the steps before it made.
///
/// The steps are named in ``Publisher``.
struct PublishingWork {
    let content: SiteContent
    let options: PublishingOptions
    let pictures: Pictures
    let cache: BodyCache
    let baseURL: BaseURL
    let plan: SitePlan
    let assets: AssetLibrary
    let bodyRenderer: BodyRenderer
    var bodies: [RenderedBody] = []
    var prose: [String: RenderedBody] = [:]
    var products: [DescribedProduct] = []
    var layouts: LayoutSet
    var book = AddressBook()
    /// The addresses of drawn cards, by the file of the page they stand for.
    var cards: [String: String] = [:]
    var tree = FileTree()
    var pageCount = 0
    var mistakes: [Diagnostic] = []

    init(_ content: SiteContent, options: PublishingOptions, pictures: Pictures, cache: BodyCache) {
        self.content = content
        self.cache = cache
        self.options = options
        self.pictures = pictures
        baseURL = options.baseURL ?? content.configuration.baseURL
        plan = SitePlan(content, options: options)
        assets = AssetLibrary(theme: content.theme.assets, content: content.assets)
        let links = SourceLinks(all: content, shown: plan.pages, baseURL: baseURL)
        let finder = PictureFinder(content, pages: plan.pages, baseURL: baseURL)
        bodyRenderer = BodyRenderer(links: links, fence: pictures.fence, imageSize: { finder.size(of: $0) })
        layouts = LayoutSet.empty(content.theme)
    }

    var configuration: SiteConfiguration { content.configuration }

    mutating func renderBodies() {
        bodies = cache.bodies(of: plan.pages, with: bodyRenderer)
        mistakes += bodies.flatMap(\.mistakes)
    }

    mutating func describeProducts() {
        let (all, pictures, renderer) = (content.products, pictures, bodyRenderer)
        for product in all {
            if let page = product.prose {
                let body = renderer.render(page)
                mistakes += body.mistakes
                prose[product.slug] = body
            }
            let drawn = pictures.product(product)
            mistakes += drawn.mistakes
            for file in drawn.files { tree[file.path] = file.content }
            var members = drawn.members
            if hasPressPage(product) {
                members["press_url"] = .string(PublishingWork.pressAddress(of: product).encoded)
            }
            products.append(
                DescribedProduct(product, siteURL: baseURL, extras: members) { release in
                    let path = product.folder + "/CHANGELOG.md"
                    return .markup(renderer.renderNotes(release.notes, path: path, address: product.address))
                })
        }
    }

    mutating func compileTemplates() {
        let filters = SiteFilters(baseURL: baseURL, assets: assets)
        let compiled = LayoutSet.compiled(content.theme, dialect: .site(filters.all))
        layouts = compiled.set
        mistakes += compiled.mistakes
    }

    func publication() -> Publication {
        var publication = Publication()
        publication.tree = tree
        publication.mistakes = MistakeSummary.summary(of: mistakes + book.mistakes)
        publication.pages = pageCount
        publication.posts = plan.posts.count
        publication.products = products.count
        publication.nextDue = plan.nextDue
        for page in plan.pages { publication.addresses[page.path] = page.address.path }
        for product in content.products { publication.addresses[product.source.path] = product.address.path }
        return publication
    }
}
