import Diagnostics
import Site
import Verify

/// The places that a product goes to: those of its manifest, else those of its platforms and its links, and every network.
struct ProductPlaces {
    /// The places, in the order of the table.
    let all: [SlotPlace]
    /// The platforms of the product, in small letters.
    let systems: Set<String>
    /// The slots that the manifest names, which get pictures whether or not they have to be filled.
    let asked: Set<String>
    /// Where the manifest names the places, or would.
    let place: Place

    init(_ product: Product) {
        let manifest = product.manifest
        let systems = Set(manifest.platforms.map { $0.name.lowercased() })
        self.systems = systems
        place = manifest.places?.first?.place ?? product.line(of: "places")
        let named = manifest.places.map { Set($0.map(\.text)) }
        asked = named ?? []
        if let named {
            let homes = Set(SlotTable.drawn.filter { named.contains($0.id) }.map(\.place))
            all = SlotTable.allPlaces.filter { named.contains($0.id) || homes.contains($0.id) }
            return
        }
        // A text that only Google Play knows is meant for it, whatever the platforms are.
        let hasPlayText = manifest.store?.listing.texts[.shortDescription] != nil
        all = SlotTable.allPlaces.filter { place in
            switch place.kind {
            case .network: true
            case .store:
                place.systems.contains(where: systems.contains) || place.id == "google-play" && hasPlayText
            case .home: manifest.links.contains { link in place.hosts.contains { link.url.leads(to: $0) } }
            }
        }
    }

    func contains(_ id: String) -> Bool { all.contains { $0.id == id } }

    /// Whether there are drafts for a network.
    func contains(_ place: PostPlace) -> Bool { place.home.map { contains($0.id) } ?? true }
}

extension String {
    /// Whether an address leads to a host or to one below it.
    fileprivate func leads(to host: String) -> Bool {
        guard let start = firstRange(of: "://")?.upperBound else { return false }
        let found = self[start...].prefix { !"/?#:".contains($0) }
        return found == host || found.hasSuffix("." + host)
    }
}
