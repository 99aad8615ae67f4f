import Files
import Markdown
import Rendering
import Site

/// A file of the author's that goes into the site as it is.
struct AuthoredCopy: Sendable {
    /// Its file in the output.
    var path: String
    var content: FileContent
    /// The file, relative to the site.
    var source: String

    /// The files that come along with pages and products, those that pages point at, and those that are copied to the
    /// site's own folders.
    static func all(of context: RenderContext) -> [AuthoredCopy] {
        let content = context.content
        return content.copies.map { AuthoredCopy(path: $0.address, content: $0.content, source: $0.source) }
            + companions(of: context.plan.pages) + brought(by: context) + content.products.flatMap(shown)
    }

    private static func companions(of pages: [Page]) -> [AuthoredCopy] {
        var copies: [AuthoredCopy] = []
        for page in pages where !page.companions.isEmpty && page.address.path.hasSuffix("/") {
            let folder = SourceLinks.folder(of: page.path)
            copies += page.companions.map { file in
                AuthoredCopy(
                    path: String(page.address.path.dropFirst()) + file.name, content: file.content,
                    source: folder + file.name)
            }
        }
        return copies
    }

    private static func brought(by context: RenderContext) -> [AuthoredCopy] {
        let files = context.content.files
        if files.isEmpty { return [] }
        var copies: [AuthoredCopy] = []
        func add(_ page: Page, _ links: [FoundLink]) {
            for (file, address) in context.links.broughtAlong(by: page, links) {
                guard let content = files[ExactName(file)] else { continue }
                copies.append(
                    AuthoredCopy(path: String(address.dropFirst()), content: content, source: "content/" + file))
            }
        }
        for (index, page) in context.plan.pages.enumerated() where !context.bodies.isQuiet(index) {
            add(page, context.bodies.kept(index, .all).body.links)
        }
        for product in context.content.allProducts {
            if let page = product.prose { add(page, context.bodies.prose(of: product)?.links ?? []) }
        }
        return copies
    }

    private static func shown(by product: Product) -> [AuthoredCopy] {
        product.files.filter { Product.goesWithPage($0.key) && !product.isForStoresAlone($0.key) }.map { name, file in
            AuthoredCopy(
                path: String(product.address.path.dropFirst()) + name, content: file,
                source: product.folder + "/" + name)
        }
    }
}
