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
    /// Where its feeds and the further pages of its list are.
    package let folder: Address
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
        var all: [DatedSection] = []
        var files: Set<String> = []
        for owner in DatedSections.owners(of: pages) {
            guard case .section(let name) = pages[owner].kind else { continue }
            let inside = pages.indices.filter {
                $0 != owner && pages[$0].kind == pages[owner].kind && pages[$0].language == pages[owner].language
                    && DatedSections.isEntry(pages[$0])
            }
            // What waits, or stands in no list, looks as it will.
            files.formUnion(inside.map { pages[$0].path })
            let entries = inside.filter { !pages[$0].frontMatter.isUnlisted }
            all.append(
                DatedSection(
                    name: name, language: pages[owner].language, index: owner,
                    folder: DatedSections.folder(below: pages[owner].address),
                    entries: SitePlan.newestFirst(entries, of: pages)))
        }
        (self.all, self.files) = (all, files)
    }

    /// Whether a page is an entry of one of them.
    package func hasEntry(_ page: Page) -> Bool { !files.isEmpty && files.contains(page.path) }

    /// The sections' own pages that ask for it, in the order of the pages: `index.md`, or else `README.md`.
    private static func owners(of pages: [Page]) -> [Int] {
        let asking = pages.indices.filter {
            isIndex(pages[$0]) && isAtTop(pages[$0]) && !pages[$0].frontMatter.isUnlisted
                && pages[$0].frontMatter.raw["sort_by"] == .string("date")
        }
        return asking.filter { place in
            fileName(pages[place]) != "readme.md"
                || !pages.contains {
                    $0.kind == pages[place].kind && $0.language == pages[place].language && isAtTop($0)
                        && fileName($0).hasPrefix("index.")
                }
        }
    }

    /// Whether a page is no index of a folder within: those without a date only list what is in it.
    private static func isEntry(_ page: Page) -> Bool { page.frontMatter.date != nil || !isIndex(page) }

    private static func isIndex(_ page: Page) -> Bool {
        guard case .section = page.kind else { return false }
        let name = fileName(page)
        return name.hasPrefix("index.") || name == "readme.md"
    }

    /// Whether a file stands in its section's own folder, or that of its language.
    private static func isAtTop(_ page: Page) -> Bool {
        guard case .section(let name) = page.kind else { return false }
        let parts = page.path.split(separator: "/")
        return parts.dropLast().last.map(String.init) == name
            && (parts.count == 3 || (parts.count == 4 && page.language > 0))
    }

    private static func fileName(_ page: Page) -> String { page.path.split(separator: "/").last?.lowercased() ?? "" }

    /// The folder of an address: `/blog/` is that of `/blog.html` too.
    private static func folder(below address: Address) -> Address {
        if address.path.hasSuffix("/") { return address }
        let name = address.path.split(separator: "/").last ?? ""
        let stem = name.split(separator: ".").first.map(String.init) ?? String(name)
        return Address(String(address.path.dropLast(name.count)) + stem + "/")
    }
}
