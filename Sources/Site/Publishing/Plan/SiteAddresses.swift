import Diagnostics
import Rendering
import Site

/// Who answers at which address, decided for a whole site: which lists are made, and who wants what another one has.
struct SiteAddresses {
    /// The lists, sorted out.
    private(set) var lists = SiteLists()
    /// What is wrong with terms, layouts and lists.
    private(set) var mistakes: [Diagnostic] = []
    private var book: AddressBook
    /// A context for each of the site's languages.
    private let contexts: [RenderContext]
    private let context: RenderContext
    private let layouts: LayoutSet

    /// Addresses that two want.
    var conflicts: [Diagnostic] { book.mistakes }

    /// Gives every address to one file, and checks that the layouts which content names exist.
    init(_ contexts: Editions, _ layouts: LayoutSet, _ feeds: SiteFeeds, _ files: SiteFiles) {
        (self.contexts, context, self.layouts) = (contexts.all, contexts.base, layouts)
        book = AddressBook(capacity: contexts.base.plan.pages.count * 2)
        mistakes = sharedTerms + missingLayouts
        claimContent(files.copies)
        claimLists()
        claimAliases()
        claimMachineFiles(feeds, files.assets)
        book.checkFolders()
    }

    private var plan: SitePlan { context.plan }

    private mutating func claimContent(_ copies: [AuthoredCopy]) {
        for page in plan.pages {
            book.claim(page.address, for: AddressBook.Owner(file: page.path, at: page.addressLine))
        }
        for product in context.content.allProducts {
            book.claim(product.address, for: AddressBook.Owner(file: product.source.path))
        }
        for product in context.content.products {
            if context.hasPressPage(product) {
                book.claim(
                    PressPage.address(of: product),
                    for: AddressBook.Owner(name: "the press page of \(product.source.path)"))
            }
        }
        for copy in copies { book.claim(file: copy.path, for: AddressBook.Owner(file: copy.source)) }
    }

    private mutating func claimLists() {
        for context in contexts { claimLists(of: context) }
    }

    private mutating func claimLists(of context: RenderContext) {
        for list in context.plan.listPages(context, layouts: layouts) where isMade(list) {
            // What an author wrote for this very address takes the list's place.
            guard book.owner(of: list.address) == nil else {
                lists.covered.append(list)
                continue
            }
            if let mistake = tooLong(list) {
                mistakes.append(mistake)
                lists.unmade.insert(list.address.file)
                continue
            }
            book.claim(list.address, for: AddressBook.Owner(name: list.owner))
            lists.make(list, in: context.configuration.folder)
        }
    }

    private mutating func claimAliases() {
        for page in plan.pages {
            for alias in page.frontMatter.aliases {
                book.claim(
                    alias.address,
                    for: AddressBook.Owner(name: "\(page.path) (alias)", at: (alias.place, alias.excerpt)))
            }
        }
    }

    /// Claims the addresses of what is made besides pages: feeds, sitemap, what robots and searches read, assets.
    private mutating func claimMachineFiles(_ feeds: SiteFeeds, _ assets: AssetLibrary) {
        for channel in feeds.channels {
            for (file, _) in channel.files(context.configuration.feeds) {
                book.claim(file: file, for: AddressBook.Owner(name: "a feed of \(channel.title)"))
            }
        }
        // At most so many; a part of the sitemap more than there is keeps nobody from anything.
        let entries = plan.pages.count + context.content.allProducts.count * 2 + lists.made.count
        for name in Sitemap.names(entries) {
            book.claim(file: name, for: AddressBook.Owner(name: "the sitemap"))
        }
        if !context.content.copies.contains(where: { $0.address == Robots.file }) {
            book.claim(file: Robots.file, for: AddressBook.Owner(name: "what robots read"))
        }
        if layouts.has("search") {
            for context in contexts {
                book.claim(
                    file: SearchIndex(context: context).file, for: AddressBook.Owner(name: "the search's index"))
            }
        }
        claimTextsForPrograms()
        for path in assets.paths {
            book.claim(file: "assets/" + path, for: AddressBook.Owner(name: "the asset \(path)"))
        }
    }

    /// Claims what language models read; an author's own `llms.txt` counts.
    private mutating func claimTextsForPrograms() {
        let copied = Set(context.content.copies.map(\.address))
        for context in context.configuration.hasLLMsText ? contexts : [] {
            let file = LLMsText(context: context).file
            if !copied.contains(file) {
                book.claim(file: file, for: AddressBook.Owner(name: "what language models read"))
            }
        }
        guard context.configuration.hasMarkdownCopies else { return }
        for page in plan.pages where page.redirect == nil && context.hasMarkdownCopy(page.address) {
            book.claim(
                file: page.address.markdownFile, for: AddressBook.Owner(name: "the Markdown copy of \(page.path)"))
        }
    }

    /// Whether a page of a list is to be made.
    ///
    /// Where an author wrote a page for the list's own address, with another layout, nothing leads to the further pages.
    private func isMade(_ list: ListPage) -> Bool {
        guard let slice = list.slice, slice.page > 1, let owner = book.owner(of: slice.first)?.name,
            owner != ListPage.owner(of: slice.first), let page = plan.pages.first(where: { $0.path == owner })
        else { return true }
        return layouts.layout(of: page, in: plan) == list.layout
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
}

extension SiteAddresses {
    /// Terms that are two for their authors and one by their address.
    private var sharedTerms: [Diagnostic] {
        contexts.flatMap(\.plan.clashes).map { clash in
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

    /// The layouts that content names and nobody has.
    private var missingLayouts: [Diagnostic] {
        // Without a theme no layout is there, and that has been said.
        if context.content.theme.layouts.isEmpty { return [] }
        let named = context.content.allProducts.compactMap(\.prose).filter { $0.frontMatter.layout != nil }
        return (plan.pages.compactMap(missingLayout) + named.compactMap(missingLayout)).grouped
    }

    private func missingLayout(of page: Page) -> Diagnostic? {
        let name = layouts.layout(of: page, in: plan)
        if page.redirect != nil || name == LayoutSet.noLayout || layouts.has(name) { return nil }
        let place = page.frontMatter.layout?.place
        return layouts.missing(
            name, at: place ?? Place(path: page.path, line: 1, column: 1), excerpt: place.flatMap(page.excerpt))
    }
}
