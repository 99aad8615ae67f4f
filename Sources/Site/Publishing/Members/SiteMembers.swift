import Dates
import Markup
import Site
import Synchronization
import Values

/// The site as templates see it.
///
/// Its lists are made once and shared by every page.
final class SiteMembers: LazyMembers {
    private let catalogue: Catalogue
    private let own: Object

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        own = SiteMembers.members(of: catalogue)
    }

    var memberNames: [String] { own.keys + catalogue.content.configuration.raw.keys.filter { own[$0] == nil } }

    func member(_ name: String) -> Value? { own[name] ?? catalogue.content.configuration.raw[name] }

    private static func members(of catalogue: Catalogue) -> Object {
        let configuration = catalogue.content.configuration
        let plan = catalogue.plan
        var own = Object()
        own["title"] = .string(configuration.title)
        own["url"] = .string(catalogue.baseURL.origin)
        own["base_url"] = .string(catalogue.baseURL.string)
        own["baseurl"] = .string(String(catalogue.baseURL.path.dropLast()))
        own["author"] = configuration.author.map { .string($0) } ?? .null
        own["description"] = configuration.description.map { .string($0) } ?? .null
        own["language"] = .string(configuration.language)
        own["time"] = .date(configuration.zone.time(at: catalogue.options.now))
        own["menu"] = .list(configuration.menu.map { ["title": .string($0.title), "url": .string($0.url)] })
        own["posts"] = catalogue.pages(plan.posts)
        own["pages"] = catalogue.pages(plan.others)
        own["products"] = .list(catalogue.products.map { .lazy($0) })
        own["data"] = .object(catalogue.content.data)
        own["feeds"] = feeds(catalogue)
        own["sections"] = sections(catalogue)
        for taxonomy in configuration.taxonomies {
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
