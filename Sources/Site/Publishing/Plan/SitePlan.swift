import Dates
import Site

/// What a build will make, decided before anything is rendered: which pages are due, in what order, grouped how.
struct SitePlan: Sendable {
    /// The pages of this build, posts among them: listed ones and unlisted ones.
    let pages: [Page]
    /// The listed posts as indices into ``pages``, newest first.
    let posts: [Int]
    /// The other listed pages as indices into ``pages``, in the order of their addresses.
    let others: [Int]
    /// For each page its neighbours in time among the posts: the older one and the newer one.
    let neighbours: [(older: Int?, newer: Int?)]
    /// The terms of each taxonomy, in the order of their slugs.
    let terms: [String: [Term]]
    /// For each page the posts nearest to it by shared terms.
    let related: [[Int]]
    /// When the next page is due that this build leaves out.
    let nextDue: ZonedTime?

    init(_ content: SiteContent, options: PublishingOptions) {
        let shown = content.pages.filter(options.shows)
        pages = shown
        posts = shown.indices.filter { shown[$0].kind == .post && !shown[$0].frontMatter.isUnlisted }
            .sorted { SitePlan.isNewer(shown[$0], than: shown[$1]) }
        others = shown.indices.filter { shown[$0].kind != .post && !shown[$0].frontMatter.isUnlisted }
            .sorted { shown[$0].address < shown[$1].address }
        neighbours = SitePlan.neighbours(of: posts, count: shown.count)
        terms = SitePlan.terms(content.configuration.taxonomies, posts: posts, pages: shown)
        related = SitePlan.related(posts: posts, count: shown.count, tags: terms["tags"] ?? [])
        nextDue = content.pages.filter { !$0.frontMatter.isDraft && !options.showsFuture }
            .compactMap(\.frontMatter.date).filter { $0.instant > options.now }.min { $0.instant < $1.instant }
    }

    /// Newest first; posts of one instant by path, so that the order is the same on every machine.
    private static func isNewer(_ left: Page, than right: Page) -> Bool {
        left.instant == right.instant ? left.path < right.path : left.instant > right.instant
    }

    private static func neighbours(of posts: [Int], count: Int) -> [(older: Int?, newer: Int?)] {
        var found = [(older: Int?, newer: Int?)](repeating: (nil, nil), count: count)
        for (older, newer) in zip(posts.dropFirst(), posts) {
            found[newer].older = older
            found[older].newer = newer
        }
        return found
    }

    private static func terms(_ taxonomies: [String], posts: [Int], pages: [Page]) -> [String: [Term]] {
        var all: [String: [Term]] = [:]
        for taxonomy in taxonomies {
            var bySlug: [String: Term] = [:]
            for post in posts {
                for name in pages[post].frontMatter.terms[taxonomy] ?? [] {
                    let slug = Site.slug(name)
                    guard !slug.isEmpty else { continue }
                    bySlug[slug, default: Term(taxonomy: taxonomy, name: name, slug: slug, posts: [])].posts.append(post)
                }
            }
            all[taxonomy] = bySlug.values.sorted { $0.slug.utf8.lexicographicallyPrecedes($1.slug.utf8) }
        }
        return all
    }

    private static let relatedCount = 3

    /// Posts that share the most tags, a rare tag counting more than a common one; newer ones first among equals.
    private static func related(posts: [Int], count: Int, tags: [Term]) -> [[Int]] {
        var carried = [[Int]](repeating: [], count: count)
        for (index, tag) in tags.enumerated() { for post in tag.posts { carried[post].append(index) } }
        var found = [[Int]](repeating: [], count: count)
        var rank = [Int](repeating: 0, count: count)
        for (position, post) in posts.enumerated() { rank[post] = position }
        for post in posts {
            var weights: [Int: Int] = [:]
            for tag in carried[post] where tags[tag].posts.count <= 200 {
                for other in tags[tag].posts where other != post { weights[other, default: 0] += 1_000 / tags[tag].posts.count + 1 }
            }
            let best = weights.sorted { ($0.value, -rank[$0.key]) > ($1.value, -rank[$1.key]) }
            found[post] = best.prefix(relatedCount).map(\.key)
        }
        return found
    }
}
