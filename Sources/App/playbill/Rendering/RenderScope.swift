import Diagnostics

/// What each option of `render` goes with.
///
/// One that would change nothing is refused: whoever wrote it expects another picture.
struct RenderScope: Sendable {
    let options: [any CommandOption]
    /// What they go with, in words.
    let words: String
    let applies: @Sendable (RenderOrder) -> Bool

    private static let all = [
        RenderScope([Option.last, Option.select, Option.mark, Option.arrow, Option.players], "`--position`") {
            $0.isPosition
        },
        RenderScope([Switch.coordinates, Switch.flip], "`--position` and recorded games") {
            $0.isPosition || $0.isGame
        },
        RenderScope([Option.delay, Option.moves], "recorded games") { $0.isGame },
        RenderScope([Option.at], "the still of a play or a cast: .png, .svg, .webp or .txt") {
            ($0.isPlay || $0.isCast) && $0.isStill
        },
        RenderScope([Option.contact], "plays") { $0.isPlay && !$0.isCheck },
        RenderScope([Option.fps], "plays and casts that become a film or numbered frames") {
            ($0.isPlay || $0.isCast) && !$0.isOnePicture || $0.isMovie
        },
        RenderScope([Option.loop], "films as .gif, .webp or .svg") { $0.isFilm || $0.isSVGFilm },
        RenderScope([Option.colours, Switch.fast], "a GIF of a play, a cast or a recorded game") {
            !$0.isPosition && $0.isGIF
        },
        RenderScope([Option.limits, Option.maxBytes], "films of a play or a cast") {
            ($0.isPlay || $0.isCast) && ($0.isFilm || $0.isMovie)
        },
        RenderScope([Option.sound, Option.bitRate], "an MP4 or WebM film") { $0.isMovie },
        RenderScope([Option.framed], "an MP4 or WebM film of a play") { $0.isPlay && $0.isMovie },
        RenderScope(
            [
                Option.castTheme, Option.fontSize, Option.window, Option.padding, Option.margin, Option.marginFill,
                Option.radius,
            ], "pictures of a cast"
        ) { $0.isCast && !$0.isCheck && !$0.isText },
        RenderScope([Option.idle], "casts") { $0.isCast },
        RenderScope([Option.style], "plays, positions and recorded games") { !$0.isCast },
    ]

    private init(_ options: [any CommandOption], _ words: String, applies: @escaping @Sendable (RenderOrder) -> Bool) {
        self.options = options
        self.words = words
        self.applies = applies
    }

    /// Refuses every option that none of the orders heeds.
    static func refuse(_ arguments: ParsedArguments, that orders: [RenderOrder]) throws(UsageError) {
        guard let order = orders.first else { return }
        let mistakes = all.filter { !orders.contains(where: $0.applies) }.flatMap { scope in
            scope.options.filter(arguments.has).map(\.name).map { name in
                Diagnostic(
                    .error, "`--\(name)` goes with \(scope.words), not with \(order.words)",
                    remedy: order.isPlay ? inPlay[name] : order.isCast ? inCast[name] : nil)
            }
        }
        if !mistakes.isEmpty { throw UsageError(mistakes) }
    }

    /// How a cast is told the same.
    private static let inCast = ["style": "a cast has themes: `--theme dracula`"]

    /// How a play says the same.
    private static let inPlay = [
        "coordinates": "a play says so itself: `coordinates on`", "flip": "a play says so itself: `flip on`",
        "players": "a play says so itself: `players \"You\" \"Robot\"`",
        "mark": "a play frames squares itself: `highlight a1 b2`", "arrow": "a play says so itself: `arrow a1 a3`",
        "select": "a play does so itself: `tap g1`", "delay": "a play says so itself: `wait 0.6s`",
        "at": "without `--at` a film shows the whole play",
        "max-bytes": "write a film, such as `-o small.gif`", "for": "write a film, such as `-o small.gif`",
    ]
}

extension RenderOrder {
    fileprivate var isPlay: Bool { if case .play = source { true } else { false } }
    fileprivate var isCast: Bool { if case .cast = source { true } else { false } }
    fileprivate var isText: Bool { if case .text = target { true } else { false } }
    fileprivate var isGame: Bool { if case .game = source { true } else { false } }
    fileprivate var isPosition: Bool { if case .position = source { true } else { false } }
    fileprivate var isCheck: Bool { if case .check = target { true } else { false } }
    fileprivate var isFilm: Bool { if case .film = target { true } else { false } }
    fileprivate var isMovie: Bool { if case .movie = target { true } else { false } }
    fileprivate var isSVGFilm: Bool { if case .svgFilm = target { true } else { false } }
    fileprivate var isGIF: Bool { if case .film(.gif) = target { true } else { false } }

    /// Whether a single moment is drawn.
    fileprivate var isStill: Bool {
        switch target {
        case .png, .svg, .webp, .text: true
        case .check, .film, .movie, .captions, .svgFilm, .frames, .sheet: false
        }
    }

    /// Whether a single picture is drawn, of one moment or of many.
    fileprivate var isOnePicture: Bool { if case .sheet = target { true } else { isStill } }

    /// What is drawn, in words.
    fileprivate var words: String {
        switch (source, target) {
        case (_, .check): "`--check`"
        case (.position, _): "`--position`"
        case (.game, _): "a recorded game"
        case (.cast, .film), (.cast, .movie): "the film of a cast"
        case (.cast, .frames): "the frames of a cast"
        case (.cast, .text): "a cast's screen as text"
        case (.cast, _): "the still of a cast"
        case (_, .svgFilm): "the film of a play"
        case (_, .captions): "the captions of a play"
        case (.play, .film), (.play, .movie): "the film of a play"
        case (.play, .frames): "the frames of a play"
        case (.play, .sheet): "a contact sheet"
        case (.play, .png), (.play, .svg), (.play, .webp), (.play, .text): "the still of a play"
        }
    }
}
