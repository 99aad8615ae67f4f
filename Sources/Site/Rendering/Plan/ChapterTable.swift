import Site

/// The chapters of the sections whose lists stand in `site.yml`, as readers of one language find them.
package struct ChapterTable: Sendable {
    /// A line of a list.
    struct Row: Sendable, Equatable {
        /// What the list calls it; nil where the page's own title counts.
        var name: String?
        /// The page that it leads to, as an index into the plan's pages.
        var page: Int?
        /// Where else it leads.
        var url: String?
        /// How far in it stands: 0 for what stands at the edge.
        var depth: Int
    }

    private var lists: [[Row]] = []
    /// For a page its list, its row in that, and its number among the list's pages, from 1 on.
    private var places: [Int: (list: Int, row: Int, number: Int)] = [:]
    /// The lists of what readers find first, by section.
    private(set) var sections: [(name: String, rows: [Row])] = []

    init(_ plan: SitePlan) {
        for list in plan.content.configuration.chapters {
            // Older versions of a manual have the newest one's order, as far as they have its chapters.
            var versions: [String: [Int]] = [:]
            for index in plan.pages.indices where ChapterTable.isChapter(plan.pages[index], list, plan) {
                let version = plan.content.configuration.olderText(plan.pages[index].path)?.version.name
                versions[version ?? "", default: []].append(index)
            }
            for (version, pages) in versions.sorted(by: { $0.key < $1.key }) {
                let rows = ChapterTable.rows(of: list, pages, plan)
                var number = 0
                for (row, known) in rows.enumerated() {
                    guard let page = known.page else { continue }
                    number += 1
                    places[page] = (lists.count, row, number)
                }
                lists.append(rows)
                if version.isEmpty { sections.append((list.section, rows)) }
            }
        }
    }

    private static func isChapter(_ page: Page, _ list: ChapterList, _ plan: SitePlan) -> Bool {
        page.kind == .section(list.section) && page.language == plan.language && !page.frontMatter.isUnlisted
    }

    /// The list with the pages that are there; pages that it leaves out stand behind them.
    private static func rows(of list: ChapterList, _ pages: [Int], _ plan: SitePlan) -> [Row] {
        let configuration = plan.content.configuration
        var byFile: [String: Int] = [:]
        for index in pages {
            let path = configuration.olderText(plan.pages[index].path)?.path ?? plan.pages[index].path
            byFile[configuration.pathInBaseLanguage(of: path)] = index
        }
        var rows: [Row] = []
        for (entry, depth) in list.all {
            switch entry.target {
            case .file(let path):
                guard let page = byFile.removeValue(forKey: path) else {
                    // What stands below a chapter that is not there yet stands below its name.
                    if !entry.inner.isEmpty { rows.append(Row(name: entry.name, depth: depth)) }
                    continue
                }
                // The list's names are in the base language.
                rows.append(Row(name: plan.language == 0 ? entry.name : nil, page: page, depth: depth))
            case .address(let address): rows.append(Row(name: entry.name, url: address, depth: depth))
            case .nowhere: rows.append(Row(name: entry.name, depth: depth))
            }
        }
        let left = byFile.values.sorted { plan.pages[$0].address < plan.pages[$1].address }
        return withoutEmptyParts(rows, list) + left.map { Row(page: $0, depth: 0) }
    }

    /// The rows without names of parts of which no chapter is there; a name alone, for what is yet to be written, stays.
    private static func withoutEmptyParts(_ rows: [Row], _ list: ChapterList) -> [Row] {
        let parts = Set(list.all.filter { !$0.entry.inner.isEmpty }.compactMap(\.entry.name))
        return rows.indices.filter { index in
            guard rows[index].page == nil, rows[index].url == nil, parts.contains(rows[index].name ?? "") else {
                return true
            }
            return index + 1 < rows.count && rows[index + 1].depth > rows[index].depth
        }.map { rows[$0] }
    }

    /// Where a page stands in its list.
    struct Place {
        let rows: [Row]
        let row: Int
        /// Its number among the pages of the list, from 1 on.
        let number: Int

        /// How many pages the list has.
        var count: Int { rows.count { $0.page != nil } }
        var pages: [Int] { rows.compactMap(\.page) }
        var before: Row? { rows[..<row].last { $0.page != nil } }
        var after: Row? { rows[(row + 1)...].first { $0.page != nil } }
    }

    /// The number of a page among those of its section's list; nil where that has none.
    package func number(of page: Int) -> Int? { places[page]?.number }

    /// Nil for a page of a section without a list.
    func place(of page: Int) -> Place? {
        places[page].map { Place(rows: lists[$0.list], row: $0.row, number: $0.number) }
    }
}

extension ChapterTable.Place {
    /// The rows that the page lists: all where they are few.
    ///
    /// Else those at the edge, and within their parts those that stand around the page, below it or below what it is part
    /// of; where these are many too, those around the page.
    var shown: [ChapterTable.Row] {
        guard rows.count > BookletTable.most else { return rows }
        var open: Set<Int?> = [nil, row]
        var parents = [Int?](repeating: nil, count: rows.count)
        var way: [Int] = []
        for index in rows.indices {
            while let last = way.last, rows[last].depth >= rows[index].depth { way.removeLast() }
            parents[index] = way.last
            way.append(index)
        }
        var above = parents[row]
        while let place = above {
            open.insert(place)
            above = parents[place]
        }
        let visible = rows.indices.filter { open.contains(parents[$0]) }
        let own = visible.firstIndex(of: row) ?? 0
        let kept = visible.count > BookletTable.most ? Array(visible[placesAround(own, of: visible.count)]) : visible
        return kept.map { index in
            // A part that is shut leads to the first of its chapters.
            guard rows[index].page == nil, rows[index].url == nil, !open.contains(index) else { return rows[index] }
            var closed = rows[index]
            closed.page = rows[(index + 1)...].prefix { $0.depth > closed.depth }.lazy.compactMap(\.page).first
            return closed
        }
    }
}
