import Site
import Studio

/// The stills again where `fastlane` looks for them: `deliver` sorts them by name and tells the device by the size,
/// `supply` by the folder.
struct StoreScreenshots {
    let artefacts: [Artefact]

    init(of product: Product, _ stills: [Artefact]) {
        guard let store = product.manifest.store else {
            artefacts = []
            return
        }
        let presence = StorePresence(product)
        let locales =
            [(store.listing.locale, "store/")] + product.locales.map { ($0.locale, "store/\($0.locale.name)/") }
        var copies: [Artefact] = []
        for (locale, folder) in locales {
            if presence.isOnAppStore, let apple = locale.appStore {
                copies += StoreScreenshots.numbered(
                    stills, in: folder, .iPhone, to: "fastlane/screenshots/\(apple)/")
            }
            if presence.isOnGooglePlay, let play = locale.play {
                copies += StoreScreenshots.numbered(
                    stills, in: folder, .androidPhone,
                    to: "fastlane/metadata/android/\(play)/images/phoneScreenshots/")
            }
        }
        artefacts = copies
    }

    private static func numbered(
        _ stills: [Artefact], in folder: String, _ format: StillFormat, to target: String
    ) -> [Artefact] {
        let size = "\(format.width)x\(format.height)"
        let found = stills.filter { $0.path.hasPrefix(folder + "still-\(size)-") }
        return found.enumerated().map { index, still in
            var picture = still
            picture.path = target + (index < 9 ? "0" : "") + "\(index + 1)-\(size).png"
            picture.isShown = false
            return picture
        }
    }
}
