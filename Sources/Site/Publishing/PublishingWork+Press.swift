import Rendering
import Site
import Values

extension PublishingWork {
    /// Whether a product has a page for journalists: where the theme has a layout `press`, and the product is the
    /// author's own.
    func hasPressPage(_ product: Product) -> Bool {
        !product.manifest.isExample && content.theme.layouts["press"] != nil
    }

    /// Where a product's press page is found; its downloads lie below it.
    static func pressAddress(of product: Product) -> Address { Address(product.address.path + "press/") }

    /// `page` of a product's press page.
    func pressPage(of described: DescribedProduct) -> Object {
        let product = described.product
        let address = PublishingWork.pressAddress(of: product)
        var page = Object([
            ("title", .string(configuration.speech.phrase("press_kit_of", product.manifest.name))),
            ("url", .string(address.encoded)),
            ("kind", "press"), ("canonical", .string(baseURL.absolute(address.encoded))),
            ("description", .string(configuration.speech.phrase("press_kit_about", product.manifest.name))),
            ("source", .string(product.source.path)), ("image", .null),
        ])
        page["card"] = cards[product.address.file].map { .string($0) } ?? .null
        return page
    }
}
