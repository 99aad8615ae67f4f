import Site
import Verify

/// Counts what a kit has for the slots of a place.
struct PlaceRows {
    let place: SlotPlace
    let verification: KitVerification

    /// The slots that are filled, or would have to be, in the order of the table.
    var rows: [PlaceSummary.Row] {
        let slots = place.slots.filter(\.takesFiles)
        let filled = Set(uses.map(\.slot))
        var missingGroups: Set<String> = []
        return slots.compactMap { slot in
            var row = row(slot)
            // One of a group is enough, and one is told.
            let isGroupFilled = slots.contains { $0.group != nil && $0.group == slot.group && filled.contains($0.id) }
            let isTold = slot.group.map { missingGroups.contains($0) } ?? false
            row.isMissing =
                slot.isNeeded(on: verification.places.systems) && !isTold
                && (row.count == 0 ? !isGroupFilled : isTooFew(row))
            if row.isMissing, let group = slot.group { missingGroups.insert(group) }
            return row.count > 0 || row.isMissing ? row : nil
        }
    }

    /// The files that the slots of the place take, with the languages of their folders.
    private var uses: [(slot: String, locale: String?)] {
        verification.outcomes.filter { !$0.verdict.isRefused && $0.verdict.slot.place == place.id }.map {
            ($0.verdict.slot.id, $0.use.locale)
        }
    }

    private func row(_ slot: Slot) -> PlaceSummary.Row {
        let mine = uses.filter { $0.slot == slot.id }
        var row = PlaceSummary.Row(slot: slot, count: mine.count)
        guard slot.count.per == "locale" else { return row }
        let found = Set(mine.compactMap(\.locale))
        row.locales = found.sorted()
        if !found.isEmpty { row.untranslated = languages.filter { !found.contains($0) } }
        return row
    }

    /// Whether the language that has most has too few.
    private func isTooFew(_ row: PlaceSummary.Row) -> Bool {
        guard row.slot.count.per == "locale" else { return row.count < row.slot.count.least }
        let counts = row.locales.map { locale in uses.count { $0.slot == row.slot.id && $0.locale == locale } }
        return (counts.max() ?? 0) < row.slot.count.least
    }

    /// The folders of the product's languages at the place.
    private var languages: [String] {
        let product = verification.product
        let locales = [product.storeLocale] + product.locales.map(\.locale)
        return locales.compactMap { ["google-play", "f-droid"].contains(place.id) ? $0.play : $0.appStore }
    }
}
