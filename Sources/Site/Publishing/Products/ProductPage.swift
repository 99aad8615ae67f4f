import Rendering
import Site
import Values

/// A product's page.
enum ProductPage {
    /// `page` as its layout sees it.
    static func page(of described: DescribedProduct, _ context: RenderContext) -> Object {
        let product = described.product
        let body = context.bodies.prose(of: product, [.headings, .length])
        var page = Object([
            ("title", .string(product.manifest.name)), ("url", .string(product.address.encoded)),
            ("description", .string(product.manifest.lede ?? product.manifest.tagline)), ("kind", "product"),
            ("canonical", .string(context.baseURL.absolute(product.address.encoded))),
            ("noindex", .bool(product.manifest.isExample || product.isStaged)), ("staged", .bool(product.isStaged)),
            ("source", .string(product.source.path)),
            ("date", described.member("date") ?? .null), ("toc", tableOfContents(body?.headings ?? [])),
            ("words", .integer(body?.words ?? 0)), ("reading_time", .integer(body?.readingMinutes ?? 0)),
            ("image", product.prose.flatMap(context.links.image).map { .string($0) } ?? .null),
        ])
        for (name, value) in context.members(of: context.versions(of: product)) { page[name] = value }
        page["markdown_copy"] = context.markdownCopy(of: product.address)
        page["card"] = context.card(product.address.file).map { .string($0) } ?? .null
        return page
    }
}
