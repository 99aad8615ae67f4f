import Files
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
        guard let page, context.plan.pages[page].kind != .page else { return .null }
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
        for name in names.sorted() { own[name] = groups(name, context) }
        own["pages"] = context.pages(pages(context))
        own["html_pages"] = own["pages"]
        var sections: [(name: String, pages: [Int])] = []
        for index in plan.others {
            guard case .section(let name) = plan.pages[index].kind else { continue }
            if sections.last?.name != name { sections.append((name, [])) }
            sections[sections.count - 1].pages.append(index)
        }
        own["documents"] = context.pages(plan.posts + sections.flatMap(\.pages))
        let given = context.content.theme.settings["site"]
        var collections: [Value] = []
        for section in sections {
            let docs = context.pages(section.pages)
            if own[section.name] == nil { own[section.name] = docs }
            collections.append(collection(section.name, docs, given))
        }
        own["collections"] = .list(collections + [collection("posts", context.pages(plan.posts), given)])
        own["static_files"] = .list(files(context.content).map(file))
        if case .object(let given)? = given {
            for (name, value) in given where name != "collections" { own[name] = value }
        }
        return own
    }

    /// The pages in Jekyll's order, which is that of the names of their files.
    private static func pages(_ context: RenderContext) -> [Int] {
        context.plan.others.filter { context.plan.pages[$0].kind == .page }
            .map { (index: $0, file: JekyllPage(context, $0)) }
            .map { (index: $0.index, key: ($0.file.name, $0.file.path)) }
            .sorted { $0.key < $1.key }.map(\.index)
    }

    /// A collection with what the old configuration said of it.
    private static func collection(_ name: String, _ docs: Value, _ given: Value?) -> Value {
        var members = Object()
        if case .object(let site)? = given, case .object(let all)? = site["collections"],
            case .object(let own)? = all[name]
        {
            members = own
        }
        members["label"] = .string(name)
        members["output"] = true
        members["directory"] = .string("_" + name)
        members["docs"] = docs
        return .object(members)
    }

    /// The posts of each term, the terms in the order in which the oldest posts brought them up.
    private static func groups(_ taxonomy: String, _ context: RenderContext) -> Value {
        var groups = Object()
        for post in context.plan.posts.reversed() {
            for name in context.plan.pages[post].frontMatter.terms[taxonomy] ?? [] {
                guard let term = context.plan.term(taxonomy, named: name), groups[term.name] == nil else { continue }
                groups[term.name] = context.pages(term.posts)
            }
        }
        return .object(groups)
    }

    /// The addresses of all files that are no pages, in their order.
    private static func files(_ content: SiteContent) -> [String] {
        Set(content.copies.map(\.address) + content.assets.paths.map { "assets/" + $0 }).sorted()
    }

    private static func file(_ address: String) -> Value {
        let name = String(address.fileName)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return [
            "path": .string("/" + address), "name": .string(name), "basename": .string(String(name[..<dot])),
            "extname": .string(String(name[dot...])),
        ]
    }
}
