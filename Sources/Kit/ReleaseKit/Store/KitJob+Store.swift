import Diagnostics
import Site
import Values

extension KitJob {
    /// The texts for stores, in the folders that `fastlane deliver` and `fastlane supply` take as they are.
    func storeTexts() throws(Mistakes) -> (artefacts: [Artefact], mistakes: [Diagnostic]) {
        guard let store = product.manifest.store else { return ([], []) }
        var artefacts: [Artefact] = []
        var mistakes: [Diagnostic] = []
        let listings = [store.listing] + product.locales.map { $0.completed(by: store.listing) }
        for (index, listing) in listings.enumerated() {
            let sheet = try sheet(listing)
            mistakes += unheard(listing)
            mistakes += sheet.mistakes + sheet.texts.flatMap(\.mistakes)
            if index > 0 { mistakes += borrowed(sheet.texts, by: product.locales[index - 1], from: store.listing) }
            artefacts += sheet.texts.map { artefact($0, listing.locale, isShown: index == 0) }
        }
        if isOnAppStore {
            let whole = wholeApp(store)
            artefacts += whole.artefacts
            mistakes += whole.mistakes
        }
        // What a language takes over from the first one would be told once for each.
        var told: Set<Diagnostic> = []
        return (artefacts, mistakes.filter { told.insert($0).inserted })
    }

    /// A language that some store has, though none that the product is on: its texts go nowhere.
    private func unheard(_ listing: StoreListing) -> [Diagnostic] {
        let locale = listing.locale
        let isTaken = (isOnAppStore && locale.appStore != nil) || (isOnGooglePlay && locale.play != nil)
        guard isOnAppStore || isOnGooglePlay, !isTaken, let name = locale.appStore ?? locale.play else { return [] }
        let (other, own) =
            locale.appStore == nil ? (Store.googlePlay, Store.appStore) : (Store.appStore, Store.googlePlay)
        return [
            Diagnostic(
                .warning,
                "only \(other.rawValue) has the language `\(name)`, and the product is on \(own.rawValue) alone",
                at: listing.place, excerpt: listing.source.line(listing.place.line),
                remedy: "remove these texts, or add the platform below `platforms:`")
        ]
    }

    var isOnAppStore: Bool {
        let names = ["iphone", "ipad", "ios", "ipados", "mac", "macos", "apple tv", "tvos", "apple watch", "watchos"]
        return product.manifest.platforms.contains { (names + ["visionos"]).contains($0.name.lowercased()) }
    }

    /// On Google Play is what runs on Android, and what has a text that only Google Play knows.
    var isOnGooglePlay: Bool {
        product.manifest.platforms.contains { $0.name.lowercased() == "android" }
            || product.manifest.store?.listing.texts[.shortDescription] != nil
    }

    private func sheet(_ listing: StoreListing) throws(Mistakes) -> (texts: [StoreText], mistakes: [Diagnostic]) {
        var texts: [StoreText] = []
        var mistakes: [Diagnostic] = []
        let description = try description(listing)
        if isOnAppStore, listing.locale.appStore != nil {
            let packing = KeywordPacking(listing, name: product.manifest.name)
            mistakes += packing.mistakes
            texts += [
                name(listing, StoreRules.name), text(.subtitle, of: listing, StoreRules.subtitle),
                text(.promotionalText, of: listing, StoreRules.promotionalText),
                description.map { with(StoreRules.description, $0) },
                packing.text.isEmpty
                    ? nil
                    : StoreText(
                        rule: StoreRules.keywords, text: packing.text, place: listing.keywords[0].place,
                        source: listing.source),
                notes(listing, StoreRules.releaseNotes, &mistakes),
                text(.supportURL, of: listing, StoreRules.supportURL),
                text(.marketingURL, of: listing, StoreRules.marketingURL)
                    ?? StoreText(
                        rule: StoreRules.marketingURL, text: maker.baseURL.absolute(product.address.encoded),
                        place: listing.place, source: listing.source),
                text(.privacyURL, of: listing, StoreRules.privacyURL),
            ].compactMap(\.self)
        }
        if isOnGooglePlay, listing.locale.play != nil {
            texts += [
                name(listing, StoreRules.playTitle),
                text(.shortDescription, of: listing, StoreRules.shortDescription)
                    ?? fromManifest("tagline", product.manifest.tagline, StoreRules.shortDescription),
                description.map { with(StoreRules.fullDescription, $0) },
                notes(listing, StoreRules.changelog, &mistakes).map(numbered),
                text(.video, of: listing, StoreRules.video),
            ].compactMap(\.self)
        }
        return (texts, mistakes)
    }

