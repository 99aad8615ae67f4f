import Site
import Values

/// The series of a site: posts that name the same one, in the order in which they are to be read.
struct SeriesTable: Sendable {
    /// A post's place in its series.
    struct Part: Sendable {
        var name: String
        /// From 0 on.
        var index: Int
        /// All posts of the series, as indices into the plan's pages.
        var pages: [Int]
    }

    private var parts: [Int: Part] = [:]

    /// The series that listed posts name by `series:`, the oldest post first unless `part:` numbers them.
    init(_ plan: SitePlan) {
        var order: [String] = []
        var members: [String: [Int]] = [:]
        for post in plan.posts.reversed() {
            guard case .string(let name)? = plan.pages[post].frontMatter.raw["series"], !name.isEmpty else { continue }
            if members[name] == nil { order.append(name) }
            members[name, default: []].append(post)
        }
        for name in order {
            let posts = (members[name] ?? []).enumerated().sorted { left, right in
                let (one, other) = (
                    SeriesTable.part(plan.pages[left.element]), SeriesTable.part(plan.pages[right.element])
                )
                return one == other ? left.offset < right.offset : one < other
            }.map(\.element)
            for (index, post) in posts.enumerated() { parts[post] = Part(name: name, index: index, pages: posts) }
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
