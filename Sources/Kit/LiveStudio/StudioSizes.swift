import Media
import Values
import Verify

/// The sizes in which plays are shown somewhere: those of films and of link cards, by the table of slots.
enum StudioSizes {
    /// Each size once, with the places that take it, the smaller first; no larger than a screen shows.
    static let all: [(size: PixelSize, places: [String])] = {
        var sizes: [(size: PixelSize, places: [String])] = []
        for slot in SlotTable.all where slot.film != nil || slot.kind.contains("card") {
            guard let size = slot.best ?? slot.size.exact.first, max(size.width, size.height) <= 1920 else { continue }
            if let index = sizes.firstIndex(where: { $0.size == size }) {
                sizes[index].places.append(slot.title)
            } else {
                sizes.append((size, [slot.title]))
            }
        }
        return sizes.sorted { one, other in
            (one.size.width * one.size.height, one.size.width) < (
                other.size.width * other.size.height, other.size.width
            )
        }
    }()

    /// For a page.
    static var described: Value {
        .list(
            all.map { size, places in
                let more = places.count > 2 ? " and \(places.count - 2) more" : ""
                return [
                    "width": .integer(size.width), "height": .integer(size.height),
                    "title": .string(places.prefix(2).joined(separator: ", ") + more),
                ]
            })
    }
}
