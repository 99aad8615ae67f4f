import Site
import Studio
import Values

extension KitMaker {
    /// The product as templates of pictures see it.
    package func described(_ product: Product) -> Value { .lazy(subject(product).described()) }

    /// The kinds of pictures that a product's scenes become: those of stores first, then those of other places.
    package func sceneFormats(of product: Product) -> [StillFormat] {
        let formats = KitStills.formats(of: product)
        return formats + ArtSlots(product).otherScenes.filter { !formats.contains($0) }
    }
}
