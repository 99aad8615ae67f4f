import Site

/// Which stores a product is in.
struct StorePresence {
    var isOnAppStore: Bool
    var isOnGooglePlay: Bool

    private static let apple: Set<String> = [
        "iphone", "ipad", "ios", "ipados", "mac", "macos", "apple tv", "tvos", "apple watch", "watchos", "visionos",
    ]

    init(_ product: Product) {
        let platforms = product.manifest.platforms.map { $0.name.lowercased() }
        isOnAppStore = platforms.contains(where: StorePresence.apple.contains)
        // On Google Play is what runs on Android, and what has a text that only Google Play knows.
        isOnGooglePlay =
            platforms.contains("android") || product.manifest.store?.listing.texts[.shortDescription] != nil
    }

    var isNowhere: Bool { !isOnAppStore && !isOnGooglePlay }
}
