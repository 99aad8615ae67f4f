import Diagnostics
import Files
import Markup
import Rendering
import Site

/// A site that is decided and not yet made: which files there are, and how each is made.
///
/// The texts are rendered, the addresses given, the templates compiled. A file is made when somebody asks for it, or with
/// all others by ``publication(unless:)``; its bytes are the same either way. A plan never changes, so files are made on
/// any thread.
package final class BuildPlan: Sendable {
    let options: PublishingOptions
    let maker: PageMaker
    let renderer: BodyRenderer
    let routes: RouteTable
    let assets: AssetLibrary
    let cards: CardDesk
    let photographs: PhotographDesk
    /// What is missing because of mistakes that are told elsewhere.
    let excuses: LinkExcuses
    let feeds: SiteFeeds
    private let templates: ThemeTemplates
    /// What of an earlier build stays.
    let reuse: BuildReuse?
    /// Whether files of an earlier build may stay: every address that led somewhere then does so now.
    package let filesMayStay: Bool
    /// The pages, as places among the jobs, at whose address another file stands by mistake.
    let displaced: [Int]
    /// Everything that is wrong with what was decided; with an error among it files are made only to find what else is
    /// wrong.
    package let mistakes: [Diagnostic]

    /// A plan of what the steps before it made; their mistakes are those in texts, which the bodies have, those of all
    /// else, and the addresses that two files want.
    init(
        _ options: PublishingOptions, _ maker: PageMaker, _ feeds: SiteFeeds, _ files: SiteFiles,
        _ renderer: BodyRenderer, _ templates: ThemeTemplates, reuse: BuildReuse?, mistakes: [Diagnostic],
        conflicts: [Diagnostic]
    ) {
        (self.options, self.maker, self.feeds, self.renderer) = (options, maker, feeds, renderer)
        (self.templates, self.reuse) = (templates, reuse)
        (assets, cards, photographs) = (files.assets, files.cards, files.photographs)
        self.mistakes = maker.context.configuration.forgivingTags(
            maker.context.bodies.mistakes + mistakes + conflicts)
        excuses = LinkExcuses(maker.context.content, mistakes: mistakes, files: maker.lists.unmade)
        let routes = RouteTable(maker, feeds, files)
        self.routes = routes
        filesMayStay = reuse?.holds(for: routes) ?? false
        displaced =
            conflicts.isEmpty
            ? []
            : maker.jobs.indices.filter { index in
                if case .page(index)? = routes[maker.jobs[index].file] { false } else { true }
            }
    }

    /// A plan of the same site, of which some texts are others: which files there are is as it was decided.
    ///
    /// The texts bring the same files in as before, pictures and drawings among them, and nothing was told of them nor is
    /// now; ``FollowedSite/rewritten(_:)`` sees to it.
    /// - Parameters:
    ///   - old: the plan of the site as it was.
    ///   - texts: the pages whose texts are others, by their places.
    init(_ old: BuildPlan, rewritten texts: [Int: (page: Page, body: RenderedBody)]) {
        let editions = old.maker.editions.rewritten(texts)
        (options, renderer, routes, templates) = (old.options, old.renderer, old.routes, old.templates)
        (assets, cards, photographs) = (old.assets, old.cards, old.photographs)
        (excuses, displaced, mistakes) = (old.excuses, old.displaced, old.mistakes)
        (reuse, filesMayStay) = (nil, false)
        maker = PageMaker(
            editions, old.maker.layouts, old.maker.lists, jobs: old.maker.jobs, isStrict: old.options.isStrict)
        feeds = SiteFeeds(editions)
    }

    /// What templates look into.
    var context: RenderContext { maker.context }

    /// Whether templates that belong to no page have looked at the clock.
    package var hasClock: Bool { templates.readsClock }

    /// Whether its files can be made.
    package var isGood: Bool { !mistakes.hasErrors }

    /// The file at a path of the output, made now; nil where there is none.
    ///
    /// An asset is there under its fingerprinted name too, whether a template has asked for it or not, and so is a card.
    /// - Throws: what is wrong with the layout of the page, or with its card.
    package func file(at path: String) throws(Mistakes) -> FileContent? {
        guard let route = routes[path] else {
            return assets.file(at: path) ?? cards.file(at: path)
        }
        return try make(route, at: path)
    }

    /// What is wrong with the page at a path, found by making it and its card.
    package func mistakes(at path: String) -> [Diagnostic] {
        do throws(Mistakes) {
            _ = try file(at: path)
            return cards.mistakes(of: path)
        } catch {
            return error.all
        }
    }

    /// The address of the page that is made from a source file; nil where it makes no page.
    package func address(of source: String) -> String? {
        if let page = context.plan.pages.first(where: { $0.path == source }) { return page.address.path }
        return context.content.allProducts.first { $0.source.path == source || $0.prose?.path == source }?.address.path
    }

    /// The file of the output that is made from a source file; nil where it makes no page.
    func file(of source: String) -> String? { address(of: source).map { Address($0).file } }

    /// The paths of style sheets in the output where all these source files are such; nil where one is something else.
    package func styleSheets(from sources: [String]) -> [String]? {
        let folders = ["content/assets/", "themes/\(context.content.theme.name)/assets/"]
        var sheets: [String] = []
        for source in sources {
            guard source.hasSuffix(".css"), let folder = folders.first(where: source.hasPrefix) else { return nil }
            let path = "assets/" + source.dropFirst(folder.count)
            guard routes[path] != nil else { return nil }
            sheets.append(path)
        }
        return sheets
    }

    func make(_ route: Route, at path: String) throws(Mistakes) -> FileContent {
        try discreet(made(route, at: path), at: path)
    }

    private func made(_ route: Route, at path: String) throws(Mistakes) -> FileContent {
        switch route {
        case .page(let index): .bytes(minified(try maker.html(of: maker.jobs[index])))
        case .markdown(let index): .bytes(markdown(of: maker.jobs[index]))
        case .llmsText(let language): .bytes(LLMsText(context: maker.editions[language]).bytes)
        case .feed(let channel, let format): .bytes(feeds.bytes(channel, format))
        case .sitemap(let sitemap): .bytes(sitemap.value.file(path))
        case .searchIndex(let language): .bytes(SearchIndex(context: maker.editions[language]).bytes)
        case .redirect(let target):
            .bytes(
                minified(
                    Redirect(target: context.baseURL.whole(target)).html(
                        in: context.configuration.speech, tag: context.configuration.language)))
        case .photograph: try photograph(at: path)
        case .copy(let content): content
        }
    }

    /// A page in as few bytes as the site asks for.
    private func minified(_ html: [UInt8]) -> [UInt8] {
        // Asked of the one field: the whole configuration has much to retain.
        context.configuration.minified.contains(.html) ? context.configuration.minified(html) : html
    }

    private func markdown(of job: PageJob) -> [UInt8] {
        let copies = MarkdownCopies(context, renderer)
        switch job.subject {
        case .content(let page), .contentAsList(let page, _): return copies.text(of: page)
        case .product(let index), .press(let index):
            return copies.text(of: maker.editions[job.language].products[index].product)
        case .list: return []
        }
    }

    /// A picture of the author's, or one that was made of it; why there is none is told once all are made.
    private func photograph(at path: String) throws(Mistakes) -> FileContent {
        guard let content = photographs.file(at: path) else { throw Mistakes([]) }
        return content
    }
}

extension SiteConfiguration {
    /// A page in as few bytes as the site asks for.
    func minified(_ html: [UInt8]) -> [UInt8] {
        guard minified.contains(.html) else { return html }
        return minifiedHTML(html) { minified.contains(.css) ? minifiedCSS($0) : $0 }
    }
}
