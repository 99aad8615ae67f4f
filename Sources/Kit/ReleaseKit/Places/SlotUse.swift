import Diagnostics
import Media
import Verify

/// A file of a kit and the slots that it can go to, of which one has to take it.
struct SlotUse: Sendable {
    /// The file's path in the kit.
    var path: String
    /// What its bytes say.
    var medium: Medium
    var slots: [Slot]
    /// What it was made of, for messages.
    var origin: Place?
    /// Whether the author brought it.
    var isForeign: Bool

    /// A file of a kit, for each slot that it was made for; of one in a folder that `fastlane` reads, for those of the
    /// folder.
    static func all(of artefact: Artefact, at places: ProductPlaces) -> [SlotUse] {
        if artefact.path.hasPrefix("press/") { return offer(of: artefact, at: places) }
        guard artefact.kind == .picture || artefact.kind == .film,
            artefact.path.hasPrefix("fastlane/") || !artefact.slots.isEmpty,
            let medium = Medium(artefact.bytes)
        else { return [] }
        func use(_ slots: [Slot]) -> SlotUse {
            SlotUse(
                path: artefact.path, medium: medium, slots: slots, origin: artefact.origin,
                isForeign: artefact.isForeign)
        }
        let path = artefact.path.hasPrefix("fastlane/") ? artefact.path.dropFirst("fastlane/".count) : ""
        let asked = SlotTable.slots(inFastlane: String(path)).filter { $0.takesFiles && places.contains($0.place) }
        if !artefact.slots.isEmpty {
            let slots = artefact.slots.map(SlotTable.slot)
            // F-Droid reads what was made for Google Play.
            let readers = asked.filter { $0.place == "f-droid" && !slots.contains($0) }
            return (slots.filter { places.contains($0.place) } + readers).map { use([$0]) }
        }
        // `deliver` sorts the files of its folder by their sizes, into the shop for phones and the one for Macs.
        if path.hasPrefix("screenshots/") { return asked.isEmpty ? [] : [use(asked)] }
        // Of two shops that read the same folder each has to take the file.
        let shops = places.all.map(\.id).filter { id in asked.contains { $0.place == id } }
        return shops.map { shop in use(asked.filter { $0.place == shop }) }
    }

    /// A picture of the press room, where it is one that a slot of the press wants; others are there besides.
    private static func offer(of artefact: Artefact, at places: ProductPlaces) -> [SlotUse] {
        guard places.contains("press"), let medium = Medium(artefact.bytes) else { return [] }
        let kinds = ["press/pictures/": "screenshot", "press/logo/": "icon"]
        guard let kind = kinds.first(where: { artefact.path.hasPrefix($0.key) })?.value else { return [] }
        let slots = SlotTable.allPlaces.filter { $0.id == "press" }.flatMap(\.slots).filter { $0.kind == kind }
        return slots.filter { !$0.verdict(on: medium, path: artefact.path).isRefused }.map {
            SlotUse(path: artefact.path, medium: medium, slots: [$0], origin: artefact.origin, isForeign: true)
        }
    }

    /// The picture of a post, for the slot of its network.
    init?(_ picture: PostPicture) {
        guard let medium = Medium(picture.artefact.bytes) else { return nil }
        self.init(
            path: picture.artefact.path, medium: medium, slots: [picture.slot], origin: picture.artefact.origin)
    }

    private init(path: String, medium: Medium, slots: [Slot], origin: Place?, isForeign: Bool = false) {
        (self.path, self.medium, self.slots, self.origin) = (path, medium, slots, origin)
        self.isForeign = isForeign
    }

    /// What the slots say: those that take it, else the nearest.
    var verdict: Verdict? {
        let verdicts = slots.map { $0.verdict(on: medium, path: path, isForeign: isForeign) }
        if let taken = verdicts.first(where: { !$0.isRefused }) { return taken }
        let ids = Fitting(medium, path: path, among: slots).near.map(\.slot.id)
        return verdicts.first { ids.contains($0.slot.id) } ?? verdicts.first
    }

    /// The language whose folder it stands in; nil where it stands in none.
    var locale: String? {
        guard path.hasPrefix("fastlane/") else { return nil }
        let folders = path.split(separator: "/").dropLast().map(String.init)
        let names: Set = [
            "fastlane", "metadata", "android", "images", "screenshots", "appleTV", "iMessage", "app-previews",
        ]
        return folders.first { !names.contains($0) }
    }
}
