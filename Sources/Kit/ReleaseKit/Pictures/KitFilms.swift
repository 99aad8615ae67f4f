import Diagnostics
import Site
import Studio

/// The first play of a product as a kit's moving pictures.
struct KitFilms: Sendable {
    /// For light pages and for dark ones: the same two pictures as on the product's page, so that each is made once.
    var light, dark: MovingPicture

    /// A film of the author's own, in one look.
    init(_ moving: MovingPicture) { (light, dark) = (moving, moving) }

    /// Draws the pictures; nil where the product has no play.
    ///
    /// Each takes most of a second, unless it is kept.
    init?(
        of product: Product, _ maker: MovingPictureMaker, progress: @escaping @Sendable (Double) -> Void
    ) throws(Mistakes) {
        guard let play = product.manifest.plays.first, let script = product.script(play.name) else { return nil }
        (light, dark) = try maker.schemes(of: script, progress: progress)
    }

    /// The moving picture for light pages, as a file.
    var preview: Artefact { artefact("The moving picture", "preview.gif", light.gif, light) }

    /// The still of the moving picture, as a file.
    var still: Artefact {
        var still = artefact("Its still", "preview.png", light.still, light)
        still.isShown = false
        return still
    }

    var artefacts: [Artefact] {
        let files = [preview, still]
        return light == dark ? files : files + [artefact("For dark pages", "preview-dusk.gif", dark.gif, light)]
    }

    private func artefact(_ title: String, _ path: String, _ bytes: [UInt8], _ picture: MovingPicture) -> Artefact {
        .picture(
            title, path, bytes, width: picture.size.width, height: picture.size.height, in: KitGroups.moving)
    }
}
