import Dates
import Files
import Rendering
import Site

/// What decides which pages a build makes, besides the content.
package struct PublishingOptions: Sendable {
    /// The instant that decides what is due, and that templates see as `site.time`.
    package var now: Instant
    /// Whether drafts are shown.
    package var showsDrafts = false
    /// Whether posts of the future and expired ones are shown.
    package var showsFuture = false
    /// Whether pages that no other page leads to are worth a note.
    package var reportsOrphans = false
    /// Whether addresses that lead out of the site are collected.
    package var collectsOutsideAddresses = false
    /// Whether names that stand for nothing in templates are errors, and markup that will show as text.
    package var isStrict = false
    /// Where rendered texts are put aside; nil where all stays in memory.
    package var scratch: ScratchFile?
    /// How many bytes of rendered texts are kept where they are not put aside; those without room are rendered when they
    /// are asked for.
    ///
    /// Enough for a hundred thousand posts of five hundred words, each of which is so rendered once.
    package var roomForTexts = 512 << 20
    /// The address of the site where it is not the one of `site.yml`.
    package var baseURL: BaseURL?

    /// Options of a build at an instant.
    package init(now: Instant, showsDrafts: Bool = false, showsFuture: Bool = false, baseURL: BaseURL? = nil) {
        self.now = now
        self.showsDrafts = showsDrafts
        self.showsFuture = showsFuture
        self.baseURL = baseURL
    }

    /// Which pages belong into this build.
    var selection: PageSelection {
        PageSelection(now: now, showsDrafts: showsDrafts, showsFuture: showsFuture)
    }
}
