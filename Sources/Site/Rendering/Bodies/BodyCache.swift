import Files
import Markdown
import Site
import Synchronization
import Threads

/// Bodies kept from one build to the next while a site is being written, so that one edit renders one page.
///
/// A body is used again where its text and its address are the same, and everything it took from other files: where its
/// links lead, the pictures it shows, and what its figures are drawn from.
package final class BodyCache: Sendable {
    private struct Kept {
        var renderer: BodyRenderer
        var bodies: [ExactName: (page: Page, body: RenderedBody)]
    }

    private let kept = Mutex<Kept?>(nil)

    /// An empty cache.
    package init() {}

    /// The bodies of pages; those that are not here yet are rendered on all cores.
    package func bodies(of pages: [Page], with renderer: BodyRenderer) -> [RenderedBody] {
        let known = kept.withLock { $0 }
        let change = known.map { Change(from: $0.renderer, to: renderer) }
        let bodies = mapInParallel(pages.count) { index -> RenderedBody in
            let page = pages[index]
            guard let (old, body) = known?.bodies[ExactName(page.path)], old.address == page.address,
                BodyCache.hasSameText(old, page), old.frontMatter.excerpt == page.frontMatter.excerpt,
                (old.frontMatter.description == nil) == (page.frontMatter.description == nil),
                change?.concerns(body, of: page) == false
            else { return renderer.render(page) }
            renderer.keep(body)
            return body
        }
        let all = Dictionary(
            zip(pages, bodies).map { (ExactName($0.path), ($0, $1)) }, uniquingKeysWith: { first, _ in first })
        kept.withLock { $0 = Kept(renderer: renderer, bodies: all) }
        return bodies
    }

    private static func hasSameText(_ old: Page, _ new: Page) -> Bool {
        // Files that were not read again share their bytes, so that most comparisons look at no byte.
        if old.file == new.file { return true }
        let (one, other) = (old.body, new.body)
        return one.bytes == other.bytes && one.linesAbove == other.linesAbove
    }

    /// What became different around the bodies.
    private struct Change: Sendable {
        let old: BodyRenderer
        let new: BodyRenderer
        let hasSameLinks: Bool
        let hasSameFigures: Bool
        let hasSameTitles: Bool
        let hasSameWords: Bool
        let hasSameRules: Bool

        init(from old: BodyRenderer, to new: BodyRenderer) {
            (self.old, self.new) = (old, new)
            hasSameLinks = old.links == new.links
            hasSameFigures = old.figures == new.figures
            hasSameTitles = old.options.map(\.alertTitles) == new.options.map(\.alertTitles)
            hasSameWords = old.options.map(\.accessibleWords) == new.options.map(\.accessibleWords)
            hasSameRules =
                old.rules == new.rules && old.pictureRules == new.pictureRules
                && old.pieces.first?.shapes == new.pieces.first?.shapes
        }

        /// Whether a body may be another one now, though its text is the same.
        func concerns(_ body: RenderedBody, of page: Page) -> Bool {
            if !hasSameWords || !hasSameRules || body.showsFilesOutside { return true }
            if !hasSameTitles, page.body.firstOffset(of: "[!") != nil { return true }
            if !hasSameFigures, body.hasFigures { return true }
            // What is found by a name is told by all names, and the links of an excerpt are not among the text's.
            if !hasSameLinks, body.callsNames || page.frontMatter.excerpt != nil { return true }
            // The message about a link that leads nowhere names another file, which may be gone.
            if !hasSameLinks, !body.mistakes.isEmpty { return true }
            return body.links.contains { link in
                if hasSameLinks, link.kind != .image { return false }
                let target = new.links.resolve(link.destination, from: page.path, at: page.address)
                if !hasSameLinks, old.links.resolve(link.destination, from: page.path, at: page.address) != target {
                    return true
                }
                guard link.kind == .image, case .replace(let address) = target else { return false }
                return old.picture(at: address, from: page.path, at: page.address)
                    != new.picture(at: address, from: page.path, at: page.address)
            }
        }
    }
}
