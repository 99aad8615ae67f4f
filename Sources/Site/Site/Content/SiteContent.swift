import Diagnostics
public import Files
public import Values

/// The folder of a site, read: everything that its pages are made of, and nothing rendered.
public struct SiteContent: Sendable {
    /// What `site.yml` says.
    public var configuration: SiteConfiguration
    /// Posts, pages and the pages of sections, in the order of their paths.
    public var pages: [Page]
    /// The products, in the order of their folders.
    public var products: [Product]
    /// The files of `content/data/` by name.
    public var data: Object
    /// The other files of `content/` that are neither Markdown nor a product's, by path below it: pictures beside pages.
    public var files: [String: FileContent] = [:]
    /// The files of `content/assets/` by path.
    public var assets: FileTree
    /// The theme.
    public var theme: Theme

    /// The product of a folder.
    public func product(_ slug: String) -> Product? { products.first { $0.slug == slug } }
}
