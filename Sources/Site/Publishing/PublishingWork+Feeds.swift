import Files
import Rendering
import Site

extension PublishingWork {
    /// A list of posts that readers can follow.
    struct Channel: Sendable {
        var title: String
        var home: Address
        var posts: ArraySlice<Int>

        /// The file of its feed in a form.
        func file(_ format: SiteConfiguration.Feeds.Format) -> String {
            String(home.path.dropFirst()) + format.fileName
        }
    }

    /// Lists the feeds of the site and, where it wants them, of each tag.
    mutating func listFeeds() {
        let limit = configuration.feeds.limit
        channels = [Channel(title: configuration.title, home: Address("/"), posts: plan.posts.prefix(limit))]
        if configuration.feeds.perTag {
            channels += (plan.terms["tags"] ?? []).map { term in
                Channel(
                    title: "\(configuration.title): \(term.name)", home: term.address, posts: term.posts.prefix(limit))
            }
        }
        let (plan, bodies, baseURL, author) = (plan, bodies, baseURL, configuration.author)
        for post in Set(channels.flatMap(\.posts)) {
            entries[post] = Once {
                PublishingWork.entry(of: plan.pages[post], bodies[post], baseURL).map {
                    WrittenEntry($0, author: author)
                }
            }
        }
    }

    /// A feed, made.
    func feed(_ channel: Channel, _ format: SiteConfiguration.Feeds.Format) -> [UInt8] {
        format.bytes(
            Feed(
                title: channel.title, description: configuration.description ?? "", author: configuration.author,
                language: configuration.language, home: baseURL.absolute(channel.home.encoded),
                url: baseURL.absolute(channel.home.encoded + format.fileName),
                entries: channel.posts.compactMap { entries[$0]?.value }))
    }

    /// What feeds say of a post.
    private static func entry(of page: Page, _ body: RenderedBody, _ baseURL: BaseURL) -> Feed.Entry? {
        let head = page.frontMatter
        guard let date = head.date else { return nil }
        return Feed.Entry(
            title: head.title, url: baseURL.absolute(page.address.encoded), published: date,
            updated: head.updated ?? date, summary: head.description ?? shortened(body.summary, to: 300),
            html: absoluteLinks(body.html, page: page.address.encoded, baseURL: baseURL),
            tags: head.terms["tags"] ?? [])
    }
}
