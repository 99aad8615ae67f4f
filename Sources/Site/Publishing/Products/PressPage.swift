import Rendering
import Site
import Values

/// A product's page for journalists.
enum PressPage {
    /// Whether there is one: where the theme has a layout `press`, and the product is the author's own.
    static func isMade(for product: Product, with theme: Theme) -> Bool {
        !product.manifest.isExample && theme.layouts["press"] != nil
    }

    /// Where it is found; its downloads lie below it.
    static func address(of product: Product) -> Address { Address(product.address.path + "press/") }

    /// `page` as its layout sees it.
    static func page(of product: Product, _ context: RenderContext) -> Object {
        let speech = context.configuration.speech
        let address = address(of: product)
        var page = Object([
            ("title", .string(speech.phrase("press_kit_of", product.manifest.name))),
            ("url", .string(address.encoded)),
            ("kind", "press"), ("canonical", .string(context.baseURL.absolute(address.encoded))),
            ("description", .string(speech.phrase("press_kit_about", product.manifest.name))),
            ("source", .string(product.source.path)), ("image", .null),
            ("noindex", .bool(product.isStaged)), ("staged", .bool(product.isStaged)),
        ])
        page["card"] = context.card(product.address.file).map { .string($0) } ?? .null
        return page
    }
}

extension RenderContext {
    /// Whether a product has a page for journalists.
    func hasPressPage(_ product: Product) -> Bool { PressPage.isMade(for: product, with: content.theme) }
}
