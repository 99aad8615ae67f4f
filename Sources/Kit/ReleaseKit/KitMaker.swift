import Dates
import Diagnostics
import Files
import Rendering
import Site
import Studio
import Values

/// Makes the kits of a site's products.
///
/// Texts come first, since nothing is drawn for them; then pictures; then what shows both.
package struct KitMaker: Sendable {
    let content: SiteContent
    let setup: PictureSetup
    let baseURL: BaseURL
    let now: Instant
    let templates: ThemeTemplates
    /// Whether what is probably not meant is an error instead of a warning.
    let isStrict: Bool
    private let prose: ProseSource?
    /// Renders texts of the site for files that are read elsewhere.
    let renderer: Once<BodyRenderer>

    /// Tells the prose of a product's page as the site shows it.
    package typealias ProseSource = @Sendable (_ product: Product) -> ShownProse

    /// Told what is being made, and how far it is, 0…1.
    package typealias Progress = @Sendable (_ title: String, _ share: Double) -> Void

    /// A maker of kits.
    /// - Parameters:
    ///   - content: the site.
    ///   - pictures: what makers of pictures share.
    ///   - now: the instant of the run.
    ///   - baseURL: where the site is published, where that is not the address in `site.yml`.
    ///   - isStrict: whether what is probably not meant is an error instead of a warning.
    ///   - templates: the templates of the site's theme, where they serve its pages as well.
    ///   - prose: the prose of a product's page as the site shows it; without it the press page has none.
    package init(
        _ content: SiteContent, pictures: PictureSetup, now: Instant, baseURL: BaseURL? = nil, isStrict: Bool = false,
        templates: ThemeTemplates? = nil, prose: ProseSource? = nil
    ) {
        self.isStrict = isStrict
        self.prose = prose
        self.content = content
        setup = pictures
        self.now = now
        let baseURL = baseURL ?? content.configuration.baseURL
        let templates = templates ?? ThemeTemplates(content, baseURL: baseURL, now: now)
        (self.baseURL, self.templates) = (baseURL, templates)
        renderer = Once {
            let shown = content.pages.filter(PageSelection(now: now).shows)
            return BodyRenderer(content, shown: shown, baseURL: baseURL, templates: templates)
        }
    }

    /// The kit of a product: pictures, README variants, posts, press room, and the page that shows it all.
    ///
    /// Other people's products, which stand on the site as examples, get README variants only.
    package func kit(of product: Product, progress: @escaping Progress = { _, _ in }) -> Kit {
        progress("texts", 0)
        let subject = subject(product)
        let texts = texts(of: product)
        guard !product.manifest.isExample else { return kit([texts.readmes], of: subject, press: Object(), progress) }
        let pictures = KitPictures(of: subject, setup, templates, isStrict: isStrict, progress: progress)
        progress("press", 0.89)
        let press = press(of: subject, pictures)
        progress("pictures of posts", 0.96)
        var parts = [
            pictures.part, texts.readmes(showing: pictures.films), PressFolder(room: press).part,
            posts(texts, pictures, of: product), texts.store,
            StoreScreenshots(of: product, pictures.stills.part.artefacts).part,
        ]
        let kept = KeptStoreFiles(of: product, besides: parts.flatMap(\.artefacts), StillFitter(setup))
        for index in parts.indices { parts[index].artefacts.removeAll { kept.replaced.contains($0.path) } }
        parts.append(kept.part)
        return kit(parts, of: subject, press: press.members, leftOut: pictures.movies.leftOut, progress)
    }

    /// The press room of a product: pictures in full size and small, logo, archives, the page to print, the facts.
    ///
    /// Its pictures come from the cache where they have been drawn before.
    package func pressRoom(of product: Product) -> PressRoom {
        let subject = subject(product)
        return PressRoomMaker(subject: subject, templates: templates, setup: setup).room { () throws(Mistakes) in
            try PressDrawings(of: subject, setup, templates)
        }
    }

    /// What stores and networks would refuse of a product's texts; nothing is drawn for it.
    package func mistakes(in product: Product) -> [Diagnostic] {
        guard !product.manifest.isExample else { return [] }
        let texts = texts(of: product)
        let translated = TranslatedPosts(of: product, self)
        return texts.postMistakes + translated.mistakes + texts.readmes.mistakes + texts.store.mistakes
            + plannedMistakes(of: product, known: texts.postMistakes.isEmpty ? names(of: texts, translated) : nil)
    }

    func subject(_ product: Product) -> KitSubject {
        KitSubject(product, in: content, baseURL: baseURL, now: now, renderer: renderer)
    }

    /// All texts of a product's kit; nothing is drawn for them.
    func texts(of product: Product) -> KitTexts {
        KitTexts(of: subject(product), templates, setup, isStrict: isStrict)
    }
}

