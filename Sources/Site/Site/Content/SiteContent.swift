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
    public var files: [ExactName: FileContent] = [:]
    /// Those of them, and of the assets, that are copied by themselves.
    public var copies: [CopiedFile] = []
    /// The files of `content/assets/` by path.
    public var assets: FileTree
    /// The theme.
    public var theme: Theme

    /// The product of a folder.
    public func product(_ slug: String) -> Product? { products.first { $0.slug == slug } }
}

/// A file of `content/` that goes into the site as it is, such as `content/CNAME`.
public struct CopiedFile: Sendable {
    /// The file, relative to the site.
    public var source: String
    /// Where it goes, relative to the output.
    public var address: String
    /// What it holds.
    public var content: FileContent
}
