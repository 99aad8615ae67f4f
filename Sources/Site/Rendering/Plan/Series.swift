import Site
import Values

/// The series of a site: posts that name the same one, in the order in which they are to be read.
package struct SeriesTable: Sendable {
    /// A post's place in its series.
    package struct Part: Sendable {
        package var name: String
        /// From 0 on.
        var index: Int
        /// All posts of the series, as indices into the plan's pages.
        package var pages: [Int]
        /// Where the pages of its language begin.
        var folder: String

        /// The places in ``pages`` that a page of the series lists: all of a short series, those around its own of a long
        /// one, since each of a thousand pages that listed a thousand would be a library.
        var shown: Range<Int> { isLong ? placesAround(index, of: pages.count) : pages.indices }

        /// Whether it is too long for all its parts to stand on each of its pages.
        var isLong: Bool { pages.count > 20 }

        /// Where all parts of a long series are listed.
        package var address: Address { Address("\(folder)series/\(Site.slug(name))/") }
    }

    private var parts: [Int: Part] = [:]
    /// A part of each series, in the order of their first posts.
    package private(set) var all: [Part] = []

    /// The series that listed posts name by `series:`, the oldest post first unless `part:` numbers them.
    init(_ plan: SitePlan) {
        var order: [String] = []
        var members: [String: [Int]] = [:]
        for post in plan.posts.reversed() {
            guard case .string(let name)? = plan.pages[post].frontMatter.raw["series"], !name.isEmpty else { continue }
            if members[name] == nil { order.append(name) }
            members[name, default: []].append(post)
        }
        let folder = plan.content.configuration.folder
        for name in order {
            let posts = (members[name] ?? []).enumerated().sorted { left, right in
                let (one, other) = (
                    SeriesTable.part(plan.pages[left.element]), SeriesTable.part(plan.pages[right.element])
                )
                return one == other ? left.offset < right.offset : one < other
            }.map(\.element)
            all.append(Part(name: name, index: 0, pages: posts, folder: folder))
            for (index, post) in posts.enumerated() {
                parts[post] = Part(name: name, index: index, pages: posts, folder: folder)
            }
        }
    }

    /// The series of a page; nil where it is in none.
    func part(of page: Int) -> Part? { parts[page] }

    /// The number an author gave; posts without one come behind those with one.
    private static func part(_ page: Page) -> Int {
        if case .integer(let number)? = page.frontMatter.raw["part"] { return number }
        return .max
    }
}
