import Diagnostics
import Site
import Studio

/// The scenes of a manifest as stills for stores, with their titles in each language that has them.
struct KitStills: Sendable {
    /// A scene, drawn for a store.
    struct Picture: Sendable {
        var scene: Manifest.Scene
        /// The scene's place in the manifest, from 1.
        var number: Int
        var format: StillFormat
        /// The language, which names its folder; nil for the product's own.
        var locale: StoreLocale?
        var png: [UInt8]

        /// Its path in the kit.
        var path: String {
            "store/" + (locale.map { $0.name + "/" } ?? "") + "still-\(format.width)x\(format.height)-\(number).png"
        }
    }

    private(set) var pictures: [Picture] = []
    /// What is wrong with scenes; the others are drawn all the same.
    private(set) var mistakes: [Diagnostic] = []

    /// Draws the stills.
    init(of subject: KitSubject, _ maker: StillMaker) {
        let product = subject.product
        guard !product.manifest.scenes.isEmpty else { return }
        for place in KitStills.places(of: product) {
            for (index, scene) in place.scenes.enumerated() {
                do throws(Mistakes) {
                    let png = try maker.png(
                        of: scene, of: product, as: place.format, described: .lazy(subject.described()))
                    pictures.append(
                        Picture(
                            scene: scene, number: index + 1, format: place.format, locale: place.locale, png: png))
                } catch {
                    mistakes += error.all
                }
            }
        }
    }

    var part: KitPart { KitPart(artefacts: pictures.map(artefact), mistakes: mistakes) }

    private func artefact(_ still: Picture) -> Artefact {
        var picture = Artefact.picture(
            still.scene.title.joined(separator: " "), still.path, still.png, width: still.format.width,
            height: still.format.height, in: KitGroups.stills, shown: still.format == .iPhone)
        picture.origin = still.scene.place
        return picture
    }

    /// Where stills go: a store, a language, and the scenes with their titles in it.
    private struct StillPlace {
        var format: StillFormat
        var locale: StoreLocale?
        var scenes: [Manifest.Scene]
    }

    private static func places(of product: Product) -> [StillPlace] {
        // Without a text for a store the stills are drawn all the same, as pictures for the page and the press.
        let formats = [StillFormat.iPhone] + (StorePresence(product).isOnGooglePlay ? [.androidPhone] : [])
        let scenes = product.manifest.scenes
        return formats.flatMap { format in
            [StillPlace(format: format, scenes: scenes)]
                + product.locales.filter { !$0.captions.isEmpty }.map { listing in
                    let titled = zip(scenes, listing.captions).map { scene, caption in
                        var scene = scene
                        scene.title = caption.lines
                        return scene
                    }
                    return StillPlace(format: format, locale: listing.locale, scenes: titled)
                }
        }
    }
}
