import Site
import Values

/// A line of a list of chapters as templates see it.
///
/// Its title may be the page's, which is looked up only when it is asked for: who tells a title is noted.
final class ChapterMembers: LazyMembers {
    private let context: RenderContext
    private let row: ChapterTable.Row

    init(_ context: RenderContext, _ row: ChapterTable.Row) { (self.context, self.row) = (context, row) }

    var memberNames: [String] { ["title", "url", "depth", "page"] }

    func member(_ name: String) -> Value? {
        switch name {
        case "title":
            if let name = row.name { return .string(name) }
            return row.page.flatMap { page in
                switch context.plan.pages[page].frontMatter.raw["short_title"] {
                case .string(let short)?: .string(short)
                default: PageMembers(context, page).member("title")
                }
            }
        case "url":
            if let page = row.page { return .string(context.plan.pages[page].address.encoded) }
            return row.url.map { .string($0) } ?? .null
        case "depth": return .integer(row.depth)
        case "page": return row.page.map(context.page) ?? .null
        default: return nil
        }
    }
}

extension RenderContext {
    func chapters(_ rows: [ChapterTable.Row]) -> Value { .list(rows.map { .lazy(ChapterMembers(self, $0)) }) }

    /// The list of chapters that a page is part of: the lines that it shows, its neighbours, its number among all.
    func chapters(around page: Int) -> Value? {
        guard let place = chapterTable.place(of: page) else { return nil }
        func neighbour(_ row: ChapterTable.Row?) -> Value { row.map { .lazy(ChapterMembers(self, $0)) } ?? .null }
        return [
            "list": chapters(place.shown), "before": neighbour(place.before), "after": neighbour(place.after),
            "index": .integer(place.number), "count": .integer(place.count),
        ]
    }

    /// Each section's whole list, where `site.yml` has one.
    var sectionChapters: Value { .object(Object(chapterTable.sections.map { ($0.name, chapters($0.rows)) })) }
}
