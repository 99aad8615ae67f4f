import Files
import Site
import Synchronization

/// Bodies kept from one build to the next while a site is being written, so that one edit renders one page.
///
/// A body is used again where its text and its address are the same and every file of the site still has the address
/// it had: links between files depend on nothing else.
public final class BodyCache: Sendable {
    private struct Kept {
        var links: SourceLinks
        var bodies: [String: (page: Page, body: RenderedBody)]
    }

    private let kept = Mutex<Kept?>(nil)

    /// An empty cache.
    public init() {}

    /// The bodies of pages; those that are not here yet are rendered on all cores.
    func bodies(of pages: [Page], with renderer: BodyRenderer) -> [RenderedBody] {
        let known = kept.withLock { $0?.links == renderer.links ? $0?.bodies ?? [:] : [:] }
        let bodies = mapInParallel(pages.count) { index -> RenderedBody in
            let page = pages[index]
            guard let (old, body) = known[page.path], old.address == page.address, old.body.bytes == page.body.bytes,
                old.body.linesAbove == page.body.linesAbove, !BodyCache.dependsOnFiles(page, body)
            else { return renderer.render(page) }
            return body
        }
        let all = Dictionary(zip(pages, bodies).map { ($0.path, ($0, $1)) }, uniquingKeysWith: { first, _ in first })
        kept.withLock { $0 = Kept(links: renderer.links, bodies: all) }
        return bodies
    }

    /// Whether a body may hold the picture of a play or the size of a picture, which change with files of their own.
    private static func dependsOnFiles(_ page: Page, _ body: RenderedBody) -> Bool {
        page.body.firstOffset(of: "play ") != nil || body.links.contains { $0.kind == .image }
    }
}
