import Dates
import Site

/// Which pages of a site are shown at an instant.
package struct PageSelection: Sendable {
    /// The instant that decides what is due.
    package var now: Instant
    /// Whether drafts are shown.
    package var showsDrafts = false
    /// Whether posts of the future and expired ones are shown.
    package var showsFuture = false

    /// What the public sees at an instant, unless more is said.
    package init(now: Instant, showsDrafts: Bool = false, showsFuture: Bool = false) {
        self.now = now
        self.showsDrafts = showsDrafts
        self.showsFuture = showsFuture
    }

    /// Whether a page is shown.
    package func shows(_ page: Page) -> Bool {
        let head = page.frontMatter
        if !head.isRendered { return false }
        if head.isDraft && !showsDrafts { return false }
        // Nobody finds it, so that it can be read before its day.
        if showsFuture || head.stageFolder != nil { return true }
        if let first = head.shownFrom, first.instant > now { return false }
        if let expires = head.expires, expires.instant <= now { return false }
        return true
    }
}
