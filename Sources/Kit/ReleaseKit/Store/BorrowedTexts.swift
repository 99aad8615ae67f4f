import Diagnostics
import Site

/// What a language says in the words of another.
struct BorrowedTexts {
    let product: Product
    /// Whether what is probably not meant is an error instead of a warning.
    let isStrict: Bool

    /// That a language takes texts over from the first one without `fallback: true`.
    func warnings(_ texts: [StoreText], of listing: StoreListing, from first: StoreListing) -> [Diagnostic] {
        guard !listing.isFallbackMeant else { return [] }
        var fields: [String] = []
        for text in texts where text.place.path != listing.source.path {
            if let field = text.rule.field, !fields.contains(field) { fields.append(field) }
        }
        if listing.captions.isEmpty, !product.manifest.scenes.isEmpty { fields.append("scenes") }
        guard !fields.isEmpty else { return [] }
        return [
            Diagnostic(
                isStrict ? .error : .warning,
                "`\(listing.locale.name)` has no \(fields.joined(separator: ", ")), and takes what is written in "
                    + "`\(first.locale.name)`",
                at: Place(path: listing.source.path, line: 1, column: 1),
                remedy: "write them here, or `fallback: true` where that is meant")
        ]
    }
}
