import Files
import Rendering
import Site

/// How a file of the output is made.
enum Route: Sendable {
    /// From a layout; the page's place among the jobs.
    case page(Int)
    /// A feed of a channel, by its place among the channels.
    case feed(Int, SiteConfiguration.Feeds.Format)
    /// The sitemap, or a part of it.
    case sitemap(Once<Sitemap>)
    /// What the reader's browser searches.
    case searchIndex
    /// A page that sends readers on.
    case redirect(to: String)
    /// A file as it is.
    case copy(FileContent)

    /// The routes of a site by path; where two lead to one, the author's own file counts.
    static func all(of work: PublishingWork) -> [ExactName: Route] {
        var routes: [ExactName: Route] = [:]
        routes.reserveCapacity(work.jobs.count * 2)
        for drawing in work.drawings { routes[ExactName(drawing.path)] = .copy(drawing.content) }
        for (index, job) in work.jobs.enumerated() { routes[ExactName(job.file)] = .page(index) }
        for (index, channel) in work.channels.enumerated() {
            for format in work.configuration.feeds.formats {
                routes[ExactName(channel.file(format))] = .feed(index, format)
            }
        }
        let (entries, baseURL) = (work.sitemapEntries(), work.baseURL)
        let sitemap = Once { Sitemap(baseURL: baseURL, entries: entries) }
        for name in Sitemap.names(entries.count) { routes[ExactName(name)] = .sitemap(sitemap) }
        routes[ExactName(PublishingWork.robotsFile)] = .copy(work.robots)
        for page in work.plan.pages {
            let head = page.frontMatter
            if let target = head.redirect { routes[ExactName(page.address.file)] = .redirect(to: target.text) }
            for alias in head.aliases {
                routes[ExactName(alias.address.file)] = .redirect(to: head.redirect?.text ?? page.address.encoded)
            }
        }
        if work.layouts.has("search") { routes[ExactName("search.json")] = .searchIndex }
        for copy in work.copies() { routes[ExactName(copy.path)] = .copy(copy.content) }
        return routes
    }
}
