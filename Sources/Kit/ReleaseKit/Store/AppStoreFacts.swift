import Diagnostics
import Site

/// What the App Store is told beside the languages: categories, copyright, and what reviewers are told.
struct AppStoreFacts {
    let part: KitPart

    init(_ product: Product, _ store: Manifest.Store) {
        var texts = Array(zip(["primary_first_sub_category", "primary_second_sub_category"], store.subcategories))
        texts += zip(["secondary_first_sub_category", "secondary_second_sub_category"], store.secondarySubcategories)
        if let category = store.category { texts.append(("primary_category", category)) }
        if let category = store.secondaryCategory { texts.append(("secondary_category", category)) }
        // `deliver` writes these with a line end, and so they stand in what was imported.
        if store.listing.isVerbatim { texts = texts.map { ($0.0, $0.1 + "\n") } }
        if let copyright = store.copyright { texts.append(("copyright", copyright)) }
        var mistakes: [Diagnostic] = []
        for name in store.review.keys.sorted() {
            guard let written = store.review[name] else { continue }
            texts.append(("review_information/" + name, written.text))
            guard name == "notes" else { continue }
            let text = StoreText(
                rule: StoreRules.reviewNotes, text: written.text, place: written.place, source: product.source)
            if !store.listing.isVerbatim { mistakes += text.mistakes.errors }
        }
        let artefacts = texts.map { name, text in
            Artefact.text(name, "fastlane/metadata/\(name).txt", text, in: "App Store", shown: false)
        }
        part = KitPart(artefacts: artefacts, mistakes: mistakes)
    }
}
