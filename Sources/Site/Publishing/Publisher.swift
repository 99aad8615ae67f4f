import Dates
public import Diagnostics
public import Rendering
public import Site
import Values

/// Turns the content of a site into its pages, feeds and files.
public struct Publisher: Sendable {
    private let options: PublishingOptions
    private let pictures: Pictures
    private let cache: BodyCache?
    private let templates: ThemeTemplates?

    /// A publisher.
    /// - Parameters:
    ///   - options: what decides which pages are made.
    ///   - pictures: where pictures come from.
    ///   - cache: the bodies of the build before, where one site is built again and again.
    ///   - templates: the templates of the site's theme, where they serve a kit as well.
    public init(
        options: PublishingOptions, pictures: Pictures = Pictures(), cache: BodyCache? = nil,
        templates: ThemeTemplates? = nil
    ) {
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
    public func publish(_ content: SiteContent, mistakes: [Diagnostic] = []) -> Publication {
        let edition = edition(of: content, mistakes: mistakes)
        // Nobody can find it obsolete.
        return edition.publication() ?? Publication(of: edition)
    }

    /// Decides what there will be, and leaves its making to whoever asks for it.
    /// - Parameters:
    ///   - content: what the folder holds.
    ///   - mistakes: what reading it has found already.
    /// - Returns: the site, not yet made; with an error among its mistakes it cannot be.
    public func edition(of content: SiteContent, mistakes: [Diagnostic] = []) -> Edition {
        var work = PublishingWork(content, options: options, pictures: pictures, cache: cache, templates: templates)
        work.mistakes = mistakes
        work.renderBodies()
        work.describeProducts()
        work.reportLayouts()
        work.claimAddresses()
        work.orderCards()
        work.listPages()
        work.listFeeds()
        work.claimMachineFiles()
        return Edition(work)
    }
}
