import Diagnostics
import Media

/// What stores and networks take, place by place.
package enum SlotTable {
    static let rows = SlotRows(
        [
            appStoreScreenshotRows, appPreviewRows, appStoreArtRows, googlePlayRows, steamRows, launchPlaceRows,
            networkRows,
        ], sources: SlotRows.sources(ruleSourceRows))

    /// All slots, place by place.
    package static let all = rows.slots

    /// The slots that a kit can draw pictures for.
    package static let drawn = all.filter { $0.art != nil }

    /// The places, in the order of the table.
    package static let places: [String] = all.reduce(into: []) { places, slot in
        if !places.contains(slot.place) { places.append(slot.place) }
    }

    /// A slot that the program itself names.
    package static func slot(_ id: String) -> Slot {
        guard let slot = all.first(where: { $0.id == id }) else { preconditionFailure("there is no slot \(id)") }
        return slot
    }

    /// The size to make for a slot that the program itself names: the best, else the first that is listed.
    package static func size(_ id: String) -> PixelSize {
        let slot = slot(id)
        guard let size = slot.best ?? slot.size.exact.first else { preconditionFailure("\(id) takes any size") }
        return size
    }

    /// The slots that a word names: one by its name or its name elsewhere, or all of a place that take files.
    /// - Throws: that nothing is called so, and what may be meant.
    package static func slots(_ word: String) throws(Diagnostic) -> [Slot] {
        let typed = word.lowercased()
        if let slot = all.first(where: { $0.id == typed || $0.aliases.contains { $0.lowercased() == typed } }) {
            return [slot]
        }
        if places.contains(typed) { return all.filter { $0.place == typed && $0.takesFiles } }
        let known = all.map(\.id) + places + all.flatMap(\.aliases)
        throw Diagnostic(
            .error, "there is no slot `\(word)`",
            remedy: didYouMean(word, completing: known) ?? "`playbill verify --slots` lists them")
    }
}
