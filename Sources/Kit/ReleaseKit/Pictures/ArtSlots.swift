import Site
import Studio
import Verify

/// The slots of a product's places that its kit draws pictures for: those that have to be filled, one of those that stand
/// for each other, and those that the manifest names; none for which its author brings the file.
struct ArtSlots {
    /// In the order of the table, none twice for one file.
    let all: [Slot]
    /// Whether phones and tablets lie on their side; nil for as places list them.
    let isLandscape: Bool?

    init(_ product: Product) {
        let places = ProductPlaces(product)
        let brought = ArtSlots.brought(by: product)
        var groups: Set<String> = []
        var paths: Set<String> = []
        all = places.all.flatMap(\.slots).filter { slot in
            guard let size = slot.drawnSize(), let art = slot.art, !brought.contains(slot.id),
                !ArtSlots.isOwnIconAlone(slot) || product.manifest.logo != nil
            else { return false }
            if case .scenes = art, ArtScenes(product).isEmpty || slot.isOfStore && product.manifest.scenes.isEmpty {
                return false
            }
            if !places.asked.contains(slot.id) {
                guard slot.isNeeded(on: places.systems) else { return false }
                if let group = slot.group, !groups.insert("\(slot.place) \(group)").inserted { return false }
            }
            // Two shops read the folder of one.
            return paths.insert(slot.kitPath(locale: "", number: 1, pixels: size.text, ending: "png")).inserted
        }
        isLandscape = product.manifest.art.isLandscape ?? ArtScenes(product).isLandscape
    }

    /// The pictures of scenes that stores show, in each language.
    var storeScenes: [StillFormat] { formats { $0.isOfStore && $0.drawsScenes } }
    /// Those of other places, which speak one language.
    var otherScenes: [StillFormat] { formats { !$0.isOfStore && $0.drawsScenes } }
    /// Single pictures that stores show in each language, and those of other places.
    var storeBanners: [StillFormat] { formats { $0.isOfStore && !$0.drawsScenes } }
    var otherBanners: [StillFormat] { formats { !$0.isOfStore && !$0.drawsScenes } }

    private func formats(where isMeant: (Slot) -> Bool) -> [StillFormat] {
        all.filter(isMeant).compactMap { StillFormat($0, isTurned: $0.isHeldEitherWay ? isLandscape : nil) }
    }

    /// The slots that files of the author's own fill.
    private static func brought(by product: Product) -> Set<String> {
        var slots: Set<String> = []
        for name in product.files.keys {
            guard let path = KeptStoreFiles.path(of: name, in: product), path.hasPrefix("fastlane/") else { continue }
            let found = SlotTable.slots(inFastlane: String(path.dropFirst("fastlane/".count)))
            // Of screenshots the size decides, and scenes stand beside them.
            for slot in found where !slot.drawsScenes { slots.insert(slot.id) }
        }
        return slots
    }

    /// Whether it is the app's own icon, which nobody draws of letters.
    private static func isOwnIconAlone(_ slot: Slot) -> Bool {
        slot.kind == "icon" && slot.art == .banner("mark") && ["google-play", "f-droid", "steam"].contains(slot.place)
    }
}

extension Slot {
    /// Whether a store takes it in each language, in folders that `fastlane` reads.
    var isOfStore: Bool { count.per == "locale" && fastlane != nil || place == "f-droid" }

    /// Whether there is a picture of each scene.
    var drawsScenes: Bool { if case .scenes = art { true } else { false } }

    /// Whether its devices are held upright or across.
    var isHeldEitherWay: Bool {
        guard case .scenes(let device, _) = art else { return false }
        return ["iphone", "ipad", "android", "android-tablet"].contains(device)
    }
}
