import Dates
import Files
import Site
import Values

extension PublishingWork {
    /// Feeds, sitemap, robots.txt and the redirects of aliases.
    mutating func writeMachineFiles() {
        writeFeeds()
        for file in Sitemap(baseURL: baseURL, entries: sitemapEntries()).files() {
            tree[file.path] = .bytes(file.bytes)
        }
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

    private func sitemapEntries() -> [Sitemap.Entry] {
        var entries = (plan.posts + plan.others).map { index in
            let head = plan.pages[index].frontMatter
            return Sitemap.Entry(address: plan.pages[index].address, changed: head.updated ?? head.date)
        }
        for product in content.products where !product.manifest.isExample {
            let day = product.latest?.date.map { ZonedTime(instant: Zone.utc.instant(of: $0, secondOfDay: 0)) }
            entries.append(Sitemap.Entry(address: product.address, changed: day ?? product.manifest.released))
            if hasPressPage(product) {
                let address = PublishingWork.pressAddress(of: product)
                entries.append(Sitemap.Entry(address: address, changed: day ?? product.manifest.released))
            }
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
