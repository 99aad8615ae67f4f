import Dates
import Diagnostics
import Values

/// What `product.yml` says about a product.
package struct Manifest: Sendable {
    /// What a product is.
    package enum Kind: String, Sendable, CaseIterable {
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
    package struct Platform: Sendable, Hashable {
        /// The system.
        package var name: String
        /// The oldest version, as people say it: "iOS 13".
        package var minimum: String?
        /// Where it stands, for messages.
        package var place: Place

        init(name: String, minimum: String? = nil, place: Place) {
            (self.name, self.minimum, self.place) = (name, minimum, place)
        }
    }

    /// Something it does.
    package struct Feature: Sendable, Hashable {
        /// In a few words.
        package var title: String
        /// In a sentence or two.
        package var detail: String?
        /// How much it matters: heavier ones stay when a text must be short.
        package var weight: Int
    }

    /// A position to show as a picture.
    package struct Board: Sendable {
        /// What it shows, in words.
        package var title: String
        /// The position, in the game's own notation.
        package var position: String
        /// Where the position stands, for messages.
        package var place: Place
        /// What is drawn over it: `select`, `last`, `mark`, `arrow`, `flip`, `coordinates`.
        package var options: [(name: String, value: String, place: Place)]
        /// Whether it is the one that the product's page puts first, to play on.
        package var isToPlay = false

        /// A position with what is drawn over it.
        package init(
            title: String, position: String, place: Place, options: [(name: String, value: String, place: Place)]
        ) {
            (self.title, self.position, self.place, self.options) = (title, position, place, options)
        }
    }

    /// How far a product is.
    package enum Stage: String, Sendable, CaseIterable {
        /// Not begun, or not far.
        case planned
        /// Being made.
        case development
        /// To be tried by a few.
        case alpha
        /// To be tried by many.
        case beta
        /// Ready, at an address that nobody is told of.
        case staged
        /// Out.
        case live
        /// No longer to be had, or no longer looked after.
        case retired
    }

    /// A picture that leads its README.
    package struct Picture: Sendable, Hashable {
        /// Where it is: a whole address, or a path of the site.
        package var src: WrittenText
        /// What it shows.
        package var alt: String
        /// The same for dark pages.
        package var dark: WrittenText?
        /// Its size in pixels, where the author says it.
        package var width: Int?, height: Int?
    }

    /// The networks that can have hashtags of their own.
    package static let networks = [
        "x", "mastodon", "bluesky", "threads", "linkedin", "instagram", "reddit", "hackernews", "producthunt",
    ]

    /// The texts that a kit has for networks, by the names of their files.
    package static let postNames =
        networks + [
            "reddit-body", "hackernews-comment", "producthunt-name", "producthunt-description", "producthunt-comment",
        ]

    /// A link, by the name of what it leads to.
    package struct ProductLink: Sendable, Hashable {
        /// What it leads to: `store`, `source`, `website` and more.
        package var name: String
        /// The address.
        package var url: String

        /// The names that have a title of their own.
        package static let known = [
            "store", "source", "website", "home", "support", "press", "download", "documentation", "article", "privacy",
        ]
    }

    /// The product's name.
    package var name = ""
    /// What it is, in a line.
    package var tagline = ""
    /// The tagline of a manifest that was begun, until its author writes one.
    package static let unwrittenTagline = "What it is, in a line"
    /// A sentence that stands above its page.
    package var title: String?
    /// Two lines below that.
    package var lede: String?
    /// What it is.
    package var kind = Kind.app
    /// The version, where no changelog says it.
    package var version: String?
    /// When that version was released.
    package var released: ZonedTime?
    /// How far it is.
    package var stage: Stage?
    /// When it is launched that is staged; nil where a person does that.
    package var launch: ZonedTime?
    /// The changelog's file, where it is not that of the product's folder.
    package var changelog: WrittenText?
    /// The podspec to agree with.
    package var podspec: WrittenText?
    /// The `Package.swift` to agree with.
    package var package: WrittenText?
    /// Where it runs.
    package var platforms: [Platform] = []
    /// What it costs; several amounts are of several currencies.
    package var prices: [Price] = []
    /// What else there is to pay, in words.
    package var priceNote: String?
    /// Its licence.
    package var license: String?
    /// Who has worked on it, besides its team.
    package var contributors: [String] = []
    /// Where it was asked for that git tells who has; nil where it was not.
    package var contributorsOfGit: Place?
    /// The first steps with it, as Markdown.
    package var gettingStarted: String?
    /// What it needs besides its platforms.
    package var requirements: [String] = []
    /// How to take part, as Markdown.
    package var contributing: String?
    /// Where it leads.
    package var links: [ProductLink] = []
    /// The files of the newest release that its users fetch.
    package var downloads: [Download] = []
    /// What a README tells at a glance, below its title.
    package var badges: [Badge] = []
    /// What it does, heaviest first.
    package var features: [Feature] = []
    /// Who it is for.
    package var audience: String?
    /// The hashtags for each network, without `#`, and where each stands.
    package var hashtags: [String: [(tag: String, place: Place)]] = [:]
    /// Posts in their author's own words, by the names of their files; the others are made.
    package var posts: [String: WrittenText] = [:]
    /// The languages it speaks.
    package var languages: [String] = []
    /// Who makes it.
    package var team: [Person] = []
    /// Where journalists write: addresses of mail or pages.
    package var contacts: [String] = []
    /// Its logo, an SVG or PNG of the product's folder; nil where it has none.
    package var logo: WrittenText?
    /// The topics under which Product Hunt lists it.
    package var topics: [WrittenText] = []
    /// The picture that leads its README, where it has no play.
    package var picture: Picture?
    /// Its colours by their use: `brand`, `ground` and the like.
    package var colours: [(name: String, hex: String)] = []
    /// Its plays by name: the file, relative to the product's folder, and where it was written.
    package var plays: [(name: String, file: String, place: Place)] = []
    /// How the film for stores and networks is made; nil for of the first play, or of the first film there is.
    package var film: FilmCut?
    /// Positions to show.
    package var boards: [Board] = []
    /// Pictures for stores.
    package var scenes: [Scene] = []
    /// How scenes look that do not say so themselves.
    package var art = ArtDirection()
    /// Ways to get it.
    package var install: [Install] = []
    /// What people said about it.
    package var quotes: [Quote] = []
    /// Prizes it was given.
    package var awards: [Award] = []
    /// What it says of itself in stores; nil where it is in none.
    package var store: Store?
    /// The places that it goes to, by the names of the table of slots; nil where its platforms and links decide.
    package var places: [WrittenText]?
    /// Whether it is somebody else's, shown as an example.
    package var isExample = false
    /// Whether what it says in stores is only shown: it is in none, and nothing of it is to be sent.
    package var isSample = false
    /// All the author wrote, for templates.
    package var raw = Object()

    /// Where the link of a name leads; nil where the manifest has none.
    package func link(_ name: String) -> String? { links.first { $0.name == name }?.url }
}
