import Site
import Studio
import Verify

/// The stills again where `fastlane` looks for them: `deliver` sorts them by name and tells the device by the size,
/// `supply` by the folder.
struct StoreScreenshots {
    let artefacts: [Artefact]

    init(of product: Product, _ stills: [Artefact]) {
        let locales =
            [(product.storeLocale, "store/")] + product.locales.map { ($0.locale, "store/\($0.locale.name)/") }
        let formats = KitStills.formats(of: product).filter { SlotTable.slot($0.slot).isOfStore }
        artefacts = locales.flatMap { locale, folder in
            formats.flatMap { format -> [Artefact] in
                let slot = SlotTable.slot(format.slot)
                guard let name = slot.name(of: locale) else { return [] }
                return StoreScreenshots.numbered(stills, in: folder, format, slot, named: name)
            }
        }
    }

    private static func numbered(
        _ stills: [Artefact], in folder: String, _ format: StillFormat, _ slot: Slot, named locale: String
    ) -> [Artefact] {
        let device = format.device == "vision" ? "-vision" : ""
        let found = stills.filter {
            $0.path.hasPrefix(folder + "still-\(format.width)x\(format.height)\(device)-")
                && (!device.isEmpty || !$0.path.contains("-vision-"))
        }
        return found.enumerated().map { index, still in
            var picture = still
            picture.path = slot.kitPath(
                locale: locale, number: index + 1, pixels: "\(format.width)x\(format.height)", ending: "png")
            (picture.isShown, picture.slots) = (false, [slot.id])
            return picture
        }
    }
}

extension Slot {
    /// A language as the slot's store calls it; nil where that has no such language.
    func name(of locale: StoreLocale) -> String? {
        ["google-play", "f-droid"].contains(place) ? locale.play : locale.appStore
    }
}
