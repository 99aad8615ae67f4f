import Dates
public import Diagnostics
import Files
import Highlighting
import Liquid
import Markdown
public import Site
import Values

/// Turns the content of a site into its pages, feeds and files.
public struct Publisher: Sendable {
    private let options: PublishingOptions
    private let pictures: Pictures
    private let cache: BodyCache?

    /// A publisher.
    /// - Parameters:
    ///   - options: what decides which pages are made.
    ///   - pictures: where pictures come from.
    ///   - cache: the bodies of the build before, where one site is built again and again.
    public init(options: PublishingOptions, pictures: Pictures = Pictures(), cache: BodyCache? = nil) {
        self.options = options
        self.pictures = pictures
        self.cache = cache
    }

    /// Makes everything, and finds every mistake on the way.
    /// - Parameters:
    ///   - content: what the folder holds.
    ///   - mistakes: what reading it has found already.
    /// - Returns: the site, and everything that is wrong with it.
    public func publish(_ content: SiteContent, mistakes: [Diagnostic] = []) -> Publication {
        let plan = buildPlan(of: content, mistakes: mistakes)
        // Nobody can find it obsolete.
        return plan.publication() ?? Publication(of: plan)
    }

    /// Decides what there will be, and leaves its making to whoever asks for it.
    /// - Parameters:
    ///   - content: what the folder holds.
    ///   - mistakes: what reading it has found already.
    /// - Returns: the site, not yet made; with an error among its mistakes it cannot be.
    public func buildPlan(of content: SiteContent, mistakes: [Diagnostic] = []) -> BuildPlan {
        let plan = SitePlan(content, options: options)
        let renderer = BodyRenderer(plan, fence: pictures.fence)
        let bodies = SiteBodies(plan, renderer, cache: cache)
        let products = SiteProducts(plan, renderer, pictures)
        let assets = AssetLibrary(theme: content.theme.assets, content: content.assets)
        let filters = SiteFilters(baseURL: plan.baseURL, assets: assets)
        let (layouts, mistakesInTemplates) = LayoutSet.compiled(content.theme, dialect: .site(filters.all))
        let context = RenderContext(
            plan, bodies, products.described, links: renderer.links, cards: CardDesk(plan, layouts, draw: pictures.card)
        )
        let feeds = SiteFeeds(context)
        let files = SiteFiles(drawings: products.drawings, copies: AuthoredCopy.all(of: context), assets: assets)
        let addresses = SiteAddresses(context, layouts, feeds, files)
        let maker = PageMaker(context, layouts, addresses.lists)
        let known = mistakes + bodies.foreign + products.mistakes + mistakesInTemplates + addresses.mistakes
        return BuildPlan(maker, feeds, files, renderer, mistakes: known, conflicts: addresses.conflicts)
    }
}
