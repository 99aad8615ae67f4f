import Dates
import Files
import Site
import Values

extension PublishingWork {
    /// Feeds, sitemap, robots.txt and the redirects of aliases.
    mutating func writeMachineFiles() {
        writeFeeds(posts: plan.posts, home: Address("/"), title: configuration.title)
        if configuration.feeds.perTag {
            for term in plan.terms["tags"] ?? [] {
                writeFeeds(posts: term.posts, home: term.address, title: "\(configuration.title): \(term.name)")
            }
        }
        for file in Sitemap(baseURL: baseURL, entries: sitemapEntries()).files() { tree[file.path] = .bytes(file.bytes) }
        if content.assets["robots.txt"] == nil {
            let robots = "User-agent: *\nAllow: /\n\nSitemap: \(baseURL.absolute("/sitemap.xml"))\n"
            tree["robots.txt"] = .bytes(Array(robots.utf8))
        }
        for page in plan.pages {
            for (alias, _) in page.frontMatter.aliases {
                let target = baseURL.absolute(page.address.encoded)
                tree[alias.file] = .bytes(Redirect(target: target).html(language: configuration.language))
            }
        }
    }

    private mutating func writeFeeds(posts: [Int], home: Address, title: String) {
        let chosen = posts.prefix(configuration.feeds.limit)
        let entries = chosen.compactMap(entry)
        for format in configuration.feeds.formats {
            let path = String(home.path.dropFirst()) + format.fileName
            let feed = Feed(
                title: title, description: configuration.description ?? "", author: configuration.author,
                language: configuration.language, home: baseURL.absolute(home.encoded),
                url: baseURL.absolute(home.encoded + format.fileName), entries: entries)
            tree[path] = .bytes(format.bytes(feed))
        }
    }

    private func entry(_ index: Int) -> Feed.Entry? {
        let page = plan.pages[index]
        let head = page.frontMatter
        guard let date = head.date else { return nil }
        return Feed.Entry(
            title: head.title, url: baseURL.absolute(page.address.encoded), published: date,
            updated: head.updated ?? date, summary: head.description ?? shortened(bodies[index].summary, to: 300),
            html: absoluteLinks(bodies[index].html, page: page.address.encoded, baseURL: baseURL),
            tags: head.terms["tags"] ?? [])
    }

    private func sitemapEntries() -> [Sitemap.Entry] {
        var entries = (plan.posts + plan.others).map { index in
            let head = plan.pages[index].frontMatter
            return Sitemap.Entry(address: plan.pages[index].address, changed: head.updated ?? head.date)
        }
        for product in content.products where !product.manifest.isExample {
            let day = product.latest?.date.map { ZonedTime(instant: Zone.utc.instant(of: $0, secondOfDay: 0)) }
            entries.append(Sitemap.Entry(address: product.address, changed: day ?? product.manifest.released))
        }
        let newest = plan.posts.first.flatMap { plan.pages[$0].frontMatter.date }
        if layouts.has("home") { entries.append(Sitemap.Entry(address: Address("/"), changed: newest)) }
        for term in plan.terms.keys.sorted().flatMap({ plan.terms[$0] ?? [] }) {
            let last = term.posts.first.flatMap { plan.pages[$0].frontMatter.date }
            entries.append(Sitemap.Entry(address: term.address, changed: last))
        }
        return entries
    }

    /// Assets, and the files that come along with pages.
    mutating func copyFiles() {
        assets.write(into: &tree)
        if let robots = content.assets["robots.txt"] { tree["robots.txt"] = robots }
        for page in plan.pages where page.address.path.hasSuffix("/") {
            for file in page.companions { tree[String(page.address.path.dropFirst()) + file.name] = file.content }
        }
        for product in content.products {
            for (name, file) in product.files where Publication.isPicture(name) {
                tree[String(product.address.path.dropFirst()) + name] = file
            }
        }
    }
}

extension Publication {
    /// Whether a file of a product's folder goes with its page.
    static func isPicture(_ path: String) -> Bool {
        ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "mp4", "webm"].contains(fileExtension(of: path))
    }
}
