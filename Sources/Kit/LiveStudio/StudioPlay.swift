import Stage

/// A play that can be looked at and edited, and what its product says of it.
package struct StudioPlay: Sendable {
    /// The product's folder and its name.
    package var product: String, productName: String
    /// The play's name: that of the manifest, else of its file.
    package var name: String
    /// The file, relative to the site.
    package var path: String
    /// Whether the product's manifest names it, so that the page shows it.
    package var isListed: Bool
    /// Whether the films of the product's kit are made of it.
    package var isFilmed: Bool
    /// Its captions in other languages, by the language's tag.
    package var languages: [(tag: String, captions: [CaptionText])]

    /// A play of a product.
    package init(
        product: String, productName: String, name: String, path: String, isListed: Bool,
        isFilmed: Bool = false,
        languages: [(tag: String, captions: [CaptionText])] = []
    ) {
        self.product = product
        self.productName = productName
        self.name = name
        self.path = path
        self.isListed = isListed
        self.isFilmed = isFilmed
        self.languages = languages
    }
}
