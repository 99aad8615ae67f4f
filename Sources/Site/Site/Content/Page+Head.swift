import Dates
import Diagnostics

/// What a head says that few heads do, asked of the page: a head that is handed out for one of these fields retains all the
/// others.
extension Page {
    /// The picture that stands for it, as its author wrote it.
    package var image: String? { frontMatter.image?.text }

    /// The product that it is about.
    package var productSlug: String? { frontMatter.product?.slug }

    /// Where readers are sent instead.
    package var redirect: WrittenText? { frontMatter.redirect }

    /// The address that search engines should know the text by, where it is not the page's own.
    package var canonical: String? { frontMatter.canonical }

    /// What its author says it is about.
    package var description: String? { frontMatter.description }

    /// Whether it waits for the hour of a stage.
    package var isStaged: Bool { frontMatter.stageFolder != nil }

    /// Whether its author wants it in no search engine.
    package var isKeptFromRobots: Bool {
        frontMatter.isUnlisted || frontMatter.isHiddenFromRobots || frontMatter.isDraft
    }

    /// Whether it is not due yet at an instant.
    package func isShown(after instant: Instant) -> Bool {
        guard let from = frontMatter.due ?? frontMatter.date else { return false }
        return from.instant > instant
    }

    /// When it last changed, as far as readers should know.
    package var changed: ZonedTime? { frontMatter.updated ?? frontMatter.date }

    /// When it is first shown, and when it is taken off the site.
    package var times: [ZonedTime?] { [frontMatter.shownFrom, frontMatter.expires] }

    /// The line on which its author decided its address.
    package var addressLine: (place: Place, excerpt: String?)? { frontMatter.addressLine }
}