// MARK: - Parts

extension KitMaker {
    /// The press room of a kit, with a page of its own; empty where the theme has no words for it.
    private func press(of subject: KitSubject, _ pictures: KitPictures) -> PressRoom {
        let page = PressPage(subject: subject, templates: templates, theme: content.theme)
        guard page.isWanted else { return PressRoom() }
        let drawings = PressDrawings(pictures.films, pictures.stills, pictures.boards, of: subject.product)
        var room = PressRoomMaker(subject: subject, templates: templates, setup: setup).room { drawings }
        page.add(to: &room, prose?(subject.product) ?? ShownProse())
        return room
    }

    /// The posts with their pictures, and the newsletter.
    private func posts(_ texts: KitTexts, _ pictures: KitPictures, of product: Product) -> KitPart {
        let maker = PostPictureMaker(
            product: product, words: texts.pictureWords, moving: pictures.films?.preview,
            still: pictures.postStill(words: texts.pictureWords),
            films: MovingPictureMaker(setup), refit: pictures.movies.refit, fitter: StillFitter(setup))
        var part = KitPart(mistakes: texts.postMistakes)
        for post in texts.posts {
            var picture: PostPicture?
            do throws(Mistakes) { picture = try maker.picture(for: post.place) } catch { part.mistakes += error.all }
            part.artefacts += PostFiles(post: post, picture: picture).artefacts
            if let picture, let use = SlotUse(picture) { part.uses.append(use) }
        }
        let translated = TranslatedPosts(of: product, self)
        (part.artefacts, part.mistakes) = (part.artefacts + translated.artefacts, part.mistakes + translated.mistakes)
        part.artefacts += texts.newsletter.map { [$0.artefact(showing: pictures.films)] } ?? []
        part.artefacts += texts.release?.artefacts(showing: pictures.films) ?? []
        part.artefacts += PlanTexts(of: product)?.artefacts ?? []
        part.artefacts += Appcast(of: subject(product)).map { [$0.artefact] } ?? []
        return part
    }

    /// The kit of all its parts, and the page that shows them.
    private func kit(
        _ parts: [KitPart], of subject: KitSubject, press: Object, leftOut: [KitMovies.LeftOut] = [],
        _ progress: Progress
    ) -> Kit {
        progress("page", 0.98)
        let artefacts = parts.flatMap(\.artefacts)
        var (verified, page) = (KitPart(), KitPart())
        var places: [PlaceSummary] = []
        var stores: Value = .list([])
        if !subject.product.manifest.isExample {
            let verification = KitVerification(artefacts, posts: parts.flatMap(\.uses), of: subject.product)
            verified.mistakes = verification.mistakes
            places = PlaceSummary.all(verification, artefacts, leftOut: leftOut)
            stores = StoreFronts(of: subject.product, artefacts, verification.outcomes).described
        }
        page.attempt { () throws(Mistakes) in
            let index = KitIndex(subject: subject, templates: templates)
            return [try index.artefact(of: artefacts, press: press, places: places, stores: stores)]
        }
        progress("done", 1)
        return Kit(parts + [verified, page], places: places)
    }
}
