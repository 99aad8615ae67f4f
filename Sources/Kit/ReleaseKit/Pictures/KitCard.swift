import Diagnostics
import Rendering
import Site
import Studio
import Values

/// The picture that networks show for a product's address, and that goes with posts where nothing moves.
enum KitCard {
    /// Draws the card; nil where the theme has none.
    static func artefact(
        of product: Product, _ setup: PictureSetup, _ templates: ThemeTemplates
    ) throws(Mistakes) -> Artefact? {
        guard let maker = try CardMaker(setup, templates) else { return nil }
        let manifest = product.manifest
        let page = Object([
            ("title", .string(manifest.title ?? manifest.name)), ("kind", "product"),
            ("description", .string(manifest.tagline)),
        ])
        guard let bytes = try maker.picture(title: manifest.title ?? manifest.name, page: page) else { return nil }
        return .picture(
            "The card of its address", "card.png", bytes, width: 1200, height: 630, in: KitGroups.posts, shown: false)
    }
}
