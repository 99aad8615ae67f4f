import Files
import Site

extension Product {
    /// The screenshots that a listing brought in the product's own language, as their store orders them: those of the
    /// App Store, else those of phones on Google Play; empty where scenes take their place.
    package var listingShots: [(name: String, file: FileContent)] {
        guard let listing = manifest.store?.listing, listing.isVerbatim, manifest.scenes.isEmpty else { return [] }
        let folder = "shots/\(listing.locale.name)/"
        for kind in ["", "phoneScreenshots/"] {
            let found = files.filter { name, _ in
                guard name.hasPrefix(folder + kind) else { return false }
                let rest = name.dropFirst(folder.count + kind.count)
                return !rest.contains("/") && Product.isScreenshot(String(rest))
            }
            if !found.isEmpty { return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
        }
        return []
    }

    private static func isScreenshot(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }
        return ["png", "jpg", "jpeg"].contains(name.split(separator: ".").last?.lowercased())
            && !["icon", "featureGraphic", "tvBanner"].contains(stem)
    }

    /// Whether a file is a store's alone, and no page of the site shows it: what `fastlane/` keeps, and pictures of a
    /// listing that nobody names.
    package func isForStoresAlone(_ name: String) -> Bool {
        if name.hasPrefix("fastlane/") { return true }
        let parts = name.split(separator: "/")
        guard parts.count > 2, parts[0] == "shots", let store = manifest.store else { return false }
        let listing = ([store.listing] + locales).first { $0.locale.name == parts[1] }
        guard let listing, listing.isVerbatim else { return false }
        return !listingShots.contains { $0.name == name } && !names(name)
    }

    /// Whether the manifest or the page's prose names a file.
    private func names(_ name: String) -> Bool {
        let named = [manifest.logo?.text, manifest.picture?.src.text, manifest.picture?.dark?.text]
        if named.contains(name) { return true }
        return prose.map { String(decoding: $0.body.bytes, as: UTF8.self).contains(name) } ?? false
    }
}
