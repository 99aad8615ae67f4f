import Diagnostics
import Files
import Liquid
import Rendering
import Site
import Values

extension PublishingWork {
    /// A page about to be rendered.
    struct Job: Sendable {
        var file: String
        var layout: String
        var page: Value
        var product: Value = .null
        var paginator: Value = .null
        /// What it shows within its layout; nil for lists.
        var text: BodyText?
        /// What a message calls it.
        var name: String
    }

    /// Lists the pages, each with what its layout sees.
    mutating func listPages() {
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: productsWithPosts(), baseURL: baseURL,
            links: bodyRenderer.links, now: options.now, card: cardAddress)
        jobs = contentJobs(catalogue) + productJobs(catalogue) + pressJobs(catalogue) + listJobs(catalogue)
        shared = Shared(
            site: .lazy(SiteMembers(catalogue)), theme: content.theme.described, data: .object(content.data),
            options: RenderOptions(
                escaping: .html, strictness: options.isStrict ? .strict : .lenient, zone: configuration.zone,
                now: options.now, language: configuration.speech))
    }

    private var cardAddress: @Sendable (String) -> String? {
        let cards = cards
        return { cards[$0] }
    }

    /// What all pages see.
    struct Shared: Sendable {
        var site: Value
        var theme: Value
        var data: Value
        var options: RenderOptions
    }

    /// A page, made.
    /// - Throws: what is wrong with its layout, and what the page is called.
    func page(_ job: Job) throws(Mistakes) -> [UInt8] {
        guard let shared else { return [] }
        let html = job.text?.html
        if job.layout == LayoutSet.noLayout, let html { return html }
        let globals = PageGlobals(
            site: shared.site, page: job.page, theme: shared.theme, data: shared.data, product: job.product,
            paginator: job.paginator, content: html.map { .markup($0) } ?? .null)
        do throws(Mistakes) {
            return try layouts.render(job.layout, globals: globals, options: shared.options)
        } catch {
            throw Mistakes(
                error.all.map { mistake in
                    var mistake = mistake
                    mistake.trail.append(Diagnostic.Step("while rendering \(job.name)"))
                    return mistake
                })
        }
    }

    /// Products know the posts that are about them.
    private func productsWithPosts() -> [DescribedProduct] {
        let catalogue = Catalogue(
            content: content, plan: plan, bodies: bodies, products: [], baseURL: baseURL,
            links: bodyRenderer.links, now: options.now, card: cardAddress)
        var posts: [String: [Int]] = [:]
        for post in plan.posts {
            if let slug = plan.pages[post].frontMatter.product?.slug { posts[slug, default: []].append(post) }
        }
        return products.map { product in
            product.adding(Object([("posts", catalogue.pages(posts[product.product.slug] ?? []))]))
        }
    }

    private func contentJobs(_ catalogue: Catalogue) -> [Job] {
        let lists = Dictionary(coveredLists.map { ($0.address.file, $0) }, uniquingKeysWith: { first, _ in first })
        return plan.pages.indices.map { index in
            let page = plan.pages[index]
            // A page in the place of a list, with that list's layout, is still the list.
            let list = lists[page.address.file].flatMap { $0.layout == layout(of: page) ? $0 : nil }
            return Job(
                file: page.address.file, layout: layout(of: page), page: catalogue.page(index),
                product: page.frontMatter.product.map { catalogue.product($0.slug) } ?? .null,
                paginator: list?.paginator(catalogue) ?? .null, text: bodies[index].text, name: page.path)
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
                ("image", product.prose.flatMap(bodyRenderer.links.image).map { .string($0) } ?? .null),
            ])
            page["card"] = cards[product.address.file].map { .string($0) } ?? .null
            return Job(
                file: product.address.file, layout: product.prose?.frontMatter.layout?.name ?? "product",
                page: .object(page), product: .lazy(described), text: body?.text ?? .kept([]),
                name: product.source.path)
        }
    }

    private func pressJobs(_ catalogue: Catalogue) -> [Job] {
        catalogue.products.filter { hasPressPage($0.product) }.map { described in
            let product = described.product
            return Job(
                file: PublishingWork.pressAddress(of: product).file, layout: "press",
                page: .object(pressPage(of: described)), product: .lazy(described),
                text: prose[product.slug]?.text ?? .kept([]), name: product.source.path)
        }
    }

    private func listJobs(_ catalogue: Catalogue) -> [Job] {
        lists.map { list in
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
