import Site
import Synchronization

/// The HTML of a body: kept from its rendering, or rendered once more by whoever asks for it.
///
/// The texts of a large site are most of what a build would hold, and each is wanted by one page, a feed and the search.
/// Rendering is a function of the text, so that it answers the same every time.
package enum BodyText: Sendable {
    /// The bytes themselves.
    case kept([UInt8])
    /// That of a shelf.
    case shelved(ShelvedText)

    /// The HTML.
    package var html: [UInt8] {
        switch self {
        case .kept(let html): html
        case .shelved(let text): text.html
        }
    }

    /// The bytes that it begins with.
    func beginning(_ count: Int) -> [UInt8] {
        switch self {
        case .kept(let html): Array(html.prefix(count))
        case .shelved(let text): text.beginning(count)
        }
    }
}

/// The HTML of a page on a shelf, as long as that has room and nobody has let go of it.
package final class ShelvedText: Sendable {
    private let kept: Mutex<Kept>
    /// How many bytes of it stay when it is let go of.
    private let opening: Int
    private let shelf: BodyShelf
    private let index: Int

    private enum Kept {
        case all([UInt8])
        case opening([UInt8])
    }

    init(_ html: [UInt8]?, opening: Int, _ shelf: BodyShelf, _ index: Int) {
        kept = Mutex(html.map { .all($0) } ?? .opening([]))
        (self.opening, self.shelf, self.index) = (opening, shelf, index)
    }

    var html: [UInt8] {
        kept.withLock { if case .all(let html) = $0 { html } else { nil } } ?? shelf.html(of: index)
    }

    /// The bytes that it begins with; mostly they are there when the rest is not.
    func beginning(_ count: Int) -> [UInt8] {
        let found: [UInt8]? = kept.withLock { kept in
            switch kept {
            case .all(let html): Array(html.prefix(count))
            case .opening(let html): html.count >= count ? Array(html.prefix(count)) : nil
            }
        }
        return found ?? Array(shelf.html(of: index).prefix(count))
    }

    /// Lets go of it but for what it begins with: whoever asks from now on has it rendered.
    func release() {
        kept.withLock { if case .all(let html) = $0 { $0 = .opening(Array(html.prefix(opening))) } }
    }
}

/// The bodies of a build, of which as many are kept as there is room for.
package final class BodyShelf: Sendable {
    private let renderer: BodyRenderer
    private let pages: [Page]
    private let room: Int
    private let taken = Atomic<Int>(0)

    /// A shelf for the bodies of pages, with room for so many bytes of HTML.
    package init(_ pages: [Page], _ renderer: BodyRenderer, room: Int) {
        (self.pages, self.renderer, self.room) = (pages, renderer, room)
    }

    /// The body of a page, by its place; its HTML is kept where there is room left.
    ///
    /// Which bodies find room depends on the order of threads, and nothing else does.
    package func body(of index: Int) -> RenderedBody {
        var body = renderer.render(pages[index])
        // What an author wrote of a text stands in place of its beginning.
        if pages[index].frontMatter.description != nil { body.summary = "" }
        body.headings = body.headings.withoutSpareRoom
        body.links = body.links.withoutSpareRoom
        guard case .kept(let html) = body.text else { return body }
        let isKept = taken.add(html.count, ordering: .relaxed).newValue <= room
        body.shelve(isKept ? html.withoutSpareRoom : nil, self, index)
        return body
    }

    /// The HTML of a page, rendered now.
    func html(of index: Int) -> [UInt8] { renderer.render(pages[index]).html }
}

extension Array {
    /// A copy of its own size: what grew as it was written has room for more, a third of the memory of a large site.
    fileprivate var withoutSpareRoom: [Element] {
        capacity == count ? self : withUnsafeBufferPointer { Array($0) }
    }
}
