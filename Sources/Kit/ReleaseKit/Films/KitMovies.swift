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

    /// Where films of networks go; the film for them keeps to what all of these take.
    private static let networkSlots = [
        "x-film", "mastodon-film", "bluesky-film", "threads-film", "instagram-reel", "linkedin-film",
    ]
    /// The size of the film for networks, where a play makes it: 4:5, which fills most of a phone.
    private static let networkSize = PictureSize(width: 1024, height: 1280)

    /// Makes the films; what cannot be made is told, and keeps nothing else from being there.
    init(of product: Product, _ setup: PictureSetup, progress: (Double) -> Void) {
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
            let maker = MovieMaker(setup)
            addPreviews(slots, source, maker, of: product, progress)
            progress(0.8)
            try addShown(source, maker, of: product)
            if case .own(let film) = source { try show(film, maker, setup) }
        } catch {
            part.mistakes += error.all
        }
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
        _ slots: PreviewSlots, _ source: FilmSource, _ maker: MovieMaker, of product: Product,
        _ progress: (Double) -> Void
    ) {
        var languages = [FilmLanguage(folder: "en-US", source: source)]
        do throws(Mistakes) { languages = try FilmLanguage.all(of: source, product, maker) } catch {
            part.mistakes += error.all
        }
        for (index, slot) in slots.all.enumerated() {
            // A shop of one language has the film once.
            let languages = slot.place == "steam" ? languages.filter(\.isOwn) : languages
            progress(Double(index) / Double(slots.all.count) * 0.8)
            do throws(Mistakes) {
                let goal = FilmGoal(slot)
                if let reason = try shortness(of: source, goal, maker) {
                    leftOut.append(LeftOut(slot: slot, reason: reason))
                    continue
                }
                for language in languages { try addPreview(slot, goal, language, maker, of: product) }
            } catch {
                // A store takes a listing without a preview, so that this keeps no kit from being made.
                part.mistakes += error.all.map { mistake in
                    var mistake = mistake
                    mistake.severity = .warning
                    return mistake
                }
            }
        }
    }

    private mutating func addPreview(
        _ slot: Slot, _ goal: FilmGoal, _ language: FilmLanguage, _ maker: MovieMaker, of product: Product
    ) throws(Mistakes) {
        let made = try movie(language.source, maker, MovieOptions(sound: .silent, goal: goal), language.changes)
        if language.isOwn { tell(made.movie, slot.id, of: product) }
        let token = slot.aliases.first ?? slot.id
        let isShop = slot.place == "steam"
        let path = isShop ? "steam/trailer.mp4" : "fastlane/app-previews/\(language.folder)/01-\(token).mp4"
        let folder = language.isOwn ? "" : language.folder + "/"
        try add(
            made, slot.title, path, poster: isShop ? "steam/trailer.png" : "store/\(folder)preview-\(token).png", maker,
            for: [slot.id], shown: language.isOwn)
    }

    /// Why a film is too short for a store, and what would make it long enough; nil where it is not.
    private func shortness(of source: FilmSource, _ goal: FilmGoal, _ maker: MovieMaker) throws(Mistakes) -> String? {
        guard let least = goal.lengths?.lowerBound else { return nil }
        switch source {
        case .play(let script, let name, _):
            guard let found = try maker.shortfall(of: script, goal) else { return nil }
            return "the play `\(name)` lasts \(found.length.rough(beside: least)), and \(least.text) are the least: "
                + "add lines or pauses of \(found.lacking.roundedUp)"
        case .own(let film):
            guard film.shown() < least else { return nil }
            return "\(film.name) has \(film.shown().rough(beside: least)) to show, and \(least.text) are the least: "
                + "let it begin earlier (`from`), or take a longer one"
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

    private func movie(
        _ source: FilmSource, _ maker: MovieMaker, _ options: MovieOptions, _ changes: PlayChanges = PlayChanges()
    ) throws(Mistakes) -> (movie: Movie, poster: MoviePoster) {
        switch source {
        case .own(let film):
            let movie = try maker.kept(film, options)
            return (movie, .own(film, movie.size))
        case .play(let script, _, let sound):
            var options = options
            options.sound = sound
            let movie = try maker.kept(script, changes, options)
            return (movie, .play(script, changes, options, movie.size))
        }
    }

    // MARK: Networks and pages

    /// The film that goes with posts and stands on pages: with a device around the screen where it is of a play.
    private mutating func addShown(
        _ source: FilmSource, _ maker: MovieMaker, of product: Product
    ) throws(Mistakes) {
        let goals = KitMovies.networkSlots.compactMap { try? SlotTable.slots($0).first }.map { FilmGoal($0) }
        var goal = FilmGoal(name: "networks")
        goal.widest = KitMovies.networkSize.width
        goal.highest = KitMovies.networkSize.height
        var shortest = Seconds(3)
        if case .play(let script, _, _) = source, try maker.shortfall(of: script, shortGoal(shortest)) != nil {
            // Nobody refuses a short one but those who say so.
            shortest = Seconds(0.5)
        }
        if case .own(let film) = source {
            if film.size.width > film.size.height { (goal.widest, goal.highest) = (1280, 1024) }
            shortest = Seconds(0.5)
        }
        goal.rates = 23...30
        goal.bytes = goals.compactMap(\.bytes).min()
        goal.lengths = shortest...Seconds(139)
        goal.needsSound = true
        var options = MovieOptions(sound: .silent, goal: goal)
        if case .play(let script, _, _) = source, PreviewSlots(product).isOnPhones, try maker.isUpright(script) {
            let ground = product.manifest.colours.first { $0.name == "ground" }.flatMap { Colour(hex: $0.hex) }
            options.frame = MovieFrame(size: KitMovies.networkSize, ground: ground ?? Colour(0xF4EFE6))
        }
        let made = try movie(source, maker, options)
        tell(made.movie, "networks", of: product)
        let path = "films/\(source.name)"
        // Too short for some networks, it is still the film of the others.
        let takers = KitMovies.networkSlots.filter { id in
            SlotTable.slot(id).film?.seconds?.contains(made.movie.length.value) ?? true
        }
        try add(made, "The film", path + ".mp4", poster: path + ".png", maker, for: takers)
        options.container = .webm
        let web = try movie(source, maker, options).movie
        part.artefacts.append(
            .film("The film, for pages", path + ".webm", web, poster: path + ".png", in: KitGroups.moving, shown: false)
        )
        let captions = try captions(source, maker, options)
        guard !captions.captions.isEmpty else { return }
        part.artefacts.append(
            .text("Its captions", path + ".vtt", captions.text, in: KitGroups.moving, shown: false))
    }

    private func shortGoal(_ least: Seconds) -> FilmGoal {
        var goal = FilmGoal(name: "networks")
        goal.lengths = least...Seconds(139)
        return goal
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
