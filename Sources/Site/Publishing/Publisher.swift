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
    private let cache: BodyCache

    /// A publisher.
    /// - Parameters:
    ///   - options: what decides which pages are made.
    ///   - pictures: where pictures come from.
    ///   - cache: the bodies of the build before, where one site is built again and again.
    public init(options: PublishingOptions, pictures: Pictures = Pictures(), cache: BodyCache = BodyCache()) {
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
        var work = PublishingWork(content, options: options, pictures: pictures, cache: cache)
        work.mistakes = mistakes
        work.renderBodies()
        work.describeProducts()
        work.compileTemplates()
        work.claimAddresses()
        if !work.mistakes.contains(where: { $0.severity == .error }) {
            work.drawCards()
            work.renderPages()
        }
        work.writeMachineFiles()
        work.writeSearchIndex()
        work.copyFiles()
        work.checkLinks()
        return work.publication()
    }
}
