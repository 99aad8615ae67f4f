import Diagnostics
import Site

extension PublishingWork {
    /// Gives every address to one page, and checks that the layouts which content names exist.
    mutating func claimAddresses() {
        mistakes += sharedTerms
        for page in plan.pages {
            let place = page.frontMatter.permalink?.place
            book.claim(page.address, for: page.path, at: place, excerpt: place.flatMap(page.excerpt))
            checkLayout(of: page)
        }
        for product in content.products {
            book.claim(product.address, for: product.source.path)
            if hasPressPage(product) {
                book.claim(PublishingWork.pressAddress(of: product), for: "the press page of \(product.source.path)")
            }
        }
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: products, baseURL: baseURL,
            links: bodyRenderer.links, options: options)
        for list in plan.listPages(catalogue, layouts: layouts) where isMade(list) {
            // A page that an author wrote for this very address takes the list's place.
            guard book.owner(of: list.address) == nil else {
                coveredLists.append(list)
                continue
            }
            book.claim(list.address, for: list.owner)
            lists.append(list)
        }
        for page in plan.pages {
            for (alias, place) in page.frontMatter.aliases {
                book.claim(alias, for: "\(page.path) (alias)", at: place, excerpt: page.excerpt(at: place))
            }
        }
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
        guard let slice = list.slice, slice.page > 1, let owner = book.owner(of: slice.first),
            owner != ListPage.owner(of: slice.first), let page = plan.pages.first(where: { $0.path == owner })
        else { return true }
        return layout(of: page) == list.layout
    }

    private mutating func checkLayout(of page: Page) {
        // Without a theme no layout is there, and that has been said.
        if content.theme.layouts.isEmpty { return }
        let name = layout(of: page)
        guard !layouts.has(name), content.theme.layouts[name] == nil else { return }
        let place = page.frontMatter.layout?.place
        mistakes.append(
            layouts.missing(
                name, at: place ?? Place(path: page.path, line: 1, column: 1),
                excerpt: place.flatMap(page.excerpt)))
    }
}