    /// A text that the author wrote; one taken over from another language stands in that one's file.
    func text(_ field: StoreListing.Field, of listing: StoreListing, _ rule: StoreRule) -> StoreText? {
        guard let written = listing.texts[field] else { return nil }
        let source = written.place.path == product.source.path ? product.source : listing.source
        return StoreText(rule: rule, text: written.text, place: written.place, source: source)
    }

    private func name(_ listing: StoreListing, _ rule: StoreRule) -> StoreText {
        text(.name, of: listing, rule) ?? fromManifest("name", product.manifest.name, rule)
    }

    private func fromManifest(_ field: String, _ text: String, _ rule: StoreRule) -> StoreText {
        StoreText(rule: rule, text: text, place: product.line(of: field), source: product.source)
    }

    private func with(_ rule: StoreRule, _ text: StoreText) -> StoreText {
        var text = text
        text.rule = rule
        return text
    }

    /// The long text as it was written, else as the theme makes it of the features.
    private func description(_ listing: StoreListing) throws(Mistakes) -> StoreText? {
        if let written = text(.description, of: listing, StoreRules.description) { return written }
        let template = "store/description.txt"
        guard maker.templates.has(template) else { return nil }
        let made = tidied(try maker.templates.render(template, Object([("product", .lazy(described()))])))
        return StoreText(
            rule: StoreRules.description, text: made, place: product.line(of: "features"), source: product.source)
    }

    /// The changelog under Google Play's number of the version, where the manifest tells it.
    private func numbered(_ text: StoreText) -> StoreText {
        guard let code = product.manifest.store?.versionCode else { return text }
        var text = text
        text.rule.file = "changelogs/\(code).txt"
        return text
    }

    /// What stands beside the languages: categories, copyright, and what reviewers are told.
    private func wholeApp(_ store: Manifest.Store) -> (artefacts: [Artefact], mistakes: [Diagnostic]) {
        var texts = Array(zip(["primary_first_sub_category", "primary_second_sub_category"], store.subcategories))
        texts += zip(["secondary_first_sub_category", "secondary_second_sub_category"], store.secondarySubcategories)
        if let category = store.category { texts.append(("primary_category", category)) }
        if let category = store.secondaryCategory { texts.append(("secondary_category", category)) }
        if let copyright = store.copyright { texts.append(("copyright", copyright)) }
        var mistakes: [Diagnostic] = []
        for name in store.review.keys.sorted() {
            guard let written = store.review[name] else { continue }
            texts.append(("review_information/" + name, written.text))
            guard name == "notes" else { continue }
            let text = StoreText(
                rule: StoreRules.reviewNotes, text: written.text, place: written.place, source: product.source)
            mistakes += text.mistakes.filter { $0.severity == .error }
        }
        let artefacts = texts.map { name, text in
            Artefact.text(name, "fastlane/metadata/\(name).txt", text, in: "App Store", shown: false)
        }
        return (artefacts, mistakes)
    }

    private func artefact(_ text: StoreText, _ locale: StoreLocale, isShown: Bool) -> Artefact {
        let isApple = text.rule.store == .appStore
        let folder =
            isApple
            ? "fastlane/metadata/\(locale.appStore ?? locale.name)"
            : "fastlane/metadata/android/\(locale.play ?? locale.name)"
        let title = text.rule.title.prefix(1).uppercased() + text.rule.title.dropFirst()
        return .text(
            title, folder + "/" + text.rule.file, text.text, in: isApple ? "App Store" : "Google Play",
            room: Artefact.Room(length: text.length, max: text.rule.max, network: text.rule.store.rawValue),
            shown: isShown)
    }
}
