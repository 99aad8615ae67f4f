import Site

/// A section whose pages are dated entries, as its index says by `sort_by: date`: a list in pages, newest first, with
/// feeds of its own.
package struct DatedSection: Sendable {
    /// The section's folder.
    package let name: String
    /// The place of its language among the site's.
    package let language: Int
    /// The section's own page, as an index into the plan's pages.
    package let index: Int
    /// Its listed entries likewise, newest first; those without a date last.
    package let entries: [Int]
}

/// The dated sections of a site, in all its languages.
package struct DatedSections: Sendable {
    /// In the order of their own pages.
    package let all: [DatedSection]
    /// The files of all entries.
    private let files: Set<String>

    init(_ pages: [Page]) {
        let owners = pages.indices.filter { DatedSections.isIndexOfDatedSection(pages[$0]) }
        var all: [DatedSection] = []
        for owner in owners {
            guard case .section(let name) = pages[owner].kind else { continue }
            let language = pages[owner].language
            // A second index, `README.md` beside it, is an entry like any other.
            guard !all.contains(where: { $0.name == name && $0.language == language }) else { continue }
            let entries = pages.indices.filter {
                $0 != owner && pages[$0].kind == pages[owner].kind && pages[$0].language == language
                    && !pages[$0].frontMatter.isUnlisted
            }
            all.append(
                DatedSection(
                    name: name, language: language, index: owner, entries: SitePlan.newestFirst(entries, of: pages)))
        }
        self.all = all
        files = Set(all.flatMap { $0.entries.map { pages[$0].path } })
    }

    /// Whether a page is an entry of one of them.
    package func hasEntry(_ page: Page) -> Bool { !files.isEmpty && files.contains(page.path) }

    private static func isIndexOfDatedSection(_ page: Page) -> Bool {
        guard case .section(let name) = page.kind, page.frontMatter.raw["sort_by"] == .string("date"),
            !page.frontMatter.isUnlisted
        else { return false }
        let parts = page.path.split(separator: "/")
        let file = parts.last?.lowercased() ?? ""
        return parts.dropLast().last.map(String.init) == name && (file.hasPrefix("index.") || file == "readme.md")
    }
}
