import Site

/// Which folders of `fastlane` a product has.
struct StorePresence {
    /// The App Store's, of iPhones as of Macs.
    var isOnAppStore: Bool
    /// Google Play's, which F-Droid reads as well.
    var isOnGooglePlay: Bool

    init(_ product: Product) {
        let places = ProductPlaces(product)
        isOnAppStore = places.contains("app-store") || places.contains("mac-app-store")
        isOnGooglePlay = places.contains("google-play") || places.contains("f-droid")
    }

    var isNowhere: Bool { !isOnAppStore && !isOnGooglePlay }
}
