import Languages
import Site
import Values
import Verify

/// How the listings of a product look in their stores: of each store its languages, of each language its texts and the
/// pictures that are shown there, in their order.
struct StoreFronts {
    private let product: Product
    private let outcomes: [KitVerification.Outcome]
    /// The texts by their folder.
    private let texts: [String: [Artefact]]
    private let pictures: [String: Artefact]

    /// - Parameters:
    ///   - product: the product.
    ///   - artefacts: all files of its kit.
    ///   - outcomes: what the stores say to its pictures.
    init(of product: Product, _ artefacts: [Artefact], _ outcomes: [KitVerification.Outcome]) {
        (self.product, self.outcomes) = (product, outcomes)
        let own = artefacts.filter { $0.path.hasPrefix("fastlane/") }
        // What is kept as it is, such as changelogs of old versions, has no room of its own.
        texts = Dictionary(grouping: own.filter { $0.kind == .text && $0.room != nil }, by: StoreFronts.folder)
        pictures = Dictionary(own.filter { $0.kind == .picture }.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The stores as the template of the kit's page sees them; those that get nothing are left out.
    var described: Value {
        let shops = [
            ("App Store", "fastlane/metadata/", [["app-store"], ["mac-app-store"]]),
            ("Google Play", "fastlane/metadata/android/", [["google-play"], ["f-droid"]]),
        ]
        return .list(
            shops.compactMap { name, root, places in
                let languages = self.languages(root, places)
                return languages.isEmpty ? nil : ["name": .string(name), "languages": .list(languages)]
            })
    }

    private func languages(_ root: String, _ places: [[String]]) -> [Value] {
        let isPlay = root.hasSuffix("android/")
        return ([product.storeLocale] + product.locales.map(\.locale)).enumerated().compactMap { index, locale in
            guard let folder = isPlay ? locale.play : locale.appStore else { return nil }
            let texts = self.texts[root + folder] ?? []
            let sets = places.lazy.map { self.sets(folder, at: $0) }.first { !$0.isEmpty } ?? []
            guard !texts.isEmpty || !sets.isEmpty else { return nil }
            return [
                "id": .string(folder), "name": .string(StoreFronts.name(of: locale.name)), "own": .bool(index == 0),
                "texts": .list(texts.map(\.described)), "sets": .list(sets),
            ]
        }
    }

    /// The pictures of a language by their slots, in the order of the table.
    private func sets(_ folder: String, at places: [String]) -> [Value] {
        var sets: [String: [Artefact]] = [:]
        for outcome in outcomes
        where outcome.use.locale == folder && places.contains(outcome.verdict.slot.place)
            && outcome.verdict.slot.kind == "screenshot"
        {
            guard let picture = pictures[outcome.use.path] else { continue }
            sets[outcome.verdict.slot.id, default: []].append(picture)
        }
        return SlotTable.all.compactMap { slot in
            guard let pictures = sets[slot.id] else { return nil }
            let sorted = pictures.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            return ["title": .string(slot.title), "pictures": .list(sorted.map(\.described))]
        }
    }

    /// The folder of a language; of what is new in a version the one above.
    private static func folder(of artefact: Artefact) -> String {
        let parts = artefact.path.split(separator: "/").dropLast()
        return (parts.last == "changelogs" ? parts.dropLast() : parts).joined(separator: "/")
    }

    /// What the readers of a language call it; the store's name where nobody knows.
    private static func name(of tag: String) -> String {
        let speech = Language.named(tag)
        return StoreLocale.letters(speech.tag) == StoreLocale.letters(tag) ? speech.word("own_name") : tag
    }
}
