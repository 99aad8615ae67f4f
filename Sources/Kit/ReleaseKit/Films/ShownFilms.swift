import Diagnostics
import Drawing
import Site
import Stage
import Studio
import Verify

/// The film that goes with posts and stands on pages: with a device around the screen where it is of a play.
struct ShownFilms: Sendable {
    /// The one that all networks take.
    let network: WantedFilm
    /// The same for pages.
    let page: WantedFilm

    /// Where films of networks go; the film for them keeps to what all of these take.
    static let networkSlots = [
        "x-film", "mastodon-film", "bluesky-film", "threads-film", "instagram-reel", "linkedin-film",
    ]
    /// The size of the film for networks, where a play makes it: 4:5, which fills most of a phone.
    private static let networkSize = PictureSize(width: 1024, height: 1280)

    /// What is made of a source.
    /// - Throws: every mistake of a play's script.
    init(of source: FilmSource, _ product: Product, _ maker: MovieMaker) throws(Mistakes) {
        let goals = ShownFilms.networkSlots.compactMap { try? SlotTable.slots($0).first }.map { FilmGoal($0) }
        var goal = FilmGoal(name: "networks")
        (goal.widest, goal.highest) = (ShownFilms.networkSize.width, ShownFilms.networkSize.height)
        var shortest = Seconds(3)
        if case .play(let script, _, _) = source {
            // Nobody refuses a short one but those who say so.
            if try maker.shortfall(of: script, ShownFilms.goal(lasting: shortest)) != nil { shortest = Seconds(0.5) }
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
            options.frame = MovieFrame(size: ShownFilms.networkSize, ground: ground ?? Colour(0xF4EFE6))
        }
        network = WantedFilm(source, options)
        options.container = .webm
        page = WantedFilm(source, options)
    }

    private static func goal(lasting least: Seconds) -> FilmGoal {
        var goal = FilmGoal(name: "networks")
        goal.lengths = least...Seconds(139)
        return goal
    }
}
