import Files
import Site
import Values

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
            if !found.isEmpty {
                let shots = found.sorted { $0.key < $1.key }.map { (name: $0.key, file: $0.value) }
                return kind.isEmpty ? Product.ofOneDevice(shots) : shots
            }
        }
        return []
    }

    /// Those of one size: a folder of the App Store holds the same screens for each device.
    ///
    /// Phones come before others, and the largest of a kind is the newest; one that has few of the screens does not count.
    private static func ofOneDevice(
        _ shots: [(name: String, file: FileContent)]
    ) -> [(name: String, file: FileContent)] {
        let sizes = shots.map { shot in
            PictureFacts(shot.file).map { [max($0.width, $0.height), min($0.width, $0.height)] } ?? []
        }
        let counts = sizes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        func rank(_ size: [Int]) -> (Int, Int) {
            guard size.count == 2, counts[size, default: 0] * 2 >= most else { return (0, 0) }
            return (Double(size[0]) >= 1.7 * Double(size[1]) ? 2 : 1, size[0] * size[1])
        }
        guard let best = sizes.max(by: { rank($0) < rank($1) }) else { return shots }
        return zip(shots, sizes).filter { $0.1 == best }.map(\.0)
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
        if named.contains(name) || manifest.scenes.contains(where: { screenshot(of: $0) == name }) { return true }
        return prose.map { String(decoding: $0.body.bytes, as: UTF8.self).contains(name) } ?? false
    }

    /// The file that the page shows of a scene; nil where it shows no picture of the folder.
    package func screenshot(of scene: Manifest.Scene) -> String? {
        guard scene.kind == "picture", case .string(let name) = scene.subject else { return nil }
        return ScreenshotPaths(name, of: self).first(in: self)
    }
}
