import Diagnostics
import Drawing
import Site
import Stage
import Studio
import Verify

/// A product's films, each with its poster: previews for stores, which show the screen alone, and one for networks and
/// pages.
struct KitMovies: Sendable {
    private(set) var part = KitPart()
    /// The previews that a store takes and that are not there, each with what would help.
    private(set) var leftOut: [LeftOut] = []

    /// A preview that is not made.
    struct LeftOut: Sendable {
        var slot: Slot
        var reason: String
    }

    /// What posts show of a film of the author's own, as a moving picture.
    private(set) var moving: MovingPicture?
    /// The same, made to keep to what a network takes.
    private(set) var refit: (@Sendable (FilmBudget) throws(Mistakes) -> [UInt8])?

    /// Makes the films; what cannot be made is told, and keeps nothing else from being there.
    init(of product: Product, _ setup: PictureSetup, progress: @Sendable (Double) -> Void) {
        let slots = PreviewSlots(product)
        let isAsked = product.manifest.film != nil || slots.isOnDevices
        do throws(Mistakes) {
            guard let source = try FilmSource(product) else { return }
            if case .play = source, !isAsked { return }
            guard setup.films.isThere else {
                // Who asks for a film is told; others have a kit that is whole without.
                guard product.manifest.film != nil else { return }
                var told = FilmProgram.absence
                (told.severity, told.place) = (.warning, Place(path: product.source.path, line: 1, column: 1))
                part.mistakes.append(told)
                return
            }
            try make(slots, of: source, product, setup, progress)
        } catch {
            part.mistakes += error.all
        }
    }

    private mutating func make(
        _ slots: PreviewSlots, of source: FilmSource, _ product: Product, _ setup: PictureSetup,
        _ progress: @Sendable (Double) -> Void
    ) throws(Mistakes) {
        let maker = MovieMaker(setup)
        let previews = KitPreviews(slots, of: source, product, maker)
        part.mistakes += previews.mistakes
        leftOut = previews.leftOut
        let shown = Result { () throws(Mistakes) in try ShownFilms(of: source, product, maker) }
        var wanted = previews.all.map(\.film)
        if case .success(let shown) = shown { wanted += [shown.network, shown.page] }
        let made = WantedFilm.all(wanted, by: maker, progress: progress)
        addPreviews(previews, made, maker, of: product)
        try addShown(shown.get(), network: made[made.count - 2], page: made[made.count - 1], maker, of: product)
        if case .own(let film) = source { try show(film, maker, setup) }
    }

    /// Whether a kit has the moving picture of a film of the author's own.
    static func showsOwnFilm(of product: Product, _ setup: PictureSetup) -> Bool {
        guard setup.films.isThere, !product.manifest.isExample, product.manifest.plays.isEmpty,
            case .own? = try? FilmSource(product)
        else { return false }
        return true
    }

    // MARK: Stores

    private mutating func addPreviews(
        _ previews: KitPreviews, _ made: [WantedFilm.Made], _ maker: MovieMaker, of product: Product
    ) {
        var failed: Set<String> = []
        for (preview, made) in zip(previews.all, made) where !failed.contains(preview.slot.id) {
            do throws(Mistakes) {
                let made = try made.get()
                if preview.language.isOwn { tell(made.movie, preview.slot.id, of: product) }
                try add(
                    made, preview.slot.title, preview.path, poster: preview.poster, maker, for: [preview.slot.id],
                    shown: preview.language.isOwn)
            } catch {
                // What is wrong with one language is wrong with the others.
                failed.insert(preview.slot.id)
                part.mistakes += KitPreviews.warnings(error)
            }
        }
    }

    /// A film, and the picture that stands for it.
    private mutating func add(
        _ made: (movie: Movie, poster: MoviePoster), _ title: String, _ path: String, poster: String,
        _ maker: MovieMaker, for slots: [String], shown: Bool = true
    ) throws(Mistakes) {
        var film = Artefact.film(title, path, made.movie, poster: poster, in: KitGroups.moving, shown: shown)
        film.slots = slots
        part.artefacts.append(film)
        part.artefacts.append(
            .picture(
                "Its poster", poster, try maker.png(of: made.poster), width: made.movie.size.width,
                height: made.movie.size.height, in: KitGroups.moving, shown: false))
    }

    private mutating func tell(_ movie: Movie, _ name: String, of product: Product) {
        part.mistakes += movie.concessions.map { concession in
            Diagnostic(
                .warning, "the film for \(name): \(concession)",
                at: Place(path: product.source.path, line: 1, column: 1))
        }
    }

    // MARK: Networks and pages

    /// The film that goes with posts and stands on pages.
    private mutating func addShown(
        _ shown: ShownFilms, network: WantedFilm.Made, page: WantedFilm.Made, _ maker: MovieMaker, of product: Product
    ) throws(Mistakes) {
        let source = shown.network.source
        let made = try network.get()
        tell(made.movie, "networks", of: product)
        let path = "films/\(source.name)"
        // Too short for some networks, it is still the film of the others.
        let takers = ShownFilms.networkSlots.filter { id in
            SlotTable.slot(id).film?.seconds?.contains(made.movie.length.value) ?? true
        }
        try add(made, "The film", path + ".mp4", poster: path + ".png", maker, for: takers)
        let page = try page.get().movie
        part.artefacts.append(
            .film(
                "The film, for pages", path + ".webm", page, poster: path + ".png", in: KitGroups.moving, shown: false))
        let captions = try captions(source, maker, shown.page.options)
        guard !captions.captions.isEmpty else { return }
        part.artefacts.append(
            .text("Its captions", path + ".vtt", captions.text, in: KitGroups.moving, shown: false))
    }

    private func captions(
        _ source: FilmSource, _ maker: MovieMaker, _ options: MovieOptions
    ) throws(Mistakes) -> CaptionTrack {
        switch source {
        case .own(let film): film.shownCaptions
        case .play(let script, _, _): try maker.captions(of: script, options)
        }
    }

    /// The GIF and the still of a film of the author's own.
    private mutating func show(
        _ film: OwnFilm, _ maker: MovieMaker, _ setup: PictureSetup
    ) throws(Mistakes) {
        let moving = try maker.movingPicture(of: film)
        self.moving = moving
        refit = { (budget) throws(Mistakes) in try maker.gif(of: film, within: budget) }
    }
}
