import Site
import Values

/// The site as the templates of pages see it.
///
/// Its lists are made once and shared by every page.
package final class SiteMembers: LazyMembers {
    private let own: Object

    package init(_ context: RenderContext) { own = SiteMembers.members(of: context) }

    package var memberNames: [String] { own.keys }

    package func member(_ name: String) -> Value? {
        if name == "time" { Reads.noteClock() }
        return own[name]
    }

    private static func members(of context: RenderContext) -> Object {
        let plan = context.plan
        var own = DescribedSite.members(of: context.content, baseURL: context.baseURL, now: context.now)
        own["posts"] = context.pages(plan.posts)
        own["pages"] = context.pages(plan.others)
        own["products"] = .list(context.products.lazy.filter { !$0.product.isStaged }.map { .lazy($0) })
        if plan.language > 0 { own["menu"] = menu(context) }
        if !context.configuration.writesMenu, context.configuration.menu.isEmpty { own["menu"] = sectionMenu(context) }
        own["feeds"] = feeds(context)
        own["sections"] = sections(context)
        if !context.configuration.chapters.isEmpty { own["chapters"] = context.sectionChapters }
        own["dated_sections"] = datedSections(context)
        for taxonomy in context.content.configuration.taxonomies {
            own[taxonomy] = .list((plan.terms[taxonomy] ?? []).map(context.term))
        }
        if context.content.theme.isJekylls {
            for (name, value) in JekyllSite.members(context) { own[name] = value }
        }
        return own
    }

    /// The menu, whose addresses lead to pages of this language where there are such.
    private static func menu(_ context: RenderContext) -> Value {
        .list(
            context.configuration.menu.map { entry in
                entry.described { context.links.counterpart(of: $0, in: context.plan.language) ?? $0 }
            })
    }

    private static func feeds(_ context: RenderContext) -> Value {
        feeds(at: context.configuration.folder, context)
    }

    private static func feeds(at folder: String, _ context: RenderContext) -> Value {
        .list(
            context.content.configuration.feeds.formats.map { format -> Value in
                [
                    "format": .string(format.rawValue), "url": .string(folder + format.fileName),
                    "type": .string(format.mediaType), "title": .string(context.content.configuration.title),
                ]
            })
    }

    /// Each dated section by its name: its own page, its entries and feeds.
    private static func datedSections(_ context: RenderContext) -> Value {
        let plan = context.plan
        return .object(
            Object(
                plan.datedSections.all.filter { $0.language == plan.language }.map { section in
                    (
                        section.name,
                        [
                            "page": context.page(section.index), "posts": context.pages(section.entries),
                            "feeds": feeds(at: section.folder.encoded, context),
                        ]
                    )
                }))
    }

    /// An entry for each section, where the site's owner has written no menu: its index, or the first of its chapters or
    /// pages.
    private static func sectionMenu(_ context: RenderContext) -> Value {
        let sections = sectionPages(context)
        // More of them would be no menu, but a list.
        guard sections.count <= 8 else { return .list([]) }
        return .list(
            sections.map { name, pages in
                let root = context.configuration.folder + name + "/"
                let own = pages.first { context.plan.pages[$0].address.path == root }
                let chapters = own == nil ? context.chapterTable.sections.first { $0.name == name } : nil
                let index = own ?? chapters?.rows.lazy.compactMap(\.page).first ?? pages[0]
                return [
                    "title": .string(titleOfName(name)),
                    "url": .string(context.plan.pages[index].address.encoded), "section": .string(name),
                ]
            })
    }

    /// Each section with its pages, in the order of their addresses.
    private static func sections(_ context: RenderContext) -> Value {
        .object(Object(sectionPages(context).map { ($0.name, context.pages($0.pages)) }))
    }

    /// The sections in the order in which their pages stand, and their pages as places in the plan; none is empty.
    private static func sectionPages(_ context: RenderContext) -> [(name: String, pages: [Int])] {
        var places: [String: Int] = [:]
        var sections: [(name: String, pages: [Int])] = []
        for index in context.plan.others {
            guard case .section(let name) = context.plan.pages[index].kind else { continue }
            if let place = places[name] {
                sections[place].pages.append(index)
            } else {
                places[name] = sections.count
                sections.append((name, [index]))
            }
        }
        return sections
    }
}
