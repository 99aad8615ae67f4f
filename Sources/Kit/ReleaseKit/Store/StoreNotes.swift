import Diagnostics
import Rendering
import Site

/// What is new in a product, for stores.
struct StoreNotes {
    let product: Product
    /// Whether what is probably not meant is an error instead of a warning.
    let isStrict: Bool

    /// What is new, as the author wrote it for stores, else as the changelog says it; the App Store takes nothing for a
    /// first version.
    ///
    /// A changelog is not written for stores: where it is longer than one takes, the store's text is left out, with a
    /// warning, and nothing else waits for it.
    func text(_ listing: StoreListing, _ rule: StoreRule) -> (text: StoreText?, warnings: [Diagnostic]) {
        if let written = StoreText(.whatsNew, of: listing, product, rule) { return (written, []) }
        let released = product.releases.filter { $0.version != nil }
        guard let latest = released.first, released.count > 1 || rule.store == .googlePlay else {
            return (nil, [])
        }
        let made = StoreText(
            rule: rule, text: plainNotes(latest.notes.string), place: latest.place,
            source: product.changelog ?? SourceText(path: latest.place.path, ""))
        guard made.length > rule.max else { return (made.text.isEmpty ? nil : made, []) }
        return (nil, [tooLong(made, rule, latest)])
    }

    private func tooLong(_ made: StoreText, _ rule: StoreRule, _ latest: Release) -> Diagnostic {
        made.mistake(
            "what is new in \(latest.version ?? "it") has \(rule.unit.words(made.length)), and \(rule.store.rawValue) "
                + "takes \(rule.max): the kit has no \(rule.title)",
            remedy:
                "write `whats_new:` below `store:` in product.yml, with \(rule.max) at most, and in each file of "
                + "locales/", severity: isStrict ? .error : .warning)
    }
}
