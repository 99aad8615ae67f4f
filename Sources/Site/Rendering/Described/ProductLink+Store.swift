import Site

extension Manifest.ProductLink {
    /// Whether somebody gets the product there, by the name of the link or the store's address.
    var isStore: Bool {
        if name == "store" { return true }
        var address = url.lowercased()[...]
        for head in ["https://", "http://", "www."] where address.hasPrefix(head) {
            address = address.dropFirst(head.count)
        }
        let host = address.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
        if host == "microsoft.com" { return address.contains("/store/") || address.contains("/p/") }
        return Manifest.ProductLink.stores.contains { host == $0 || host.hasSuffix("." + $0) }
    }

    private static let stores = [
        "apps.apple.com", "itunes.apple.com", "play.google.com", "f-droid.org",
        "store.steampowered.com", "itch.io", "flathub.org", "snapcraft.io", "apps.microsoft.com",
    ]
}
