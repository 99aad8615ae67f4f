import Rendering
import Site
import Studio
import Values

/// A product whose boards and scenes can be looked at, and what its kit makes of them.
package struct PicturedProduct: Sendable {
    let product: Product
    let templates: ThemeTemplates
    /// The product as templates see it.
    let described: Value
    /// The kinds of pictures that its scenes become.
    let formats: [StillFormat]

    /// A product.
    /// - Parameters:
    ///   - product: the product.
    ///   - templates: those of the theme.
    ///   - described: the product as templates see it.
    ///   - formats: the kinds of pictures that its scenes become.
    package init(_ product: Product, _ templates: ThemeTemplates, described: Value, formats: [StillFormat]) {
        (self.product, self.templates, self.described, self.formats) = (product, templates, described, formats)
    }

    /// The languages of its scenes, its own first.
    var languages: [StillLanguage] {
        [StillLanguage(own: product)] + product.locales.compactMap { StillLanguage($0, of: product) }
    }

    /// The product with all its scenes in another look: the scenes of a set are drawn together.
    func directed(_ change: (inout Manifest.ArtDirection) -> Void) -> Product {
        var product = product
        for index in product.manifest.scenes.indices { change(&product.manifest.scenes[index].art) }
        return product
    }
}
