import Diagnostics
import Rendering
import Site

extension KitJob {
    /// What is new, as the author wrote it for stores, else as the changelog says it; the App Store takes nothing for a
    /// first version.
    ///
    /// A changelog is not written for stores: where it is longer than one takes, the store's text is left out, with a
    /// warning, and nothing else waits for it.
    func notes(_ listing: StoreListing, _ rule: StoreRule, _ mistakes: inout [Diagnostic]) -> StoreText? {
        if let written = text(.whatsNew, of: listing, rule) { return written }
        let released = product.releases.filter { $0.version != nil }
        guard let latest = released.first, released.count > 1 || rule.store == .googlePlay else { return nil }
        let made = StoreText(
            rule: rule, text: plainNotes(latest.notes.string), place: latest.place,
            source: product.changelog ?? SourceText(path: latest.place.path, ""))
        guard made.length > rule.max else { return made.text.isEmpty ? nil : made }
        mistakes.append(
            made.mistake(
                "what is new in \(latest.version ?? "it") has \(rule.unit.words(made.length)), and \(rule.store.rawValue) "
                    + "takes \(rule.max): the kit has no \(rule.title)",
                remedy:
                    "write `whats_new:` below `store:` in product.yml, with \(rule.max) at most, and in each file of "
                    + "locales/", severity: maker.isStrict ? .error : .warning))
        return nil
    }

    /// What a language says in the words of another, without `fallback: true`.
    func borrowed(_ texts: [StoreText], by listing: StoreListing, from first: StoreListing) -> [Diagnostic] {
        guard !listing.isFallbackMeant else { return [] }
        var fields: [String] = []
        for text in texts where text.place.path != listing.source.path {
            if let field = text.rule.field, !fields.contains(field) { fields.append(field) }
        }
        if listing.captions.isEmpty, !product.manifest.scenes.isEmpty { fields.append("scenes") }
        guard !fields.isEmpty else { return [] }
        return [
            Diagnostic(
                maker.isStrict ? .error : .warning,
                "`\(listing.locale.name)` has no \(fields.joined(separator: ", ")), and takes what is written in "
                    + "`\(first.locale.name)`",
                at: Place(path: listing.source.path, line: 1, column: 1),
                remedy: "write them here, or `fallback: true` where that is meant")
        ]
    }
}
