import Files
import Site

/// How each file of the output is made, by its path.
struct RouteTable: Sendable {
    private var routes: [ExactName: Route] = [:]

    /// The routes of a site; where two lead to one file, the author's own file counts.
    init(_ maker: PageMaker, _ feeds: SiteFeeds, _ files: SiteFiles) {
        let context = maker.context
        routes.reserveCapacity(maker.jobs.count)
        for drawing in files.drawings { self[drawing.path] = .copy(drawing.content) }
        for (index, job) in maker.jobs.enumerated() { self[job.file] = .page(index) }
        for (index, channel) in feeds.channels.enumerated() {
            for (file, format) in channel.files(context.configuration.feeds) { self[file] = .feed(index, format) }
        }
        let (entries, baseURL) = (Sitemap.entries(maker.editions, maker.lists), context.baseURL)
        let sitemap = Once { Sitemap(baseURL: baseURL, entries: entries) }
        for name in Sitemap.names(entries.count) { self[name] = .sitemap(sitemap) }
        self[Robots.file] = .copy(Robots.words(of: context.plan))
        addRedirects(of: context.plan.pages)
        if maker.layouts.has("product") {
            for (old, new) in context.content.launchedProducts { self[old.file] = .redirect(to: new.encoded) }
        }
        if maker.layouts.has("search") {
            for (language, context) in maker.editions.all.enumerated() {
                self[SearchIndex(context: context).file] = .searchIndex(language)
            }
        }
        for index in MarkdownCopies.jobs(maker) { self[maker.jobs[index].file + ".md"] = .markdown(index) }
        if context.configuration.hasLLMsText {
            for (language, context) in maker.editions.all.enumerated() {
                self[LLMsText(context: context).file] = .llmsText(language)
            }
        }
        for asset in files.assets.plain { self[asset.path] = .copy(asset.content) }
        for copy in files.copies { self[copy.path] = .copy(copy.content) }
        for path in files.photographs.paths {
            // An author's own file of that name stays, but for the original, which is the author's own.
            if self[path] == nil || files.photographs.isOriginal(path) { self[path] = .photograph }
        }
    }

    private mutating func addRedirects(of pages: [Page]) {
        for page in pages {
            let redirect = page.redirect?.text
            if let redirect { self[page.address.file] = .redirect(to: redirect) }
            for alias in page.frontMatter.aliases {
                self[alias.address.file] = .redirect(to: redirect ?? page.address.encoded)
            }
        }
    }

    /// How the file at a path is made; nil where there is none.
    private(set) subscript(path: String) -> Route? {
        get { routes[ExactName(path)] }
        set { routes[ExactName(path)] = newValue }
    }

    /// How many files there are.
    var count: Int { routes.count }

    /// The paths, in no order.
    var paths: some Collection<String> { routes.keys.lazy.map(\.text) }

    /// The paths in the order of their bytes.
    var sortedPaths: [String] { routes.keys.sorted().map(\.text) }
}
