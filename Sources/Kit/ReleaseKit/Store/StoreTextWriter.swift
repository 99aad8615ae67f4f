import Diagnostics
import Rendering
import Site
import Studio
import Values

/// Writes the texts for stores, in the folders that `fastlane deliver` and `fastlane supply` take as they are.
struct StoreTextWriter {
    let subject: KitSubject
    let templates: ThemeTemplates
    /// Whether what is probably not meant is an error instead of a warning.
    let isStrict: Bool

    private var product: Product { subject.product }
    private var presence: StorePresence { StorePresence(product) }

    /// The texts in all languages.
    /// - Throws: the mistakes of the theme's template.
    func texts() throws(Mistakes) -> KitPart {
        guard let store = product.manifest.store else { return KitPart() }
        var part = KitPart()
        let listings = [store.listing] + product.locales.map { $0.isVerbatim ? $0 : $0.completed(by: store.listing) }
        for (index, listing) in listings.enumerated() {
            let (texts, mistakes) = try texts(listing)
            part.mistakes += unheard(listing) + mistakes + (listing.isVerbatim ? [] : texts.flatMap(\.mistakes))
            if index > 0, !listing.isVerbatim {
                part.mistakes += BorrowedTexts(product: product, isStrict: isStrict)
                    .warnings(texts, of: product.locales[index - 1], from: store.listing)
            }
            let files = texts.map { artefact($0, listing.locale, isShown: index == 0) }
            part.artefacts += product.manifest.isSample ? files.flatMap { [$0, note(beside: $0)] } : files
        }
        if presence.isOnAppStore { part.add(AppStoreFacts(product, store).part) }
        // What a language takes over from the first one would be told once for each.
        var told: Set<Diagnostic> = []
        part.mistakes = part.mistakes.filter { told.insert($0).inserted }
        return part
    }

    private func texts(_ listing: StoreListing) throws(Mistakes) -> (texts: [StoreText], mistakes: [Diagnostic]) {
        if listing.isVerbatim {
            let verbatim = VerbatimTexts(listing, of: product, presence)
            return (verbatim.texts, verbatim.warnings)
        }
        let description = try description(listing)
        var (texts, mistakes): ([StoreText], [Diagnostic]) = ([], [])
        if presence.isOnAppStore, listing.locale.appStore != nil {
            let apple = appStore(listing, description)
            (texts, mistakes) = (texts + apple.texts, mistakes + apple.mistakes)
        }
        if presence.isOnGooglePlay, listing.locale.play != nil {
            let play = googlePlay(listing, description)
            (texts, mistakes) = (texts + play.texts, mistakes + play.mistakes)
        }
        return (texts, mistakes)
    }

    private func appStore(
        _ listing: StoreListing, _ description: StoreText?
    ) -> (texts: [StoreText], mistakes: [Diagnostic]) {
        let packing = KeywordPacking(listing, name: product.manifest.name)
        let notes = StoreNotes(product: product, isStrict: isStrict).text(listing, StoreRules.releaseNotes)
        let texts = [
            name(listing, StoreRules.name), written(.subtitle, listing, StoreRules.subtitle),
            written(.promotionalText, listing, StoreRules.promotionalText),
            description?.ruled(by: StoreRules.description),
            StoreText(keywordsOf: listing, product) ?? keywords(packing, listing), notes.text,
            written(.supportURL, listing, StoreRules.supportURL),
            written(.marketingURL, listing, StoreRules.marketingURL)
                ?? StoreText(
                    rule: StoreRules.marketingURL, text: subject.home, place: listing.place, source: listing.source),
            written(.privacyURL, listing, StoreRules.privacyURL),
        ]
        return (texts.compactMap(\.self), packing.mistakes + notes.warnings)
    }

    private func googlePlay(
        _ listing: StoreListing, _ description: StoreText?
    ) -> (texts: [StoreText], mistakes: [Diagnostic]) {
        let notes = StoreNotes(product: product, isStrict: isStrict).text(listing, StoreRules.changelog)
        let texts = [
            written(.title, listing, StoreRules.playTitle) ?? name(listing, StoreRules.playTitle),
            written(.shortDescription, listing, StoreRules.shortDescription)
                ?? fromManifest("tagline", product.manifest.tagline, StoreRules.shortDescription),
            written(.fullDescription, listing, StoreRules.fullDescription)
                ?? description?.ruled(by: StoreRules.fullDescription),
            notes.text.map { $0.ruled(by: $0.rule.numbered(product.manifest.store?.versionCode)) },
            written(.video, listing, StoreRules.video),
        ]
        return (texts.compactMap(\.self), notes.warnings)
    }
}

// MARK: - Texts

extension StoreTextWriter {
    private func written(_ field: StoreListing.Field, _ listing: StoreListing, _ rule: StoreRule) -> StoreText? {
        StoreText(field, of: listing, product, rule)
    }

    private func name(_ listing: StoreListing, _ rule: StoreRule) -> StoreText {
        written(.name, listing, rule) ?? fromManifest("name", product.manifest.name, rule)
    }

    private func fromManifest(_ field: String, _ text: String, _ rule: StoreRule) -> StoreText {
        StoreText(rule: rule, text: text, place: product.line(of: field), source: product.source)
    }

    private func keywords(_ packing: KeywordPacking, _ listing: StoreListing) -> StoreText? {
        guard !packing.text.isEmpty else { return nil }
        return StoreText(
            rule: StoreRules.keywords, text: packing.text, place: listing.keywords[0].place, source: listing.source)
    }

    /// The long text as it was written, else as the theme makes it of the features.
    private func description(_ listing: StoreListing) throws(Mistakes) -> StoreText? {
        if let written = written(.description, listing, StoreRules.description) { return written }
        let template = "store/description.txt"
        guard templates.has(template) else { return nil }
        let made = tidied(try templates.render(template, Object([("product", .lazy(subject.described()))])))
        return StoreText(
            rule: StoreRules.description, text: made, place: product.line(of: "features"), source: product.source)
    }

    /// A language that some store has, though none that the product is on: its texts go nowhere.
    private func unheard(_ listing: StoreListing) -> [Diagnostic] {
        let locale = listing.locale
        let isTaken =
            (presence.isOnAppStore && locale.appStore != nil) || (presence.isOnGooglePlay && locale.play != nil)
        guard !presence.isNowhere, !isTaken, let name = locale.appStore ?? locale.play else { return [] }
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

    /// What stands beside a text for a store that is only a sample: stores and `fastlane` read no file of that name.
    private func note(beside file: Artefact) -> Artefact {
        let words = subject.speech
        let text = [words.word("sample_page"), words.phrase("sample_text", product.manifest.name)]
        return .text(
            file.title, file.path + ".sample", text.joined(separator: words.word("sentence_gap")) + "\n",
            in: file.group, shown: false)
    }

    private func artefact(_ text: StoreText, _ locale: StoreLocale, isShown: Bool) -> Artefact {
        let isApple = text.rule.store == .appStore
        let folder =
            isApple
            ? "fastlane/metadata/\(locale.appStore ?? locale.name)"
            : "fastlane/metadata/android/\(locale.play ?? locale.name)"
        let title = text.rule.title.prefix(1).uppercased() + text.rule.title.dropFirst()
        return .text(
            title, folder + "/" + text.rule.file, text.text + text.tail, in: isApple ? "App Store" : "Google Play",
            room: Artefact.Room(length: text.length, max: text.rule.max, network: text.rule.store.rawValue),
            shown: isShown)
    }
}
