import Files
import Rendering
import Site

/// The feeds of a site and, where it wants them, of each tag.
struct SiteFeeds: Sendable {
    /// A list of posts that readers can follow.
    struct Channel: Sendable {
        var title: String
        var home: Address
        var posts: ArraySlice<Int>

        /// The slug of the tag whose posts they are; nil for all posts.
        var tag: String?

        /// The files of its feed, each with its form; those of `also` behind the others.
        func files(_ feeds: SiteConfiguration.Feeds) -> [(file: String, format: SiteConfiguration.Feeds.Format)] {
            feeds.formats.map { (String(home.path.dropFirst()) + $0.fileName, $0) }
                + feeds.also.filter { $0.isPerTag == (tag != nil) }.map { place in
                    (String(place.path.replacing(":tag", with: tag ?? "").dropFirst()), place.format)
                }
        }
    }

    let channels: [Channel]
    private let context: RenderContext
    /// What feeds say of posts, by the posts' places in the plan.
    private let entries: OnceEach<Int, WrittenEntry?>

    /// The feeds of a site.
    init(_ context: RenderContext) {
        let (configuration, plan) = (context.configuration, context.plan)
        let limit = configuration.feeds.limit
        var channels = [Channel(title: configuration.title, home: Address("/"), posts: plan.posts.prefix(limit))]
        if configuration.feeds.perTag || configuration.feeds.also.contains(where: \.isPerTag) {
            channels += (plan.terms["tags"] ?? []).map { term in
                Channel(
                    title: "\(configuration.title): \(term.name)", home: term.address, posts: term.posts.prefix(limit),
                    tag: term.slug)
            }
        }
        self.channels = channels
        self.context = context
        entries = OnceEach { post in
            SiteFeeds.entry(of: context.plan.pages[post], context.bodies[post], context.baseURL).map {
                WrittenEntry($0, author: configuration.author)
            }
        }
    }

    /// A feed, made; its channel by the place among them.
    func bytes(_ channel: Int, _ format: SiteConfiguration.Feeds.Format) -> [UInt8] {
        let (channel, configuration, baseURL) = (channels[channel], context.configuration, context.baseURL)
        return format.bytes(
            Feed(
                title: channel.title, description: configuration.description ?? "", author: configuration.author,
                language: configuration.language, home: baseURL.absolute(channel.home.encoded),
                url: baseURL.absolute(channel.home.encoded + format.fileName),
                entries: channel.posts.compactMap { entries[$0] }))
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
