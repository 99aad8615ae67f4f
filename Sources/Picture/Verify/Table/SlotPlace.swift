/// Who takes pictures, films or texts of a product: a store, a network, a launch site, the press.
package struct SlotPlace: Sendable, Hashable {
    /// What a place is to a product.
    package enum Kind: String, Sendable {
        /// It is had there: the product goes there where it runs on one of ``systems``.
        case store
        /// It is told of there: every product goes there.
        case network
        /// It has a page there: the product goes there where a link of it leads there.
        case home
    }

    /// What it is called in manifests: `app-store`.
    package var id: String
    /// What people call it: `App Store`.
    package var name: String
    /// What it is to a product; see ``Kind``.
    package var kind: Kind
    /// The platforms, in small letters, by which a product belongs there.
    package var systems: [String] = []
    /// The hosts by which a link of a product tells that it has a page there.
    package var hosts: [String] = []

    /// The rows of the table that are this place's.
    package var slots: [Slot] { SlotTable.all.filter { $0.place == id } }

    /// The slot for a post's picture that stands still; nil where posts have none.
    package var still: Slot? { posted("card") ?? slots.first { $0.kind == "gallery" } }

    /// The slot for a post's picture that moves; nil where none is shown.
    package var moving: Slot? { posted("gif") ?? still.flatMap { $0.motion == nil ? nil : $0 } }

    private func posted(_ kind: String) -> Slot? { slots.first { $0.kind == kind && $0.count.per == "post" } }
}

extension SlotTable {
    /// All places, in the order in which a kit tells of them.
    package static let allPlaces = SlotRows.places(placeRows)

    /// A place by its name.
    package static func place(_ id: String) -> SlotPlace? { allPlaces.first { $0.id == id } }
}

extension SlotRows {
    /// The places of the rows; a row that cannot be read is left out, which the tests see.
    static func places(_ text: String) -> [SlotPlace] {
        rows(text).compactMap { row in
            let fields = row.split(separator: "|").map { trimmed($0) }
            guard fields.count > 2, let kind = SlotPlace.Kind(rawValue: fields[2]) else { return nil }
            var place = SlotPlace(id: fields[0], name: fields[1], kind: kind)
            for word in fields.dropFirst(3) {
                let (key, value) = halves(word)
                if key == "on" { place.systems = value.split(separator: ",").map { trimmed($0) } }
                if key == "at" { place.hosts = value.split(separator: " ").map(String.init) }
            }
            return place
        }
    }
}
