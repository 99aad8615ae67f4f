import Dates
import Languages
import Markdown
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

    init(_ product: Product, in content: SiteContent, baseURL: BaseURL, now: Instant) {
        self.product = product
        self.baseURL = baseURL
        speech = content.configuration.speech
        let pages = KitSubject.posts(about: product, in: content, by: now)
        posts = .list(pages.map { KitSubject.described($0, baseURL) })
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
        let places = product.releases.map(\.place)
        return DescribedProduct(product, siteURL: baseURL, language: speech, extras: all) { release in
            if let index = places.firstIndex(of: release.place), notes.indices.contains(index) {
                return .markup(notes[index])
            }
            // Without ids, which would meet those of the page that the notes stand on.
            return .markup(markdownFragment(release.notes.bytes, options: MarkdownOptions(headingIDs: false)))
        }
    }

    private static func posts(about product: Product, in content: SiteContent, by now: Instant) -> [Page] {
        content.pages.filter { page in
            let head = page.frontMatter
            guard page.kind == .post, head.product?.slug == product.slug, !head.isDraft, !head.isUnlisted else {
                return false
            }
            return head.date.map { $0.instant <= now } ?? false
        }.sorted { ($0.instant, $0.path) > ($1.instant, $1.path) }
    }

    private static func described(_ page: Page, _ baseURL: BaseURL) -> Value {
        [
            "title": .string(page.frontMatter.title), "url": .string(page.address.encoded),
            "canonical": .string(baseURL.absolute(page.address.encoded)),
            "description": page.frontMatter.description.map { .string($0) } ?? .null,
            "date": page.frontMatter.date.map { .date($0) } ?? .null,
        ]
    }
}
