import Diagnostics
import Files
import Values

/// The folder of a site, read: everything that its pages are made of, and nothing rendered.
package struct SiteContent: Sendable {
    /// What `site.yml` says.
    package var configuration: SiteConfiguration
    /// Posts, pages and the pages of sections, in the order of their paths.
    package var pages: [Page]
    /// The products, in the order of their folders.
    package var products: [Product]
    /// The files of `content/data/` by name.
    package var data: Object
    /// The other files of `content/` that are neither Markdown nor a product's, by path below it: pictures beside pages.
    package var files: [ExactName: FileContent] = [:]
    /// Those of them, and of the assets, that are copied by themselves.
    package var copies: [CopiedFile] = []
    /// The files of `content/assets/` by path.
    package var assets: FileTree
    package var theme: Theme
    /// What differs from language to language, in the order of the site's languages; empty where it is written in one.
    package var editions: [Edition] = []

    /// What of it is staged; see ``onStage(at:)``.
    package internal(set) var stages = Stages()

    /// A site in one of its languages.
    package struct Edition: Sendable {
        /// What `site.yml` says in it.
        package var configuration: SiteConfiguration
        /// The products that speak it.
        package var products: [Product]
    }

    /// The site in one of its languages, by its place among them: the pages are those of all.
    package func edition(_ place: Int) -> SiteContent {
        guard editions.indices.contains(place) else { return self }
        var content = self
        content.configuration = editions[place].configuration
        content.products = editions[place].products
        return content
    }

    /// The products in all languages, those of the base language first.
    package var allProducts: [Product] {
        editions.isEmpty ? products : editions.flatMap(\.products)
    }

    /// The bytes of a file of the site's folder that is no content, by its path; nil where it cannot be read there.
    package var fileBeside: @Sendable (String) -> [UInt8]? = { _ in nil }

    /// What a file of the site's folder held at a tag; nil where it was not there.
    package var fileAtTag: @Sendable (_ path: String, _ tag: String) -> [UInt8]? = { _, _ in nil }

    /// The product of a folder.
    package func product(_ slug: String) -> Product? { products.first { $0.slug == slug } }
}

/// A file of `content/` that goes into the site as it is, such as `content/CNAME`.
package struct CopiedFile: Sendable {
    /// The file, relative to the site.
    package var source: String
    /// Where it goes, relative to the output.
    package var address: String
    /// What it holds.
    package var content: FileContent
}
