import Diagnostics
import Site
import Studio
import Values

extension KitJob {
    /// The scenes of the manifest as stills for stores, with their titles in each language that has them.
    func stills() throws(Mistakes) -> [Artefact] {
        guard !product.manifest.scenes.isEmpty else { return [] }
        var artefacts: [Artefact] = []
        var mistakes: [Diagnostic] = []
        for place in stillPlaces {
            for (index, scene) in place.scenes.enumerated() {
                do throws(Mistakes) {
                    artefacts.append(try still(scene, index, place))
                } catch {
                    mistakes += error.all
                }
            }
        }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
        return artefacts
    }

    /// Where stills go: a store, a language, and the scenes with their titles in it.
    private struct StillPlace {
        var format: StillFormat
        /// The folder of the language, below `store/`; nil for the product's own.
        var locale: StoreLocale?
        var scenes: [Manifest.Scene]
    }

    private var stillPlaces: [StillPlace] {
        // Without a text for a store the stills are drawn all the same, as pictures for the page and the press.
        let formats = [StillFormat.iPhone] + (isOnGooglePlay ? [.androidPhone] : [])
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

    private func still(_ scene: Manifest.Scene, _ index: Int, _ place: StillPlace) throws(Mistakes) -> Artefact {
        let format = place.format
        let png = try maker.studio.still(
            scene, of: product, as: format, described: .lazy(described()), maker.templates)
        let folder = "store/" + (place.locale.map { $0.name + "/" } ?? "")
        return .picture(
            scene.title.joined(separator: " "), folder + stillName(format, index + 1), png, width: format.width,
            height: format.height, in: KitGroups.stills, shown: format == .iPhone)
    }

    private func stillName(_ format: StillFormat, _ number: Int) -> String {
        "still-\(format.width)x\(format.height)-\(number).png"
    }

    /// The stills again where `fastlane` looks for them: `deliver` sorts them by name and tells the device by the size,
    /// `supply` by the folder.
    func screenshots(_ pictures: [Artefact]) -> [Artefact] {
        guard let store = product.manifest.store else { return [] }
        let locales =
            [(store.listing.locale, "store/")] + product.locales.map { ($0.locale, "store/\($0.locale.name)/") }
        var copies: [Artefact] = []
        for (locale, folder) in locales {
            if isOnAppStore, let apple = locale.appStore {
                copies += numbered(pictures, in: folder, .iPhone, to: "fastlane/screenshots/\(apple)/")
            }
            if isOnGooglePlay, let play = locale.play {
                copies += numbered(
                    pictures, in: folder, .androidPhone,
                    to: "fastlane/metadata/android/\(play)/images/phoneScreenshots/")
            }
        }
        return copies
    }

    private func numbered(
        _ pictures: [Artefact], in folder: String, _ format: StillFormat, to target: String
    ) -> [Artefact] {
        let size = "\(format.width)x\(format.height)"
        let stills = pictures.filter { $0.path.hasPrefix(folder + "still-\(size)-") }
        return stills.enumerated().map { index, still in
            var picture = still
            picture.path = target + (index < 9 ? "0" : "") + "\(index + 1)-\(size).png"
            picture.isShown = false
            return picture
        }
    }
}
