import Rendering
import Site
import Values

extension SitePlan {
    /// The pages that list others in the language of the plan, where the theme has a layout for them.
    func listPages(_ context: RenderContext, layouts: LayoutSet) -> [ListPage] {
        let pages = pagesOfLists(context, layouts)
        if language == 0 { return pages }
        return pages.map { page in
            var page = page
            page.language = language
            return page
        }
    }

    private func pagesOfLists(_ context: RenderContext, _ layouts: LayoutSet) -> [ListPage] {
        let configuration = context.content.configuration
        let speech = configuration.speech
        var pages: [ListPage] = []
        let elsewhere = postsList(context, layouts)
        if layouts.has("home") {
            pages += ListPage.pages(
                kind: "home", layout: "home", address: configuration.address("/"), title: configuration.title,
                members: members(ofPageAt: configuration.address("/"), context), items: .posts(posts),
                size: elsewhere.isEmpty ? configuration.pageSize : max(1, posts.count))
        }
        pages += elsewhere
        for taxonomy in configuration.taxonomies { pages += termPages(taxonomy, context, layouts) }
        pages += seriesPages(context)
        pages += datedSectionPages(context, layouts)
        if layouts.has("archive") {
            pages += ListPage.pages(
                kind: "archive", layout: "archive", address: configuration.address("/archive/"),
                title: speech.word("archive"),
                items: .posts(posts), size: configuration.pageSize)
        }
        let products = bill(context)
        if layouts.has("products"), !products.isEmpty {
            pages += ListPage.pages(
                kind: "products", layout: "products", address: configuration.address("/products/"),
                title: speech.word("products"),
                items: .products(products), size: configuration.pageSize)
        }
        if layouts.has("search") {
            pages.append(
                ListPage(
                    kind: "search", layout: "search", address: configuration.address("/search/"),
                    title: speech.word("search")))
        }
        if layouts.has("404") {
            pages.append(
                ListPage(
                    kind: "404", layout: "404", address: configuration.address("/404.html"),
                    title: speech.word("page_not_found")))
        }
        return pages
    }

    /// The list of posts at the address of a page, which `posts_list` of `theme.yml` names: there the page is the first one.
    private func postsList(_ context: RenderContext, _ layouts: LayoutSet) -> [ListPage] {
        guard case .string(let path)? = context.content.theme.settings["posts_list"], path != "/" else { return [] }
        let address = context.configuration.address(path)
        guard let owner = pages.firstIndex(where: { $0.address == address }) else { return [] }
        return named(
            after: owner,
            ListPage.pages(
                kind: "archive", layout: layouts.layout(of: pages[owner], in: self), address: address,
                title: pages[owner].frontMatter.title, members: members(ofPageAt: address, context),
                items: .posts(posts), size: context.content.configuration.pageSize))
    }

    /// Pages of a list that have the title of a page of content, and change with it.
    private func named(after owner: Int, _ pages: [ListPage]) -> [ListPage] {
        pages.map { page in
            var page = page
            page.namesake = owner
            return page
        }
    }

    /// What the head of a page says that stands in the place of a list: layouts of Jekyll see it on all pages of that list.
    private func members(ofPageAt address: Address, _ context: RenderContext) -> Object {
        guard context.content.theme.isJekylls, let page = pages.first(where: { $0.address == address }) else {
            return Object()
        }
        var members = page.frontMatter.raw
        members["title"] = page.frontMatter.isTitled ? .string(page.frontMatter.title) : .null
        return members
    }

    /// The parts of each long series.
    private func seriesPages(_ context: RenderContext) -> [ListPage] {
        var seen: Set<Address> = []
        return context.series.all.flatMap { part -> [ListPage] in
            // Names that differ by a mark have one address; the first has the list.
            guard context.hasList(of: part), seen.insert(part.address).inserted else { return [] }
            return ListPage.pages(
                kind: "series", layout: "parts", address: part.address, title: part.name, items: .posts(part.pages),
                size: context.content.configuration.pageSize)
        }
    }

    /// The entries of each dated section; its first page is the section's own.
    private func datedSectionPages(_ context: RenderContext, _ layouts: LayoutSet) -> [ListPage] {
        datedSections.all.filter { $0.language == language }.flatMap { section in
            let owner = self.pages[section.index]
            return named(
                after: section.index,
                ListPage.pages(
                    kind: "section", layout: layouts.layout(of: owner, in: self), address: owner.address,
                    title: owner.frontMatter.title, members: Object([("section", .string(section.name))]),
                    items: .posts(section.entries), size: context.content.configuration.pageSize,
                    folder: section.folder))
        }
    }

    /// The products that everybody may see, in the order of their folders, those of other people behind the author's own.
    private func bill(_ context: RenderContext) -> [Int] {
        let all = context.products.indices.filter { !context.products[$0].product.isStaged }
        func isExample(_ index: Int) -> Bool { context.products[index].product.manifest.isExample }
        return all.filter { !isExample($0) } + all.filter(isExample)
    }

    /// The pages of a taxonomy: one for all its terms, and a list for each.
    ///
    /// Layouts of its own name win.
    private func termPages(_ taxonomy: String, _ context: RenderContext, _ layouts: LayoutSet) -> [ListPage] {
        let terms = terms[taxonomy] ?? []
        let speech = context.content.configuration.speech
        let title =
            speech.knows(taxonomy) ? speech.word(taxonomy) : taxonomy.prefix(1).uppercased() + taxonomy.dropFirst()
        var pages: [ListPage] = []
        if let layout = [taxonomy, "tags"].first(where: layouts.has) {
            let all = Value.list(terms.map(context.term))
            pages.append(
                ListPage(
                    kind: "tags", layout: layout, address: context.configuration.address("/\(Site.slug(taxonomy))/"),
                    title: title,
                    members: Object([("terms", all), ("taxonomy", .string(taxonomy))])))
        }
        let singular = taxonomy.hasSuffix("s") ? String(taxonomy.dropLast()) : taxonomy
        guard let layout = [singular, "tag"].first(where: layouts.has) else { return pages }
        for term in terms {
            pages += ListPage.pages(
                kind: "tag", layout: layout, address: term.address, title: term.name,
                members: Object([("tag", context.term(term)), ("taxonomy", .string(taxonomy))]),
                items: .posts(term.posts), size: context.content.configuration.pageSize)
        }
        return pages
    }
}
