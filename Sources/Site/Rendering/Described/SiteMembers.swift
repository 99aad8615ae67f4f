import Site
import Values

/// The site as the templates of pages see it.
///
/// Its lists are made once and shared by every page.
package final class SiteMembers: LazyMembers {
    private let own: Object

    package init(_ catalogue: Catalogue) { own = SiteMembers.members(of: catalogue) }

    package var memberNames: [String] { own.keys }

    package func member(_ name: String) -> Value? { own[name] }

    private static func members(of catalogue: Catalogue) -> Object {
        let plan = catalogue.plan
        var own = DescribedSite.members(of: catalogue.content, baseURL: catalogue.baseURL, now: catalogue.now)
        own["posts"] = catalogue.pages(plan.posts)
        own["pages"] = catalogue.pages(plan.others)
        own["products"] = .list(catalogue.products.map { .lazy($0) })
        own["feeds"] = feeds(catalogue)
        own["sections"] = sections(catalogue)
        for taxonomy in catalogue.content.configuration.taxonomies {
            own[taxonomy] = .list((plan.terms[taxonomy] ?? []).map(catalogue.term))
        }
        return own
    }

    private static func feeds(_ catalogue: Catalogue) -> Value {
        .list(
            catalogue.content.configuration.feeds.formats.map { format -> Value in
                [
                    "format": .string(format.rawValue), "url": .string("/" + format.fileName),
                    "type": .string(format.mediaType), "title": .string(catalogue.content.configuration.title),
                ]
            })
    }

    /// Each section with its pages, in the order of their addresses.
    private static func sections(_ catalogue: Catalogue) -> Value {
        var names: [String] = []
        for index in catalogue.plan.others {
            if case .section(let name) = catalogue.plan.pages[index].kind, !names.contains(name) { names.append(name) }
        }
        return .object(
            Object(
                names.map { name in
                    (
                        name,
                        catalogue.pages(
                            catalogue.plan.others.filter { catalogue.plan.pages[$0].kind == .section(name) })
                    )
                }))
    }
}
