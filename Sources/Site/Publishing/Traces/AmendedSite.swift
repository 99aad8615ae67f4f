import Diagnostics
import Files
import Markdown
import Rendering
import Site

/// A site of which some texts are others, with as much of it decided as a few files need.
struct AmendedSite {
    let plan: SitePlan
    private let options: PublishingOptions
    private let renderer: BodyRenderer
    private let bodies: SiteBodies
    private let editions: Editions
    private let layouts: LayoutSet
    private let templates: ThemeTemplates
    /// The texts that are others.
    private let changed: Set<Int>

    /// A site in one language and without products, whose pages stand where they stood; nil for any other.
    init?(_ content: SiteContent, _ publisher: Publisher, texts places: Set<Int>, of count: Int) {
        let options = publisher.options
        let content = content.onStage(at: options.now)
        // What is drawn for products, packed, or copied from texts, is looked at by those who make everything.
        guard content.allProducts.isEmpty, content.editions.isEmpty, content.stages.isEmpty,
            content.configuration.packed.isEmpty, !content.configuration.hasMarkdownCopies
        else { return nil }
        changed = places
        plan = SitePlan(content, options.selection, baseURL: options.baseURL)
        guard plan.pages.count == count else { return nil }
        let templates = publisher.templates ?? ThemeTemplates(content, baseURL: plan.baseURL, now: options.now)
        (self.options, self.templates) = (options, templates)
        renderer = BodyRenderer(
            content, shown: plan.pages, baseURL: plan.baseURL, templates: templates, draw: publisher.pictures.fence)
        bodies = SiteBodies(
            plan, renderer, cache: nil, scratch: options.scratch, room: options.roomForTexts,
            isStrict: options.isStrict,
            isQuiet: { place, _ in !places.contains(place) })
        let (layouts, mistakes) = LayoutSet.compiled(templates)
        guard !mistakes.hasErrors else { return nil }
        self.layouts = layouts
        let cards = CardDesk(plan, layouts, isStrict: options.isStrict, draw: publisher.pictures.card)
        let products = SiteProducts(plan, renderer, publisher.pictures)
        editions = Editions(plan, bodies, products, renderer) { cards[$0] }
    }

    private var context: RenderContext { editions.base }

    /// Whether templates that belong to no page have looked at the clock.
    var hasClock: Bool { templates.readsClock }

    /// The texts as they are now, by their places; nil where one is not the same page's, says more than its words, or
    /// may be where something that was said of the site was written.
    func texts(like old: [Int: TracedBody], told: [Diagnostic]) -> [Int: TracedBody]? {
        guard bodies.mistakes.isEmpty, bodies.foreign.isEmpty else { return nil }
        var texts: [Int: TracedBody] = [:]
        for (place, before) in old {
            let (page, body) = (plan.pages[place], bodies[place])
            let text = renderer.traced(page, body)
            guard ExactName(before.path) == ExactName(page.path), text.isQuiet, !renderer.isTold(told, of: page, body),
                let bytes = try? page.file.read(), SourceText(path: page.path, bytes: bytes).encodingMistake == nil
            else { return nil }
            texts[place] = text
        }
        return texts
    }

    /// A file that was made before, made anew.
    /// - Parameters:
    ///   - route: how it was made.
    ///   - isFile: whether a file of the output is there.
    /// - Returns: how it was made now, and its bytes; nil where it cannot be made by itself, or differs in more than its
    ///   bytes and the texts that it read.
    func made(like route: TracedRoute, isFile: (String) -> Bool) -> (TracedRoute, [UInt8])? {
        let reads = Reads()
        guard route.isMade, let bytes = reads.during({ bytes(of: route) }) else { return nil }
        var scan: PageScan?
        if route.path.hasSuffix(".html") {
            var found = PageScan(bytes)
            _ = found.settle(on: route.path, baseURL: plan.baseURL, keepsOutside: false, isFile: isFile)
            scan = found
        }
        let made = TracedRoute(route.path, route.kind, isMade: true, reads, scan)
        var same = made
        same.reads = route.reads
        return same == route && !made.hasClock ? (made, bytes) : nil
    }

    /// The index of the search with the entries of the texts that are others; nil where it is at another path.
    func index(_ path: String, rewriting old: [UInt8]) -> [UInt8]? {
        let index = SearchIndex(context: context)
        return index.file == path ? index.rewritten(old, changed) : nil
    }

    private func bytes(of route: TracedRoute) -> [UInt8]? {
        switch route.kind {
        case .text:
            guard let place = plan.pages.firstIndex(where: { $0.address.file == route.path }) else { return nil }
            let page = plan.pages[place]
            return html(at: route.path, layout: layouts.layout(of: page, in: plan), .content(place), SiteLists())
        case .list:
            let all = plan.listPages(context, layouts: layouts)
            guard let list = all.first(where: { $0.address.file == route.path }) else { return nil }
            var lists = SiteLists()
            lists.make(list, in: context.configuration.folder)
            return html(at: route.path, layout: list.layout, .list(0), lists)
        case .feed:
            let feeds = SiteFeeds(editions)
            for (place, channel) in feeds.channels.enumerated() {
                for (file, format) in channel.files(context.configuration.feeds) where file == route.path {
                    return feeds.bytes(place, format)
                }
            }
            return nil
        case .search, .other: return nil
        }
    }

    private func html(at path: String, layout: String, _ subject: PageJob.Subject, _ lists: SiteLists) -> [UInt8]? {
        let job = PageJob(file: path, layout: layout, subject: subject, language: 0)
        let maker = PageMaker(editions, layouts, lists, jobs: [job], isStrict: options.isStrict)
        return (try? maker.html(of: job)).map { context.configuration.minified($0) }
    }
}
