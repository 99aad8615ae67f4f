import Site
import Values

/// The site as a page's layout of Jekyll sees it; alone `related_posts` depends on the page.
final class JekyllSite: LazyMembers {
    private let site: SiteMembers
    private let context: RenderContext
    private let page: Int?

    init(_ site: SiteMembers, _ context: RenderContext, page: Int?) {
        (self.site, self.context, self.page) = (site, context, page)
    }

    var memberNames: [String] { site.memberNames + ["related_posts"] }

    func member(_ name: String) -> Value? {
        guard name == "related_posts" else { return site.member(name) ?? .null }
        // The newest ones, as Jekyll takes them unless it is asked to compare all texts.
        return context.pages(context.plan.posts.filter { $0 != page }.prefix(10))
    }
}

extension JekyllSite {
    /// What Jekyll has besides, or calls otherwise: terms with their posts, collections, files.
    static func members(_ context: RenderContext) -> Object {
        let plan = context.plan
        var own = Object()
        let names = Set(["tags", "categories"] + context.content.configuration.taxonomies)
        for name in names.sorted() { own[name] = groups(plan.terms[name] ?? [], context) }
        let pages = plan.others.filter { plan.pages[$0].kind == .page }
        own["pages"] = context.pages(pages)
        own["html_pages"] = own["pages"]
        var sections: [(name: String, pages: [Int])] = []
        for index in plan.others {
            guard case .section(let name) = plan.pages[index].kind else { continue }
            if sections.last?.name != name { sections.append((name, [])) }
            sections[sections.count - 1].pages.append(index)
        }
        own["documents"] = context.pages(plan.posts + sections.flatMap(\.pages))
        var collections: [Value] = [["label": "posts", "output": true, "docs": context.pages(plan.posts)]]
        for section in sections {
            let docs = context.pages(section.pages)
            if own[section.name] == nil { own[section.name] = docs }
            collections.append(["label": .string(section.name), "output": true, "docs": docs])
        }
        own["collections"] = .list(collections)
        own["static_files"] = .list(context.content.copies.map(file))
        if case .object(let given)? = context.content.theme.settings["site"] {
            for (name, value) in given { own[name] = value }
        }
        return own
    }

    private static func groups(_ terms: [Term], _ context: RenderContext) -> Value {
        .object(Object(terms.map { ($0.name, context.pages($0.posts)) }))
    }

    private static func file(_ copy: CopiedFile) -> Value {
        let name = copy.address.split(separator: "/").last.map(String.init) ?? ""
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return [
            "path": .string("/" + copy.address), "name": .string(name), "basename": .string(String(name[..<dot])),
            "extname": .string(String(name[dot...])),
        ]
    }
}
