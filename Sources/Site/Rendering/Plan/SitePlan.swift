import Dates
import Site

/// What a build will make, decided before anything is rendered: which pages are due, in what order, grouped how.
package struct SitePlan: Sendable {
    /// What the folder holds.
    package private(set) var content: SiteContent
    /// What decided which of its pages are due.
    package let selection: PageSelection
    /// Where the site will be found.
    package let baseURL: BaseURL
    /// The pages of this build in all languages, posts among them: listed ones and unlisted ones.
    package private(set) var pages: [Page]
    /// The place of the language that the lists are in, among the site's.
    package let language: Int
    /// Which pages say the same in several languages.
    package let translations: Translations
    /// Which pages say the same in several versions of a manual.
    package let versions: VersionTable
    /// The listed posts as indices into ``pages``, newest first.
    package let posts: [Int]
    /// The other listed pages as indices into ``pages``, in the order of their addresses; those of a manual's older
    /// versions are not among them.
    package let others: [Int]
    /// The sections of dated entries, in all languages.
    package let datedSections: DatedSections
    /// For each page its neighbours in time among the posts or the entries of its section: the older one and the newer one.
    package let neighbours: [(older: Int?, newer: Int?)]
    /// The terms of each taxonomy, which posts and entries of dated sections carry, in the order of their slugs.
    package let terms: [String: [Term]]
    /// Terms with different names and one address.
    package let clashes: [Clash]
    /// For each taxonomy the place of a term in ``terms``, by the name an author wrote.
    let termIndex: [String: [String: Int]]
    /// For each page its place among posts and entries, newest first; others come last.
    private let rank: [Int]
    /// When the next page is due that this build leaves out.
    package let nextDue: ZonedTime?

    /// A plan of the pages that a selection shows, for a site at its own address unless another one is given.
    package init(_ content: SiteContent, _ selection: PageSelection, baseURL: BaseURL? = nil) {
        // Where all are shown, no second array of them is needed.
        let isWhole = content.pages.allSatisfy(selection.shows)
        let shown = isWhole ? content.pages : content.pages.filter(selection.shows)
        self.init(
            content, selection, baseURL: baseURL ?? content.configuration.baseURL, shown, language: 0,
            Translations(of: shown, in: content.configuration))
    }

    /// The plan in another of the site's languages: the same pages, and lists of those in it.
    package init(_ base: SitePlan, in language: Int) {
        self.init(
            base.content.edition(language), base.selection, baseURL: base.baseURL, base.pages, language: language,
            base.translations)
    }

    private init(
        _ content: SiteContent, _ selection: PageSelection, baseURL: BaseURL, _ shown: [Page], language: Int,
        _ translations: Translations
    ) {
        (self.content, self.selection, self.baseURL) = (content, selection, baseURL)
        (self.language, self.translations, pages) = (language, translations, shown)
        func isListed(_ index: Int) -> Bool {
            shown[index].language == language && !shown[index].frontMatter.isUnlisted
        }
        posts = SitePlan.newestFirst(
            shown.indices.filter { shown[$0].kind == .post && isListed($0) }, of: shown,
            isByPathBackwards: content.theme.isJekylls)
        versions = VersionTable(shown, content.configuration)
        let versions = versions
        others = shown.indices.filter { shown[$0].kind != .post && isListed($0) && !versions.isOlder($0) }
            .sorted { shown[$0].address < shown[$1].address }
        datedSections = DatedSections(shown)
        let entries = datedSections.all.filter { $0.language == language }.map(\.entries)
        neighbours = SitePlan.neighbours(in: [posts] + entries, count: shown.count)
        let dated =
            entries.isEmpty
            ? posts
            : SitePlan.newestFirst(
                posts + entries.joined(), of: shown, isByPathBackwards: content.theme.isJekylls)
        let grouped = SitePlan.terms(content.configuration, posts: dated, pages: shown)
        terms = grouped.terms
        termIndex = grouped.index
        clashes = grouped.clashes
        var rank = [Int](repeating: shown.count, count: shown.count)
        for (position, post) in dated.enumerated() { rank[post] = position }
        self.rank = rank
        nextDue =
            selection.showsFuture
            ? nil : DueChange.changes(of: content, after: selection.now).first { $0.kind != .expire }?.time
    }

    /// The same plan, of which some pages have other texts and are else as they were.
    /// - Parameter texts: these pages, by their places.
    /// - Returns: the plan with them.
    package func rewritten(_ texts: [Int: Page]) -> SitePlan {
        var plan = self
        let isWhole = content.pages.count == pages.count
        for (place, page) in texts {
            let old = pages[place]
            if let known = isWhole ? place : content.pages.firstIndex(where: { $0 === old }) {
                plan.content.pages[known] = page
            }
            plan.pages[place] = page
        }
        return plan
    }

    /// Newest first; posts of one instant by path, so that the order is the same on every machine.
    ///
    /// Jekyll turns the whole list around, and so has these from the last to the first.
    static func newestFirst(_ posts: [Int], of pages: [Page], isByPathBackwards: Bool = false) -> [Int] {
        posts.map { (index: $0, instant: pages[$0].instant) }.sorted { left, right in
            guard left.instant == right.instant else { return left.instant > right.instant }
            let (first, second) = isByPathBackwards ? (right, left) : (left, right)
            return pages[first.index].path < pages[second.index].path
        }.map(\.index)
    }

    private static func neighbours(in lists: [[Int]], count: Int) -> [(older: Int?, newer: Int?)] {
        var found = [(older: Int?, newer: Int?)](repeating: (nil, nil), count: count)
        for list in lists {
            for (older, newer) in zip(list.dropFirst(), list) {
                found[newer].older = older
                found[older].newer = newer
            }
        }
        return found
    }

    private static func terms(
        _ configuration: SiteConfiguration, posts: [Int], pages: [Page]
    ) -> (terms: [String: [Term]], index: [String: [String: Int]], clashes: [Clash]) {
        var clashes: [Clash] = []
        var all: [String: [Term]] = [:]
        var index: [String: [String: Int]] = [:]
        for taxonomy in configuration.taxonomies {
            var found: [Term] = []
            var bySlug: [String: Int] = [:]
            var byName: [String: Int] = [:]
            for post in posts {
                for name in pages[post].frontMatter.terms[taxonomy] ?? [] {
                    if let known = byName[name] {
                        found[known].posts.append(post)
                        continue
                    }
                    let slug = Site.slug(name)
                    if let other = bySlug[slug], isDistinguishable(name, from: found[other].name) {
                        clashes.append(Clash(term: found[other], name: name, page: post))
                    }
                    guard !slug.isEmpty else { continue }
                    if bySlug[slug] == nil {
                        bySlug[slug] = found.count
                        found.append(
                            Term(
                                taxonomy: taxonomy, name: name, slug: slug, posts: [], folder: configuration.folder))
                    }
                    guard let place = bySlug[slug] else { continue }
                    byName[name] = place
                    found[place].posts.append(post)
                }
            }
            let order = found.indices.sorted { found[$0].slug.utf8.lexicographicallyPrecedes(found[$1].slug.utf8) }
            let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
            all[taxonomy] = order.map { found[$0] }
            index[taxonomy] = byName.compactMapValues { places[$0] }
        }
        return (all, index, clashes)
    }

    /// A name of a page that has the address of another term.
    package struct Clash: Sendable {
        package var term: Term
        package var name: String
        package var page: Int
    }

    /// The term that an author wrote under this name.
    package func term(_ taxonomy: String, named name: String) -> Term? {
        termIndex[taxonomy]?[name].flatMap { terms[taxonomy]?[$0] }
    }

    /// The posts that wait with what they are about, as indices into ``pages``, newest first.
    var stagedPosts: [Int] {
        if content.stages.isEmpty { return [] }
        let staged = pages.indices.filter {
            pages[$0].kind == .post && pages[$0].language == language && pages[$0].frontMatter.stageFolder != nil
        }
        return SitePlan.newestFirst(staged, of: pages, isByPathBackwards: content.theme.isJekylls)
    }

    private static let relatedCount = 3
    /// A tag on more posts than this says little about any of them.
    private static let commonTag = 200

    /// The posts that share the most tags with a page, a rare tag counting more than a common one; newer ones first
    /// among equals.
    func related(to page: Int) -> [Int] {
        var weights: [Int: Int] = [:]
        for name in pages[page].frontMatter.terms["tags"] ?? [] {
            guard let tag = term("tags", named: name), tag.posts.count <= SitePlan.commonTag else { continue }
            for post in tag.posts where post != page { weights[post, default: 0] += 1_000 / tag.posts.count + 1 }
        }
        // With its rank beside each, so that the order asks no copy of the plan.
        let ranked = weights.map { (weight: $0.value, rank: rank[$0.key], page: $0.key) }
        let best = ranked.sorted { ($0.weight, -$0.rank) > ($1.weight, -$1.rank) }
        return best.prefix(SitePlan.relatedCount).map(\.page)
    }
}
