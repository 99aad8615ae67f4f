import Dates
import Files
import Rendering
import Site
import Values

extension PublishingWork {
    /// Where robots look for the words to them.
    static let robotsFile = "robots.txt"

    /// The words to robots: the site's own file, or that all of it may be read.
    var robots: FileContent {
        if let own = content.assets["robots.txt"] { return own }
        let text = "User-agent: *\nAllow: /\n\nSitemap: \(baseURL.absolute("/sitemap.xml"))\n"
        return .bytes(Array(text.utf8))
    }

    /// A page that sends readers on to a path of this site or an address elsewhere.
    func redirect(to address: String) -> [UInt8] {
        Redirect(target: baseURL.whole(address)).html(in: configuration.speech, tag: configuration.language)
    }

    /// The pages that search engines are told of.
    func sitemapEntries() -> [Sitemap.Entry] {
        let listed = (plan.posts + plan.others).filter { plan.pages[$0].frontMatter.isForSearchEngines }
        var entries = listed.map { index in
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
        for list in lists where list.isForAll && list.slice?.page ?? 1 == 1 {
            let newest: Int? =
                if case .posts(let posts)? = list.slice?.items { posts.first } else { nil }
            entries.append(
                Sitemap.Entry(address: list.address, changed: newest.flatMap { plan.pages[$0].frontMatter.date }))
        }
        return entries
    }

    /// Assets, and the author's other files.
    func copies() -> [(path: String, content: FileContent)] {
        assets.plain + authoredCopies().map { ($0.path, $0.content) }
    }

    /// The files that come along with pages and products, those that pages point at, and those that are copied to the
    /// site's own folders.
    func authoredCopies() -> [(path: String, content: FileContent, source: String)] {
        var copies = content.copies.map { ($0.address, $0.content, $0.source) }
        for page in plan.pages where page.address.path.hasSuffix("/") {
            for file in page.companions {
                let folder = page.path[...(page.path.lastIndex(of: "/") ?? page.path.startIndex)]
                copies.append((String(page.address.path.dropFirst()) + file.name, file.content, folder + file.name))
            }
        }
        let written =
            zip(plan.pages, bodies).map { ($0, $1.links) }
            + content.products.compactMap { product in
                product.prose.map { ($0, prose[product.slug]?.links ?? []) }
            }
        for (page, links) in written {
            for (file, address) in bodyRenderer.links.broughtAlong(by: page, links) {
                guard let content = content.files[ExactName(file)] else { continue }
                copies.append((String(address.dropFirst()), content, "content/" + file))
            }
        }
        for product in content.products {
            for (name, file) in product.files where Product.goesWithPage(name) {
                copies.append(
                    (String(product.address.path.dropFirst()) + name, file, product.folder + "/" + name))
            }
        }
        return copies
    }
}

extension FrontMatter {
    /// Whether search engines should know the page, and by its own address.
    fileprivate var isForSearchEngines: Bool { isInSitemap && !isHiddenFromRobots && canonical == nil }
}
