import Diagnostics
import Site

/// The texts of a listing that go out as they stand, each into the file of its name and no other.
///
/// What a store holds already it has taken, whatever its rules say now: so nothing here is an error.
struct VerbatimTexts {
    let texts: [StoreText]

    /// - Parameters:
    ///   - listing: the texts as their author wrote them.
    ///   - product: the product.
    ///   - presence: the stores that they are for.
    init(_ listing: StoreListing, of product: Product, _ presence: StorePresence) {
        var found: [StoreText] = []
        func add(_ field: StoreListing.Field, _ rule: StoreRule) {
            guard let text = StoreText(field, of: listing, product, rule) else { return }
            found.append(text)
        }
        if presence.isOnAppStore, listing.locale.appStore != nil {
            for (field, rule) in VerbatimTexts.onAppStore { add(field, rule) }
            if let keywords = StoreText(keywordsOf: listing, product) { found.append(keywords) }
        }
        if presence.isOnGooglePlay, listing.locale.play != nil {
            for (field, rule) in VerbatimTexts.onGooglePlay { add(field, rule) }
            add(.changelog, StoreRules.changelog.numbered(product.manifest.store?.versionCode))
        }
        texts = found
    }

    private static let onAppStore: [(StoreListing.Field, StoreRule)] = [
        (.name, StoreRules.name), (.subtitle, StoreRules.subtitle), (.promotionalText, StoreRules.promotionalText),
        (.description, StoreRules.description), (.whatsNew, StoreRules.releaseNotes),
        (.supportURL, StoreRules.supportURL), (.marketingURL, StoreRules.marketingURL),
        (.privacyURL, StoreRules.privacyURL),
    ]

    private static let onGooglePlay: [(StoreListing.Field, StoreRule)] = [
        (.title, StoreRules.playTitle), (.shortDescription, StoreRules.shortDescription),
        (.fullDescription, StoreRules.fullDescription), (.video, StoreRules.video),
    ]

    /// What stores may refuse.
    var warnings: [Diagnostic] {
        texts.flatMap(\.mistakes).map { mistake in
            var warning = mistake
            warning.severity = .warning
            return warning
        }
    }
}
