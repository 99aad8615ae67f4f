import Site
import Values

/// The long sections of a site, and the long versions of its manuals: their pages in the order in which they are read.
///
/// Of a short one each page may list all others. Each of seven thousand that listed seven thousand would be a library.
package struct BookletTable: Sendable {
    /// A page's place in its section.
    struct Part {
        /// All pages of the section, as indices into the plan's pages.
        let pages: [Int]
        /// From 0 on.
        let index: Int

        init(pages: [Int], index: Int) { (self.pages, self.index) = (pages, index) }

        /// That of a page in a long list of chapters; nil in a short one.
        init?(_ place: ChapterTable.Place) {
            guard place.count > BookletTable.most else { return nil }
            self.init(pages: place.pages, index: place.number - 1)
        }

        /// The places in ``pages`` that a page lists: those around its own.
        var shown: Range<Int> { placesAround(index, of: pages.count) }
    }

    /// How many pages are few enough for each to list them all.
    static let most = 100

    private var booklets: [[Int]] = []
    /// For a page its booklet, and its place in that.
    private var places: [Int: (booklet: Int, index: Int)] = [:]

    init(_ plan: SitePlan) {
        var sections: [String: [Int]] = [:]
        for index in plan.others {
            if case .section(let name) = plan.pages[index].kind { sections[name, default: []].append(index) }
        }
        for index in plan.pages.indices where plan.pages[index].language == plan.language && places[index] == nil {
            guard case .section(let name) = plan.pages[index].kind else { continue }
            let isVersioned = plan.versions.versions(of: index) != nil
            add(isVersioned ? plan.versions.chapters(of: index) : sections[name] ?? [], plan.pages)
        }
    }

    private mutating func add(_ pages: [Int], _ all: [Page]) {
        guard pages.count > BookletTable.most else { return }
        let keys = pages.enumerated().map { Order(all[$1], at: $0) }
        let booklet = pages.indices.sorted { keys[$0] < keys[$1] }.map { pages[$0] }
        for (index, page) in booklet.enumerated() { places[page] = (booklets.count, index) }
        booklets.append(booklet)
    }

    /// The part that a page is of a long section; nil where the section is short, or does not list the page.
    func part(of page: Int) -> Part? {
        places[page].map { Part(pages: booklets[$0.booklet], index: $0.index) }
    }
}

/// The eleven places of a long list around one of them, itself among them: five before and five behind, or more on one side at
/// an end of the list.
func placesAround(_ place: Int, of count: Int) -> Range<Int> {
    let around = 5
    let first = max(0, min(place - around, count - 2 * around - 1))
    return first..<(first + 2 * around + 1)
}

/// What `order` says of a page: those without it come first, then numbers, then texts, as the filter `sort` has them.
private struct Order: Comparable {
    private var rank = 0
    private var number = 0.0
    private var text = ""
    /// Among equals, as they stood.
    private let place: Int

    init(_ page: Page, at place: Int) {
        self.place = place
        switch page.frontMatter.raw["order"] {
        case .integer(let whole)?: (rank, number) = (1, Double(whole))
        case .decimal(let decimal)?: (rank, number) = (1, decimal)
        case .string(let word)?: (rank, text) = (2, word)
        default: break
        }
    }

    static func < (one: Order, other: Order) -> Bool {
        (one.rank, one.number, one.text, one.place) < (other.rank, other.number, other.text, other.place)
    }
}
