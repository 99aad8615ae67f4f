import Site
import Values

/// The terms of a site as templates see them: by the names that authors wrote, and those of each listed post together.
///
/// Lists of posts ask for the same ones again and again, so each is made once.
struct TermTable: Sendable {
    private struct Taxonomy: Sendable {
        var name: String
        var terms: [String: Value]
        /// The terms of each page; nil for those that the site does not list as posts.
        var lists: [Value?]
    }

    /// In the order of the configuration: a few, which are looked through faster than a hash is made.
    private let taxonomies: [Taxonomy]
    private let folder: String

    /// The terms of a plan.
    init(_ plan: SitePlan) {
        let configuration = plan.content.configuration
        folder = configuration.folder
        taxonomies = configuration.taxonomies.map { name in
            let members = (plan.terms[name] ?? []).map { Value.lazy(TermMembers($0)) }
            let terms = (plan.termIndex[name] ?? [:]).mapValues { members[$0] }
            var lists = [Value?](repeating: nil, count: plan.pages.count)
            for post in plan.posts {
                guard let names = plan.pages[post].frontMatter.terms[name] else { continue }
                let known = names.compactMap { terms[$0] }
                if known.count == names.count { lists[post] = .list(known) }
            }
            return Taxonomy(name: name, terms: terms, lists: lists)
        }
    }

    /// The terms of a page in a taxonomy; nil where that is none, or the page has no head.
    func terms(_ taxonomy: String, of index: Int, _ page: Page) -> Value? {
        guard let found = taxonomies.first(where: { $0.name == taxonomy }) else { return nil }
        if let list = found.lists[index] { return list }
        return page.frontMatter.terms[taxonomy].map { names in .list(names.map { term(taxonomy, named: $0) }) }
    }

    /// The term that an author wrote under this name; one that no listed post carries has no page.
    func term(_ taxonomy: String, named name: String) -> Value {
        if let term = taxonomies.first(where: { $0.name == taxonomy })?.terms[name] { return term }
        let term = Term(taxonomy: taxonomy, name: name, slug: slug(name), posts: [], folder: folder)
        return .lazy(TermMembers(term, hasPage: false))
    }
}
