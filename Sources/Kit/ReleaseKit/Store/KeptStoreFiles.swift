import Diagnostics
import Files
import Media
import Site
import Studio
import Verify

/// Files of a product's folder that the kit hands to `fastlane` as they are: what stands in the folder `fastlane/`, and
/// the pictures in `shots/` of a listing that goes out as it stands.
///
/// `shots/LANGUAGE/` holds the App Store's screenshots, and in folders of their kinds (`phoneScreenshots/`) Google Play's;
/// icon, feature graphic and banner of Google Play stand beside them under `supply`'s names.
struct KeptStoreFiles {
    private(set) var part = KitPart()
    /// The paths of what was made and is replaced, since a file of `fastlane/` says the same with other blanks behind it.
    private(set) var replaced: Set<String> = []

    /// - Parameters:
    ///   - product: the product.
    ///   - made: what the kit has already, which counts where a file says something else.
    ///   - fitter: what mends pictures that a store would refuse; nil for nothing.
    init(of product: Product, besides made: [Artefact], _ fitter: StillFitter? = nil) {
        let places = ProductPlaces(product)
        let made = Dictionary(made.map { ($0.path, $0) }) { first, _ in first }
        for (name, content) in product.files.sorted(by: { $0.key < $1.key }) {
            guard let path = KeptStoreFiles.path(of: name, in: product) else { continue }
            do throws(DiskError) {
                let bytes = try content.read()
                if let own = made[path]?.bytes {
                    guard KeptStoreFiles.words(own) == KeptStoreFiles.words(bytes) else { continue }
                    replaced.insert(path)
                }
                let artefact = KeptStoreFiles.artefact(path, bytes, from: product.folder + "/" + name)
                part.artefacts.append(fitter.flatMap { KeptStoreFiles.mended(artefact, $0, places) } ?? artefact)
            } catch {
                part.mistakes.append(
                    Diagnostic(
                        .error, "`\(product.folder)/\(name)` cannot be read: \(error.cause)",
                        remedy: "make it readable, or remove it"))
            }
        }
    }

    /// A picture in the colours that its store asks for, where nothing is lost by it: many programs write an alpha channel
    /// that every pixel fills.
    private static func mended(_ picture: Artefact, _ fitter: StillFitter, _ places: ProductPlaces) -> Artefact? {
        let wrong = SlotUse.all(of: picture, at: places).compactMap(\.verdict).flatMap(\.findings).filter {
            $0.severity == .error
        }
        guard !wrong.isEmpty,
            wrong.allSatisfy({ ["alpha channel", "colour type", "colour space"].contains($0.property) }),
            let bytes = fitter.opaque(picture.bytes)
        else { return nil }
        var mended = picture
        mended.bytes = bytes
        return mended
    }

    /// What a text says, without the blanks and line ends behind it.
    private static func words(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.dropLast(bytes.reversed().prefix { $0 <= 0x20 }.count)
    }

    /// Where a file of the product's folder goes; nil where it is none of these.
    static func path(of name: String, in product: Product) -> String? {
        if name.hasPrefix("fastlane/") { return name }
        guard name.hasPrefix("shots/"), let store = product.manifest.store, product.manifest.scenes.isEmpty else {
            return nil
        }
        let parts = name.split(separator: "/").dropFirst().map(String.init)
        let listing = ([store.listing] + product.locales).first { $0.locale.name == parts.first }
        guard parts.count > 1, let listing, listing.isVerbatim else { return nil }
        return path(of: Array(parts.dropFirst()), of: listing.locale, StorePresence(product))
    }

    private static func path(
        of parts: [String], of locale: StoreLocale, _ presence: StorePresence
    ) -> String? {
        let stem = parts[0].split(separator: ".").first.map(String.init) ?? ""
        let isGraphic = parts.count == 1 && ["icon", "featureGraphic", "tvBanner"].contains(stem)
        if isGraphic || (parts.count == 2 && parts[0].hasSuffix("Screenshots")) {
            guard presence.isOnGooglePlay, let play = locale.play else { return nil }
            return "fastlane/metadata/android/\(play)/images/" + parts.joined(separator: "/")
        }
        guard presence.isOnAppStore, let apple = locale.appStore else { return nil }
        if parts.count == 1 { return "fastlane/screenshots/\(apple)/\(parts[0])" }
        guard parts.count == 2, ["appleTV", "iMessage"].contains(parts[0]) else { return nil }
        return "fastlane/screenshots/\(parts[0])/\(apple)/\(parts[1])"
    }

    private static func artefact(_ path: String, _ bytes: [UInt8], from source: String) -> Artefact {
        let name = String(path.fileName)
        let group = path.hasPrefix("fastlane/metadata/android/") ? "Google Play" : "App Store"
        if let medium = Medium(bytes), medium.format != .svg, let size = medium.size {
            var picture = Artefact.picture(
                name, path, bytes, width: size.width, height: size.height, in: group, shown: false)
            (picture.origin, picture.isForeign) = (Place(path: source, line: 1, column: 1), true)
            return picture
        }
        var artefact = Artefact.text(name, path, "", in: group, shown: false)
        artefact.bytes = bytes
        return artefact
    }
}
