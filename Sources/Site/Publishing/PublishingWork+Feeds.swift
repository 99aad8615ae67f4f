import Files
import Site

extension PublishingWork {
    /// A list of posts that readers can follow.
    private struct Channel: Sendable {
        var title: String
        var home: Address
        var posts: ArraySlice<Int>
    }

    /// The feeds of the site and, where it wants them, of each tag.
    mutating func writeFeeds() {
        let channels = channels()
        let entries = entries(for: Set(channels.flatMap(\.posts)).sorted())
        let (configuration, baseURL) = (configuration, baseURL)
        let made = mapInParallel(channels.count) { index -> [(path: String, bytes: [UInt8])] in
            let channel = channels[index]
            return configuration.feeds.formats.map { format in
                let feed = Feed(
                    title: channel.title, description: configuration.description ?? "", author: configuration.author,
                    language: configuration.language, home: baseURL.absolute(channel.home.encoded),
                    url: baseURL.absolute(channel.home.encoded + format.fileName),
                    entries: channel.posts.compactMap { entries[$0] })
                return (String(channel.home.path.dropFirst()) + format.fileName, format.bytes(feed))
            }
        }
        for file in made.joined() { tree[file.path] = .bytes(file.bytes) }
    }

    private func channels() -> [Channel] {
        let limit = configuration.feeds.limit
        let all = Channel(title: configuration.title, home: Address("/"), posts: plan.posts.prefix(limit))
        guard configuration.feeds.perTag else { return [all] }
        return [all]
            + (plan.terms["tags"] ?? []).map { term in
                Channel(
                    title: "\(configuration.title): \(term.name)", home: term.address, posts: term.posts.prefix(limit))
            }
    }

    /// The entries of posts: each is made once, however many feeds it stands in.
    private func entries(for posts: [Int]) -> [Int: Feed.Entry] {
        let (plan, bodies, baseURL) = (plan, bodies, baseURL)
        let made = mapInParallel(posts.count) { index -> Feed.Entry? in
            let page = plan.pages[posts[index]]
            let body = bodies[posts[index]]
            let head = page.frontMatter
            guard let date = head.date else { return nil }
            return Feed.Entry(
                title: head.title, url: baseURL.absolute(page.address.encoded), published: date,
                updated: head.updated ?? date, summary: head.description ?? shortened(body.summary, to: 300),
                html: absoluteLinks(body.html, page: page.address.encoded, baseURL: baseURL),
                tags: head.terms["tags"] ?? [])
        }
        return Dictionary(uniqueKeysWithValues: zip(posts, made).compactMap { post, entry in entry.map { (post, $0) } })
    }
}
