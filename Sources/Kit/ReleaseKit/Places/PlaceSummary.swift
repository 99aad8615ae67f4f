import Diagnostics
import Site
import Values
import Verify

/// What a kit has for a place: what is made, what is missing, what is not there in every language.
package struct PlaceSummary: Sendable {
    /// A slot of the place, as far as the kit fills it.
    struct Row: Sendable {
        var slot: Slot
        /// How many files there are, in all languages.
        var count = 0
        /// The languages that have some, by the store's names; empty where a slot knows none.
        var locales: [String] = []
        /// The languages of the product that have none of their own.
        var untranslated: [String] = []
        /// Whether it is needed and not there, or there are too few.
        var isMissing = false
    }

    let place: SlotPlace
    /// How many texts there are for it.
    let texts: Int
    /// The slots that are filled, or would have to be.
    let rows: [Row]
    /// What is not there though the place takes it, and why.
    let leftOut: [KitMovies.LeftOut]

    /// The summaries of all places of a product.
    static func all(
        _ verification: KitVerification, _ artefacts: [Artefact], leftOut: [KitMovies.LeftOut] = []
    ) -> [PlaceSummary] {
        verification.places.all.map { place in
            PlaceSummary(
                place: place, texts: texts(for: place, artefacts),
                rows: PlaceRows(place: place, verification: verification).rows,
                leftOut: leftOut.filter { $0.slot.place == place.id })
        }
    }

    private static func texts(for place: SlotPlace, _ artefacts: [Artefact]) -> Int {
        let name = place.id.filter { $0 != "-" }
        let paths = artefacts.filter { $0.kind != .picture }.map(\.path)
        switch place.id {
        case "app-store", "mac-app-store":
            return paths.count { $0.hasPrefix("fastlane/metadata/") && !$0.hasPrefix("fastlane/metadata/android/") }
        case "google-play", "f-droid": return paths.count { $0.hasPrefix("fastlane/metadata/android/") }
        case "github": return paths.count { $0 == "README.md" }
        case "press": return paths.count { $0.hasPrefix("press/") }
        default:
            return paths.count {
                $0.hasPrefix("social/") && $0.hasSuffix(".txt") && $0.dropFirst(7).prefix { $0.isLetter } == name
            }
        }
    }

    /// What the place is called.
    package var name: String { place.name }

    /// Whether something is missing that it asks for.
    package var isLacking: Bool { rows.contains(where: \.isMissing) }

    /// The place in a line: `App Store: 9 texts, iPhone 6.9" 6 in 2 languages; missing: iPad 13" (the app runs on iPad)`.
    package var line: String {
        var made = texts > 0 ? [counted(texts, "text")] : []
        made += rows.filter { $0.count > 0 }.map(\.text)
        var parts = [made.isEmpty ? "nothing" : made.joined(separator: ", ")]
        let missing = rows.filter(\.isMissing).map(\.missing)
        if !missing.isEmpty { parts.append("missing: " + missing.joined(separator: ", ")) }
        let untranslated = rows.filter { !$0.untranslated.isEmpty }
        if !untranslated.isEmpty {
            parts.append("untranslated: " + untranslated.map(\.lacking).joined(separator: ", "))
        }
        if !leftOut.isEmpty {
            parts.append("left out: " + leftOut.map { "\($0.slot.title) (\($0.reason))" }.joined(separator: ", "))
        }
        return "\(place.name): " + parts.joined(separator: "; ")
    }

    /// The summary as the template of the kit's page sees it.
    var described: Value {
        [
            "name": .string(place.name), "id": .string(place.id), "texts": .integer(texts),
            "slots": .list(
                rows.map { row in
                    [
                        "id": .string(row.slot.id), "title": .string(row.slot.title), "need": .string(row.slot.need),
                        "when": row.slot.when.map { .string($0) } ?? .null, "count": .integer(row.count),
                        "languages": .integer(row.locales.count), "missing": .bool(row.isMissing),
                        "least": .integer(row.slot.count.least),
                        "untranslated": .list(row.untranslated.map { .string($0) }),
                    ]
                }),
            "left_out": .list(
                leftOut.map { ["title": .string($0.slot.title), "reason": .string($0.reason)] }),
        ]
    }
}

extension PlaceSummary.Row {
    fileprivate var text: String {
        "\(slot.title) \(count)" + (locales.count > 1 ? " in \(locales.count) languages" : "")
    }

    fileprivate var missing: String {
        let reason = slot.need == "recommended" ? "recommended" : slot.when
        let number = count > 0 ? " (\(count) of \(slot.count.least))" : ""
        return slot.title + (number.isEmpty ? reason.map { " (\($0))" } ?? "" : number)
    }

    fileprivate var lacking: String {
        let shown = untranslated.prefix(6).joined(separator: " ")
        return "\(slot.title) in \(shown)\(untranslated.count > 6 ? " and \(untranslated.count - 6) more" : "")"
    }
}
