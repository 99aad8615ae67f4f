import Files
import Rendering
import Site

/// The feeds of a site and its dated sections and, where it wants them, of each tag.
struct SiteFeeds: Sendable {
    /// A list of posts that readers can follow.
    struct Channel: Sendable {
        var title: String
        var home: Address
        var posts: ArraySlice<Int>
        /// The place of its language among the site's.
        var language: Int
        /// The page of the dated section whose entries they are; nil for all others.
        var section: Int?
        /// The slug of the tag whose posts they are; nil for all posts.
        var tag: String?

        /// The files of its feed, each with its form; those of `also` behind the others.
        func files(_ feeds: SiteConfiguration.Feeds) -> [(file: String, format: SiteConfiguration.Feeds.Format)] {
            feeds.formats.map { (String(home.path.dropFirst()) + $0.fileName, $0) }
                + feeds.also.filter {
                    language == 0 && $0.isPerTag == (tag != nil) && $0.isPerSection == (section != nil)
                }.map { place in
                    let path = place.path.replacing(":tag", with: tag ?? "")
                        .replacing("/:section/", with: home.path)
                    return (String(path.dropFirst()), place.format)
                }
        }
    }

    let channels: [Channel]
    /// What feeds look at of a text.
    private static let parts: BodyParts = [.summary, .html, .title]
    private let editions: Editions
    /// What feeds say of posts, by the posts' places in the plan.
    private let entries: OnceEach<Int, WrittenEntry?>

    /// The feeds of a site.
    init(_ editions: Editions) {
        channels = editions.all.flatMap(SiteFeeds.channels)
        self.editions = editions
        let context = editions.base
        entries = OnceEach { post in
            SiteFeeds.entry(of: post, context).map {
                WrittenEntry($0, author: context.content.author)
            }
        }
    }

    /// The channels of a language.
    private static func channels(_ context: RenderContext) -> [Channel] {
        let (configuration, plan) = (context.configuration, context.plan)
        let limit = configuration.feeds.limit
        var channels = [
            Channel(
                title: configuration.title, home: configuration.address("/"), posts: plan.posts.prefix(limit),
                language: plan.language)
        ]
        // One at the root of the site has that one's addresses.
        let sections = plan.datedSections.all.filter {
            $0.language == plan.language && $0.folder != configuration.address("/")
        }
        channels += sections.map { section in
            let page = plan.pages[section.index]
            return Channel(
                title: "\(configuration.title): \(page.frontMatter.title)", home: section.folder,
                posts: section.entries.prefix(limit), language: plan.language, section: section.index)
        }
        // Readers of an older site followed its one language.
        let isAsked = plan.language == 0 && configuration.feeds.also.contains(where: \.isPerTag)
        if configuration.feeds.perTag || isAsked {
            channels += (plan.terms["tags"] ?? []).map { term in
                Channel(
                    title: "\(configuration.title): \(term.name)", home: term.address, posts: term.posts.prefix(limit),
                    language: plan.language, tag: term.slug)
            }
        }
        return channels
    }

    /// A feed, made; its channel by the place among them.
    func bytes(_ channel: Int, _ format: SiteConfiguration.Feeds.Format) -> [UInt8] {
        let channel = channels[channel]
        let context = editions[channel.language]
        let (configuration, baseURL) = (context.configuration, context.baseURL)
        // What was made for another feed is read by this one too.
        if let section = channel.section { context.bodies.note(section, .title) }
        for post in channel.posts { context.bodies.note(post, SiteFeeds.parts) }
        return format.bytes(
            Feed(
                title: channel.title, description: configuration.description ?? "", author: context.content.author,
                language: configuration.language, home: baseURL.absolute(channel.home.encoded),
                url: baseURL.absolute(channel.home.encoded + format.fileName),
                entries: channel.posts.compactMap { entries[$0] }))
    }

    /// What feeds say of a post.
    private static func entry(of post: Int, _ context: RenderContext) -> Feed.Entry? {
        let (page, body) = (context.plan.pages[post], context.bodies[post, SiteFeeds.parts])
        let (head, baseURL) = (page.frontMatter, context.baseURL)
        guard let date = head.date else { return nil }
        return Feed.Entry(
            title: head.title, url: baseURL.absolute(page.address.encoded), published: date,
            updated: head.updated ?? date, summary: head.description ?? shortened(body.summary, to: 300),
            html: { [text = body.text] in
                let html = TitleHeading.without(text.html, title: head.title)
                return absoluteLinks(html, page: page.address.encoded, baseURL: baseURL)
            },
            tags: head.terms["tags"] ?? [], authors: context.content.authors(of: page))
    }
}
