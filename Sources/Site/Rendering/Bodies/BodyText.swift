import Files
import Glibc
import Site
import Synchronization

/// The HTML of a body: at hand, put aside, or rendered once more by whoever asks for it.
///
/// The texts of a large site are most of what a build would hold, and each is wanted by one page, a feed and the search.
/// Rendering is a function of the text, so that it answers the same every time.
package enum BodyText: Sendable {
    /// The bytes themselves.
    case kept([UInt8])
    /// Those of a shelf.
    case shelved(ShelvedText)

    /// The HTML.
    package var html: [UInt8] { beginning(.max) }

    /// The bytes that it begins with.
    func beginning(_ count: Int) -> [UInt8] {
        switch self {
        case .kept(let html): count < html.count ? Array(html.prefix(count)) : html
        case .shelved(let text): text.beginning(count)
        }
    }
}

/// The HTML of a page that is not at hand.
package struct ShelvedText: Sendable {
    /// Where it is put aside; nil where nobody would take it, so that it is rendered by whoever asks.
    fileprivate let stretch: ScratchFile.Stretch?
    fileprivate let shelf: BodyShelf
    fileprivate let index: Int

    fileprivate func beginning(_ count: Int) -> [UInt8] {
        if let stretch, let html = shelf.scratch?.read(stretch, count) { return html }
        let html = shelf.html(of: index)
        return count < html.count ? Array(html.prefix(count)) : html
    }
}

/// The bodies of a build, of which as many are kept in memory as there is room for where they cannot be put aside.
package final class BodyShelf: Sendable {
    private let renderer: BodyRenderer
    private let pages: [Page]
    private let room: Int
    private let taken = Atomic<Int>(0)
    fileprivate let scratch: ScratchFile?

    /// A shelf for the bodies of pages.
    /// - Parameters:
    ///   - pages: the pages.
    ///   - renderer: renders each of them.
    ///   - scratch: where their HTML is put aside.
    ///   - room: for how many bytes of HTML there is room in memory where that takes none.
    init(_ pages: [Page], _ renderer: BodyRenderer, scratch: ScratchFile?, room: Int) {
        (self.pages, self.renderer, self.scratch, self.room) = (pages, renderer, scratch, room)
    }

    /// The body of a page, by its place; its HTML is where there is room for it.
    ///
    /// Which bodies find room depends on the order of threads, and nothing else does.
    func body(of index: Int) -> RenderedBody {
        var body = renderer.render(pages[index])
        body.headings = body.headings.withoutSpareRoom
        body.links = body.links.withoutSpareRoom
        guard case .kept(let html) = body.text else { return body }
        if let stretch = scratch?.put(html) {
            body.shelve(
                .shelved(ShelvedText(stretch: stretch, shelf: self, index: index)), beginsWithExcerpt(body, html))
        } else if taken.add(html.count, ordering: .relaxed).newValue <= room {
            body.shelve(.kept(html.withoutSpareRoom), beginsWithExcerpt(body, html))
        } else {
            body.shelve(.shelved(ShelvedText(stretch: nil, shelf: self, index: index)), false)
        }
        return body
    }

    /// Whether an excerpt is what its text begins with.
    private func beginsWithExcerpt(_ body: RenderedBody, _ html: [UInt8]) -> Bool {
        let excerpt = body.excerpt
        guard excerpt.count <= html.count else { return false }
        return excerpt.withUnsafeBytes { excerpt in
            html.withUnsafeBytes { html in
                guard let one = excerpt.baseAddress, let other = html.baseAddress else { return true }
                return memcmp(one, other, excerpt.count) == 0
            }
        }
    }

    /// The HTML of a page, rendered now.
    fileprivate func html(of index: Int) -> [UInt8] { renderer.render(pages[index]).html }
}

extension Array {
    /// A copy of its own size: what grew as it was written has room for more, a third of the memory of a large site.
    fileprivate var withoutSpareRoom: [Element] {
        capacity == count ? self : withUnsafeBufferPointer { Array($0) }
    }
}
