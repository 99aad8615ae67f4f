import Diagnostics
import Site
import Studio
import Values

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
        var file: StillFile

        /// Its path in the kit.
        var path: String {
            "store/" + (locale.map { $0.name + "/" } ?? "") + "still-\(format.width)x\(format.height)"
                + (format.device == "vision" ? "-vision" : "") + "-\(number).png"
        }
    }

    private(set) var pictures: [Picture] = []
    /// What is wrong with scenes; the others are drawn all the same.
    private(set) var mistakes: [Diagnostic] = []

    /// What each scene shows, for those who do not see it.
    private var words: [String] = []

    /// Draws the stills.
    init(of subject: KitSubject, _ maker: StillMaker, _ words: SceneWords) {
        let product = subject.product
        guard !product.manifest.scenes.isEmpty else { return }
        self.words = product.manifest.scenes.map { words.words(of: $0, of: product) }
        let formats = KitStills.formats(of: product)
        mistakes = UnfitScreenshots(of: product, as: formats).warnings
        let listings = product.locales.compactMap { listing in
            StillLanguage(listing, of: product).map { (locale: listing.locale, language: $0) }
        }
        let languages = [StillLanguage(own: product)] + listings.map(\.language)
        let made = maker.stills(
            of: product, in: languages, as: formats, described: .lazy(subject.described()))
        mistakes += UnfitStills(of: product, made).warnings
        for still in made {
            mistakes += still.warning.map { [$0] } ?? []
            switch still.result {
            case .success(let file):
                pictures.append(
                    Picture(
                        scene: languages[still.language].scenes[still.scene], number: still.scene + 1,
                        format: still.format, locale: still.language == 0 ? nil : listings[still.language - 1].locale,
                        file: file))
            case .failure(let error): mistakes += error.all
            }
        }
    }

    /// The kinds of pictures that are made, the first of them for page and press too.
    static func formats(of product: Product) -> [StillFormat] {
        let asked = ArtSlots(product).storeScenes
        guard asked.isEmpty else { return asked }
        // Without a store the stills are drawn all the same, as pictures for the page and the press.
        let isForPhones = product.manifest.store != nil || [.game, .app].contains(product.manifest.kind)
        return [isForPhones ? .iPhone : .gallery]
    }

    var part: KitPart { KitPart(artefacts: pictures.map(artefact), mistakes: mistakes) }

    private func artefact(_ still: Picture) -> Artefact {
        var picture = Artefact.picture(
            still.scene.title.joined(separator: " "), still.path, [], width: still.format.width,
            height: still.format.height, in: KitGroups.stills,
            shown: still.format == pictures.first?.format && still.locale == nil)
        picture.content = still.file.content
        if words.indices.contains(still.number - 1) {
            picture.extras = Object([("alt", .string(words[still.number - 1]))])
        }
        picture.origin = still.scene.place
        return picture
    }
}
