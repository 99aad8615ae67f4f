import Dates
import Diagnostics
import Values

/// What stands at the head of a Markdown file, typed: YAML between `---` lines, TOML between `+++` lines, or a JSON object.
package struct FrontMatter: Sendable {
    /// The title; where the author wrote none, the heading that the text begins with, else the file's name.
    package var title = ""
    /// Whether the title stands in the head.
    package var isTitled = false
    /// When it was, or will be, published.
    package var date: ZonedTime?
    /// When it is first shown, where that is another time than ``date``.
    @OutOfLine package var due: ZonedTime?
    /// When it last changed in a way that readers should know.
    @OutOfLine package var updated: ZonedTime?
    /// One or two sentences for lists, feeds and search engines.
    package var description: String?
    /// What lists show of it instead of its beginning, as Markdown.
    @OutOfLine package var excerpt: WrittenText?
    /// The terms of each taxonomy of the site, `tags` among them, in the author's order.
    package var terms: [String: [String]] = [:]
    /// What it is filed under, which may be part of its address where no taxonomy is made of it.
    package var categories: [String] = []
    /// Whether it is left out unless drafts are asked for.
    package var isDraft = false
    /// When it is taken off the site.
    @OutOfLine package var expires: ZonedTime?
    /// The layout that the author asked for, and where.
    @OutOfLine package var layout: (name: String, place: Place)?
    /// The last part of its address, where it is not the file's name.
    @OutOfLine package var slug: String?
    /// Its whole address, or a pattern for it, and where it was written.
    @OutOfLine package var permalink: (pattern: Permalink, place: Place)?
    /// Addresses where it used to be.
    package var aliases: [(address: Address, place: Place, excerpt: String?)] = []
    /// The line on which the author decided its address, `permalink` or `slug`, for messages about it.
    @OutOfLine package var addressLine: (place: Place, excerpt: String?)?
    /// The picture that stands for it.
    @OutOfLine package var image: WrittenText?
    /// The product it is about, and where that was written.
    @OutOfLine package var product: (slug: String, place: Place)?
    /// Whether it has a page but stands in no list, feed or sitemap.
    package var isUnlisted = false
    /// Whether a page is made of it at all.
    package var isRendered = true
    /// Whether search engines are asked to leave it out of their lists.
    package var isHiddenFromRobots = false
    /// Whether it stands in the sitemap.
    package var isInSitemap = true
    /// Whether the site's own search finds it.
    package var isSearched = true
    /// The address that search engines should know this text by, where it is not the page's own.
    @OutOfLine package var canonical: String?
    /// Where readers are sent instead, as a path of this site or an address elsewhere.
    @OutOfLine package var redirect: WrittenText?
    /// Whether it is built where nobody finds it, and until when; nil where everybody may see it.
    @OutOfLine package var stage: Stage?
    /// The folder where nobody finds it; nil for what is live at the instant of the build.
    @OutOfLine package var stageFolder: StageFolder?
    /// All the author wrote, for templates; without what the fields above say to them in any case.
    package var raw = Object()

    /// From when on it is shown: when it is due, else its date.
    package var shownFrom: ZonedTime? { due ?? date }

    /// What the first page of a manual of VitePress or Starlight is called, `hero: {name: …}`, where it has no other title.
    var nameOfHero: String? {
        guard case .object(let hero)? = raw["hero"], case .string(let name)? = hero["name"] ?? hero["title"] else {
            return nil
        }
        return name
    }

    /// What an author says of a page that waits.
    package struct Stage: Sendable {
        /// When it is launched; nil where a person does that.
        package var launch: ZonedTime?
        /// Where it was written.
        package var place: Place
    }
}
