import Dates
import Markup
import Site
import Synchronization
import Values

/// The site as templates see it.
///
/// Its lists are made once and shared by every page.
final class SiteMembers: LazyMembers {
    private let context: RenderContext
    private let own: Object

    init(_ context: RenderContext) {
        self.context = context
        own = SiteMembers.members(of: context)
    }

    var memberNames: [String] { own.keys + context.content.configuration.raw.keys.filter { own[$0] == nil } }

    func member(_ name: String) -> Value? { own[name] ?? context.content.configuration.raw[name] }

    private static func members(of context: RenderContext) -> Object {
        let configuration = context.content.configuration
        let plan = context.plan
        var own = Object()
        own["title"] = .string(configuration.title)
        own["url"] = .string(context.baseURL.origin)
        own["base_url"] = .string(context.baseURL.string)
        own["baseurl"] = .string(String(context.baseURL.path.dropLast()))
        own["author"] = configuration.author.map { .string($0) } ?? .null
        own["description"] = configuration.description.map { .string($0) } ?? .null
        own["language"] = .string(configuration.language)
        own["time"] = .date(configuration.zone.time(at: context.options.now))
        own["menu"] = .list(configuration.menu.map { ["title": .string($0.title), "url": .string($0.url)] })
        own["posts"] = context.pages(plan.posts)
        own["pages"] = context.pages(plan.others)
        own["products"] = .list(context.products.map { .lazy($0) })
        own["data"] = .object(context.content.data)
        own["feeds"] = feeds(context)
        own["sections"] = sections(context)
        for taxonomy in configuration.taxonomies {
            own[taxonomy] = .list((plan.terms[taxonomy] ?? []).map(context.term))
        }
        return own
    }

    private static func feeds(_ context: RenderContext) -> Value {
        .list(
            context.content.configuration.feeds.formats.map { format -> Value in
                [
                    "format": .string(format.rawValue), "url": .string("/" + format.fileName),
                    "type": .string(format.mediaType), "title": .string(context.content.configuration.title),
                ]
            })
    }

    /// Each section with its pages, in the order of their addresses.
    private static func sections(_ context: RenderContext) -> Value {
        var names: [String] = []
        for index in context.plan.others {
            if case .section(let name) = context.plan.pages[index].kind, !names.contains(name) { names.append(name) }
        }
        return .object(
            Object(
                names.map { name in
                    (
                        name,
                        context.pages(
                            context.plan.others.filter { context.plan.pages[$0].kind == .section(name) })
                    )
                }))
    }
}
