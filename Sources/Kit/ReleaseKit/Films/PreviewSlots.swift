import Site
import Verify

/// The slots of films in the stores that a product is in.
struct PreviewSlots {
    let all: [Slot]

    /// The slots by what the platforms are called.
    private static let ids: [(names: Set<String>, id: String)] = [
        (["iphone", "ios"], "appstore-iphone-69-preview"), (["ipad", "ipados"], "appstore-ipad-13-preview"),
        (["mac", "macos"], "appstore-mac-preview"), (["apple tv", "tvos"], "appstore-tv-preview"),
        (["visionos", "apple vision pro"], "appstore-vision-preview"),
    ]

    /// Whether it runs on phones, whose shape is drawn around its screen.
    let isOnPhones: Bool

    /// Whether it runs on devices whose store shows previews; its film is made for networks too.
    let isOnDevices: Bool

    init(_ product: Product) {
        let platforms = Set(product.manifest.platforms.map { $0.name.lowercased() })
        let places = ProductPlaces(product)
        let ofDevices = PreviewSlots.ids.filter { !$0.names.isDisjoint(with: platforms) }.map { SlotTable.slot($0.id) }
        let ofShops = places.contains("steam") ? [SlotTable.slot("steam-trailer")] : []
        // Nobody makes films for a store that the product does not go to.
        all = ofDevices.filter { places.contains($0.place) } + ofShops
        isOnDevices = !ofDevices.isEmpty || !ofShops.isEmpty
        isOnPhones = !platforms.isDisjoint(with: ["iphone", "ios", "android"])
    }
}
