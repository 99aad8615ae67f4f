import Site

/// Which pages say the same in several versions of a manual.
package struct VersionTable: Sendable {
    /// A page of a manual, in one of its versions.
    struct Entry: Sendable, Hashable {
        /// The manual's place among the site's.
        var manual: Int
        /// The version, by its place among the manual's: 0 is the newest.
        var version: Int
        /// The path of the newest page that says the same, as it would be in the base language.
        var path: String
        /// The page's own language, by its place among the site's.
        var language: Int

        /// The same text in another version.
        func of(version: Int) -> Entry {
            Entry(manual: manual, version: version, path: path, language: language)
        }
    }

    private let manuals: [ManualVersions]
    private var entries: [Int: Entry] = [:]
    private var pages: [Entry: Int] = [:]
    /// The pages of each version in each language.
    private var parts: [[[Int: [Int]]]]

    /// The versions of a site's pages.
    init(_ pages: [Page], _ configuration: SiteConfiguration) {
        manuals = configuration.versions
        parts = manuals.map { Array(repeating: [:], count: $0.older.count + 1) }
        guard !manuals.isEmpty else { return }
        for (index, page) in pages.enumerated() {
            guard let manual = configuration.manual(of: page.path),
                let place = manuals.firstIndex(where: { $0.section == manual.section })
            else { continue }
            let older = configuration.olderText(page.path)
            let version = older.flatMap { older in manual.older.firstIndex { $0.name == older.version.name } }
            let entry = Entry(
                manual: place, version: version.map { $0 + 1 } ?? 0,
                path: configuration.pathInBaseLanguage(of: older?.path ?? page.path), language: page.language)
            entries[index] = entry
            self.pages[entry] = index
            if !page.frontMatter.isUnlisted { parts[place][entry.version][page.language, default: []].append(index) }
        }
    }

    /// Whether a page is of an older version of a manual.
    package func isOlder(_ page: Int) -> Bool { (entries[page]?.version ?? 0) > 0 }

    /// The page of the newest version that says the same as one of an older version; nil where there is none.
    package func newest(of page: Int) -> Int? {
        guard let entry = entries[page], entry.version > 0 else { return nil }
        return pages[entry.of(version: 0)]
    }

    /// The pages of older versions of which the newest has none, by their places.
    package var orphans: [Int] { entries.keys.filter { isOlder($0) && newest(of: $0) == nil }.sorted() }

    /// A version of a page's text.
    struct Version {
        var name: String
        /// The page that says the same, or where that version begins; nil where it has no page in this language.
        var page: Int?
        /// Whether it is the same page.
        var isSame: Bool
        /// Whether it is the version of the page itself.
        var isCurrent: Bool
        var isNewest: Bool
    }

    /// The versions of the manual that a page is of, the newest first; nil for a page of no manual.
    func versions(of page: Int) -> [Version]? {
        guard let entry = entries[page] else { return nil }
        let manual = manuals[entry.manual]
        return ([manual.current] + manual.older.map(\.name)).enumerated().map { place, name in
            let same = pages[entry.of(version: place)]
            return Version(
                name: name, page: same ?? parts[entry.manual][place][entry.language]?.first, isSame: same != nil,
                isCurrent: place == entry.version, isNewest: place == 0)
        }
    }

    /// The listed pages of the version that a page is of, in its language.
    func chapters(of page: Int) -> [Int] {
        entries[page].map { parts[$0.manual][$0.version][$0.language] ?? [] } ?? []
    }
}
