import Rendering
import Synchronization

/// Lets go of texts once their pages are made: they are most of what a build of a large site holds, and mostly nobody asks
/// for them any more.
///
/// Who does has a text rendered once more. So those that feeds will read are kept, and all of them where the site has a
/// search, or as soon as a page has shown the whole text of another.
final class TextRelease: Sendable {
    private let bodies: SiteBodies
    /// The texts that are read by others than their pages.
    private let awaited: Set<Int>
    private let keepsAll: Atomic<Bool>

    init(_ maker: PageMaker, _ feeds: SiteFeeds) {
        bodies = maker.context.bodies
        awaited = Set(feeds.channels.flatMap(\.posts))
        keepsAll = Atomic(maker.layouts.has("search"))
    }

    /// Lets go of a page's text, if a page was made, and by what was read for that.
    func made(_ page: Int?, _ reads: Reads) {
        if keepsAll.load(ordering: .relaxed) { return }
        for (text, parts) in reads.bodies where parts.contains(.html) && text != page && !awaited.contains(text) {
            return keepsAll.store(true, ordering: .relaxed)
        }
        if let page, !awaited.contains(page) { bodies.release(page) }
    }
}
