public import Dates
public import Diagnostics
public import Values

/// What `product.yml` says about a product.
public struct Manifest: Sendable {
    /// What a product is.
    public enum Kind: String, Sendable, CaseIterable {
        /// Something to play.
        case game
        /// A program with a screen.
        case app
        /// Code for other programs.
        case library
        /// A part of a screen for other programs.
        case component
        /// A program for the command line.
        case tool
    }

    /// A system it runs on, and the oldest version that does.
    public struct Platform: Sendable, Hashable {
        /// The system.
        public var name: String
        /// The oldest version, as people say it: "iOS 13".
        public var minimum: String?
        /// Where it stands, for messages.
        public var place: Place

        init(name: String, minimum: String? = nil, place: Place) {
            (self.name, self.minimum, self.place) = (name, minimum, place)
        }
    }

    /// Something it does.
    public struct Feature: Sendable, Hashable {
        /// In a few words.
        public var title: String
        /// In a sentence or two.
        public var detail: String?
        /// How much it matters: heavier ones stay when a text must be short.
        public var weight: Int
    }

    /// A position to show as a picture.
    public struct Board: Sendable {
        /// What it shows, in words.
        public var title: String
        /// The position, in the game's own notation.
        public var position: String
        /// Where the position stands, for messages.
        public var place: Place
        /// What is drawn over it: `select`, `last`, `mark`, `arrow`, `flip`, `coordinates`.
        public var options: [(name: String, value: String, place: Place)]
    }

    /// A picture for a store: a title of two lines over a moment of a play.
    public struct Scene: Sendable {
        /// The quiet line and the strong line.
        public var title: [String]
        /// The play it is taken from, by its name in ``Manifest/plays``.
        public var play: String
        /// The mark or time of the moment; nil for the play's poster.
        public var moment: String?
        /// Where it stands, for messages.
        public var place: Place
    }

    /// How far a product is.
    public enum Stage: String, Sendable, CaseIterable {
        /// Not begun, or not far.
        case planned
        /// Being made.
        case development
        /// To be tried by a few.
        case alpha
        /// To be tried by many.
        case beta
        /// Out.
        case live
        /// No longer to be had, or no longer looked after.
        case retired
    }

    /// A picture that leads its README.
    public struct Picture: Sendable, Hashable {
        /// Where it is: a whole address, or a path of the site.
        public var src: WrittenText
        /// What it shows.
        public var alt: String
        /// The same for dark pages.
        public var dark: WrittenText?
        /// Its size in pixels, where the author says it.
        public var width: Int?, height: Int?
    }

    /// The networks that can have hashtags of their own.
    public static let networks = [
        "x", "mastodon", "bluesky", "threads", "linkedin", "instagram", "reddit", "hackernews", "producthunt",
    ]

    /// A link, by the name of what it leads to.
    public struct ProductLink: Sendable, Hashable {
        /// What it leads to: `store`, `source`, `website` and more.
        public var name: String
        /// The address.
        public var url: String

        /// The names that have a title of their own.
        public static let known = [
            "store", "source", "website", "home", "support", "press", "download", "documentation", "article", "privacy",
        ]
    }

    /// The product's name.
    public var name = ""
    /// What it is, in a line.
    public var tagline = ""
    /// A sentence that stands above its page.
    public var title: String?
    /// Two lines below that.
    public var lede: String?
    /// What it is.
    public var kind = Kind.app
    /// The version, where no changelog says it.
    public var version: String?
    /// When that version was released.
    public var released: ZonedTime?
    /// How far it is.
    public var stage: Stage?
    /// The changelog's file, where it is not that of the product's folder.
    public var changelog: WrittenText?
    /// The podspec to agree with.
    public var podspec: WrittenText?
    /// The `Package.swift` to agree with.
    public var package: WrittenText?
    /// Where it runs.
    public var platforms: [Platform] = []
    /// What it costs; several amounts are of several currencies.
    public var prices: [Price] = []
    /// What else there is to pay, in words.
    public var priceNote: String?
    /// Its licence.
    public var license: String?
    /// The first steps with it, as Markdown.
    public var gettingStarted: String?
    /// What it needs besides its platforms.
    public var requirements: [String] = []
    /// How to take part, as Markdown.
    public var contributing: String?
    /// Where it leads.
    public var links: [ProductLink] = []
    /// What it does, heaviest first.
    public var features: [Feature] = []
    /// Who it is for.
    public var audience: String?
    /// The hashtags for each network, without `#`, and where each stands.
    public var hashtags: [String: [(tag: String, place: Place)]] = [:]
    /// The languages it speaks.
    public var languages: [String] = []
    /// Who makes it.
    public var team: [Person] = []
    /// Where journalists write: addresses of mail or pages.
    public var contacts: [String] = []
    /// Its logo, an SVG or PNG of the product's folder; nil where it has none.
    public var logo: WrittenText?
    /// The topics under which Product Hunt lists it.
    public var topics: [WrittenText] = []
    /// The picture that leads its README, where it has no play.
    public var picture: Picture?
    /// Its colours by their use: `brand`, `ground` and the like.
    public var colours: [(name: String, hex: String)] = []
    /// Its plays by name: the file, relative to the product's folder, and where it was written.
    public var plays: [(name: String, file: String, place: Place)] = []
    /// Positions to show.
    public var boards: [Board] = []
    /// Pictures for stores.
    public var scenes: [Scene] = []
    /// Ways to get it.
    public var install: [Install] = []
    /// What people said about it.
    public var quotes: [Quote] = []
    /// Prizes it was given.
    public var awards: [Award] = []
    /// What it says of itself in stores; nil where it is in none.
    public var store: Store?
    /// Whether it is somebody else's, shown as an example.
    public var isExample = false
    /// All the author wrote, for templates.
    public var raw = Object()

    /// A link by its name.
    public func link(_ name: String) -> String? { links.first { $0.name == name }?.url }
}
