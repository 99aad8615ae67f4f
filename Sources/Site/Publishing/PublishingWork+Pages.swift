import Diagnostics
import Files
import Liquid
import Site
import Values

extension PublishingWork {
    /// A page about to be rendered.
    private struct Job: Sendable {
        var file: String
        var layout: String
        var page: Value
        var product: Value = .null
        var paginator: Value = .null
        var content: Value = .null
        /// What a message calls it.
        var name: String
    }

    mutating func renderPages() {
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: productsWithPosts(), baseURL: baseURL,
            options: options,
            cards: cards)
        let jobs = contentJobs(catalogue) + productJobs(catalogue) + pressJobs(catalogue) + listJobs(catalogue)
        let site = Value.lazy(SiteMembers(catalogue))
        let theme = themeMembers()
        let data = Value.object(content.data)
        let (layouts, options) = (layouts, renderOptions)
        let results = mapInParallel(jobs.count) { index -> Result<[UInt8], Mistakes> in
            let job = jobs[index]
            let globals = PageGlobals(
                site: site, page: job.page, theme: theme, data: data, product: job.product, paginator: job.paginator,
                content: job.content)
            do throws(Mistakes) {
                return .success(try layouts.render(job.layout, globals: globals, options: options))
            } catch {
                return .failure(error)
            }
        }
        for (job, result) in zip(jobs, results) {
            switch result {
            case .success(let bytes): tree[job.file] = .bytes(bytes)
            case .failure(let failure):
                mistakes += failure.all.map { mistake in
                    var mistake = mistake
                    mistake.trail.append(Diagnostic.Step("while rendering \(job.name)"))
                    return mistake
                }
            }
        }
        pageCount = jobs.count
    }

    private var renderOptions: RenderOptions {
        RenderOptions(escaping: .html, zone: configuration.zone, now: options.now)
    }

    private func themeMembers() -> Value {
        var members = Object([("name", .string(content.theme.name))])
        for (key, value) in content.theme.settings { members[key] = value }
        return .object(members)
    }

    /// Products know the posts that are about them.
    private func productsWithPosts() -> [DescribedProduct] {
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: [], baseURL: baseURL, options: options,
            cards: cards)
        return products.map { product in
            let posts = plan.posts.filter { plan.pages[$0].frontMatter.product?.slug == product.product.slug }
            return product.adding(Object([("posts", catalogue.pages(posts))]))
        }
    }

    private func contentJobs(_ catalogue: Catalogue) -> [Job] {
        plan.pages.indices.map { index in
            let page = plan.pages[index]
            return Job(
                file: page.address.file, layout: layout(of: page), page: catalogue.page(index),
                product: page.frontMatter.product.map { catalogue.product($0.slug) } ?? .null,
                content: .markup(bodies[index].html), name: page.path)
        }
    }

    private func productJobs(_ catalogue: Catalogue) -> [Job] {
        guard layouts.has("product") else { return [] }
        return catalogue.products.map { described in
            let product = described.product
            let body = prose[product.slug]
            var page = Object([
                ("title", .string(product.manifest.name)), ("url", .string(product.address.encoded)),
                ("description", .string(product.manifest.lede ?? product.manifest.tagline)), ("kind", "product"),
                ("canonical", .string(baseURL.absolute(product.address.encoded))),
                ("noindex", .bool(product.manifest.isExample)), ("source", .string(product.source.path)),
                ("date", described.member("date") ?? .null), ("toc", tableOfContents(body?.headings ?? [])),
                ("words", .integer(body?.words ?? 0)), ("reading_time", .integer(body?.readingMinutes ?? 0)),
                ("image", product.prose?.frontMatter.image.map { .string($0) } ?? .null),
            ])
            page["card"] = cards[product.address.file].map { .string($0) } ?? .null
            return Job(
                file: product.address.file, layout: product.prose?.frontMatter.layout?.name ?? "product",
                page: .object(page), product: .lazy(described), content: .markup(body?.html ?? []),
                name: product.source.path)
        }
    }

    private func pressJobs(_ catalogue: Catalogue) -> [Job] {
        catalogue.products.filter { hasPressPage($0.product) }.map { described in
            let product = described.product
            return Job(
                file: PublishingWork.pressAddress(of: product).file, layout: "press",
                page: .object(pressPage(of: described)), product: .lazy(described),
                content: .markup(prose[product.slug]?.html ?? []), name: product.source.path)
        }
    }

    private func listJobs(_ catalogue: Catalogue) -> [Job] {
        plan.listPages(catalogue, layouts: layouts).filter { book.owner(of: $0.address) == $0.owner }.map { list in
            Job(
                file: list.address.file, layout: list.layout, page: list.page(catalogue),
                paginator: list.paginator(catalogue), name: list.address.path)
        }
    }

    /// The layout that the author asked for, else the one of the page's kind.
    func layout(of page: Page) -> String {
        if let asked = page.frontMatter.layout { return asked.name }
        switch page.kind {
        case .post: return "post"
        case .section(let name): return [name, "section"].first(where: layouts.has) ?? "page"
        case .page, .product: return "page"
        }
    }
}
