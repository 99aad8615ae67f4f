import Dates
import Files
import Languages
import Rendering
import Site
import Values

/// The product that a kit is made of, and how the templates of all its parts see it.
struct KitSubject: Sendable {
    let product: Product
    let baseURL: BaseURL
    /// The language of the site, in which its readers are addressed.
    let speech: Language
    /// The posts about the product that are published by now, newest first, as templates see them.
    private let posts: Value
    /// Renders texts of the site for files that are read elsewhere.
    private let renderer: Once<BodyRenderer>

    init(_ product: Product, in content: SiteContent, baseURL: BaseURL, now: Instant, renderer: Once<BodyRenderer>) {
        self.renderer = renderer
        self.product = product
        self.baseURL = baseURL
        speech = content.configuration.speech
        let pages = KitSubject.posts(about: product, in: content, by: now)
        posts = .list(pages.map { $0.described(baseURL) })
    }

    /// The whole address of the product's page.
    var home: String { baseURL.absolute(product.address.encoded) }

    /// The whole address of the product's press page.
    var pressHome: String { baseURL.absolute(product.address.encoded + "press/") }

    /// The product as templates see it, with what a kit adds.
    ///
    /// `notes` are those of the releases as the site shows them; without them they are rendered by themselves.
    func described(_ extras: Object = Object(), notes: [[UInt8]] = []) -> DescribedProduct {
        var all = extras
        all["posts"] = posts
        let (places, renderer, product) = (product.releases.map(\.place), renderer, product)
        return DescribedProduct(product, siteURL: baseURL, language: speech, extras: all) { release in
            if let index = places.firstIndex(of: release.place), notes.indices.contains(index) {
                return .markup(notes[index])
            }
            return .markup(renderer.value.notesOutside(release, of: product))
        }
    }

    private static func posts(about product: Product, in content: SiteContent, by now: Instant) -> [Page] {
        let selection = PageSelection(now: now)
        return content.pages.filter { page in
            page.kind == .post && page.productSlug == product.slug && !page.frontMatter.isUnlisted
                && page.frontMatter.date != nil && selection.shows(page)
        }.sorted { ($0.instant, $0.path) > ($1.instant, $1.path) }
    }
}
