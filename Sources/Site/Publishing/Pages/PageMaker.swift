import Diagnostics
import Liquid
import Rendering
import Site
import Values

/// Makes the pages of a site: each from its layout, and from what its layout sees.
struct PageMaker: Sendable {
    /// What templates look into, for each of the site's languages.
    let editions: Editions
    let layouts: LayoutSet
    let lists: SiteLists
    /// The pages that there are.
    let jobs: [PageJob]
    private let sites: [SiteMembers]
    private let theme: Value
    private let options: [LayoutOptions]
    private let jekyll: Value?

    /// A maker of the pages of a site, or of some where no more are wanted; names that stand for nothing are errors where
    /// `isStrict`.
    init(
        _ editions: Editions, _ layouts: LayoutSet, _ lists: SiteLists, jobs some: [PageJob]? = nil, isStrict: Bool
    ) {
        (self.editions, self.layouts, self.lists) = (editions, layouts, lists)
        jobs = some ?? PageJob.all(editions, layouts, lists)
        sites = editions.all.map { SiteMembers($0) }
        let content = editions.base.content
        theme = content.theme.described
        let strictness: RenderOptions.Strictness =
            content.theme.isJekylls ? .forgiving : isStrict ? .strict : .lenient
        jekyll = content.theme.isJekylls ? PageMaker.jekyll : nil
        let (sites, theme) = (sites, theme)
        options = editions.all.enumerated().map { place, context in
            var options = RenderOptions(
                escaping: .html, strictness: strictness, zone: content.configuration.zone, now: context.now,
                language: context.configuration.speech)
            options.hasPlainIncludes = !content.theme.isJekylls
            options.onClock = { Reads.noteClock() }
            options.shared = SharedStretches()
            if content.theme.isJekylls {
                options.globalsOfAll = .lazy(
                    PageMaker.globalsOfAll(context.site(sites[place], page: nil), theme, content))
            }
            return layouts.prepared(options)
        }
    }

    /// What a partial of Jekyll's sees that looks at no page.
    private static func globalsOfAll(_ site: Value, _ theme: Value, _ content: SiteContent) -> PageGlobals {
        let globals = PageGlobals(
            site: site, page: .null, theme: theme, data: .object(content.data), content: .null)
        globals.jekyll = PageMaker.jekyll
        return globals
    }

    /// What layouts of Jekyll find as `jekyll`.
    private static let jekyll: Value = ["environment": "production", "version": "4.4.1"]

    /// What templates of the base language look into; its pages are those of all languages.
    var context: RenderContext { editions.base }

    /// A page, made.
    /// - Throws: what is wrong with its layout, and what the page is called.
    func html(of job: PageJob) throws(Mistakes) -> [UInt8] {
        let html = text(of: job)?.html
        if job.layout == LayoutSet.noLayout, let html { return html }
        let globals = globals(of: job, content: html.map { .markup($0) } ?? .null)
        do throws(Mistakes) {
            return try layouts.render(job.layout, globals: globals, options: options[job.language])
        } catch {
            let step = Diagnostic.Step("while rendering \(name(of: job))")
            throw Mistakes(
                error.all.map { mistake in
                    var mistake = mistake
                    mistake.trail.append(step)
                    return mistake
                })
        }
    }

    /// What a page shows within its layout; nil for lists.
    func text(of job: PageJob) -> BodyText? {
        switch job.subject {
        case .content(let page), .contentAsList(let page, _): context.bodies.kept(page, .html).body.text
        case .product(let index), .press(let index):
            context.bodies.prose(of: editions[job.language].products[index].product, .html)?.text ?? .kept([])
        case .list: nil
        }
    }

    private func globals(of job: PageJob, content: Value) -> PageGlobals {
        let page: Value
        var (product, paginator) = (Value.null, Value.null)
        var own: Int?
        let context = editions[job.language]
        switch job.subject {
        case .content(let index):
            own = index
            page = context.page(index)
            product = context.product(about: index)
        case .contentAsList(let index, let list):
            page = context.page(index)
            product = context.product(about: index)
            paginator = lists.covered[list].paginator(context)
        case .product(let index):
            page = .object(ProductPage.page(of: context.products[index], context))
            product = .lazy(context.products[index])
        case .press(let index):
            page = .object(PressPage.page(of: context.products[index].product, context))
            product = .lazy(context.products[index])
        case .list(let index):
            let list = lists.made[index]
            page = list.page(context, lists.versions(of: list, in: context.configuration.folder))
            paginator = lists.made[index].paginator(context)
        }
        let globals = PageGlobals(
            site: context.site(sites[job.language], page: own), page: page, theme: theme,
            data: .object(context.content.data), product: product, paginator: paginator, content: content)
        globals.jekyll = jekyll
        return globals
    }

    /// What a message calls a page.
    private func name(of job: PageJob) -> String {
        switch job.subject {
        case .content(let page), .contentAsList(let page, _): context.plan.pages[page].path
        case .product(let index), .press(let index):
            editions[job.language].products[index].product.source.path
        case .list(let index): lists.made[index].address.path
        }
    }
}
