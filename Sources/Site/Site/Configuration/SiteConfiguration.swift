import Dates
import Diagnostics
import Languages
import Values

/// What `site.yml` says.
package struct SiteConfiguration: Sendable {
    /// The site's name.
    package var title = "Untitled"
    /// The address it will be found at, with its path, ending in a slash.
    package var baseURL = BaseURL.local
    /// Who writes it.
    package var author: String?
    /// What it is about.
    package var description: String?
    /// The theme's folder.
    package var theme = "marquee"
    /// The language of its texts (BCP 47).
    package var language = "en" { didSet { speech = .named(language) } }
    /// How people of that language write dates, numbers and prices.
    package private(set) var speech = Language.english
    /// The languages that it is written in, the base language first; empty where it is written in one.
    package var languages: [SiteLanguage] = []
    /// The place among ``languages`` of the one that this is said in.
    package var languagePlace = 0
    /// Where the pages of this language begin: `/`, or `/de/`.
    package var folder = "/"
    /// Words of the theme that the site says in its own way.
    package var words: [OwnWord] = []
    /// What stands at the foot of each page, in Markdown; nothing unless the site's owner wrote it.
    package var footer: WrittenText?
    /// The zone of dates that name none.
    package var zone = Zone.utc
    /// How many posts stand on a page of a list.
    package var pageSize = 10
    /// The addresses of posts.
    package var permalink = Permalink.posts
    /// The ways in which content is grouped.
    package var taxonomies = ["tags"]
    /// The entries of the site's menu: title and address.
    package var menu: [MenuEntry] = []
    /// Whether `site.yml` has a menu, be it an empty one; pages of a site without one lead to its sections.
    package var writesMenu = false
    package var feeds = Feeds()
    /// How addresses that lead out of the site are checked.
    package var external = ExternalCheck()
    /// What addresses within the site are that lead nowhere.
    package var links = LinkRules()
    /// How the pictures of texts are offered.
    package var pictures = PictureRules()
    /// The forms in which texts are packed beside their files.
    package var packed: [PackedForm] = []
    /// The kinds of texts that are made smaller.
    package var minified: [MinifiedForm] = []
    /// Whether there is an `llms.txt`, which tells programs that read for people what the site holds.
    package var hasLLMsText = false
    /// Whether each page has its Markdown beside it.
    package var hasMarkdownCopies = false
    /// What texts may hold besides GitHub's Markdown.
    package var markdown = MarkdownRules()
    /// The secret from which the addresses of what is staged are made.
    package var stageKey: WrittenText?
    /// The commands that send posts, by the names of the kit's texts.
    package var postCommands: [String: WrittenText] = [:]
    /// Folders of the site, beside `content/`, whose files texts may show.
    package var codeRoots: [String] = []
    /// The sections whose texts are there in several versions.
    package var versions: [ManualVersions] = []
    /// The chapters of sections, where their order stands here and not in the texts.
    package var chapters: [ChapterList] = []
    /// Where it is asked for that git tells when a page last changed; nil where it is not.
    package var lastmod: (place: Place, line: String)?
    /// What it is made for.
    package var environment = "production"
    /// What files say where their own front matter is silent, by their paths.
    package var defaults: [FrontMatterDefaults] = []
    /// The pages that are made of data.
    package var generated: [GeneratedPages] = []
    /// All the author wrote, for templates.
    package var raw = Object()

    /// A word that the site says in its own way.
    package struct OwnWord: Sendable, Hashable {
        package var key: String
        /// What the site says.
        package var text: String
        /// Where it was written.
        package var place: Place
        /// The line it was written on.
        package var line: String
    }

    /// Gives the language the words of the theme, and over them those of the site.
    mutating func say(_ themeWords: [String: String]) {
        let own = Dictionary(words.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
        speech = speech.saying(themeWords.merging(own) { $1 })
    }

    /// A line of the menu, perhaps with others below it.
    package struct MenuEntry: Sendable, Hashable {
        /// What it says.
        package var title: String
        /// Where it leads.
        package var url: String
        /// The entries below it.
        package var children: [MenuEntry] = []
        /// Where its address was written.
        package var place: Place
        /// The line it was written on.
        package var line: String
    }

    /// Which feeds are made.
    package struct Feeds: Sendable, Hashable {
        /// The forms a feed can have.
        package enum Format: String, Sendable, CaseIterable {
            /// RSS 2.0, at `/feed.xml`.
            case rss
            /// Atom (RFC 4287), at `/atom.xml`.
            case atom
            /// JSON Feed 1.1, at `/feed.json`.
            case json
        }

        /// The forms to make.
        package var formats: [Format] = [.rss, .atom, .json]
        /// How many posts a feed holds.
        package var limit = 20
        /// Whether each tag has feeds of its own.
        package var perTag = false
        /// Where else the feeds are found, since readers once subscribed to them there.
        package var also: [Place] = []

        /// A path of a feed besides its own.
        package struct Place: Sendable, Hashable {
            /// The path from the root of the site; `:tag` in it stands for each tag, `/:section/` for each dated section.
            package var path: String
            /// The form of the feed there.
            package var format: Format

            /// Whether it is that of each tag.
            package var isPerTag: Bool { path.contains(":tag") }

            /// Whether it is that of each section.
            package var isPerSection: Bool { path.contains("/:section/") }
        }
    }
}

/// The address of a whole site: scheme and host, and the path below which it lives.
package struct BaseURL: Sendable, Hashable {
    /// Scheme and host without a slash behind, such as `https://me.dev`.
    package let origin: String
    /// The path, with a slash at both ends: `/` or `/blog/`.
    package let path: String

    /// Where a site without an address of its own is tried out.
    package static let local = BaseURL(origin: "http://localhost:4000", path: "/")

    private init(origin: String, path: String) {
        self.origin = origin
        self.path = path
    }

    /// An absolute http address, or nil where it is none.
    package init?(_ text: String) {
        let lower = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" }
        guard !host.isEmpty,
            !rest.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace || $0 == "\"" || $0 == "<" })
        else { return nil }
        origin = scheme + host.lowercased()
        let parts = rest.dropFirst(host.count).split(separator: "/").joined(separator: "/")
        path = parts.isEmpty ? "/" : "/\(percentEncoded(parts))/"
    }

    /// The whole address, ending in a slash.
    package var string: String { origin + path }

    /// A site address as a link from the server's root: `/blog/about/`.
    package func relative(_ encodedPath: String) -> String {
        // A site at the root of its host has its addresses already.
        if path == "/", encodedPath.utf8.first == UInt8(ascii: "/"), !encodedPath.hasPrefix("//") { return encodedPath }
        return path + Substring(encodedPath.utf8.drop { $0 == UInt8(ascii: "/") })
    }

    /// A site address with scheme and host.
    package func absolute(_ encodedPath: String) -> String { origin + relative(encodedPath) }

    /// An address that an author wrote: one with a scheme as it is, a path as an address of this site.
    package func whole(_ written: String) -> String {
        written.hasPrefix("https://") || written.hasPrefix("http://") ? written : absolute(written)
    }
}
