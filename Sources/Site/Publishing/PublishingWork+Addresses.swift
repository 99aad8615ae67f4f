import Diagnostics
import Site

extension PublishingWork {
    /// Gives every address to one page, and checks that the layouts which content names exist.
    mutating func claimAddresses() {
        for page in plan.pages {
            book.claim(page.address, for: AddressBook.Owner(page))
            checkLayout(of: page)
        }
        for product in content.products {
            book.claim(product.address, for: AddressBook.Owner(file: product.source.path))
        }
        for copy in authoredCopies() { book.claim(file: copy.path, for: AddressBook.Owner(file: copy.source)) }
        claimLists()
        for page in plan.pages {
            for alias in page.frontMatter.aliases {
                book.claim(
                    alias.address,
                    for: AddressBook.Owner(name: "\(page.path) (alias)", place: alias.place, excerpt: alias.excerpt))
            }
        }
    }

    private mutating func claimLists() {
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: products, baseURL: baseURL, options: options)
        for list in plan.listPages(catalogue, layouts: layouts) {
            // What an author wrote for this very address takes the list's place.
            guard book.owner(of: list.address) == nil else { continue }
            book.claim(list.address, for: AddressBook.Owner(name: list.owner))
            lists.append(list)
        }
    }

    /// Claims the addresses of what is made besides pages: feeds, sitemap, what robots and searches read, assets.
    mutating func claimMachineFiles() {
        for channel in channels {
            for format in configuration.feeds.formats {
                book.claim(file: channel.file(format), for: AddressBook.Owner(name: "a feed of \(channel.title)"))
            }
        }
        for name in Sitemap.names(sitemapEntries().count) {
            book.claim(file: name, for: AddressBook.Owner(name: "the sitemap"))
        }
        if !content.files.contains(where: { $0.address == PublishingWork.robotsFile }) {
            book.claim(file: PublishingWork.robotsFile, for: AddressBook.Owner(name: "what robots read"))
        }
        if layouts.has("search") { book.claim(file: "search.json", for: AddressBook.Owner(name: "the search's index")) }
        for path in assets.paths {
            book.claim(file: "assets/" + path, for: AddressBook.Owner(name: "the asset \(path)"))
        }
        book.checkFolders()
    }

    private mutating func checkLayout(of page: Page) {
        let name = layout(of: page)
        guard !layouts.has(name), content.theme.layouts[name] == nil else { return }
        let place = page.frontMatter.layout?.place
        mistakes.append(
            layouts.missing(
                name, at: place ?? Place(path: page.path, line: 1, column: 1),
                excerpt: place == nil ? nil : "layout: \(name)"))
    }
}

extension AddressBook.Owner {
    /// A page, at the line where its author decided its address.
    init(_ page: Page) {
        self.init(file: page.path)
        if let line = page.frontMatter.addressLine { (place, excerpt) = line }
    }

    /// A file of the site.
    init(file path: String) {
        self.init(name: path, place: Place(path: path, line: 1, column: 1))
    }
}
