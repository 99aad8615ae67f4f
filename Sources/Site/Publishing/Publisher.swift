import Dates
import Diagnostics
import Rendering
import Site
import Values

/// Turns the content of a site into its pages, feeds and files.
package struct Publisher: Sendable {
    let options: PublishingOptions
    let pictures: Pictures
    private let cache: BodyCache?
    let templates: ThemeTemplates?
    private let reuse: BuildReuse?

    /// A publisher.
    /// - Parameters:
    ///   - options: what decides which pages are made.
    ///   - pictures: where pictures come from.
    ///   - cache: the bodies of the build before, where one site is built again and again.
    ///   - templates: the templates of the site's theme, where they serve a kit as well.
    ///   - reuse: what of an earlier build stays.
    package init(
        options: PublishingOptions, pictures: Pictures = Pictures(), cache: BodyCache? = nil,
        templates: ThemeTemplates? = nil, reuse: BuildReuse? = nil
    ) {
        self.reuse = reuse
        self.options = options
        self.pictures = pictures
        self.cache = cache
        self.templates = templates
    }

    /// Makes everything, and finds every mistake on the way.
    /// - Parameters:
    ///   - content: what the folder holds.
    ///   - mistakes: what reading it has found already.
    /// - Returns: the site, and everything that is wrong with it.
    package func publish(_ content: SiteContent, mistakes: [Diagnostic] = []) -> Publication {
        let plan = buildPlan(of: content, mistakes: mistakes)
        // Nobody can find it obsolete.
        return plan.publication() ?? Publication(of: plan)
    }

    /// Decides what there will be, and leaves its making to whoever asks for it.
    /// - Parameters:
    ///   - content: what the folder holds.
    ///   - mistakes: what reading it has found already.
    /// - Returns: the site, not yet made; with an error among its mistakes it cannot be.
    package func buildPlan(of content: SiteContent, mistakes: [Diagnostic] = []) -> BuildPlan {
        let content = content.onStage(at: options.now)
        let plan = SitePlan(content, options.selection, baseURL: options.baseURL)
        let templates = templates ?? ThemeTemplates(content, baseURL: plan.baseURL, now: options.now)
        let renderer = BodyRenderer(
            content, shown: plan.pages, baseURL: plan.baseURL, templates: templates, draw: pictures.fence)
        let bodies = SiteBodies(
            plan, renderer, cache: cache, scratch: options.scratch, room: options.roomForTexts,
            isStrict: options.isStrict,
            isQuiet: { [reuse] in reuse?.isQuiet($0, $1) ?? false })
        let products = SiteProducts(plan, renderer, pictures)
        let (layouts, mistakesInTemplates) = LayoutSet.compiled(templates)
        let cards = CardDesk(plan, layouts, isStrict: options.isStrict, draw: pictures.card)
        let editions = Editions(plan, bodies, products, renderer) { cards[$0] }
        let feeds = SiteFeeds(editions)
        let files = SiteFiles(
            drawings: products.drawings, copies: AuthoredCopy.all(of: editions.base), assets: templates.assets,
            cards: cards, photographs: PhotographDesk(editions.base, renderer, pictures.photographs))
        let addresses = SiteAddresses(editions, layouts, feeds, files)
        let maker = PageMaker(editions, layouts, addresses.lists, isStrict: options.isStrict)
        var known = mistakes + bodies.foreign
        known += content.stages.mistakes + products.mistakes + mistakesInTemplates + addresses.mistakes
        known += Untranslated.summary(of: plan)
        return BuildPlan(
            options, maker, feeds, files, renderer, templates, reuse: reuse, mistakes: known,
            conflicts: addresses.conflicts)
    }
}
