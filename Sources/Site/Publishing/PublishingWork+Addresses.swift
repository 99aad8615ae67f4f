import Diagnostics
import Rendering
import Site

extension PublishingWork {
    /// Gives every address to one page, and checks that the layouts which content names exist.
    mutating func claimAddresses() {
        mistakes += sharedTerms
        for page in plan.pages {
            book.claim(page.address, for: AddressBook.Owner(file: page.path, at: page.frontMatter.addressLine))
        }
        let named = content.products.compactMap(\.prose).filter { $0.frontMatter.layout != nil }
        mistakes += (plan.pages + named).compactMap(missingLayout).grouped
        for product in content.products {
            book.claim(product.address, for: AddressBook.Owner(file: product.source.path))
            if hasPressPage(product) {
                book.claim(
                    PublishingWork.pressAddress(of: product),
                    for: AddressBook.Owner(name: "the press page of \(product.source.path)"))
            }
        }
        for copy in authoredCopies() { book.claim(file: copy.path, for: AddressBook.Owner(file: copy.source)) }
        claimLists()
        for page in plan.pages {
            for alias in page.frontMatter.aliases {
                book.claim(
                    alias.address,
                    for: AddressBook.Owner(name: "\(page.path) (alias)", at: (alias.place, alias.excerpt)))
            }
        }
    }

    private mutating func claimLists() {
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: products, baseURL: baseURL,
            links: bodyRenderer.links, now: options.now)
        for list in plan.listPages(catalogue, layouts: layouts) where isMade(list) {
            // What an author wrote for this very address takes the list's place.
            guard book.owner(of: list.address) == nil else {
                coveredLists.append(list)
                continue
            }
            if let mistake = tooLong(list) {
                mistakes.append(mistake)
                unmadeLists.insert(list.address.file)
                continue
            }
            book.claim(list.address, for: AddressBook.Owner(name: list.owner))
            lists.append(list)
        }
    }

    /// What is wrong with a list whose name is too long for a file, told at a page that is on it.
    private func tooLong(_ list: ListPage) -> Diagnostic? {
        guard list.address.path.utf8.count > Address.longestPart, let mistake = Address.mistake(in: list.address.path)
        else { return nil }
        let first: Page? =
            if case .posts(let posts)? = list.slice?.items { posts.first.map { plan.pages[$0] } } else { nil }
        return Diagnostic(
            .error, "the list `\(list.title.prefix(24))…` cannot have an address: \(mistake.message)",
            at: first.map { Place(path: $0.path, line: 1, column: 1) }, remedy: "give it a shorter name")
    }

    /// Claims the addresses of what is made besides pages: feeds, sitemap, what robots and searches read, assets.
    mutating func claimMachineFiles() {
        for channel in channels {
            for format in configuration.feeds.formats {
                book.claim(file: channel.file(format), for: AddressBook.Owner(name: "a feed of \(channel.title)"))
            }
        }
        // At most so many; a part of the sitemap more than there is keeps nobody from anything.
        let entries = plan.pages.count + content.products.count * 2 + lists.count
        for name in Sitemap.names(entries) {
            book.claim(file: name, for: AddressBook.Owner(name: "the sitemap"))
        }
        if !content.copies.contains(where: { $0.address == PublishingWork.robotsFile }) {
            book.claim(file: PublishingWork.robotsFile, for: AddressBook.Owner(name: "what robots read"))
        }
        if layouts.has("search") { book.claim(file: "search.json", for: AddressBook.Owner(name: "the search's index")) }
        for path in assets.paths {
            book.claim(file: "assets/" + path, for: AddressBook.Owner(name: "the asset \(path)"))
        }
        book.checkFolders()
    }

    /// Terms that are two for their authors and one by their address.
    var sharedTerms: [Diagnostic] {
        plan.clashes.map { clash in
            let page = plan.pages[clash.page]
            let place = page.head.firstOffset(of: clash.name).map(page.head.place(at:))
            return Diagnostic(
                .warning,
                "`\(clash.name)` and `\(clash.term.name)` are one term, since both have the address "
                    + clash.term.address.path, at: place ?? Place(path: page.path, line: 1, column: 1),
                excerpt: place.flatMap(page.excerpt), length: clash.name.unicodeScalars.count,
                remedy: "write one of them with a letter or digit more")
        }
    }

    /// Whether a page of a list is to be made.
    ///
    /// Where an author wrote a page for the list's own address, with another layout, nothing leads to the further pages.
    func isMade(_ list: ListPage) -> Bool {
        guard let slice = list.slice, slice.page > 1, let owner = book.owner(of: slice.first)?.name,
            owner != ListPage.owner(of: slice.first), let page = plan.pages.first(where: { $0.path == owner })
        else { return true }
        return layout(of: page) == list.layout
    }

    private func missingLayout(of page: Page) -> Diagnostic? {
        // Without a theme no layout is there, and that has been said.
        if content.theme.layouts.isEmpty || page.frontMatter.redirect != nil { return nil }
        let name = layout(of: page)
        if name == LayoutSet.noLayout { return nil }
        guard !layouts.has(name) else { return nil }
        let place = page.frontMatter.layout?.place
        return layouts.missing(
            name, at: place ?? Place(path: page.path, line: 1, column: 1), excerpt: place.flatMap(page.excerpt))
    }
}
