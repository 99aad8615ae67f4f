import Diagnostics
import Site
import Studio
import Verify

/// The stills again where `fastlane` looks for them: `deliver` sorts them by name and tells the device by the size,
/// `supply` by the folder.
struct StoreScreenshots {
    private(set) var part = KitPart()

    init(of product: Product, _ stills: [Artefact]) {
        let locales =
            [(product.storeLocale, "store/")] + product.locales.map { ($0.locale, "store/\($0.locale.name)/") }
        let formats = KitStills.formats(of: product).filter { SlotTable.slot($0.slot).isOfStore }
        var counts: [String: Int] = [:]
        for (locale, folder) in locales {
            for format in formats {
                let slot = SlotTable.slot(format.slot)
                guard let name = slot.name(of: locale) else { continue }
                let all = StoreScreenshots.numbered(stills, in: folder, format, slot, named: name)
                part.artefacts += all.prefix(slot.count.most ?? .max)
                counts[slot.id] = max(counts[slot.id] ?? 0, all.count)
            }
        }
        part.mistakes = formats.compactMap {
            StoreScreenshots.excess(counts[$0.slot] ?? 0, of: SlotTable.slot($0.slot), product)
        }
    }

    /// What is said where there are more scenes than a store shows: those beyond are for the page and the press.
    private static func excess(_ count: Int, of slot: Slot, _ product: Product) -> Diagnostic? {
        guard let most = slot.count.most, count > most else { return nil }
        let place = SlotTable.place(slot.place)?.name ?? slot.place
        let scenes = product.manifest.scenes
        var warning = product.mistake(
            "\(place) takes at most \(counted(most, "picture")) for \(slot.title), and here are \(count) scenes: it gets the first "
                + "\(most)",
            at: scenes.indices.contains(most) ? scenes[most].place : product.line(of: "scenes"),
            remedy: "put those first that matter to people who look for something\nrule of \(slot.title): "
                + slot.source.text)
        warning.severity = .warning
        return warning
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
